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
  /** The paid amount in the currency's smallest unit, like `returns`. */
  amount: number;
  currency: string;
  /** The last day, or the end of the paid period. */
  until: string;
  withdraw_until: string;
  withdrawn_at: string | null;
  /** The amount that withdrawing today returns, or that a withdrawal has returned. */
  returns: number;
}

export interface Purchase extends Bought {
  /** False if the purchase ended with its deleted plan. */
  held: boolean;
  state: 'paid' | 'disputed' | 'refunded';
  paid_at: string;
}

export interface Subscription extends Bought {
  status: string;
  period: BillingPeriod;
  started_at: string;
  /** True if the subscription isn't renewed. */
  ends: boolean;
  grace: boolean;
}

export interface Billing {
  tier: PlanTier;
  /** End of the paid period; null if unknown. */
  until: string | null;
  /** The last day of Basic if it is extended today; null if extending isn't offered. */
  extended_until: string | null;
  purchases: readonly Purchase[];
  subscriptions: readonly Subscription[];
}

export async function readBilling(signal: AbortSignal): Promise<Billing> {
  const { db } = await dataClient();
  // The generated types only say that it is JSON.
  return unwrap(await db.rpc('own_billing').abortSignal(signal)) as unknown as Billing;
}

export const billingQuery = (userId: string) =>
  queryOptions({
    queryKey: ['tier', userId, 'billing'],
    queryFn: ({ signal }) => readBilling(signal),
  });

/**
 * Returns the payment page's address and its session. @throws RequestError 403 for an account to be deleted, 409 if the
 * tier is already held, 423 while another window pays, 503 if nothing is sold online.
 */
export const startCheckout = (wish: {
  offer: Offer;
  currency: PriceCurrency;
  language: Language;
  /** Address of the page to return to. */
  back: string;
  begin_at_once: true;
}): Promise<{ url: string; session: string }> => callFunction('checkout', wish);

/**
 * Reads the account's purchases and the state of a payment session from the payment service: `waits` for a
 * bank, `none` if the session isn't the account's.
 */
export const refreshBilling = (session: string): Promise<{ payment: 'paid' | 'waits' | 'none' }> =>
  callFunction('billing', { action: 'refresh', session });
/**
 * Returns the address of the payment service's page of invoices and cards. @throws RequestError 404 if there
 * are none yet.
 */
export const openPortal = (language: Language): Promise<{ url: string }> =>
  callFunction('billing', { action: 'portal', language });
/** Lets a subscription end with its paid period, or renews it after all. */
export const endSubscription = (ends: boolean): Promise<void> =>
  callFunction('billing', { action: ends ? 'end' : 'resume' });
/** Withdraws from a contract. @throws RequestError 410 after fourteen days. */
export const withdrawFrom = (id: string): Promise<void> =>
  callFunction('billing', { action: 'withdraw', id });
/** Mails a plan's owner the tier that an editor asks for. @throws RequestError 429 if that was done today. */
export const sendOwnerOffer = (plan_id: string, tier: PlanTier): Promise<void> =>
  callFunction('billing', { action: 'offer', plan_id, tier });
