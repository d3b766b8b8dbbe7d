import { callFunction } from './sync/function-call';

/** Turns reminders off. Repeating it is no error. @throws RequestError 404 for an unknown link. */
export const turnOffReminders = (token: string): Promise<void> => callFunction('reminders-off', { token });
