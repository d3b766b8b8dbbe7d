import { GUESTS } from '@/data/guests';
import { SEAT_ASSIGNMENTS, SEATING_CHARTS, SEATING_TABLES } from '@/data/seating';
import { EMPTY_GUEST, type Guest } from '@/domain/guests/guest';
import type { SeatAssignment, SeatingChart } from '@/domain/seating/chart';
import { tableOfSize } from '@/domain/seating/room/new-table';
import { TABLE_SIZES } from '@/domain/seating/room/sizes.data';
import { storeRows } from './rows';

const guest = (name: string, last_name: string, rest: Partial<Guest> = {}): Guest => ({
  ...EMPTY_GUEST,
  id: crypto.randomUUID(),
  name,
  last_name,
  ...rest,
});

/** Adds a room with two tables. Íñigo sits at the first table; Zoë and her companion have no seat. */
export async function plantedRoom(plan_id: string) {
  const chart: SeatingChart = {
    id: crypto.randomUUID(),
    version: 0,
    name: 'Cena',
    width: 12,
    height: 8,
    outline: null,
    floor: null,
    unit: 'm',
  };
  const size = TABLE_SIZES[1];
  if (!size) throw new Error('no size');
  const tables = [1, 2].map((number) =>
    tableOfSize(size, 'standard', chart.id, `Mesa ${number}`, { x: number * 4, y: 4 }),
  );
  const inigo = guest('Íñigo', 'Núñez', { allergens: ['gluten'] });
  const zoe = guest('Zoë', 'García', { party_size: 2 });
  const seat: SeatAssignment = {
    id: crypto.randomUUID(),
    version: 0,
    chart_id: chart.id,
    table_id: tables[0]?.id ?? '',
    guest_id: inigo.id,
    person: 0,
    seat: 0,
    locked: false,
  };
  const added = <R>(rows: readonly R[]) => rows.map((after) => ({ before: null, after }));
  await storeRows(GUESTS, plan_id, added([inigo, zoe]));
  await storeRows(SEATING_CHARTS, plan_id, added([chart]));
  await storeRows(SEATING_TABLES, plan_id, added(tables));
  const [stored] = await storeRows(SEAT_ASSIGNMENTS, plan_id, added([seat]));
  if (!stored) throw new Error('not stored');
  return { chart, tables, inigo, zoe, seat: stored };
}
