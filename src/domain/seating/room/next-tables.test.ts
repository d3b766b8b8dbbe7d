import { expect, test } from 'vitest';
import type { RoomItem } from '../chart';
import { nextTables } from './next-tables';

const table = (id: string, x: number, y: number, rest: Partial<RoomItem> = {}): RoomItem => ({
  id,
  version: 0,
  chart_id: 'room',
  name: id,
  shape: 'round',
  seats: 8,
  wheelchair_places: 0,
  width: 1.8,
  height: 1.8,
  x,
  y,
  rotation: 0,
  ...rest,
});
const seen = (tables: readonly RoomItem[]) =>
  Object.fromEntries([...nextTables(tables)].map(([id, next]) => [id, next.join(' ')]));

test('four tables in a square are neighbours along its sides, not diagonally', () => {
  for (const side of [2.5, 3.65, 6])
    expect(
      seen([table('a', 0, 0), table('b', side, 0), table('c', 0, side), table('d', side, side)]),
    ).toEqual({
      a: 'b c',
      b: 'a d',
      c: 'a d',
      d: 'b c',
    });
});

test('four tables in a slightly uneven square are also neighbours along its sides', () => {
  expect(
    seen([table('a', 0.1, 0), table('b', 3.6, 0.15), table('c', 0, 3.7), table('d', 3.75, 3.6)]),
  ).toEqual({ a: 'b c', b: 'a d', c: 'a d', d: 'b c' });
});

test('a table across an empty hall is no neighbour of tables in a row', () => {
  expect(seen([table('a', 0, 0), table('b', 4, 0), table('c', 8, 0), table('d', 20, 0)])).toEqual({
    a: 'b',
    b: 'a c',
    c: 'b',
    d: '',
  });
});

test('the distance of long tables is measured from their edges, not their centres', () => {
  const long = { shape: 'rectangle', width: 9, height: 0.8 } as const;
  expect(seen([table('a', 0, 0, long), table('b', 11, 0, long)])).toEqual({ a: 'b', b: 'a' });
});
