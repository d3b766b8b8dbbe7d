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
  /** In the service's smallest units of the currency, as `returns` is. */
  amount: number;
  currency: string;
  /** The last day, or the end of what is paid. */
  until: string;
  withdraw_until: string;
  withdrawn_at: string | null;
  /** What withdrawing today returns, or did return. */
  returns: number;
}

export interface Purchase extends Bought {
  /** False where it went along with its plan. */
  held: boolean;
  state: 'paid' | 'disputed' | 'refunded';
  paid_at: string;
}

export interface Subscription extends Bought {
  status: string;
  period: BillingPeriod;
  started_at: string;
  /** It is not renewed. */
  ends: boolean;
  grace: boolean;
}

export interface Billing {
  tier: PlanTier;
  /** End of the paid period; null if unknown. */
  until: string | null;
  /** The last day of Basic if it is extended today; null while that isn't offered. */
  extended_until: string | null;
  purchases: readonly Purchase[];
  subscriptions: readonly Subscription[];
}

export async function readBilling(signal: AbortSignal): Promise<Billing> {
  const { db } = await dataClient();
  // The generated types know no more than that it is JSON.
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
  /** The page to come back to. */
  back: string;
  begin_at_once: true;
}): Promise<{ url: string; session: string }> => callFunction('checkout', wish);

/**
 * Reads at the service again what the account has bought, and what became of the session that somebody comes back from:
 * `waits` for a bank, or there is `none` of theirs.
 */
export const refreshBilling = (session: string): Promise<{ payment: 'paid' | 'waits' | 'none' }> =>
  callFunction('billing', { action: 'refresh', session });
/** The service's own page of invoices and cards. @throws RequestError 404 where there is nothing yet. */
export const openPortal = (language: Language): Promise<{ url: string }> =>
  callFunction('billing', { action: 'portal', language });
/** Ends at the end of what is paid, or goes on after all. */
export const endSubscription = (ends: boolean): Promise<void> =>
  callFunction('billing', { action: ends ? 'end' : 'resume' });
/** @throws RequestError 410 where fourteen days have passed. */
export const withdrawFrom = (id: string): Promise<void> =>
  callFunction('billing', { action: 'withdraw', id });
/** Mails the owner of a plan what an editor asks for. @throws RequestError 429 where it was sent today. */
export const sendOwnerOffer = (plan_id: string, tier: PlanTier): Promise<void> =>
  callFunction('billing', { action: 'offer', plan_id, tier });
