import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RoomItem, SeatingChart, Shape } from '../chart';
import { gapBetween } from './geometry';
import { inRows, snapped } from './rows';
import { tooClose } from './walls';

const chart = (width: number, height: number): SeatingChart => ({
  id: 'c',
  version: 1,
  name: 'Cena',
  width,
  height,
  outline: null,
  floor: null,
  unit: 'm',
});
const thing = (id: string, shape: Shape, x: number, y: number, width = 1.5, height = width): RoomItem => ({
  id,
  version: 1,
  chart_id: 'c',
  name: id,
  shape,
  seats: shape === 'dance-floor' ? 0 : 8,
  wheelchair_places: 0,
  width,
  height,
  x,
  y,
  rotation: 0,
});
const floor = thing('floor', 'dance-floor', 10, 8, 5);
const head = thing('head', 'head', 10, 1, 3.6, 0.8);

test('tables placed in rows are never too close to other objects', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.boolean(),
      fc.constantFrom<Shape>('round', 'rectangle', 'square'),
      fc.integer({ min: 0, max: 90 }),
      (count, isSpread, shape, rotation) => {
        const tables = Array.from({ length: count }, (_, i) => ({
          ...thing(`t${i}`, shape, 0, 0, 1.5, shape === 'rectangle' ? 0.8 : 1.5),
          rotation,
        }));
        const room = chart(20, 22);
        const rows = inRows(room, [floor, head, ...tables], isSpread);
        expect(rows?.map(({ id }) => id)).toEqual(tables.map(({ id }) => id));
        expect(tooClose(room, [floor, head, ...(rows ?? [])])).toEqual(new Set());
      },
    ),
  );
});

test('tables are further apart in the spacious layout than in plain rows', () => {
  const tables = ['a', 'b', 'c', 'd'].map((id) => thing(id, 'round', 1, 1));
  const gap = (isSpread: boolean) => {
    const [a, b] = inRows(chart(14, 14), tables, isSpread) ?? [];
    return a && b ? gapBetween(a, b) : 0;
  };
  expect(gap(false)).toBeCloseTo(1.5);
  expect(gap(true)).toBeGreaterThan(2.5);
});

test('if rows of tables don’t fit into the room, the tables stay in place', () => {
  const tables = ['a', 'b', 'c', 'd', 'e'].map((id) => thing(id, 'round', 1, 1));
  expect(inRows(chart(6, 6), tables, false)).toBeNull();
  expect(inRows(chart(6, 6), [floor], true)).toBeNull();
});

test('a dragged object snaps into line with a table', () => {
  const tables = [thing('a', 'round', 2, 2), thing('b', 'round', 2.3, 6), floor];
  expect(snapped(tables, 'new', { x: 2.2, y: 4 }, 0.25)).toEqual({ x: 2.3, y: 4 });
  expect(snapped(tables, 'new', { x: 10.1, y: 6.2 }, 0.25)).toEqual({ x: 10.1, y: 6 });
  expect(snapped(tables, 'a', { x: 2.01, y: 2.01 }, 0.25)).toEqual({ x: 2.01, y: 2.01 });
});
