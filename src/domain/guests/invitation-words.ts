import { wallOf } from '../timeline/zone';
import type { EventPart, Household } from './guest';
import { isInvitedTo } from './replies';

/** Texts of an invitation that the hosts can edit. A null text uses the app's default. */
export interface InvitationWords {
  readonly id: string;
  readonly version: number;
  readonly hosts: string;
  readonly words_es: string | null;
  readonly words_en: string | null;
}

const ADDRESS = /(?:https?:|www\.|[\p{L}\p{N}]\.\p{L}{2,})[^\s,;]*/iu;

/**
 * Returns the first text that mail programs would turn into a link. The only link in an invitation must be
 * that to the household's page.
 */
export const addressIn = (text: string): string | null => {
  const found = ADDRESS.exec(text);
  if (!found) return null;
  const from = text.slice(0, found.index).search(/\S*$/u);
  return `${text.slice(from, found.index)}${found[0]}`;
};

/**
 * Returns the first part that the household attends on the event's day, or null if none has a start time on
 * that day.
 */
export function openingOf<P extends Pick<EventPart, 'id' | 'starts_at' | 'time_zone' | 'event_on'>>(
  parts: readonly P[],
  household: Pick<Household, 'parts'>,
  event_date: string,
): (P & { readonly starts_at: string }) | null {
  const onTheDay = parts.flatMap((part) => {
    const { id, starts_at, time_zone, event_on } = part;
    if (!starts_at || (event_on && event_on !== event_date) || !isInvitedTo(household, id)) return [];
    const day = wallOf(time_zone ?? 'UTC', Math.floor(Date.parse(starts_at) / 60_000)).date;
    return day === event_date ? [{ ...part, starts_at }] : [];
  });
  return onTheDay.sort((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at))[0] ?? null;
}
