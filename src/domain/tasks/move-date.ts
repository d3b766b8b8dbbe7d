import { addDays, type DateText } from '../calendar';

/** Returns the first possible day of a task, whose date must be in the future. */
export const firstTaskDay = (today: DateText): DateText => addDays(today, 1);

/**
 * Returns a task's date moved by `days`, always valid for the form: at least the first possible day, or the
 * current date if that would move it the other way.
 */
export function movedDate(date: DateText, days: number, today: DateText): DateText {
  const wanted = addDays(date, days);
  const first = firstTaskDay(today);
  if (wanted >= first) return wanted;
  return days > 0 || date > first ? first : date;
}
