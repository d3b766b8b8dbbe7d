import { useMemo } from 'react';
import { ARRIVALS } from '@/data/arrivals';
import { EVENT_PARTS, GUEST_COLUMNS, GUESTS, HOUSEHOLDS } from '@/data/guests';
import { SEAT_ASSIGNMENTS, SEATING_TABLES } from '@/data/seating';
import { useRows } from '@/data/sync/use-rows';
import { arrivalDay, arrivedGuests, countedArrivals, firstArrivalDay } from '@/domain/guests/arrivals';
import { currentLanguage } from '@/lib/i18n';
import { usePlanContext } from '@/parts/module/plan-context';
import { checkInGuests } from './check-in-list';
import type { useEventDay } from './use-event-day';

/**
 * Returns the guests to check in, with the arrivals recorded on every device. Null for `part` or `day` means
 * all.
 */
export function useCheckIn(
  part: string | null,
  { day, zone, today }: Pick<ReturnType<typeof useEventDay>, 'day' | 'zone' | 'today'>,
) {
  const { id: plan_id, event_date } = usePlanContext().plan;
  const guests = useRows(GUESTS, plan_id);
  const households = useRows(HOUSEHOLDS, plan_id);
  const parts = useRows(EVENT_PARTS, plan_id);
  const columns = useRows(GUEST_COLUMNS, plan_id);
  const rooms = useRows(SEATING_TABLES, plan_id);
  const seats = useRows(SEAT_ASSIGNMENTS, plan_id);
  const marks = useRows(ARRIVALS, plan_id);
  const on = day?.on;
  const first = firstArrivalDay(event_date, parts, zone);
  const arrivals = useMemo(() => {
    const counted = countedArrivals(marks, first, today, zone);
    return on ? counted.filter(({ arrived_at }) => arrivalDay(arrived_at, zone) === on) : counted;
  }, [marks, first, today, on, zone]);
  const language = currentLanguage();
  const tables = useMemo(() => {
    const names = new Map(rooms.map(({ id, name }) => [id, name]));
    const of = new Map<string, string[]>();
    for (const { guest_id, table_id } of seats) {
      const name = names.get(table_id);
      const known = of.get(guest_id);
      if (name === undefined || known?.includes(name)) continue;
      if (known) known.push(name);
      else of.set(guest_id, [name]);
    }
    return of;
  }, [rooms, seats]);
  const arrived = useMemo(() => arrivedGuests(arrivals, part), [arrivals, part]);
  const byId = useMemo(() => new Map(households.map((one) => [one.id, one])), [households]);
  const list = useMemo(
    () => checkInGuests({ guests, households: byId, parts, tables, arrived, columns }, part, language),
    [guests, byId, parts, tables, arrived, columns, part, language],
  );
  return { guests: list, parts, arrivals, opens: today < first ? first : null };
}
