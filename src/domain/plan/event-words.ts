import type { EventType } from './facts';

/**
 * Special vocabulary of a plan's texts. `work`: an organization invites groups instead of households.
 * `attended`: people register and are called attendees instead of guests.
 */
export type EventWords = 'work' | 'attended';

/**
 * Returns the special vocabulary of a plan's texts; null for the usual words of a private party. The database
 * does the same in `private.event_words`.
 */
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
