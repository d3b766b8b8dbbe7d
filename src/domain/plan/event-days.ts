import { addDays, type DateText } from '../calendar.ts';
import type { PlanFacts } from './facts.ts';

/** An event of more hours has more days. */
export const DAY_HOURS = 24;
const MOST_DAYS = 3;

/** Days of an event of so many hours, 1 to 3 (the specification's 72 hours); one where nobody has said. */
export const eventDays = (duration: number | null): number =>
  duration === null ? 1 : Math.min(MOST_DAYS, Math.ceil(duration / DAY_HOURS));

/** The last day of a conference of several days, which begins on its date; a party's date is its own day. */
export const lastDay = ({
  event_type,
  event_date,
  duration,
}: Pick<PlanFacts, 'event_type' | 'event_date' | 'duration'>): DateText =>
  event_type === 'corporate' ? addDays(event_date, eventDays(duration) - 1) : event_date;
