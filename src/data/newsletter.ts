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
 * Requests a confirmation e-mail for a subscription. Doesn't reveal whether the address was known. @throws
 * RequestError 429 after too many requests, 400 for an invalid address, 0 without an answer.
 */
export const subscribe = (subscription: Subscription): Promise<void> =>
  callFunction('newsletter', { action: 'subscribe', ...subscription });

/** @throws RequestError 404 for a link that does not work, for whatever reason. */
export const confirmSubscription = (token: string): Promise<void> =>
  callFunction('newsletter', { action: 'confirm', token });

/** @throws RequestError 404 for a link that is not ours; leaving twice is no error. */
export const unsubscribe = (token: string): Promise<void> =>
  callFunction('newsletter', { action: 'unsubscribe', token });
