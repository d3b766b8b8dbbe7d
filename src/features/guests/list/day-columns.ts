import type { QueryClient } from '@tanstack/react-query';
import { ARRIVALS } from '@/data/arrivals';
import { EVENT_PARTS } from '@/data/guests';
import type { Plan } from '@/data/plans';
import { SEAT_ASSIGNMENTS, SEATING_TABLES } from '@/data/seating';
import { readRows } from '@/data/sync/read-rows';
import { arrivalDay, arrivedGuests, countedArrivals, firstArrivalDay } from '@/domain/guests/arrivals';
import type { Guest } from '@/domain/guests/guest';
import { locate } from '@/domain/places/location';
import { datesOf } from '@/domain/plan/event-days';
import { formatDate, formatInstant, formatNumber } from '@/lib/format';
import type { Translate } from '@/lib/translation';
import type { Column } from '@/parts/rows/row-description';

const NOUNS = [SEATING_TABLES, SEAT_ASSIGNMENTS, ARRIVALS, EVENT_PARTS];

/**
 * Returns the columns with seats and arrivals for a file, without empty columns. @throws Error if they can't
 * be loaded.
 */
export async function dayColumns(
  client: QueryClient,
  plan: Plan,
  t: Translate<'guests'>,
): Promise<readonly Column<Guest>[]> {
  const rowsOf = await readRows(client, plan.id, NOUNS);
  const names = new Map(rowsOf(SEATING_TABLES).map(({ id, name }) => [id, name]));
  const tables = new Map<string, Set<string>>();
  for (const { guest_id, table_id } of rowsOf(SEAT_ASSIGNMENTS)) {
    const name = names.get(table_id);
    if (name !== undefined) tables.set(guest_id, (tables.get(guest_id) ?? new Set()).add(name));
  }
  const zone = locate(plan)?.zone ?? 'UTC';
  const first = firstArrivalDay(plan.event_date, rowsOf(EVENT_PARTS), zone);
  const today = arrivalDay(new Date().toISOString(), zone);
  const arrivals = countedArrivals(rowsOf(ARRIVALS), first, today, zone);
  const arrived = arrivedGuests(arrivals, null);
  const seated: Column<Guest> = {
    key: 'table',
    label: t('csv.table'),
    text: ({ id }) => [...(tables.get(id) ?? [])].join(', ') || null,
  };
  const came: readonly Column<Guest>[] = [
    {
      key: 'arrived',
      label: t('csv.arrived'),
      text: ({ id }) => formatNumber(arrived.get(id)?.people ?? 0),
      csv: ({ id }) => ({ figure: arrived.get(id)?.people ?? 0, decimals: 0 }),
    },
    {
      key: 'arrived_at',
      label: t('csv.arrivedAt'),
      text: ({ id }) => {
        const at = arrived.get(id)?.at;
        return at === undefined ? null : formatInstant(at);
      },
    },
  ];
  const days = datesOf(plan);
  const cameOn = days.map((day): Column<Guest> => {
    const on = arrivedGuests(
      arrivals.filter(({ arrived_at }) => arrivalDay(arrived_at, zone) === day),
      null,
    );
    return {
      key: `arrived.${day}`,
      label: t('csv.arrivedOn', { day: formatDate(day, 'short') }),
      text: ({ id }) => formatNumber(on.get(id)?.people ?? 0),
      csv: ({ id }) => ({ figure: on.get(id)?.people ?? 0, decimals: 0 }),
    };
  });
  return [
    ...(tables.size > 0 ? [seated] : []),
    ...(arrived.size > 0 ? came : []),
    ...(arrived.size > 0 && days.length > 1 ? cameOn : []),
  ];
}
