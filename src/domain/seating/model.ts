import { type Guest, type Household, needsChair } from '../guests/guest';
import {
  isTableShape,
  type RoomItem,
  type SeatAssignment,
  type SeatingChart,
  type StoredRule,
} from './chart';
import {
  pairsOf,
  type Seat,
  type SeatingGuest,
  type SeatingPlan,
  type SeatingProblem,
  type SeatingRule,
  type SeatingTable,
} from './problem';
import { besideOf, gapBetween } from './room/geometry';
import { nextTables } from './room/next-tables';
import { wallGap } from './room/walls';

/** A person who needs a seat: a named guest or an unnamed companion. */
export interface Person {
  /** The guest's id. For a companion, a number follows the id. */
  readonly id: string;
  readonly guest: Guest;
  readonly person: number;
}

export const personId = (guest_id: string, person: number): string =>
  person === 0 ? guest_id : `${guest_id} ${person}`;

/** Returns everyone who is expected: guests who haven't declined, and their companions. */
export function peopleOf(guests: readonly Guest[], comes: (guest: Guest) => number): Person[] {
  return guests.flatMap((guest) =>
    Array.from({ length: comes(guest) }, (_, person) => ({ id: personId(guest.id, person), guest, person })),
  );
}

/**
 * Separates people who need a chair from babies who sit on the lap of an adult of their household. A baby
 * with an assigned seat needs a chair.
 */
export function chairsAndLaps(
  people: readonly Person[],
  rows: readonly SeatAssignment[],
): { readonly chairs: readonly Person[]; readonly laps: readonly Person[] } {
  const given = new Set(rows.map(({ guest_id, person }) => personId(guest_id, person)));
  const adults = new Set(
    people.flatMap(({ guest }) =>
      guest.age_group === 'child' || !needsChair(guest) ? [] : guest.household_id,
    ),
  );
  const isOnLap = ({ id, guest }: Person) =>
    !needsChair(guest) &&
    guest.party_size === 1 &&
    guest.household_id !== null &&
    adults.has(guest.household_id) &&
    !given.has(id);
  return { chairs: people.filter((one) => !isOnLap(one)), laps: people.filter(isOnLap) };
}

/**
 * Two devices assigned one seat to two people. The second person is shown on the next free seat of the table,
 * or without a seat.
 */
export interface SeatClash {
  readonly person: Person;
  /** The person who keeps the seat. */
  readonly other: Person;
  readonly table: string;
  readonly shown: Seat | null;
}

/** The seats of a room after resolving conflicts. Assignments of people who don't come are ignored. */
export interface Arrangement {
  readonly seatOf: ReadonlyMap<string, Seat>;
  readonly rowOf: ReadonlyMap<string, SeatAssignment>;
  /** People at each table, by seat number; null for a free seat. */
  readonly at: ReadonlyMap<string, readonly (Person | null)[]>;
  readonly unseated: readonly Person[];
  readonly clashes: readonly SeatClash[];
  readonly couple: CoupleSeats | null;
}

export interface CoupleSeats {
  readonly table: string;
  readonly seats: readonly [number, number];
}

/** Ids that stand for the couple in the solver. Their seats are fixed. */
const COUPLE = ['couple 1', 'couple 2'] as const;

/**
 * Returns the couple's two seats at the first table marked for them: in the middle of a head table, or else
 * the first two seats of the table.
 */
function coupleSeats(things: readonly RoomItem[]): CoupleSeats | null {
  const thing = things.find(({ couple, shape, seats }) => couple && isTableShape(shape) && seats > 1);
  if (!thing) return null;
  const first = thing.shape === 'head' ? Math.ceil(thing.seats / 2) - 1 : 0;
  return { table: thing.id, seats: [first, first + 1] };
}

/** Returns all seats including those of the couple, because rules are checked with the couple too. */
export const withCouple = ({ seatOf, couple }: Pick<Arrangement, 'seatOf' | 'couple'>): SeatingPlan =>
  couple
    ? new Map([
        ...seatOf,
        ...COUPLE.map((id, i) => [id, { table: couple.table, seat: couple.seats[i] ?? 0 }] as const),
      ])
    : seatOf;

export const freeSeats = ({ at, couple }: Pick<Arrangement, 'at' | 'couple'>, table: string): number[] =>
  (at.get(table) ?? []).flatMap((one, seat) =>
    one === null && !(couple?.table === table && couple.seats.includes(seat)) ? seat : [],
  );

