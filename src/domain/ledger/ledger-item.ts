import type { DateText } from '../calendar';
import { type Cents, unitOf } from '../money';
import type { Category } from '../plan/facts';

export const ENTRY_KINDS = ['payment', 'deposit', 'refund'] as const;
/**
 * Kinds of instalments. A deposit is paid in advance and counts as a payment. A refund is money that the
 * payer gets back.
 */
export type EntryKind = (typeof ENTRY_KINDS)[number];

export type LedgerEntry = {
  readonly id: string;
  readonly kind: EntryKind;
  /** Always positive; `kind` tells whether it is a refund. */
  readonly amount: Cents;
  readonly due_date: DateText;
  readonly paid_date: DateText | null;
  readonly payer: string | null;
};

/** Cost of cancelling on or before `cancel_by`. After the last step, the full committed amount is lost. */
export type CancellationStep = {
  readonly cancel_by: DateText;
  /** Fee as a share of the committed amount, in hundredths of a percent: 2500 is 25 %. */
  readonly fee: number;
};

/**
 * A budget item as in the specification, with instalments. Rates are in hundredths of a percent: 2100 is 21
 * %, and 887.5 is 8.875 %.
 */
export type LedgerItem = {
  readonly id: string;
  readonly category: Category;
  readonly vendor_name: string;
  readonly planned_amount: Cents;
  /** Agreed price; null if no price is agreed. */
  readonly actual_amount: Cents | null;
  readonly tax_rate: number;
  readonly tax_included: boolean;
  readonly service_rate: number;
  readonly service_included: boolean;
  readonly description: string | null;
  /** Due date of the amount that no instalment covers. */
  readonly payment_date: DateText | null;
  readonly payments: readonly LedgerEntry[];
  readonly cancellation: readonly CancellationStep[];
};

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

/** Maximum amount of an item in the specification: 10,000,000.00. */
export const MAX_AMOUNT: Cents = 1_000_000_000;
export const MAX_RATE = 10_000;
/** Maximum number of instalments per item, as in the database. */
export const MAX_PAYMENTS = 24;
export const MAX_STEPS = 10;
export const MAX_CONTRIBUTIONS = 100;

/**
 * Returns a percentage of an amount, rounded to the currency's smallest unit. Halves round away from zero, as
 * in the database's `round`.
 */
export function percentOf(amount: Cents, rate: number, currency: string): Cents {
  const unit = unitOf(currency);
  // A percentage has at most three decimals, so ten times the rate is an integer and the calculation is
  // exact.
  const whole = MAX_RATE * 10 * unit;
  return Math.floor((amount * Math.round(rate * 10) + whole / 2) / whole) * unit;
}

type Price = {
  readonly service: Cents;
  readonly tax: Cents;
  readonly total: Cents;
};

type Rates = Pick<LedgerItem, 'tax_rate' | 'tax_included' | 'service_rate' | 'service_included'>;

/**
 * Adds the service charge to the amount, and then adds the tax on this sum. A charge that the price includes
 * isn't added again.
 */
export function priceOf(amount: Cents, rates: Rates, currency: string): Price {
  const service = rates.service_included ? 0 : percentOf(amount, rates.service_rate, currency);
  const tax = rates.tax_included ? 0 : percentOf(amount + service, rates.tax_rate, currency);
  return { service, tax, total: amount + service + tax };
}

/** Returns the amount; negative for a refund. */
export const signed = ({ kind, amount }: Pick<LedgerEntry, 'kind' | 'amount'>): Cents =>
  kind === 'refund' ? -amount : amount;
