import { callFunction } from './sync/function-call';

/** @throws RequestError 404 for a link that is not ours; turning off twice is no error. */
export const turnOffReminders = (token: string): Promise<void> => callFunction('reminders-off', { token });
