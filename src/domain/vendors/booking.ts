import { addDays, type DateText } from '../calendar';
import { VENDOR } from '../ledger/item-schema';
import { type CancellationStep, type LedgerEntry, MAX_AMOUNT, MAX_RATE } from '../ledger/ledger-item';
import { typographic } from '../letters';
import { type Cents, unitOf } from '../money';
import { cleanLine, firstOf } from '../text';
import { percentIn } from './percent';
import type { QuoteTerms } from './quote';

export type Booking = {
  readonly vendor_name: string;
  readonly amount: Cents;
  readonly payments: readonly Omit<LedgerEntry, 'id'>[];
  /** Due date of the amount that no instalment covers; null if the instalments cover everything. */
  readonly payment_date: DateText | null;
  readonly cancellation: readonly CancellationStep[];
};

/**
 * Default due date of the balance, in days before the event. Most vendors ask for the balance one to four
 * weeks before the event.
 */
const REST_DAYS = 14;

/** Replaces all characters that the ledger doesn't allow in a vendor's name. */
export function ledgerName(name: string): string {
  const letters = [...typographic(name).replace(/’/g, "'")]
    .map((letter) => (VENDOR.test(letter) ? letter : ' '))
    .join('');
  return firstOf(cleanLine(letters), 100) || '-';
}

/** Returns the date, or today if the date has passed. */
const notBefore = (date: DateText, today: DateText): DateText => (date < today ? today : date);

/**
 * Converts a quote to a ledger entry. The deposit is due today. Each instalment is due a number of days
 * before the event. Deposit and instalments together never exceed the price. Cancellation terms get dates,
 * and dates in the past are left out. Returns null if the price exceeds the limit of a ledger item.
 */
export function bookingOf(
  vendor_name: string,
  terms: QuoteTerms,
  total: Cents,
  event: { readonly today: DateText; readonly event_date: DateText; readonly currency: string },
): Booking | null {
  if (total > MAX_AMOUNT) return null;
  const { today, event_date } = event;
  const unit = unitOf(event.currency);
  const deposit = terms.deposit ?? percentIn(total, terms.deposit_rate ?? 0, unit);
  const wanted = [
    { kind: 'deposit' as const, amount: deposit, due_date: today },
    ...terms.instalments
      .toSorted((a, b) => b.days_before - a.days_before)
      .map(({ rate, days_before }) => ({
        kind: 'payment' as const,
        amount: percentIn(total, rate, unit),
        due_date: notBefore(addDays(event_date, -days_before), today),
      })),
  ];
  const parts = terms.instalments.reduce((sum, { rate }) => sum + rate, terms.deposit_rate ?? 0);
  let left = total;
  const payments = wanted.flatMap((entry, i) => {
    // If the instalments add up to 100 %, the last instalment is the exact remainder, so rounding leaves no
    // cent unpaid.
    const whole = terms.deposit === null && parts === MAX_RATE && i === wanted.length - 1;
    const amount = whole ? left : Math.min(entry.amount, left);
    left -= amount;
    return amount > 0 ? { ...entry, amount, paid_date: null, payer: null } : [];
  });
  let dearest = 0;
  const cancellation = terms.cancellation
    .toSorted((a, b) => b.days_before - a.days_before)
    .map(({ days_before, fee }) => {
      // The ledger requires that a cancellation fee never falls when the event is closer.
      dearest = Math.max(dearest, fee);
      return { cancel_by: addDays(event_date, -days_before), fee: dearest };
    })
    .filter(
      ({ cancel_by }, i, all) =>
        cancel_by >= today && all.findIndex((one) => one.cancel_by === cancel_by) === i,
    );
  return {
    vendor_name: ledgerName(vendor_name),
    amount: total,
    payments,
    payment_date: left > 0 ? notBefore(addDays(event_date, -REST_DAYS), today) : null,
    cancellation,
  };
}
