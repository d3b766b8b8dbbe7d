import type { DateText } from '../calendar';
import type { Cents } from '../money';
import type { Category } from '../plan/facts';
import { type DateSetting, findDates } from '../reading/date';
import { findMoney, inCurrency, type MoneyFound } from '../reading/money';
import { byPlace, categoryNamed, type Found, without } from '../reading/words';
import type { EntryKind } from './ledger-item';
import { nameOf } from './quick-name';

/** Result of a line and its chips: previewed, then booked as shown. */
export type QuickEntry = {
  readonly vendor_name: string;
  readonly amount: Cents;
  /** Due or paid date; null if missing. */
  readonly date: DateText | null;
  readonly paid: boolean;
  readonly kind: EntryKind;
  /** The category; null if missing. */
  readonly category: Category | null;
};

/** The person's choice among a line's readings. */
export interface QuickChoice {
  readonly amount: Cents | null;
  /** The date; '' if the words belong to the name. */
  readonly date: DateText | null;
}
/** Chips pressed beside a line. */
export interface QuickPresses {
  /** `today`: paid today. `paid`: paid on `day`. `due`: due on `day`. */
  readonly when: 'today' | 'paid' | 'due' | null;
  /** The day of `paid` or `due`; '' while it is being typed. */
  readonly day: DateText | null;
  readonly kind: EntryKind | null;
  readonly category: Category | null;
}

type QuickReading = {
  /** Possible amounts; several if the line is ambiguous. */
  readonly amounts: readonly MoneyFound[];
  readonly dates: readonly Found<DateText>[];
} & (
  | { readonly status: 'missing'; readonly missing: 'everything' | 'amount' | 'vendor' }
  | { readonly status: 'asked'; readonly asked: 'amount' | 'currency' | 'date' }
  | {
      readonly status: 'clear';
      readonly vendor_name: string;
      readonly amount: MoneyFound;
      readonly date: DateText | null;
    }
);

/** The most readings offered; a line with more should be typed again. */
const MOST = 6;

function distinct<F extends Found<unknown>>(found: readonly F[]): F[] {
  return found.filter((one, i) => found.findIndex(({ value }) => value === one.value) === i).slice(0, MOST);
}

/**
 * Finds the amounts in a line. In "Studio 54 $800" one amount has a currency, so that a short number before
 * it belongs to the name. A number at the beginning may be a quantity ("60 bottles at $7") and is asked
 * about.
 */
function amountsIn(text: string): MoneyFound[] {
  const found = findMoney(text);
  const [signed, ...more] = byPlace(found.filter(({ codes }) => codes !== null));
  const first = signed?.[0];
  if (!first || more.length > 0) return distinct(found);
  const short = ({ from, to, codes }: MoneyFound) =>
    codes === null && to - from <= 2 && to <= first.from && text.slice(0, from).trim() !== '';
  return distinct(found.filter((one) => !short(one)));
}

/** Parses name, amount and an unambiguous date. Ambiguous input is never decided here. */
export function readQuickLine(
  typed: string,
  { currency, ...setting }: DateSetting & { readonly currency: string },
  chosen: QuickChoice = { amount: null, date: null },
): QuickReading {
  const line = typed.normalize('NFC');
  const dates = distinct(findDates(line, setting));
  const amounts = amountsIn(without(line, dates));
  const found = { amounts, dates };
  if (line.trim() === '') return { ...found, status: 'missing', missing: 'everything' };
  if (amounts.length === 0) return { ...found, status: 'missing', missing: 'amount' };
  const [only] = amounts;
  const sure = amounts.length === 1 && only && inCurrency(only, currency) ? only : null;
  const amount = amounts.find(({ value }) => value === chosen.amount) ?? sure;
  if (!amount) return { ...found, status: 'asked', asked: amounts.length === 1 ? 'currency' : 'amount' };
  const date = dates.length === 1 ? dates[0] : dates.find(({ value }) => value === chosen.date);
  if (!date && dates.length > 0 && chosen.date !== '') return { ...found, status: 'asked', asked: 'date' };
  const vendor_name = nameOf(line, date ? [amount, date] : [amount]);
  if (vendor_name === '') return { ...found, status: 'missing', missing: 'vendor' };
  return { ...found, status: 'clear', vendor_name, amount, date: date?.value ?? null };
}

/**
 * Returns the entry of an unambiguous line with its chips. A minus is a refund unless a chip says otherwise.
 */
export function quickEntry(
  { vendor_name, amount, date }: Pick<QuickReading & { status: 'clear' }, 'vendor_name' | 'amount' | 'date'>,
  { when, day, kind, category }: QuickPresses,
  today: DateText,
): QuickEntry {
  const paidOn = day ?? (date !== null && date <= today ? date : today);
  return {
    vendor_name,
    amount: amount.value,
    date: when === 'today' ? today : when === 'paid' ? paidOn : when === 'due' ? (day ?? date ?? '') : date,
    paid: when === 'today' || when === 'paid',
    kind: kind ?? (amount.minus ? 'refund' : 'payment'),
    category: category ?? categoryNamed(vendor_name),
  };
}
