import { isTableShape, type RoomItem, type SeatingChart, TABLE_NAME } from '../seating/chart';
import { freePlace, nextNumber } from '../seating/room/free-place';
import type { Misfit } from './misfit';

interface Sizes {
  readonly was: number;
  readonly now: number;
  newId(): string;
}

const NUMBER = /\d{1,4}\s*$/;

/** Returns a table's name with another number, such as "Table 12" for "Table 11". */
const numbered = (name: string, number: number): string => {
  const next = NUMBER.test(name) ? name.replace(NUMBER, `${number}`) : `${name} ${number}`;
  return next.length > TABLE_NAME ? `${number}` : next;
};

const seatsOf = (things: readonly RoomItem[]): number => things.reduce((sum, { seats }) => sum + seats, 0);

function commonest(tables: readonly RoomItem[]): RoomItem | undefined {
  const like = (one: RoomItem) =>
    tables.filter(({ shape, seats }) => shape === one.shape && seats === one.seats);
  return tables.toSorted((a, b) => like(b).length - like(a).length)[0];
}

const misfit = (before: RoomItem | null, after: RoomItem | null): Misfit => ({
  reason: 'size',
  table: 'seating_tables',
  before,
  after,
});

/**
 * If the number of guests differs, suggests tables to add to or remove from the room with most seats. Returns
 * nothing if the template's tables had too few seats for its own guests, because these tables were
 * incomplete.
 */
export function misfitTables(
  charts: readonly SeatingChart[],
  things: readonly RoomItem[],
  { was, now, newId }: Sizes,
): Misfit[] {
  const of = (chart: SeatingChart) => things.filter(({ chart_id }) => chart_id === chart.id);
  const [chart] = charts.toSorted((a, b) => seatsOf(of(b)) - seatsOf(of(a)));
  if (!chart) return [];
  const inRoom = of(chart);
  const seats = seatsOf(inRoom);
  const plain = inRoom.filter(({ shape, couple }) => isTableShape(shape) && shape !== 'head' && !couple);
  const usual = commonest(plain);
  if (!usual || usual.seats === 0 || seats < was) return [];

  const standing = [...inRoom];
  const added: Misfit[] = [];
  for (let missing = now - seats; missing > 0; missing -= usual.seats) {
    const name = numbered(usual.name, nextNumber(standing.filter(({ shape }) => isTableShape(shape))));
    const table = { ...usual, ...freePlace(chart, standing, usual), id: newId(), version: 0, name };
    standing.push(table);
    added.push(misfit(null, table));
  }
  if (added.length > 0) return added;

  const removed: Misfit[] = [];
  let left = seats;
  const last = plain.toSorted((a, b) => b.name.localeCompare(a.name, undefined, { numeric: true }));
  for (const table of last) {
    if (left - table.seats < now) break;
    left -= table.seats;
    removed.push(misfit(table, null));
  }
  return removed;
}
