import type { EventPart } from '@/domain/guests/guest';
import { DATE_LOCALES } from '@/lib/format';
import type { Language } from '@/lib/texts';

/**
 * Formats the start of a part in its local time: "Saturday, June 12 at 5:30 PM". Null if the part has no
 * start.
 */
export const momentOf = (
  { starts_at, time_zone }: Pick<EventPart, 'starts_at' | 'time_zone'>,
  language: Language,
): string | null =>
  starts_at &&
  new Intl.DateTimeFormat(DATE_LOCALES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    hour12: language === 'en',
    timeZone: time_zone ?? 'UTC',
  }).format(new Date(starts_at));

/** Formats only the time of a part's start, in its local time: "5:30 PM". */
export const hourOf = (
  { starts_at, time_zone }: { readonly starts_at: string; readonly time_zone: string | null },
  language: Language,
): string =>
  new Intl.DateTimeFormat(DATE_LOCALES[language], {
    hour: 'numeric',
    minute: '2-digit',
    hour12: language === 'en',
    timeZone: time_zone ?? 'UTC',
  }).format(new Date(starts_at));
