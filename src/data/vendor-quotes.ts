import { centsFromNumeric, numericFromCents } from '@/domain/money';
import type { CancelTerm, Instalment } from '@/domain/vendors/quote';
import type { VendorQuote } from '@/domain/vendors/vendor';
import { rateIn, rateOut } from './rates';
import { defineNoun, type StoredRows } from './sync/noun';

type QuoteRow = StoredRows['vendor_quotes'];

const cents = (value: number | null) => (value === null ? null : centsFromNumeric(value));
const numeric = (value: number | null) => (value === null ? null : numericFromCents(value));

/**
 * Reads a list stored as JSON, whose structure the database has checked. Percentages are stored in percent
 * and used in hundredths of a percent.
 */
const list = (value: unknown): readonly Record<string, unknown>[] => (Array.isArray(value) ? value : []);
const instalmentsOf = (value: unknown): Instalment[] =>
  list(value).map(({ rate, days_before }) => ({
    rate: Math.round(Number(rate) * 100),
    days_before: Number(days_before),
  }));
const stepsOf = (value: unknown): CancelTerm[] =>
  list(value).map(({ fee, days_before }) => ({
    fee: Math.round(Number(fee) * 100),
    days_before: Number(days_before),
  }));

const toQuote = ({ plan_id: _, created_at, updated_at, ...row }: QuoteRow): VendorQuote => ({
  ...row,
  price: cents(row.price),
  child_price: cents(row.child_price),
  extra_guest: cents(row.extra_guest),
  minimum_spend: cents(row.minimum_spend),
  extra_hour: cents(row.extra_hour),
  travel: cents(row.travel),
  extras: cents(row.extras),
  guarantee: cents(row.guarantee),
  deposit: cents(row.deposit),
  tax_rate: row.tax_rate === null ? null : rateIn(row.tax_rate),
  service_rate: cents(row.service_rate),
  deposit_rate: cents(row.deposit_rate),
  hours_included: row.hours_included === null ? null : Number(row.hours_included),
  rating: row.rating === null ? null : Number(row.rating),
  includes: Array.isArray(row.includes) ? row.includes.map(String) : [],
  instalments: instalmentsOf(row.instalments),
  cancellation: stepsOf(row.cancellation),
  own_lines: list(row.own_lines).map(({ name, text }) => ({ name: String(name), text: String(text) })),
});

const toJson = ({ id: _, version, ...quote }: VendorQuote) => ({
  ...quote,
  price: numeric(quote.price),
  child_price: numeric(quote.child_price),
  extra_guest: numeric(quote.extra_guest),
  minimum_spend: numeric(quote.minimum_spend),
  extra_hour: numeric(quote.extra_hour),
  travel: numeric(quote.travel),
  extras: numeric(quote.extras),
  guarantee: numeric(quote.guarantee),
  deposit: numeric(quote.deposit),
  tax_rate: quote.tax_rate === null ? null : rateOut(quote.tax_rate),
  service_rate: numeric(quote.service_rate),
  deposit_rate: numeric(quote.deposit_rate),
  includes: [...quote.includes],
  instalments: quote.instalments.map(({ rate, days_before }) => ({ rate: rate / 100, days_before })),
  cancellation: quote.cancellation.map(({ fee, days_before }) => ({ fee: fee / 100, days_before })),
  own_lines: quote.own_lines.map((line) => ({ ...line })),
});

/** A plan's quotes, sorted by the vendor's name. */
export const QUOTES = defineNoun({
  table: 'vendor_quotes',
  select: 'vendor_quotes(*)',
  toRow: toQuote,
  toJson,
  compare: (a: VendorQuote, b: VendorQuote) =>
    a.vendor_name.localeCompare(b.vendor_name) || a.id.localeCompare(b.id),
});
