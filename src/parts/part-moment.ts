import type { EventPart } from '@/domain/guests/guest';
import { DATES } from '@/lib/format';
import type { Language } from '@/lib/texts';

/** When a part of the event begins, by the clocks of its place: "Saturday, June 12 at 5:30 PM". Null where nobody has said. */
export const momentOf = (
  { starts_at, time_zone }: Pick<EventPart, 'starts_at' | 'time_zone'>,
  language: Language,
): string | null =>
  starts_at &&
  new Intl.DateTimeFormat(DATES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    hour12: language === 'en',
    timeZone: time_zone ?? 'UTC',
  }).format(new Date(starts_at));
