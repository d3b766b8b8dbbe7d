import { expect, test } from 'vitest';
import { EMPTY_GUEST, type Guest } from '../guests/guest';
import type { RoomItem, SeatAssignment, SeatingChart } from './chart';
import { checkPlan } from './check';
import { arrange, chairsAndLaps, freeSeats, peopleOf, seatingProblemOf, withCouple } from './model';
import { seatsFor } from './moves';
import { repair } from './repair';
import { solve } from './solve/solve';

const chart: SeatingChart = {
  id: 'room',
  version: 0,
  name: 'Cena',
  width: 20,
  height: 15,
  outline: null,
  floor: null,
  unit: 'm',
};
const table = (id: string, seats: number, rest: Partial<RoomItem> = {}): RoomItem => ({
  id,
  version: 0,
  chart_id: chart.id,
  name: id,
  shape: 'round',
  seats,
  wheelchair_places: 0,
  width: 1.8,
  height: 1.8,
  x: 3,
  y: 3,
  rotation: 0,
  ...rest,
});
const guest = (id: string, rest: Partial<Guest> = {}): Guest => ({
  ...EMPTY_GUEST,
  id,
  name: id,
  last_name: 'Gil',
  ...rest,
});
const seat = (guest_id: string, table_id: string, number: number): SeatAssignment => ({
  id: `${guest_id} seat`,
  version: 0,
  chart_id: chart.id,
  table_id,
  guest_id,
  person: 0,
  seat: number,
  locked: false,
});
const people = (...guests: readonly Guest[]) => peopleOf(guests, ({ party_size }) => party_size);

test('the couple gets the middle seats of a head table', () => {
  const those = people(guest('a'), guest('b'));
  const head = table('head', 6, { shape: 'head', couple: true });
  const found = arrange(those, [head], [seat('a', 'head', 2), seat('b', 'head', 0)]);
  expect(found.couple).toEqual({ table: 'head', seats: [2, 3] });
  expect(found.seatOf.get('a')).toEqual({ table: 'head', seat: 1 });
  expect(found.clashes).toEqual([]);
  expect(freeSeats(found, 'head')).toEqual([4, 5]);
  expect(seatsFor(found, those, 'head', 2)).toBeNull();
});

test('neither the solver nor a repair seats guests in the couple’s seats', () => {
  const those = people(...['a', 'b', 'c', 'd'].map((id) => guest(id)));
  const things = [table('two', 2, { shape: 'head', couple: true }), table('t', 4, { x: 9 })];
  const arrangement = arrange(those, things, []);
  const problem = seatingProblemOf(chart, things, those, new Map(), [], arrangement);
  const { plan, hard } = solve(problem, { seed: 1, steps: 2000 });
  expect(hard).toBe(0);
  expect(those.map(({ id }) => plan.get(id)?.table)).toEqual(['t', 't', 't', 't']);
  const { moves } = repair(problem, withCouple(arrangement));
  expect(moves.map(({ guest: id, to }) => `${id} ${to.table}`).sort()).toEqual(['a t', 'b t', 'c t', 'd t']);
  expect(checkPlan(problem, plan).unseated).toEqual([]);
});

test('a baby with its household sits on a lap instead of a chair', () => {
  const home = { household_id: 'h' };
  const baby = guest('baby', { ...home, age_group: 'child', age: 1 });
  const child = guest('child', { ...home, age_group: 'child', age: 2 });
  const alone = guest('alone', { age_group: 'child', age: 0 });
  const those = people(guest('mother', home), baby, child, alone);
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  const none = chairsAndLaps(those, []);
  expect([ids(none.chairs), ids(none.laps)]).toEqual([['mother', 'child', 'alone'], ['baby']]);
  expect(ids(chairsAndLaps(those, [seat('baby', 't', 1)]).laps)).toEqual([]);
});