export function arrange(
  people: readonly Person[],
  things: readonly RoomItem[],
  rows: readonly SeatAssignment[],
): Arrangement {
  const known = new Map(people.map((person) => [person.id, person]));
  const at = new Map(
    things.flatMap(({ id, shape, seats }): [string, (Person | null)[]][] =>
      isTableShape(shape) ? [[id, Array.from({ length: seats }, () => null)]] : [],
    ),
  );
  const couple = coupleSeats(things);
  const seatOf = new Map<string, Seat>();
  const displaced: { person: Person; table: string }[] = [];
  const rowOf = new Map<string, SeatAssignment>();
  const clashing: { person: Person; other: Person; table: string }[] = [];
  // All devices resolve a conflict in the same way: a locked person keeps the seat, otherwise the assignment
  // with the lower id.
  const order = rows.toSorted((a, b) => Number(b.locked) - Number(a.locked) || (a.id < b.id ? -1 : 1));
  for (const row of order) {
    const id = personId(row.guest_id, row.person);
    rowOf.set(id, row);
    const person = known.get(id);
    const seats = at.get(row.table_id);
    if (!person || !seats || row.seat >= seats.length || seatOf.has(id)) continue;
    const other = seats[row.seat];
    if (couple?.table === row.table_id && couple.seats.includes(row.seat))
      displaced.push({ person, table: row.table_id });
    else if (other) clashing.push({ person, other, table: row.table_id });
    else {
      seats[row.seat] = person;
      seatOf.set(id, { table: row.table_id, seat: row.seat });
    }
  }
  const shownAt = (person: Person, table: string): Seat | null => {
    const [seat] = freeSeats({ at, couple }, table);
    const seats = at.get(table);
    if (seat === undefined || !seats) return null;
    seats[seat] = person;
    const shown = { table, seat };
    seatOf.set(person.id, shown);
    return shown;
  };
  for (const { person, table } of displaced) shownAt(person, table);
  const clashes = clashing.map(
    ({ person, other, table }): SeatClash => ({ person, other, table, shown: shownAt(person, table) }),
  );
  return { seatOf, rowOf, at, unseated: people.filter(({ id }) => !seatOf.has(id)), clashes, couple };
}

/** Matches tags that mean that a guest uses a wheelchair, in both languages. */
const WHEELCHAIR = /^(wheelchair|silla de ruedas|movilidad reducida|pmr)$/i;

const guestOf = ({ id, guest, person }: Person, households: ReadonlyMap<string, Household>): SeatingGuest => {
  const language = households.get(guest.household_id ?? '')?.language ?? null;
  return {
    id,
    household: guest.household_id ?? (guest.party_size > 1 ? guest.id : null),
    party: guest.party_size > 1 ? guest.id : null,
    child: guest.age_group === 'child',
    // Only the named guest of a party uses the wheelchair, not the companions.
    wheelchair: person === 0 && guest.tags.some((tag) => WHEELCHAIR.test(tag)),
    side: guest.side === 'both' ? null : guest.side,
    languages: language ? [language] : [],
    menu: [...guest.diets].sort().join(' ') || 'none',
  };
};

const coupleGuest = (id: string): SeatingGuest => ({
  id,
  household: 'couple',
  child: false,
  wheelchair: false,
  side: null,
  languages: [],
  menu: null,
});

/** A table is along the wall if its edge is at most this many metres away. */
const ALONG_THE_WALL = 2;

function tableOf(thing: RoomItem, chart: SeatingChart, things: readonly RoomItem[]): SeatingTable {
  const music = things
    .filter(({ shape }) => shape === 'music')
    .map((one) => Math.max(0, gapBetween(thing, one)));
  return {
    id: thing.id,
    seats: thing.seats,
    x: thing.x,
    y: thing.y,
    wheelchairPlaces: thing.wheelchair_places,
    edge: wallGap(chart, thing) <= ALONG_THE_WALL,
    music: music.length > 0 ? Math.min(...music) : null,
    sides: besideOf(thing),
  };
}

/** Returns each pair of people who share a table in another room of the event. */
export function metIn(rows: readonly SeatAssignment[], chart_id: string): (readonly [string, string])[] {
  const tables = new Map<string, string[]>();
  for (const { chart_id: room, table_id, guest_id, person } of rows) {
    if (room === chart_id) continue;
    tables.set(table_id, [...(tables.get(table_id) ?? []), personId(guest_id, person)]);
  }
  const pairs = [...tables.values()].flatMap((those) => pairsOf(those.sort()));
  return [...new Map(pairs.map((pair) => [pair.join(), pair])).values()];
}

/** Builds the problem for the solver. A rule about a guest applies to the whole party. */
export function seatingProblemOf(
  chart: SeatingChart,
  things: readonly RoomItem[],
  people: readonly Person[],
  households: ReadonlyMap<string, Household>,
  rules: readonly StoredRule[],
  arrangement: Arrangement,
  rounds: readonly SeatAssignment[] = [],
): SeatingProblem {
  const here = new Set(people.map(({ id }) => id));
  const tables = things.filter(({ shape }) => isTableShape(shape));
  const present = new Set(tables.map(({ id }) => id));
  const { couple } = arrangement;
  const next = rules.some(({ kind }) => kind === 'near' || kind === 'not-next') ? nextTables(tables) : null;
  const placed = withCouple(arrangement);
  return {
    guests: [
      ...people.map((person) => guestOf(person, households)),
      ...(couple ? COUPLE.map(coupleGuest) : []),
    ],
    tables: tables.map((thing) => ({
      ...tableOf(thing, chart, things),
      ...(next && { next: next.get(thing.id) ?? [] }),
    })),
    rules: rules.flatMap(({ id, kind, guests, tables: wanted, hard, weight, least }): SeatingRule[] => {
      const named = guests.filter((guest) => here.has(guest));
      const at = wanted.filter((table) => present.has(table));
      // If none of a rule's guests come, the rule is dropped. Without guests it would apply to everyone.
      if (guests.length > 0 && named.length === 0) return [];
      if ((kind === 'at-table' || wanted.length > 0) && at.length === 0) return [];
      return [{ id, kind, guests: named, tables: at, hard, weight, least: least ?? null }];
    }),
    locked: new Map(
      [...placed].filter(
        ([id]) => COUPLE.some((one) => one === id) || arrangement.rowOf.get(id)?.locked === true,
      ),
    ),
    ...(rules.some(({ kind }) => kind === 'new-company') && { met: metIn(rounds, chart.id) }),
  };
}
