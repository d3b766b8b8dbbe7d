import type { Locale } from './locale.ts';

/** The day of an event in words, for people who are invited: YYYY-MM-DD becomes “Saturday, June 12, 2027”. */
export const eventDay = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

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
