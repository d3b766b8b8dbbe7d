import { arrivalDay } from '@/domain/guests/arrivals';
import { locate } from '@/domain/places/location';
import { datesOf } from '@/domain/plan/event-days';
import { usePlanContext } from '@/parts/module/plan-context';

/**
 * Returns the event day whose arrivals are shown: the requested one, or today; null is all of them. `zone` is
 * the time zone of `today`.
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
    /** People arrive today, so that another day is read-only. */
    marks: on === undefined || on === today,
  };
}
