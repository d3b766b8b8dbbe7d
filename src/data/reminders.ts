import { callFunction } from './sync/function-call';

/** Turns e-mail reminders off. Idempotent. @throws RequestError 404 for an unknown link. */
export const turnOffReminders = (token: string): Promise<void> => callFunction('reminders-off', { token });
