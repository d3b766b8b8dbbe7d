import type Stripe from 'stripe';
import { call } from './database.ts';
import { idOf } from './stripe.ts';

/**
 * This file stores purchases and subscriptions as the payment service reports them. Before each read, the
 * caller gets a number (`next_payment_read`, `note_payment_event`), so that an outdated read overwrites
 * nothing.
 */
const moment = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** A disputed payment counts as paid again once we have won the dispute. */
async function stateOf(
  service: Stripe,
  payment: string,
  charge: Stripe.Charge,
): Promise<'paid' | 'disputed' | 'refunded'> {
  if (charge.amount_refunded >= charge.amount) return 'refunded';
  if (!charge.disputed) return 'paid';
  const { data } = await service.disputes.list({ payment_intent: payment, limit: 1 });
  const status = data[0]?.status;
  if (status === 'lost') return 'refunded';
  return status === undefined || status === 'won' || status.startsWith('warning_') ? 'paid' : 'disputed';
}

async function keepPurchase(
  service: Stripe,
  session: Stripe.Checkout.Session,
  read_no: unknown,
  again = true,
): Promise<void> {
  const payment = session.payment_intent;
  if (session.payment_status !== 'paid' || payment === null || typeof payment === 'string') return;
  const charge = payment.latest_charge;
  if (charge === null || typeof charge === 'string') return;
  const purchase = {
    id: session.id,
    user_id: session.metadata?.user_id,
    payment_id: payment.id,
    amount: charge.amount,
    refunded: charge.amount_refunded,
    currency: charge.currency.toUpperCase(),
    state: await stateOf(service, payment.id, charge),
    paid_at: moment(charge.created),
    begun_at: session.metadata?.begun_at,
  };
  const kept = await call('keep_purchase', { purchase, read_no });
  if (kept !== 'second' || !again) return;
  await service.refunds.create(
    { payment_intent: payment.id, reason: 'duplicate' },
    { idempotencyKey: `second/${session.id}` },
  );
  await keepPurchase(service, await readSession(service, session.id), read_no, false);
}

const readSession = (service: Stripe, id: string): Promise<Stripe.Checkout.Session> =>
  service.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });

/**
 * Reads a checkout session from the payment service and stores its result. Sessions that aren't ours are
 * ignored.
 */
export async function keepSession(
  service: Stripe,
  id: string,
  read_no: unknown,
): Promise<Stripe.Checkout.Session> {
  const session = await readSession(service, id);
  if (!session.metadata?.user_id) return session;
  if (session.mode === 'payment') await keepPurchase(service, session, read_no);
  if (session.subscription) await keepSubscription(service, idOf(session.subscription), read_no);
  // The purchase must be stored before another attempt can begin.
  if (session.status !== 'open' && session.metadata.attempt)
    await call('end_checkout', { attempt: session.metadata.attempt });
  return session;
}

export async function latestPayment(service: Stripe, id: string): Promise<string | null> {
  const { latest_invoice } = await service.subscriptions.retrieve(id, {
    expand: ['latest_invoice.payments'],
  });
  if (latest_invoice === null || typeof latest_invoice === 'string') return null;
  const paid = latest_invoice.payments?.data.find(({ status }) => status === 'paid');
  return paid?.payment.payment_intent ? idOf(paid.payment.payment_intent) : null;
}

/**
 * Returns the end of the paid period, in seconds since 1970. If a renewal failed, this is the end of the
 * previous period.
 */
function paidUntil(subscription: Stripe.Subscription, item: Stripe.SubscriptionItem): number {
  const { status, ended_at } = subscription;
  if (status === 'past_due' || status === 'unpaid') return item.current_period_start;
  return Math.min(ended_at ?? item.current_period_end, item.current_period_end);
}

export async function keepSubscription(
  service: Stripe,
  id: string,
  read_no: unknown,
  again = true,
): Promise<void> {
  const one = await service.subscriptions.retrieve(id);
  const item = one.items.data[0];
  // A subscription without a first payment isn't stored.
  if (!one.metadata.user_id || item === undefined || one.status.startsWith('incomplete')) return;
  const ends = one.cancel_at_period_end || one.cancel_at !== null || one.ended_at !== null;
  const subscription = {
    id,
    user_id: one.metadata.user_id,
    period: item.price.recurring?.interval === 'year' ? 'yearly' : 'monthly',
    status: one.status,
    amount: item.price.unit_amount ?? 0,
    currency: one.currency.toUpperCase(),
    started_at: moment(one.start_date),
    until: moment(paidUntil(one, item)),
    ends,
    grace: !ends && (one.status === 'active' || one.status === 'past_due'),
    begun_at: one.metadata.begun_at,
  };
  const kept = await call('keep_subscription', { subscription, read_no });
  if (kept !== 'second' || !again) return;
  await endNow(service, id, undefined, `second/${id}`);
  await keepSubscription(service, id, read_no, false);
}

/** Refunds the latest payment, in full if `amount` is missing, and ends the subscription at once. */
export async function endNow(
  service: Stripe,
  id: string,
  amount: number | undefined,
  key: string,
): Promise<void> {
  const payment = await latestPayment(service, id);
  if (payment !== null && amount !== 0)
    await service.refunds.create(
      { payment_intent: payment, ...(amount === undefined ? {} : { amount }) },
      { idempotencyKey: key },
    );
  const { ended_at } = await service.subscriptions.retrieve(id);
  if (ended_at === null) await service.subscriptions.cancel(id);
}

export const nextRead = (): Promise<unknown> => call('next_payment_read', {});
