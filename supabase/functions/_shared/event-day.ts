import type { Locale } from './locale.ts';

/**
 * Formats an event's date: “Saturday, June 12, 2027”. For an event of several days, formats the first and the
 * last.
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

/** Formats a time in the time zone of the place: “5:30 PM”. */
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
    // This server's list of time zones might be too old to know the zone.
    return `${shown('UTC')} UTC`;
  }
};
