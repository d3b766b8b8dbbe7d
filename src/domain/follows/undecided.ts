import { type DateText, daysBetween } from '../calendar';
import type { EventPart } from '../guests/guest';
import { eventDays } from '../plan/event-days';
import type { PlanFacts } from '../plan/facts';
import { wallOf } from '../timeline/zone';

/**
 * A row with dates that depend on the event's date, which is stored in `event_on`. An unsaved row has no
 * `event_on` yet.
 */
export type Reckoned = { readonly event_on?: DateText | null };

/**
 * Returns true if the event has moved since the row's dates were set, and it is undecided whether the dates
 * move too.
 */
export const isUndecided = ({ event_on }: Reckoned, event_date: DateText): boolean =>
  typeof event_on === 'string' && event_on !== event_date;

/** Marks the row's dates as confirmed for the event's new date, without changing them. */
export const settledOn = <R extends Reckoned>(row: R, event_on: DateText): R => ({
  ...row,
  event_on,
});

type EventDays = Pick<PlanFacts, 'event_date' | 'event_end_date' | 'duration'>;

/**
 * If the event's last day is unknown, the days before and after the event also belong to it, as for a
 * rehearsal or a brunch.
 */
const AROUND = 1;

/** Latest end of a party that goes on after midnight, in minutes after midnight. */
const MORNING = 5 * 60;

/** Returns true if a part starts on a day outside the event. */
export function isOffDay(part: EventPart, { event_date, event_end_date, duration }: EventDays): boolean {
  if (part.starts_at === null) return false;
  const { date, minutes } = wallOf(part.time_zone ?? 'UTC', Math.floor(Date.parse(part.starts_at) / 60_000));
  const away = daysBetween(event_date, date);
  const around = event_end_date ? 0 : AROUND;
  // A time after midnight belongs to the night of the last day.
  const night = Number(Boolean(event_end_date) && minutes < MORNING);
  return away < -around || away > eventDays(duration) - 1 + around + night;
}
