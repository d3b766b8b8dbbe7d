import type { SeatAssignment } from './chart';
import { type Arrangement, freeSeats, type Person } from './model';
import type { Seat, SeatingPlan } from './problem';

/** The desired seat of each person; null means no seat. */
export type WantedSeats = ReadonlyMap<string, Seat | null>;

interface SeatChange {
  readonly before: SeatAssignment | null;
  readonly after: SeatAssignment | null;
}

/**
 * Returns the desired seats at a table. One person gets the given seat and swaps with its occupant. A group
 * gets free seats. Returns null if there aren't enough.
 */
export function seatsFor(
  arrangement: Arrangement,
  people: readonly Person[],
  table: string,
  seat: number | null,
): WantedSeats | null {
  const { at, seatOf, couple } = arrangement;
  const seats = at.get(table);
  if (!seats) return null;
  const [first] = people;
  if (seat !== null && couple?.table === table && couple.seats.includes(seat)) return null;
  if (seat !== null && first && people.length === 1) {
    const sitting = seats[seat] ?? null;
    const wanted = new Map<string, Seat | null>([[first.id, { table, seat }]]);
    if (sitting && sitting.id !== first.id) wanted.set(sitting.id, seatOf.get(first.id) ?? null);
    return wanted;
  }
  const coming = people.filter(({ id }) => seatOf.get(id)?.table !== table);
  const free = freeSeats(arrangement, table);
  if (coming.length > free.length) return null;
  return new Map(coming.map(({ id }, i) => [id, { table, seat: free[i] ?? 0 }]));
}

export const wantedOf = (people: readonly Person[], plan: SeatingPlan): WantedSeats =>
  new Map(people.map(({ id }) => [id, plan.get(id) ?? null]));

export function changesTo(
  { rowOf }: Arrangement,
  people: readonly Person[],
  wanted: WantedSeats,
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

/** Returns the people of a household, or the guest's party if there is no household. */
export function seatedHousehold(people: readonly Person[], { guest, id }: Person): Person[] {
  return people.filter((other) =>
    guest.household_id === null
      ? other.guest.id === guest.id
      : other.guest.household_id === guest.household_id || other.id === id,
  );
}
