import { addDays, type DateText } from '../calendar';

/** The first day that a task can be given: its date lies in the future. */
export const firstTaskDay = (today: DateText): DateText => addDays(today, 1);

/**
 * What moving a task by so many days makes of its date, which typing must not refuse: the first possible day where it
 * would be an earlier one, and the one that it has where that would be no move in this direction.
 */
export function movedDate(date: DateText, days: number, today: DateText): DateText {
  const wanted = addDays(date, days);
  const first = firstTaskDay(today);
  if (wanted >= first) return wanted;
  return days > 0 || date > first ? first : date;
}
