import { addMonths, type DateText, daysBetween } from './calendar';

/**
 * Basic lasts `AFTER_PAYING` months from the payment or `AFTER_EVENT` months from the event, whichever is
 * later. It ends at most `AT_MOST` months after the payment.
 */
const [AFTER_PAYING, AFTER_EVENT, AT_MOST] = [12, 6, 30];

/**
 * Returns the last day of Basic, which moves if the event moves. An extension counts from the previous last
 * day, `beginsOn`. The database function `private.basic_until` gives the same result.
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
 * Returns how much of `amount` is refunded on withdrawal. Only used days are charged. The database function
 * `private.refund_of` gives the same result.
 */
export function refundOf(amount: number, paidOn: DateText, until: DateText, today: DateText): number {
  const days = Math.max(daysBetween(paidOn, until), 1);
  const used = Math.min(Math.max(daysBetween(paidOn, today), 0), Math.max(daysBetween(paidOn, until), 0));
  return amount - Math.floor((amount * used) / days);
}
