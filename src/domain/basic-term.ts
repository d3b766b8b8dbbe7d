import { addMonths, type DateText, daysBetween } from './calendar';

/** Months that Basic lasts after paying, after the event, and at most after paying. */
const [AFTER_PAYING, AFTER_EVENT, AT_MOST] = [12, 6, 30];

/**
 * Last day of Basic: it moves with its event. An extension counts from the previous last day (`beginsOn`).
 * Same as `private.basic_until`.
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

/** Refund of `amount` on withdrawal: only used days are charged. Same as `private.refund_of`. */
export function refundOf(amount: number, paidOn: DateText, until: DateText, today: DateText): number {
  const days = Math.max(daysBetween(paidOn, until), 1);
  const used = Math.min(Math.max(daysBetween(paidOn, today), 0), Math.max(daysBetween(paidOn, until), 0));
  return amount - Math.floor((amount * used) / days);
}
