import { arrivalDay } from '@/domain/guests/arrivals';
import { locate } from '@/domain/places/location';
import { datesOf } from '@/domain/plan/event-days';
import { usePlanContext } from '@/parts/module/plan-context';

/** `zone` is by whose clocks `today` is. Of an event of several days the one whose arrivals are shown: the asked one, or today; null is all of them. */
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
    /** Whoever is marked comes today: another day is only read. */
    marks: on === undefined || on === today,
  };
}
