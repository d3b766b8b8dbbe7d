import type { Plan } from '@/data/plans';
import { SEATING_CHARTS, SEATING_TABLES } from '@/data/seating';
import type { OutboxChange } from '@/data/sync/outbox-entry';
import type { CouplePlace, RoomItem } from '@/domain/seating/chart';
import { freePlace } from '@/domain/seating/room/free-place';
import { asMade } from '@/domain/seating/room/lengths';
import type { Seating } from '../use-seating';

export const asksForCouple = ({ event_type }: Pick<Plan, 'event_type'>): boolean =>
  event_type === 'wedding' || event_type === 'anniversary';

/**
 * Returns the changes that mark a table as the couple's and unmark their former table. If `table` is null,
 * only the former table is unmarked.
 */
export function coupleAt({ things }: Pick<Seating, 'things'>, table: RoomItem | null): OutboxChange[] {
  return things.flatMap((before): OutboxChange[] => {
    const couple = before.id === table?.id;
    if ((before.couple ?? false) === couple) return [];
    const after: RoomItem = { ...before, couple };
    return [{ table: SEATING_TABLES.table, before, after }];
  });
}

/** Widths in metres of a table for two and of a head table. */
const WIDTHS = { sweetheart: 1.5, head: 3.6 } as const;
const DEPTH = 0.76;
const SEATS = { sweetheart: 2, head: 6 } as const;

/** Returns a new table for the couple, with seats on one side only. */
function newTable({ chart, things }: Seating, place: 'head' | 'sweetheart', name: string): RoomItem {
  const size = {
    shape: 'head' as const,
    width: asMade(WIDTHS[place], chart.unit),
    height: asMade(DEPTH, chart.unit),
    rotation: 0,
  };
  return {
    ...size,
    ...freePlace(chart, things, size),
    id: crypto.randomUUID(),
    version: 0,
    chart_id: chart.id,
    name,
    seats: SEATS[place],
    wheelchair_places: 0,
    couple: true,
  };
}

/**
 * Returns the changes that follow from an answer about the couple's place: the room stores the answer, and a
 * table is marked as theirs.
 */
export function coupleAnswered(
  seating: Seating,
  place: CouplePlace,
  table: RoomItem | null,
  name: string,
): OutboxChange[] {
  const { chart } = seating;
  const answer = {
    table: SEATING_CHARTS.table,
    before: chart,
    after: { ...chart, couple_place: place },
  };
  if (place === 'listed' || table) return [answer, ...coupleAt(seating, table)];
  const made = place === 'head' || place === 'sweetheart' ? newTable(seating, place, name) : null;
  return [answer, ...(made ? [{ table: SEATING_TABLES.table, before: null, after: made }] : [])];
}
