import { addMonths, type DateText, daysBetween } from './calendar';

/** Months of Basic after the payment, after the event, and at most after the payment. */
const [AFTER_PAYING, AFTER_EVENT, AT_MOST] = [12, 6, 30];

/**
 * Returns the last day of Basic, which moves with its event. An extension counts from the previous last day
 * (`beginsOn`). Equal to `private.basic_until`.
 */
export function basicUntil(
  paidOn: DateText,
  eventOn: DateText | null,
  beginsOn: DateText = paidOn,
): DateText {
  const least = addMonths(beginsOn, AFTER_PAYING);
  const [, latest = least] = [least, eventOn ? addMonths(eventOn, AFTER_EVENT) : least].sort();
  const [earliest = latest] = [latest, addMonths(paidOn, AT_MOST)].sort();
  return earliest;
}

/**
 * Returns the refund of `amount` on withdrawal, which charges only used days. Equal to `private.refund_of`.
 */
export function refundOf(amount: number, paidOn: DateText, until: DateText, today: DateText): number {
  const days = Math.max(daysBetween(paidOn, until), 1);
  const used = Math.min(Math.max(daysBetween(paidOn, today), 0), Math.max(daysBetween(paidOn, until), 0));
  return amount - Math.floor((amount * used) / days);
}
