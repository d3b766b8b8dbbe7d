import { type DateText, daysBetween } from '../calendar';
import type { EventPart } from '../guests/guest';
import { eventDays } from '../plan/event-days';
import type { PlanFacts } from '../plan/facts';
import { wallOf } from '../timeline/zone';

/** A row whose dates are reckoned from the event's, which is none before it has been stored. */
export type Reckoned = { readonly event_on?: DateText | null };

/** Whether the event has moved since its dates were reckoned, and nobody has said whether they follow. */
export const isUndecided = ({ event_on }: Reckoned, event_date: DateText): boolean =>
  typeof event_on === 'string' && event_on !== event_date;

/** A row's dates as they stand, taken to fit the new date. */
export const settledOn = <R extends Reckoned>(row: R, event_on: DateText): R => ({
  ...row,
  event_on,
});

type EventDays = Pick<PlanFacts, 'event_date' | 'event_end_date' | 'duration'>;

/** The eve and the day after belong to an event whose last day nobody has said: a rehearsal, a brunch. */
const AROUND = 1;

/** Minutes after midnight until which a party goes on. */
const MORNING = 5 * 60;

/** Whether a part begins on a day on which there is no event. */
export function isOffDay(part: EventPart, { event_date, event_end_date, duration }: EventDays): boolean {
  if (part.starts_at === null) return false;
  const { date, minutes } = wallOf(part.time_zone ?? 'UTC', Math.floor(Date.parse(part.starts_at) / 60_000));
  const away = daysBetween(event_date, date);
  const around = event_end_date ? 0 : AROUND;
  // After midnight it is the night of the last day.
  const night = Number(Boolean(event_end_date) && minutes < MORNING);
  return away < -around || away > eventDays(duration) - 1 + around + night;
}
