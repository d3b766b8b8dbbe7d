import { datePrice } from '../allocation/season';
import { addDays, addMonths, endOfMonth, weekday } from '../calendar';
import { LAST_EVENT_DATE } from '../plan/facts';

/**
 * Returns the date in another month with the same weekday at the same position, such as the second Saturday.
 * If that month has no fifth Saturday, for example, its last Saturday is returned.
 */
export function sameWeekday(date: string, month: string): string {
  const first = `${month}-01`;
  const nth = Math.ceil(Number(date.slice(8)) / 7);
  const day = addDays(first, ((weekday(date) - weekday(first) + 7) % 7) + 7 * (nth - 1));
  return day > endOfMonth(first) ? addDays(day, -7) : day;
}

/** Number of months shown after today or the event's date, whichever is later. */
const MONTHS_AHEAD = 18;

/** Returns the months to choose from, as YYYY-MM, starting with the month after `today`. */
export function possibleMonths(today: string, event_date: string): string[] {
  const last = addMonths(`${(event_date > today ? event_date : today).slice(0, 7)}-01`, MONTHS_AHEAD);
  const months: string[] = [];
  for (
    let first = addMonths(`${today.slice(0, 7)}-01`, 1);
    first <= last && first <= LAST_EVENT_DATE;
    first = addMonths(first, 1)
  )
    months.push(first.slice(0, 7));
  return months;
}

const NEAR = 8;

/**
 * Returns cheaper dates near the event: within eight months, after `today`, on the same weekday or on the
 * Thursday of the same week. Of several dates with the same price, only the nearest is returned.
 */
export function cheaperDates(event_date: string, country: string, today: string): string[] {
  const thursday = addDays(event_date, 4 - weekday(event_date));
  const around = Array.from({ length: 2 * NEAR + 1 }, (_, i) => i - NEAR)
    .sort((a, b) => Math.abs(a) - Math.abs(b) || b - a)
    .map((months) => sameWeekday(event_date, addMonths(`${event_date.slice(0, 7)}-01`, months).slice(0, 7)));
  const now = datePrice(event_date, country);
  const found = new Map<number, string>();
  for (const date of [thursday, ...around]) {
    const price = datePrice(date, country);
    if (price < now && date > today && date <= LAST_EVENT_DATE && !found.has(price)) found.set(price, date);
  }
  return [...found.values()];
}
