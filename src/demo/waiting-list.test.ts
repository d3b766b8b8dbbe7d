import { beforeEach, expect, test } from 'vitest';
import { importGuests, undoDemoImport } from './guest-imports';
import { type Change, DemoMemory } from './memory';

const PLAN = 'plan';
let memory: DemoMemory;
const add = (table: Change['table'], id: string, row: object): Change => ({ table, id, version: 0, row });
const guest = (id: string, household_id: string, status: string) =>
  add('guests', id, { name: id, last_name: 'Gil', household_id, replies: { dance: { status } } });

beforeEach(() => {
  memory = new DemoMemory('ana');
  memory.save(PLAN, [
    add('event_parts', 'dance', { name: 'Baile', capacity: 1, position: 0 }),
    add('households', 'a', { name: 'A' }),
    add('households', 'b', { name: 'B' }),
    guest('a1', 'a', 'accepted'),
    guest('b1', 'b', 'waiting'),
  ]);
});

const stateOf = (id: string) => {
  const replies = memory.get('guests', id)?.replies as { dance: { status: string } } | undefined;
  return replies?.dance.status;
};

test('in the demonstration, raising a part’s capacity gives waiting guests a place', () => {
  const saved = memory.save(PLAN, [{ table: 'event_parts', id: 'dance', version: 1, row: { capacity: 2 } }]);
  expect(saved.map(({ table, id, version }) => `${table} ${id} ${version}`)).toEqual([
    'event_parts dance 2',
    'guests b1 2',
    'households b 2',
  ]);
  expect(memory.get('households', 'b')).toMatchObject({ moved_up: ['dance'] });
});

test('a save that edits a guest and frees a place for that guest returns the final state', () => {
  const saved = memory.save(PLAN, [
    { table: 'guests', id: 'b1', version: 1, row: { notes: '!' } },
    { table: 'guests', id: 'a1', version: 1, row: null },
  ]);
  expect(saved[0]).toMatchObject({
    id: 'b1',
    version: 3,
    row: { notes: '!', replies: { dance: { status: 'accepted' } } },
  });
});

test('undoing an import frees places for waiting guests', () => {
  memory.save(PLAN, [{ table: 'guests', id: 'a1', version: 1, row: null }]);
  memory.save(PLAN, [
    { table: 'guests', id: 'b1', version: 2, row: { replies: { dance: { status: 'waiting' } } } },
  ]);
  const row = { name: 'Leo', last_name: 'Gil', replies: { dance: { status: 'accepted' } } };
  const call = { plan_id: PLAN, batch: 'x', name: 'Lista.csv', households: [] };
  importGuests(memory, { ...call, guests: [{ id: 'c1', version: 0, row }] });
  expect(stateOf('b1')).toBe('waiting');
  undoDemoImport(memory, 'x');
  expect(stateOf('b1')).toBe('accepted');
});

test('a restored guest takes a place that has become free', () => {
  memory.save(PLAN, [{ table: 'guests', id: 'b1', version: 1, row: null }]);
  memory.save(PLAN, [{ table: 'event_parts', id: 'dance', version: 1, row: { capacity: 2 } }]);
  memory.save(PLAN, [{ ...guest('b1', 'b', 'waiting'), version: 2 }]);
  expect(stateOf('b1')).toBe('accepted');
});
