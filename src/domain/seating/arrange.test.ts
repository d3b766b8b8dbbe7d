import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_GUEST } from '../guests/guest';
import type { RoomItem, SeatAssignment } from './chart';
import { arrange, peopleOf } from './model';
import { changesTo } from './moves';

const table = (seats: number): RoomItem => ({
  id: 't',
  version: 0,
  chart_id: 'room',
  name: 'Mesa 1',
  shape: 'round',
  seats,
  wheelchair_places: 0,
  width: 1.8,
  height: 1.8,
  x: 0,
  y: 0,
  rotation: 0,
});
const people = peopleOf(
  ['ana', 'luis', 'eva'].map((id) => ({ ...EMPTY_GUEST, id, name: id, last_name: '' })),
  () => 1,
);
const row = (guest_id: string, seat: number, rest: Partial<SeatAssignment> = {}): SeatAssignment => ({
  id: guest_id,
  version: 1,
  chart_id: 'room',
  table_id: 't',
  guest_id,
  person: 0,
  seat,
  locked: false,
  ...rest,
});

test('if two people are given one seat, the second gets the next free seat', () => {
  const rows = [row('luis', 0), row('ana', 0), row('eva', 1)];
  const found = arrange(people, [table(4)], rows);
  expect(found.at.get('t')?.map((person) => person?.id)).toEqual(['ana', 'eva', 'luis', undefined]);
  expect(found.clashes).toMatchObject([
    { person: { id: 'luis' }, other: { id: 'ana' }, table: 't', shown: { table: 't', seat: 2 } },
  ]);
  // Accepting the seat shown for Luis saves exactly that seat.
  const wanted = new Map([['luis', { table: 't', seat: 2 }]]);
  expect(changesTo(found, people, wanted, 'room', () => '')).toMatchObject([{ after: { seat: 2 } }]);
});

test('at a full table, a locked person keeps a seat that was given to two people', () => {
  const rows = [row('ana', 0), row('luis', 0, { locked: true }), row('eva', 1)];
  const found = arrange(people, [table(2)], rows);
  expect(found.seatOf.get('luis')).toEqual({ table: 't', seat: 0 });
  expect(found.unseated.map(({ id }) => id)).toEqual(['ana']);
  expect(found.clashes).toMatchObject([{ person: { id: 'ana' }, shown: null }]);
});

test('each person either has a seat or is listed as unseated', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(3), { minLength: 3, maxLength: 3 }),
      fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
      fc.integer({ min: 1, max: 4 }),
      (seats, order, size) => {
        const rows = people.map(({ id }, i) => row(id, seats[i] ?? 0));
        const found = arrange(people, [table(size)], rows);
        expect(found.seatOf.size + found.unseated.length).toBe(3);
        const places = [...found.seatOf.values()].map(({ seat }) => seat);
        expect(new Set(places).size).toBe(places.length);
        const shuffled = order.flatMap((i) => rows[i] ?? []);
        expect(arrange(people, [table(size)], shuffled).seatOf).toEqual(found.seatOf);
      },
    ),
  );
});
