import type { DateText } from '../calendar';
import type { Cents } from '../money';
import type { Category } from '../plan/facts';
import { type DateSetting, findDates } from '../reading/date';
import { findMoney, inCurrency, type MoneyFound } from '../reading/money';
import { byPlace, categoryNamed, type Found, without } from '../reading/words';
import type { EntryKind } from './ledger-item';
import { nameOf } from './quick-name';

/** The entry that pressing Enter saves. It is previewed first and saved exactly as shown. */
export type QuickEntry = {
  readonly vendor_name: string;
  readonly amount: Cents;
  /** Date of payment or due date; null if the user must still enter it. */
  readonly date: DateText | null;
  readonly paid: boolean;
  readonly kind: EntryKind;
  /** Null if the user must still choose it. */
  readonly category: Category | null;
};

export interface QuickChoice {
  readonly amount: Cents | null;
  /** An empty text means that the words belong to the name and aren't a date. */
  readonly date: DateText | null;
}
/** Choices made with the buttons next to the entry field. */
export interface QuickPresses {
  /** `today`: paid today. `paid`: paid on `day`. `due`: due on `day`. */
  readonly when: 'today' | 'paid' | 'due' | null;
  /** Date for `paid` or `due`; empty while the user types it. */
  readonly day: DateText | null;
  readonly kind: EntryKind | null;
  readonly category: Category | null;
}

type QuickReading = {
  /** Possible amounts. There are several if the line is ambiguous. */
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

/** Maximum number of choices. A line with more is too unclear, and the user should enter it again. */
const MOST = 6;

function distinct<F extends Found<unknown>>(found: readonly F[]): F[] {
  return found.filter((one, i) => found.findIndex(({ value }) => value === one.value) === i).slice(0, MOST);
}

/**
 * Finds the possible amounts in a line. In "Studio 54 $800" only one number has a currency, so the short
 * number before it belongs to the name. A number at the start might be a quantity ("60 bottles at $7"), so
 * the user is asked.
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

/** Parses name, amount and date of a line. If the line is ambiguous, the result asks the user to choose. */
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
 * Returns the entry that the line and the buttons describe. A minus sign means a refund unless a button says
 * otherwise.
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
