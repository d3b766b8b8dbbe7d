import { queryOptions } from '@tanstack/react-query';
import type { BillingPeriod } from '@/domain/pricing';
import type { Offer, PriceCurrency } from '@/domain/pricing.data';
import type { PlanTier } from '@/domain/tiers';
import { dataClient } from '@/lib/supabase';
import type { Language } from '@/lib/texts';
import { callFunction } from './sync/function-call';
import { unwrap } from './sync/request';

interface Bought {
  id: string;
  /** Paid amount in the currency's smallest unit. `returns` uses the same unit. */
  amount: number;
  currency: string;
  /** Last day of the purchase, or of the paid period. */
  until: string;
  withdraw_until: string;
  withdrawn_at: string | null;
  /** Amount that the buyer would get back by withdrawing today, or got back by withdrawing earlier. */
  returns: number;
}

export interface Purchase extends Bought {
  /** False if the plan was deleted, which ends the purchase. */
  held: boolean;
  state: 'paid' | 'disputed' | 'refunded';
  paid_at: string;
}

export interface Subscription extends Bought {
  status: string;
  period: BillingPeriod;
  started_at: string;
  /** True if the subscription won't be renewed. */
  ends: boolean;
  grace: boolean;
}

export interface Billing {
  tier: PlanTier;
  /** End of the paid period, or null if unknown. */
  until: string | null;
  /** Last day of Basic if it is extended today. Null if an extension isn't offered. */
  extended_until: string | null;
  purchases: readonly Purchase[];
  subscriptions: readonly Subscription[];
}

export async function readBilling(signal: AbortSignal): Promise<Billing> {
  const { db } = await dataClient();
  // The generated type is only `Json`.
  return unwrap(await db.rpc('own_billing').abortSignal(signal)) as unknown as Billing;
}

export const billingQuery = (userId: string) =>
  queryOptions({
    queryKey: ['tier', userId, 'billing'],
    queryFn: ({ signal }) => readBilling(signal),
  });

/**
 * Returns the payment page's URL and the payment session. @throws RequestError 403 if the account is about to
 * be deleted, 409 if the account has the tier already, 423 while a payment is open in another window, 503 if
 * nothing is sold online.
 */
export const startCheckout = (wish: {
  offer: Offer;
  currency: PriceCurrency;
  language: Language;
  back: string;
  begin_at_once: true;
}): Promise<{ url: string; session: string }> => callFunction('checkout', wish);

/**
 * Makes the service read the account's purchases from the payment service. Returns the state of a payment
 * session: `waits` while a bank's confirmation is missing, or `none` if the session belongs to another
 * account.
 */
export const refreshBilling = (session: string): Promise<{ payment: 'paid' | 'waits' | 'none' }> =>
  callFunction('billing', { action: 'refresh', session });
/**
 * Returns the URL of the payment service's page with invoices and cards. @throws RequestError 404 if there
 * are none yet.
 */
export const openPortal = (language: Language): Promise<{ url: string }> =>
  callFunction('billing', { action: 'portal', language });
/** Cancels a subscription at the end of its paid period, or revokes the cancellation. */
export const endSubscription = (ends: boolean): Promise<void> =>
  callFunction('billing', { action: ends ? 'end' : 'resume' });
/** Withdraws from a purchase. @throws RequestError 410 after fourteen days. */
export const withdrawFrom = (id: string): Promise<void> =>
  callFunction('billing', { action: 'withdraw', id });
/**
 * Tells a plan's owner by e-mail that an editor asks for a higher tier. @throws RequestError 429 if this was
 * done today already.
 */
export const sendOwnerOffer = (plan_id: string, tier: PlanTier): Promise<void> =>
  callFunction('billing', { action: 'offer', plan_id, tier });
