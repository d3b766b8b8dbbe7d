import { addDays, type DateText } from '../calendar';

/** The first day that a task can be given: its date lies in the future. */
export const firstTaskDay = (today: DateText): DateText => addDays(today, 1);

/**
 * Date of a task moved by `days`, always one that the form accepts: at least the first possible day, or the
 * current date if that would move it the other way.
 */
export function movedDate(date: DateText, days: number, today: DateText): DateText {
  const wanted = addDays(date, days);
  const first = firstTaskDay(today);
  if (wanted >= first) return wanted;
  return days > 0 || date > first ? first : date;
}
