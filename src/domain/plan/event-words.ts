import type { EventType } from './facts';

/** Who comes: groups that an organization invites instead of households; attendees, who register, instead of guests. */
export type EventWords = 'work' | 'attended';

/** As `private.event_words`: of what is stored, and null where a party's words fit. */
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
