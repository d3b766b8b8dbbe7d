import { addDays, weekday } from '@/domain/calendar';
import { firstWeekday } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';

export function monthAfter(month: string, by: 1 | -1): string {
  const all = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + by;
  return `${String(Math.floor(all / 12)).padStart(4, '0')}-${String((all % 12) + 1).padStart(2, '0')}`;
}

/** Returns all days of the weeks that contain a day of the month. */
export function daysOf(month: string): string[] {
  const first = `${month}-01`;
  const start = addDays(first, -((weekday(first) - firstWeekday() + 7) % 7));
  const days: string[] = [];
  for (let day = start; days.length % 7 !== 0 || day.slice(0, 7) <= month; day = addDays(day, 1))
    days.push(day);
  return days;
}

export const weekdayNames = (days: readonly string[]): string[] => {
  const format = new Intl.DateTimeFormat(currentLanguage(), { weekday: 'short', timeZone: 'UTC' });
  return days.slice(0, 7).map((day) => format.format(new Date(`${day}T00:00:00Z`)));
};
