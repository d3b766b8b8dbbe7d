import type { Guest, Household } from '../guests/guest';
import {
  isTableShape,
  type RoomThing,
  type SeatAssignment,
  type SeatingChart,
  type StoredRule,
} from './chart';
import {
  pairsOf,
  type Seat,
  type SeatingGuest,
  type SeatingProblem,
  type SeatingRule,
  type SeatingTable,
} from './problem';
import { besideOf, gapBetween } from './room/geometry';
import { wallGap } from './room/walls';

/** Somebody to be seated: a guest, or one of a party without a name. */
export interface Person {
  /** The guest's id, and a number from the second of a party on. */
  readonly id: string;
  readonly guest: Guest;
  readonly person: number;
}

export const personId = (guest_id: string, person: number): string =>
  person === 0 ? guest_id : `${guest_id} ${person}`;

/** Everybody who is expected: those who haven't said no, each as many as come. */
export function peopleOf(guests: readonly Guest[], comes: (guest: Guest) => number): Person[] {
  return guests.flatMap((guest) =>
    Array.from({ length: comes(guest) }, (_, person) => ({ id: personId(guest.id, person), guest, person })),
  );
}

/** Two devices have given one seat to two people: the second is shown on the next free seat of that table, or nowhere. */
export interface SeatClash {
  readonly person: Person;
  /** Who has the seat. */
  readonly other: Person;
  readonly table: string;
  readonly shown: Seat | null;
}

/** Who sits where, each place once: a row for somebody who doesn't come seats nobody. */
export interface Arrangement {
  readonly seatOf: ReadonlyMap<string, Seat>;
  readonly rowOf: ReadonlyMap<string, SeatAssignment>;
  /** The people at each table, by seat. */
  readonly at: ReadonlyMap<string, readonly (Person | null)[]>;
  readonly unseated: readonly Person[];
  readonly clashes: readonly SeatClash[];
}

export function arrange(
  people: readonly Person[],
  things: readonly RoomThing[],
  rows: readonly SeatAssignment[],
): Arrangement {
  const known = new Map(people.map((person) => [person.id, person]));
  const at = new Map(
    things.flatMap(({ id, shape, seats }): [string, (Person | null)[]][] =>
      isTableShape(shape) ? [[id, Array.from({ length: seats }, () => null)]] : [],
    ),
  );
  const seatOf = new Map<string, Seat>();
  const rowOf = new Map<string, SeatAssignment>();
  const clashing: { person: Person; other: Person; seats: (Person | null)[]; table: string }[] = [];
  // The same on every device, whichever row came first: who is locked has the seat.
  const order = rows.toSorted((a, b) => Number(b.locked) - Number(a.locked) || (a.id < b.id ? -1 : 1));
  for (const row of order) {
    const id = personId(row.guest_id, row.person);
    rowOf.set(id, row);
    const person = known.get(id);
    const seats = at.get(row.table_id);
    if (!person || !seats || row.seat >= seats.length || seatOf.has(id)) continue;
    const other = seats[row.seat];
    if (other) clashing.push({ person, other, seats, table: row.table_id });
    else {
      seats[row.seat] = person;
      seatOf.set(id, { table: row.table_id, seat: row.seat });
    }
  }
  const clashes = clashing.map(({ person, other, seats, table }): SeatClash => {
    const seat = seats.indexOf(null);
    const shown = seat >= 0 ? { table, seat } : null;
    if (shown) {
      seats[seat] = person;
      seatOf.set(person.id, shown);
    }
    return { person, other, table, shown };
  });
  return { seatOf, rowOf, at, unseated: people.filter(({ id }) => !seatOf.has(id)), clashes };
}

/** The tag that says that somebody needs a wheelchair's place, in either language. */
const WHEELCHAIR = /^(wheelchair|silla de ruedas|movilidad reducida|pmr)$/i;

const guestOf = ({ id, guest, person }: Person, households: ReadonlyMap<string, Household>): SeatingGuest => {
  const language = households.get(guest.household_id ?? '')?.language ?? null;
  return {
    id,
    household: guest.household_id ?? (guest.party_size > 1 ? guest.id : null),
    party: guest.party_size > 1 ? guest.id : null,
    child: guest.age_group === 'child',
    // Of a party, the named guest's own.
    wheelchair: person === 0 && guest.tags.some((tag) => WHEELCHAIR.test(tag)),
    side: guest.side === 'both' ? null : guest.side,
    languages: language ? [language] : [],
    menu: [...guest.diets].sort().join(' ') || 'none',
  };
};

/** Metres from a table's edge to the wall, so that nobody sits between. */
const ALONG_THE_WALL = 2;

function tableOf(thing: RoomThing, chart: SeatingChart, things: readonly RoomThing[]): SeatingTable {
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

/** Who shares a table in the event's other rooms, each pair once. */
export function metIn(rows: readonly SeatAssignment[], chart_id: string): (readonly [string, string])[] {
  const tables = new Map<string, string[]>();
  for (const { chart_id: room, table_id, guest_id, person } of rows) {
    if (room === chart_id) continue;
    tables.set(table_id, [...(tables.get(table_id) ?? []), personId(guest_id, person)]);
  }
  const pairs = [...tables.values()].flatMap((those) => pairsOf(those.sort()));
  return [...new Map(pairs.map((pair) => [pair.join(), pair])).values()];
}

/** What the solver is asked: those of a party are bound by the rules that name their guest. */
export function problemOf(
  chart: SeatingChart,
  things: readonly RoomThing[],
  people: readonly Person[],
  households: ReadonlyMap<string, Household>,
  rules: readonly StoredRule[],
  arrangement: Arrangement,
  rounds: readonly SeatAssignment[] = [],
): SeatingProblem {
  const here = new Set(people.map(({ id }) => id));
  const tables = things.filter(({ shape }) => isTableShape(shape));
  const present = new Set(tables.map(({ id }) => id));
  return {
    guests: people.map((person) => guestOf(person, households)),
    tables: tables.map((thing) => tableOf(thing, chart, things)),
    rules: rules.flatMap(({ id, kind, guests, tables: wanted, hard, weight }): SeatingRule[] => {
      const named = guests.filter((guest) => here.has(guest));
      const at = wanted.filter((table) => present.has(table));
      // Without anybody left a rule about some people would be about all.
      if ((guests.length > 0 && named.length === 0) || (kind === 'at-table' && at.length === 0)) return [];
      return [{ id, kind, guests: named, tables: at, hard, weight }];
    }),
    locked: new Map([...arrangement.seatOf].filter(([id]) => arrangement.rowOf.get(id)?.locked === true)),
    ...(rules.some(({ kind }) => kind === 'new-company') && { met: metIn(rounds, chart.id) }),
  };
}
