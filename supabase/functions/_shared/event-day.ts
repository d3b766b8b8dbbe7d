import type { Locale } from './locale.ts';

/**
 * The day of an event in words, for people who are invited: YYYY-MM-DD becomes “Saturday, June 12, 2027”; the first and
 * the last of several days.
 */
export function eventDay(locale: Locale, day: string, last?: string | null): string {
  const at = (text: string) => new Date(`${text}T00:00:00Z`);
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(at(day), at(last ?? day));
}

/** An hour in words, by the clocks of the place where it is: “5:30 PM”. */
export const eventHour = (locale: Locale, at: string, time_zone: string | null): string => {
  const shown = (zone: string) =>
    new Intl.DateTimeFormat(locale, {
      hour: 'numeric',
      minute: '2-digit',
      hour12: locale.startsWith('en'),
      timeZone: zone,
    }).format(new Date(at));
  try {
    return shown(time_zone ?? 'UTC');
  } catch {
    // A zone of a newer list than this server's.
    return `${shown('UTC')} UTC`;
  }
};
