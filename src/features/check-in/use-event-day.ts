import { arrivalDay } from '@/domain/guests/arrivals';
import { locate } from '@/domain/places/location';
import { datesOf } from '@/domain/plan/event-days';
import { usePlanContext } from '@/parts/module/plan-context';

/**
 * Chooses the day whose arrivals are shown: the requested day, by default today. All days are shown if the
 * chosen day isn't a day of the event. `zone` is the event's time zone.
 */
export function useEventDay(asked: string | null) {
  const { plan } = usePlanContext();
  const days = datesOf(plan);
  const zone = locate(plan)?.zone ?? 'UTC';
  const today = arrivalDay(new Date().toISOString(), zone);
  const on = days.length === 1 ? undefined : days.find((day) => day === (asked ?? today));
  return {
    days: days.length > 1 ? days : [],
    day: on === undefined ? null : { on },
    zone,
    today,
    /** Arrivals can be recorded only for today, so the other days are read-only. */
    marks: on === undefined || on === today,
  };
}
