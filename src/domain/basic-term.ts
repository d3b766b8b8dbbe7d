import { addMonths, type DateText, daysBetween } from './calendar';

/** Months that Basic lasts after paying, after the event, and at most after paying. */
const [AFTER_PAYING, AFTER_EVENT, AT_MOST] = [12, 6, 30];

/**
 * The last day of Basic: it moves along with its event. One that extends another counts from the last day of that one
 * (`beginsOn`). `private.basic_until` says the same.
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

/** What a withdrawal returns of `amount`: only the days that are used are kept. `private.refund_of` says the same. */
export function refundOf(amount: number, paidOn: DateText, until: DateText, today: DateText): number {
  const days = Math.max(daysBetween(paidOn, until), 1);
  const used = Math.min(Math.max(daysBetween(paidOn, today), 0), Math.max(daysBetween(paidOn, until), 0));
  return amount - Math.floor((amount * used) / days);
}
