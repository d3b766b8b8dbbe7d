import type { Language } from '@/lib/texts';
import { callFunction } from './sync/function-call';

interface Subscription {
  email: string;
  language: Language;
  /** Honeypot field. Only bots fill it in. */
  website: string;
  /** Milliseconds since the form was shown. */
  fill_ms: number;
}

/**
 * Requests a confirmation e-mail for a subscription. The response doesn't reveal whether the address was
 * known. @throws RequestError 429 after too many requests, 400 for an invalid address, 0 if no response
 * arrived.
 */
export const subscribe = (subscription: Subscription): Promise<void> =>
  callFunction('newsletter', { action: 'subscribe', ...subscription });

/** Confirms a subscription. @throws RequestError 404 for an invalid link, whatever the reason. */
export const confirmSubscription = (token: string): Promise<void> =>
  callFunction('newsletter', { action: 'confirm', token });

/** Ends a subscription. Idempotent. @throws RequestError 404 for an unknown link. */
export const unsubscribe = (token: string): Promise<void> =>
  callFunction('newsletter', { action: 'unsubscribe', token });
