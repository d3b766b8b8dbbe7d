import { addDays, type DateText } from '../calendar';
import { VENDOR } from '../ledger/item-schema';
import { type CancellationStep, type LedgerEntry, MAX_AMOUNT, MAX_RATE } from '../ledger/ledger-item';
import { typographic } from '../letters';
import { type Cents, unitOf } from '../money';
import { cleanLine, firstOf } from '../text';
import { percentIn } from './percent';
import type { QuoteTerms } from './quote';

/** A booking's entry in the ledger. */
export type Booking = {
  readonly vendor_name: string;
  /** The complete amount. */
  readonly amount: Cents;
  readonly payments: readonly Omit<LedgerEntry, 'id'>[];
  /** Due date of the part without instalments; null if they cover everything. */
  readonly payment_date: DateText | null;
  readonly cancellation: readonly CancellationStep[];
};

/** Default due date of the balance, in days before the event, usual for most vendors (one to four weeks). */
const REST_DAYS = 14;

/** Returns the name for the ledger: letters and marks only. */
export function ledgerName(name: string): string {
  const letters = [...typographic(name).replace(/’/g, "'")]
    .map((letter) => (VENDOR.test(letter) ? letter : ' '))
    .join('');
  return firstOf(cleanLine(letters), 100) || '-';
}

/** Returns a due date, but today if it has passed. */
const notBefore = (date: DateText, today: DateText): DateText => (date < today ? today : date);

/**
 * Converts a quote to its ledger entry: the deposit today, each instalment so many days before the event,
 * together never more than the price; cancellation terms by date, without past ones. Null if the price is
 * above an item's limit.
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
    // Instalments that add up to 100 % leave no remainder.
    const whole = terms.deposit === null && parts === MAX_RATE && i === wanted.length - 1;
    const amount = whole ? left : Math.min(entry.amount, left);
    left -= amount;
    return amount > 0 ? { ...entry, amount, paid_date: null, payer: null } : [];
  });
  let dearest = 0;
  const cancellation = terms.cancellation
    .toSorted((a, b) => b.days_before - a.days_before)
    .map(({ days_before, fee }) => {
      // Later cancellation is never cheaper, on which the ledger relies.
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
