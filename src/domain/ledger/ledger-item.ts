import type { DateText } from '../calendar';
import { type Cents, unitOf } from '../money';
import type { Category } from '../plan/facts';

export const ENTRY_KINDS = ['payment', 'deposit', 'refund'] as const;
/** Kinds of instalments: a deposit is paid in advance and counts as a payment; a refund comes back. */
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** One instalment of a budget item. */
export type LedgerEntry = {
  readonly id: string;
  readonly kind: EntryKind;
  /** Above zero for every kind. */
  readonly amount: Cents;
  readonly due_date: DateText;
  readonly paid_date: DateText | null;
  readonly payer: string | null;
};

/**
 * Cancelling on or before the day costs this part of the committed amount; after the last step, all of it.
 */
export type CancellationStep = {
  readonly cancel_by: DateText;
  /** Fee in hundredths of a percent: 2500 is 25 %. */
  readonly fee: number;
};

/** The specification's budget item with its instalments. Rates are hundredths of a percent: 2100 is 21 %, 887.5 is 8.875 %. */
export type LedgerItem = {
  readonly id: string;
  readonly category: Category;
  readonly vendor_name: string;
  /** The expected complete cost. */
  readonly planned_amount: Cents;
  /** The agreed price; null without one. */
  readonly actual_amount: Cents | null;
  readonly tax_rate: number;
  readonly tax_included: boolean;
  readonly service_rate: number;
  readonly service_included: boolean;
  readonly description: string | null;
  /** Due date of the part without instalments. */
  readonly payment_date: DateText | null;
  readonly payments: readonly LedgerEntry[];
  readonly cancellation: readonly CancellationStep[];
};

/** A new item's fields. */
export const EMPTY_ITEM: Omit<LedgerItem, 'id'> = {
  category: 'miscellaneous',
  vendor_name: '',
  planned_amount: 0,
  actual_amount: null,
  tax_rate: 0,
  tax_included: true,
  service_rate: 0,
  service_included: true,
  description: null,
  payment_date: null,
  payments: [],
  cancellation: [],
};

/** The specification's highest amount of an item: 10,000,000.00. */
export const MAX_AMOUNT: Cents = 1_000_000_000;
export const MAX_RATE = 10_000;
/** The database's maximum per item. */
export const MAX_PAYMENTS = 24;
export const MAX_STEPS = 10;
export const MAX_CONTRIBUTIONS = 100;

/**
 * Returns a part of an amount in whole units of its currency, halves away from zero, like the database's
 * `round`.
 */
export function percentOf(amount: Cents, rate: number, currency: string): Cents {
  const unit = unitOf(currency);
  // Rates have at most three decimals, so that they are exact as integers.
  const whole = MAX_RATE * 10 * unit;
  return Math.floor((amount * Math.round(rate * 10) + whole / 2) / whole) * unit;
}

type Price = {
  readonly service: Cents;
  readonly tax: Cents;
  /** Final amount to pay. */
  readonly total: Cents;
};

type Rates = Pick<LedgerItem, 'tax_rate' | 'tax_included' | 'service_rate' | 'service_included'>;

/** Adds service to the amount and tax to both, each only if it isn't included. */
export function priceOf(amount: Cents, rates: Rates, currency: string): Price {
  const service = rates.service_included ? 0 : percentOf(amount, rates.service_rate, currency);
  const tax = rates.tax_included ? 0 : percentOf(amount + service, rates.tax_rate, currency);
  return { service, tax, total: amount + service + tax };
}

/** Returns an entry's amount, negative for a refund. */
export const signed = ({ kind, amount }: Pick<LedgerEntry, 'kind' | 'amount'>): Cents =>
  kind === 'refund' ? -amount : amount;
