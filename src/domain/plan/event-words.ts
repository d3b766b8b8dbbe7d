import type { EventType } from './facts';

/** Words for the people who come: an organization’s groups instead of households, and attendees, who register, instead of guests. */
export type EventWords = 'work' | 'attended';

/** Returns the words of a stored plan like `private.event_words`; null for a party’s words. */
export function eventWords({
  event_type,
  kind,
}: {
  readonly event_type: EventType;
  readonly kind: string | null;
}): EventWords | null {
  if (kind === 'conference' || kind === 'launch') return 'attended';
  return event_type === 'corporate' || kind === 'gala' ? 'work' : null;
}
