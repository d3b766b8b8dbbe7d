import { useMemo } from 'react';
import { ARRIVALS } from '@/data/arrivals';
import { EVENT_PARTS, GUEST_COLUMNS, GUESTS, HOUSEHOLDS } from '@/data/guests';
import { SEAT_ASSIGNMENTS, SEATING_TABLES } from '@/data/seating';
import { useRows } from '@/data/sync/use-rows';
import { arrivalDay, arrivedGuests } from '@/domain/guests/arrivals';
import { currentLanguage } from '@/lib/i18n';
import { usePlanContext } from '@/parts/module/plan-context';
import { checkInGuests } from './check-in-list';
import type { EventDay } from './use-event-day';

/** Everybody to check in to one part on one day (null: all of them), with what every device has marked. */
export function useCheckIn(part: string | null, day: EventDay | null) {
  const plan_id = usePlanContext().plan.id;
  const guests = useRows(GUESTS, plan_id);
  const households = useRows(HOUSEHOLDS, plan_id);
  const parts = useRows(EVENT_PARTS, plan_id);
  const columns = useRows(GUEST_COLUMNS, plan_id);
  const rooms = useRows(SEATING_TABLES, plan_id);
  const seats = useRows(SEAT_ASSIGNMENTS, plan_id);
  const marks = useRows(ARRIVALS, plan_id);
  const [on, zone] = [day?.on, day?.zone ?? 'UTC'];
  const arrivals = useMemo(
    () => (on ? marks.filter(({ arrived_at }) => arrivalDay(arrived_at, zone) === on) : marks),
    [marks, on, zone],
  );
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
  return { guests: list, parts, arrivals };
}
