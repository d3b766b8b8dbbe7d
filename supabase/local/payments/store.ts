import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { readJsonFile, writeJsonFile } from '../json-file.ts';

const metadata = z.record(z.string(), z.string());
const session = z.object({
  id: z.string(),
  object: z.literal('checkout.session'),
  mode: z.enum(['payment', 'subscription']),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid']),
  customer: z.string(),
  payment_intent: z.string().nullable(),
  subscription: z.string().nullable(),
  metadata,
  url: z.string().nullable(),
  success_url: z.string(),
  cancel_url: z.string(),
  locale: z.string(),
  amount_total: z.number(),
  currency: z.string(),
  name: z.string(),
  interval: z.enum(['month', 'year']).nullable(),
});
const payment = z.object({
  id: z.string(),
  customer: z.string(),
  amount: z.number(),
  currency: z.string(),
  created: z.number(),
  name: z.string(),
  refunded: z.number(),
  dispute: z.enum(['needs_response', 'won', 'lost']).nullable(),
});
const subscription = z.object({
  id: z.string(),
  object: z.literal('subscription'),
  customer: z.string(),
  status: z.enum(['active', 'past_due', 'canceled']),
  metadata,
  currency: z.string(),
  amount: z.number(),
  name: z.string(),
  interval: z.enum(['month', 'year']),
  start_date: z.number(),
  period_start: z.number(),
  period_end: z.number(),
  cancel_at_period_end: z.boolean(),
  ended_at: z.number().nullable(),
  payment_intent: z.string(),
});
const state = z.object({
  customers: z.record(z.string(), z.object({ id: z.string(), email: z.string() })),
  sessions: z.record(z.string(), session),
  payments: z.record(z.string(), payment),
  subscriptions: z.record(z.string(), subscription),
  answers: z.record(z.string(), z.object({ asked: z.string(), answer: z.string() })),
});
export type Session = z.infer<typeof session>;
export type Payment = z.infer<typeof payment>;
export type Subscription = z.infer<typeof subscription>;
type State = z.infer<typeof state>;

export const newId = (prefix: string): string => `${prefix}_${randomUUID().replaceAll('-', '')}`;
export const seconds = (): number => Math.floor(Date.now() / 1000);

/** The stub's state, stored in the data folder like the mailbox. */
export class PaymentStore {
  readonly state: State;
  /** Accepted events in order of arrival. */
  readonly taken: string[] = [];
  /** Delayed events and confirmations by session. A test can deliver them without waiting. */
  readonly late = new Map<string, () => Promise<void>>();
  readonly #file: string | undefined;

  constructor(dataDir: string | undefined) {
    this.#file = dataDir && join(dataDir, 'payments.json');
    const kept = this.#file ? readJsonFile(this.#file, state) : undefined;
    this.state = kept ?? { customers: {}, sessions: {}, payments: {}, subscriptions: {}, answers: {} };
  }

  save(): void {
    if (this.#file) writeJsonFile(this.#file, this.state);
  }

  charge(of: Pick<Payment, 'customer' | 'amount' | 'currency' | 'name'>): Payment {
    const { customer, amount, currency, name } = of;
    const made: Payment = {
      id: newId('pi'),
      customer,
      amount,
      currency,
      name,
      created: seconds(),
      refunded: 0,
      dispute: null,
    };
    this.state.payments[made.id] = made;
    return made;
  }

  sessionOf(payment_intent: string): Session | undefined {
    return Object.values(this.state.sessions).find((one) => one.payment_intent === payment_intent);
  }
}

/** Returns the same day one month or year later. If that month is too short, returns its last day. */
export function nextPeriod(from: number, interval: 'month' | 'year'): number {
  const at = new Date(from * 1000);
  const next = new Date(at);
  next.setUTCMonth(at.getUTCMonth() + (interval === 'year' ? 12 : 1));
  if (next.getUTCDate() !== at.getUTCDate()) next.setUTCDate(0);
  return Math.floor(next.getTime() / 1000);
}
