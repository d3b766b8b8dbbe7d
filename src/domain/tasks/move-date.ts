import { addDays, type DateText } from '../calendar';

/** Returns the earliest date that a task can have: tomorrow. */
export const firstTaskDay = (today: DateText): DateText => addDays(today, 1);

/** Moves a task's date by `days`, but not before tomorrow. A date in the past can't become even earlier. */
export function movedDate(date: DateText, days: number, today: DateText): DateText {
  const wanted = addDays(date, days);
  const first = firstTaskDay(today);
  if (wanted >= first) return wanted;
  return days > 0 || date > first ? first : date;
}
