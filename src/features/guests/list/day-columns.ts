import type { QueryClient } from '@tanstack/react-query';
import { ARRIVALS } from '@/data/arrivals';
import { SEAT_ASSIGNMENTS, SEATING_TABLES } from '@/data/seating';
import { readRows } from '@/data/sync/read-rows';
import { arrivedGuests } from '@/domain/guests/arrivals';
import type { Guest } from '@/domain/guests/guest';
import { formatInstant, formatNumber } from '@/lib/format';
import type { Translate } from '@/lib/translation';
import type { Column } from '@/parts/rows/row-description';

const NOUNS = [SEATING_TABLES, SEAT_ASSIGNMENTS, ARRIVALS];

/**
 * Where guests sit and how many have come, for a file: columns of which something is known.
 *
 * @throws Error where it can't be had.
 */
export async function dayColumns(
  client: QueryClient,
  plan_id: string,
  t: Translate<'guests'>,
): Promise<readonly Column<Guest>[]> {
  const rowsOf = await readRows(client, plan_id, NOUNS);
  const names = new Map(rowsOf(SEATING_TABLES).map(({ id, name }) => [id, name]));
  const tables = new Map<string, Set<string>>();
  for (const { guest_id, table_id } of rowsOf(SEAT_ASSIGNMENTS)) {
    const name = names.get(table_id);
    if (name !== undefined) tables.set(guest_id, (tables.get(guest_id) ?? new Set()).add(name));
  }
  const arrived = arrivedGuests(rowsOf(ARRIVALS), null);
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
  return [...(tables.size > 0 ? [seated] : []), ...(arrived.size > 0 ? came : [])];
}
