import { addDays, type DateText, daysBetween, isValidDate } from '../calendar.ts';
import type { PlanFacts } from './facts.ts';

/** Hours per day of an event. An event with more hours has more days. */
export const DAY_HOURS = 24;
export const MOST_DAYS = 3;

/**
 * Returns the number of days for a duration in hours, from 1 to 3 (the specification's 72 hours). It is 1 if
 * the duration is unknown.
 */
export const eventDays = (duration: number | null): number =>
  duration === null ? 1 : Math.min(MOST_DAYS, Math.ceil(duration / DAY_HOURS));

type Days = Pick<PlanFacts, 'event_date' | 'event_end_date' | 'duration'>;

/**
 * Returns the last day of an event. Without an end date, a company event's last day depends on its hours. Any
 * other event then has one day.
 */
export const lastDay = ({
  event_type,
  event_date,
  event_end_date,
  duration,
}: Pick<PlanFacts, 'event_type'> & Days): DateText =>
  event_end_date ?? (event_type === 'corporate' ? addDays(event_date, eventDays(duration) - 1) : event_date);

export const datesOf = (plan: Parameters<typeof lastDay>[0]): DateText[] =>
  Array.from({ length: daysBetween(plan.event_date, lastDay(plan)) + 1 }, (_, i) =>
    addDays(plan.event_date, i),
  );

/** Returns the event's day that is nearest to today. During the event, this is today. */
export function nearestDay(plan: Parameters<typeof lastDay>[0], today: DateText): DateText {
  const last = lastDay(plan);
  return today < plan.event_date ? plan.event_date : today > last ? last : today;
}

/**
 * Returns end date and hours for an event of `days` days. An event of one day keeps the hours that the user
 * entered.
 */
export const overDays = (
  event_date: DateText,
  days: number,
  typed: number | null,
): { event_end_date: DateText | null; duration: number | null } =>
  days > 1
    ? { event_end_date: addDays(event_date, days - 1), duration: DAY_HOURS * days }
    : { event_end_date: null, duration: typed };

/**
 * Returns the number of days from the event's date to the end date, both included. It is 1 without a valid
 * end date.
 */
export function daysUntil(event_date: DateText, end: DateText | null | undefined): number {
  const days = end && isValidDate(end) ? daysBetween(event_date, end) + 1 : 1;
  return days > 1 && days <= MOST_DAYS ? days : 1;
}

/**
 * Completes a change of a plan with its consequences. If the date moves, the end date moves too. If the
 * number of days changes, so do the hours. If hours are entered, the event has one day.
 */
export function withDays<C extends Partial<Days>>(plan: Days, changes: C): C & Partial<Days> {
  const { event_date = plan.event_date, event_end_date: end, duration } = changes;
  const before = daysUntil(plan.event_date, plan.event_end_date);
  const types = duration !== undefined && duration !== plan.duration;
  if (end !== undefined) {
    const days = daysUntil(event_date, end);
    if (days > 1) return { ...changes, ...overDays(event_date, days, null) };
    return { ...changes, event_end_date: null, ...(before > 1 && !types && { duration: null }) };
  }
  if (before === 1) return changes;
  if (types) return { ...changes, event_end_date: null };
  return event_date === plan.event_date ? changes : { ...changes, ...overDays(event_date, before, null) };
}
