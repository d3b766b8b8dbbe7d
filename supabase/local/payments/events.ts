import Stripe from 'stripe';
import { newId, nextPeriod, type PaymentStore, type Session, type Subscription, seconds } from './store.ts';

export type Tell = (type: string, object: object) => Promise<void>;

export async function signedEvent(
  type: string,
  object: object,
  secret: string,
  id = newId('evt'),
  created = seconds(),
): Promise<{ body: string; signature: string }> {
  const body = JSON.stringify({
    id,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created,
    type,
    data: { object },
  });
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload: body, secret });
  return { body, signature };
}

const TRIES = 3;

/** Sends events to `url`, and repeats those that were refused. Calls `taken` for each accepted event. */
export const teller =
  (url: string, secret: string, taken: (type: string, object: object) => void): Tell =>
  async (type, object) => {
    const { body, signature } = await signedEvent(type, object, secret);
    for (let tries = 0; tries < TRIES; tries++) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
        body,
      }).catch(() => undefined);
      if (answer?.ok) return taken(type, object);
    }
    console.warn(`[local payments] nobody took ${type}`);
  };

/** Delay of late events and of a slow bank, in milliseconds. */
const LATE_MS = 30_000;

/** Runs `work` once: after the delay, or earlier if a test triggers it. */
function later(store: PaymentStore, { id }: Session, work: () => Promise<void>): void {
  const run = async () => {
    if (!store.late.delete(id)) return;
    clearTimeout(timer);
    await work();
  };
  const timer = setTimeout(() => void run(), LATE_MS).unref();
  store.late.set(id, run);
}

/** Delays events, so that the person returns to the app before the event about their payment arrives. */
export const tellLater =
  (tell: Tell, store: PaymentStore, session: Session): Tell =>
  async (type, object) =>
    later(store, session, () => tell(type, object));

/** Simulates a bank that confirms the payment later. Until then, the session stays unpaid. */
export async function payByBank(store: PaymentStore, session: Session, tell: Tell): Promise<void> {
  Object.assign(session, { status: 'complete', url: null });
  await tell('checkout.session.completed', session);
  later(store, session, async () => {
    await pay(store, session, tell, 'checkout.session.async_payment_succeeded');
    store.save();
  });
}

export async function pay(
  store: PaymentStore,
  session: Session,
  tell: Tell,
  type = 'checkout.session.completed',
): Promise<void> {
  const { customer, amount_total: amount, currency, name, interval } = session;
  const payment = store.charge({ customer, amount, currency, name });
  Object.assign(session, { status: 'complete', payment_status: 'paid', url: null });
  if (interval === null) {
    session.payment_intent = payment.id;
    return tell(type, session);
  }
  const now = seconds();
  const made: Subscription = {
    id: newId('sub'),
    object: 'subscription',
    customer,
    status: 'active',
    metadata: session.metadata,
    currency,
    amount,
    name,
    interval,
    start_date: now,
    period_start: now,
    period_end: nextPeriod(now, interval),
    cancel_at_period_end: false,
    ended_at: null,
    payment_intent: payment.id,
  };
  store.state.subscriptions[made.id] = made;
  session.subscription = made.id;
  await tell('customer.subscription.created', made);
  await tell(type, session);
}

/**
 * Starts the next period whether or not it is paid, because the payment service charges only after the start.
 */
export async function renew(
  store: PaymentStore,
  one: Subscription,
  paid: boolean,
  tell: Tell,
): Promise<void> {
  one.period_start = one.period_end;
  one.period_end = nextPeriod(one.period_start, one.interval);
  one.status = paid ? 'active' : 'past_due';
  if (paid) one.payment_intent = store.charge(one).id;
  await tell(paid ? 'invoice.paid' : 'invoice.payment_failed', {
    object: 'invoice',
    parent: { subscription_details: { subscription: one.id } },
  });
  await tell('customer.subscription.updated', one);
}

export async function end(one: Subscription, tell: Tell): Promise<void> {
  one.status = 'canceled';
  one.ended_at = seconds();
  await tell('customer.subscription.deleted', one);
}

export async function refund(
  store: PaymentStore,
  payment_intent: string,
  amount: number | undefined,
  tell: Tell,
): Promise<number> {
  const payment = store.state.payments[payment_intent];
  if (!payment) return 0;
  const left = payment.amount - payment.refunded;
  const paidBack = Math.min(amount ?? left, left);
  payment.refunded += paidBack;
  await tell('charge.refunded', { object: 'charge', payment_intent });
  return paidBack;
}

export async function dispute(
  store: PaymentStore,
  payment_intent: string,
  status: 'needs_response' | 'won' | 'lost',
  tell: Tell,
): Promise<void> {
  const payment = store.state.payments[payment_intent];
  if (!payment) return;
  payment.dispute = status;
  const type = status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed';
  await tell(type, { object: 'dispute', payment_intent });
}
