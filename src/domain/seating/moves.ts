import type { SeatAssignment } from './chart';
import type { Arrangement, Person } from './model';
import type { Seat, SeatingPlan } from './problem';

/** Where people are to sit; null is nowhere. */
export type Wanted = ReadonlyMap<string, Seat | null>;

export interface SeatChange {
  readonly before: SeatAssignment | null;
  readonly after: SeatAssignment | null;
}

/**
 * Places for people at a table: on the seat that is named, changing places with who sits there, or on free ones. Null
 * where there are not enough.
 */
export function seatsFor(
  { at, seatOf }: Arrangement,
  people: readonly Person[],
  table: string,
  seat: number | null,
): Wanted | null {
  const seats = at.get(table);
  if (!seats) return null;
  const [first] = people;
  if (seat !== null && first && people.length === 1) {
    const sitting = seats[seat] ?? null;
    const wanted = new Map<string, Seat | null>([[first.id, { table, seat }]]);
    if (sitting && sitting.id !== first.id) wanted.set(sitting.id, seatOf.get(first.id) ?? null);
    return wanted;
  }
  const coming = people.filter(({ id }) => seatOf.get(id)?.table !== table);
  const free = seats.flatMap((one, number) => (one === null ? number : []));
  if (coming.length > free.length) return null;
  return new Map(coming.map(({ id }, i) => [id, { table, seat: free[i] ?? 0 }]));
}

/** A whole plan as places: who isn't in it keeps none. */
export const wantedOf = (people: readonly Person[], plan: SeatingPlan): Wanted =>
  new Map(people.map(({ id }) => [id, plan.get(id) ?? null]));

/** The rows that bring people to their places. */
export function changesTo(
  { rowOf }: Arrangement,
  people: readonly Person[],
  wanted: Wanted,
  chart_id: string,
  newId: () => string,
): SeatChange[] {
  return people.flatMap(({ id, guest, person }): SeatChange[] => {
    if (!wanted.has(id)) return [];
    const seat = wanted.get(id);
    const before = rowOf.get(id) ?? null;
    if (!seat) return before ? [{ before, after: null }] : [];
    if (before?.table_id === seat.table && before.seat === seat.seat) return [];
    const place = { table_id: seat.table, seat: seat.seat };
    const after = before
      ? { ...before, ...place }
      : { id: newId(), version: 0, chart_id, guest_id: guest.id, person, locked: false, ...place };
    return [{ before, after }];
  });
}

/** The people of a household, or of one guest's party. */
export function householdOf(people: readonly Person[], { guest, id }: Person): Person[] {
  return people.filter((other) =>
    guest.household_id === null
      ? other.guest.id === guest.id
      : other.guest.household_id === guest.household_id || other.id === id,
  );
}

/** Moves that may be accepted alone: each with those that have to happen with it, because one takes another's seat. */
export function groupedMoves<M extends { readonly guest: string; readonly to: Seat }>(
  moves: readonly M[],
  { seatOf, at }: Arrangement,
): M[][] {
  const left = new Map(moves.map((move) => [move.guest, move]));
  const groups: M[][] = [];
  for (const first of moves) {
    if (!left.delete(first.guest)) continue;
    const group = [first];
    for (const { to, guest } of group)
      for (const other of left.values()) {
        const own = seatOf.get(other.guest);
        const mine = seatOf.get(guest);
        const takes = own?.table === to.table && own.seat === to.seat;
        const gives = mine?.table === other.to.table && mine.seat === other.to.seat;
        if ((takes && at.get(to.table)?.[to.seat]?.id === other.guest) || gives) {
          left.delete(other.guest);
          group.push(other);
        }
      }
    groups.push(group);
  }
  return groups;
}
