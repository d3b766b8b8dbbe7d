import type { Language } from '@/lib/texts';
import { callFunction } from './sync/function-call';

interface Subscription {
  email: string;
  language: Language;
  /** The field that no person sees. */
  website: string;
  /** Milliseconds since the form could be filled. */
  fill_ms: number;
}

/**
 * Asks for a mail that confirms the subscription. Whether the address was known is not told.
 *
 * @throws RequestError 429 after too many requests, 400 for what is no address, 0 when no answer came.
 */
export const subscribe = (subscription: Subscription): Promise<void> =>
  callFunction('newsletter', { action: 'subscribe', ...subscription });

/** @throws RequestError 404 for a link that does not work, for whatever reason. */
export const confirmSubscription = (token: string): Promise<void> =>
  callFunction('newsletter', { action: 'confirm', token });

/** @throws RequestError 404 for a link that is not ours; leaving twice is no error. */
export const unsubscribe = (token: string): Promise<void> =>
  callFunction('newsletter', { action: 'unsubscribe', token });
