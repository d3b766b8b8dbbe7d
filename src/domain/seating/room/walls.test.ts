import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RoomItem, SeatingChart } from '../chart';
import { CHART_SCHEMAS } from '../schema';
import {
  CORNERS,
  cornerAt,
  cornersFromText,
  crossesItself,
  isInside,
  outlineOfL,
  roomOf,
  textOfCorners,
  tooClose,
  wallGap,
} from './walls';

const hall: SeatingChart = {
  id: 'c',
  version: 1,
  name: 'Cena',
  width: 20,
  height: 10,
  outline: null,
  floor: null,
  unit: 'm',
};
const table = (id: string, x: number, y: number, rest: Partial<RoomItem> = {}): RoomItem => ({
  id,
  version: 1,
  chart_id: 'c',
  name: id,
  shape: 'round',
  seats: 8,
  wheelchair_places: 0,
  width: 1.5,
  height: 1.5,
  x,
  y,
  rotation: 0,
  ...rest,
});

describe('walls of a room', () => {
  test('a table’s distance from the wall is measured from the table’s edge', () => {
    expect(wallGap(hall, table('a', 3, 5))).toBeCloseTo(2.25);
    const long = { shape: 'rectangle', width: 4, height: 1 } as const;
    expect(wallGap(hall, table('a', 3, 5, long))).toBeCloseTo(1);
    expect(wallGap(hall, table('a', 3, 5, { ...long, rotation: 90 }))).toBeCloseTo(2.5);
    expect(wallGap(hall, table('a', 0.5, 5))).toBeLessThan(0);
  });

  test('an L-shaped room lacks the chosen corner', () => {
    const middles = {
      'upper-left': [3, 2],
      'upper-right': [17, 2],
      'lower-right': [17, 8],
      'lower-left': [3, 8],
    };
    for (const corner of CORNERS) {
      const room = { ...hall, outline: outlineOfL(hall, corner, { width: 6, height: 4 }) };
      expect(crossesItself(room.outline)).toBe(false);
      for (const [other, [x = 0, y = 0]] of Object.entries(middles))
        expect(wallGap(room, table('a', x, y)) > 0, `${corner} ${other}`).toBe(corner !== other);
    }
  });

  test('a table near the inner corner of an L-shaped room is too close to the wall', () => {
    const room = { ...hall, outline: outlineOfL(hall, 'upper-right', { width: 10, height: 5 }) };
    // The table's centre is 1.5 m from the corner at 10, 5.
    expect(wallGap(room, table('a', 9, 6.12))).toBeCloseTo(Math.hypot(1, 1.12) - 0.75);
    expect([...tooClose(room, [table('a', 9.4, 5.6), table('b', 4, 5)])]).toEqual(['a']);
  });
});

test('tables too close to each other or to a pillar are reported', () => {
  const far = [table('a', 3, 5), table('b', 6, 5)];
  expect(tooClose(hall, far).size).toBe(0);
  expect(tooClose(hall, [table('a', 3, 5), table('b', 5.9, 5)]).size).toBe(2);
  expect(tooClose(hall, [table('a', 3, 5, { wheelchair_places: 1 }), table('b', 6, 5)]).size).toBe(2);
  const pillar = table('p', 4.2, 5, { shape: 'pillar', seats: 0, width: 0.5, height: 0.5 });
  expect([...tooClose(hall, [...far, pillar])]).toEqual(['a']);
});

test('the corners of a room are read from entered text', () => {
  expect(cornersFromText(' 0 0\n12,5 0\n\n12.5×8\n0; 8 ', 'm')).toEqual([
    [0, 0],
    [12.5, 0],
    [12.5, 8],
    [0, 8],
  ]);
  for (const wrong of [
    '',
    '0 0\n1 1',
    '0 0\n1 1\nx',
    '0 0\n1 1\n501 1',
    '0 0\n9 9\n9 0\n0 9',
    '0 0\n1 1\n-1 3',
  ])
    expect(cornersFromText(wrong, 'm'), wrong).toBeNull();
  expect(cornersFromText(textOfCorners(hall, 'm'), 'm')).toEqual([
    [0, 0],
    [20, 0],
    [20, 10],
    [0, 10],
  ]);
});

test('a dragged corner of a room snaps to steps of 10 cm', () => {
  expect(cornerAt({ x: 3.149, y: -2 }, 'm')).toEqual([3.1, 0]);
  expect(cornerAt({ x: 900, y: 0.05 }, 'm')).toEqual([500, 0.1]);
});

test('the corners of a room give its width and height', () => {
  const corners = [
    [0, 0],
    [9, 0],
    [9, 6],
  ] as const;
  expect(roomOf(corners)).toEqual({ width: 9, height: 6, outline: corners });
  expect(roomOf(corners.slice(1))).toBeNull();
  expect(roomOf([...corners, [3, -2]])).toBeNull();
  expect(roomOf(corners.map(([x, y]) => [x / 4, y]))).toBeNull();
  expect(roomOf(Array.from({ length: 21 }, (_, i) => [i, i ** 2]))).toBeNull();
});

test('a point is inside a convex room if it is on the same side of all walls', () => {
  // Coordinates between whole centimetres, so that no point is exactly on a wall. On a wall, both inside and
  // outside would be right.
  const off = (from: number, to: number) =>
    fc.integer({ min: from * 100, max: to * 100 }).map((n) => n / 100 + 0.003);
  const point = fc.record({ x: off(-5, 25), y: off(-5, 15) });
  const corners = [
    { x: 0, y: 0 },
    { x: 20, y: 0 },
    { x: 0, y: 10 },
  ];
  fc.assert(
    fc.property(point, ({ x, y }) => {
      expect(isInside(corners, { x, y })).toBe(x > 0 && y > 0 && x / 20 + y / 10 < 1);
    }),
  );
});

describe('entering a room', () => {
  const typed = {
    name: ' Jardín ',
    form: 'rectangle' as const,
    width: '12,5',
    height: '8',
    corner: 'upper-right' as const,
    cut_width: '4',
    cut_height: '3',
    corners: '',
  };
  test('a room is saved in the chosen shape', () => {
    expect(CHART_SCHEMAS.m.parse(typed)).toEqual({ name: 'Jardín', width: 12.5, height: 8, outline: null });
    expect(CHART_SCHEMAS.m.parse({ ...typed, form: 'l' }).outline).toHaveLength(6);
    expect(CHART_SCHEMAS.m.parse({ ...typed, form: 'corners', corners: '0 0\n9 0\n9 6' })).toMatchObject({
      width: 9,
      height: 6,
      outline: [
        [0, 0],
        [9, 0],
        [9, 6],
      ],
    });
  });

  test('an invalid room is refused with the reason', () => {
    const problem = (change: Record<string, string>) =>
      CHART_SCHEMAS.m.safeParse({ ...typed, ...change }).error?.issues.map(({ message }) => message);
    expect(problem({ width: '2' })).toEqual(['problem.roomMetres']);
    expect(problem({ form: 'l', cut_width: '12,5' })).toEqual(['problem.cut']);
    expect(problem({ form: 'corners', corners: '0 0\n1 0\n1 1' })).toEqual(['problem.corners']);
    expect(problem({ name: ' ' })).toEqual(['problem.name']);
  });
});
