import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FloorPlan } from '../chart';
import { FLOOR_SCHEMAS } from '../schema';
import {
  fromFloor,
  laidIn,
  lyingAspect,
  MOST_FLOOR,
  pointTurned,
  quarterTurned,
  scaledBy,
  toFloor,
} from './floor';
import type { Point } from './geometry';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const someFloor = fc.record({
  file: fc.uuid(),
  width: number(1, 500),
  x: number(-100, 100),
  y: number(-100, 100),
  turn: fc.integer({ min: 0, max: 3 }),
  shown: fc.boolean(),
});
const someAspect = number(0.2, 5);
const somePoint = fc.record({ x: number(0, 1), y: number(0, 1) });
const someTwo = fc.tuple(somePoint, somePoint).filter(([a, b]) => Math.hypot(a.x - b.x, a.y - b.y) > 0.02);

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

test('scaling a floor plan puts its two points the entered distance apart', () => {
  fc.assert(
    fc.property(someFloor, someAspect, someTwo, number(0.5, 100), (floor, aspect, [a, b], metres) => {
      const scaled = scaledBy(floor, aspect, [a, b], metres);
      fc.pre(scaled !== null);
      const [here, there] = [fromFloor(scaled, aspect, a), fromFloor(scaled, aspect, b)];
      // Width and corner are rounded to the centimetre when saved.
      const error = 0.0051 * (1 + aspect);
      expect(Math.abs(apart(here, there) - metres)).toBeLessThan(error);
      expect(apart(here, fromFloor(floor, aspect, a))).toBeLessThan(2 * error);
      expect(scaled).toEqual({ ...floor, width: scaled.width, x: scaled.x, y: scaled.y });
    }),
  );
});

test('scaling a floor plan twice gives the same result as only the second scaling', () => {
  fc.assert(
    fc.property(
      someFloor,
      someAspect,
      someTwo,
      number(0.5, 100),
      number(0.5, 100),
      (floor, aspect, two, one, other) => {
        const before = scaledBy(floor, aspect, two, one);
        const [at_once, later] = [
          scaledBy(floor, aspect, two, other),
          before && scaledBy(before, aspect, two, other),
        ];
        fc.pre(at_once !== null && later !== null);
        expect(later.width).toBe(at_once.width);
      },
    ),
  );
});

test('a floor plan isn’t scaled beyond its size limits', () => {
  const floor: FloorPlan = { file: 'f', width: 20, x: 0, y: 0, turn: 0, shown: true };
  const [left, right, middle] = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 0.5, y: 0.5 },
  ];
  expect(scaledBy(floor, 1, [middle, middle], 5)).toBeNull();
  expect(scaledBy(floor, 1, [left, right], MOST_FLOOR)?.width).toBe(MOST_FLOOR);
  expect(scaledBy(floor, 1, [left, right], MOST_FLOOR + 1)).toBeNull();
  expect(scaledBy(floor, 1, [left, right], 0.9)).toBeNull();
  // Scaling keeps the first point in place, here on the right edge. The picture grows beyond the left limit.
  expect(scaledBy({ ...floor, x: -MOST_FLOOR }, 1, [right, left], 100)).toBeNull();
});

test('a point of a floor plan survives the conversion to the room and back', () => {
  fc.assert(
    fc.property(someFloor, someAspect, somePoint, (floor, aspect, point) => {
      const back = toFloor(floor, aspect, fromFloor(floor, aspect, point));
      expect(apart(back, point)).toBeLessThan(1e-6);
    }),
  );
  const floor: FloorPlan = { file: 'f', width: 10, x: 2, y: 3, turn: 0, shown: true };
  expect(toFloor(floor, 2, { x: 1, y: 50 })).toEqual({ x: 0, y: 1 });
});

test('turning a floor plan keeps its scale and centre', () => {
  fc.assert(
    fc.property(someFloor, someAspect, someTwo, (floor, own, [a, b]) => {
      const aspect = lyingAspect(floor, own);
      const turned = quarterTurned(floor, aspect);
      fc.pre(turned !== null);
      const [before, after] = [
        [a, b].map((point) => fromFloor(floor, aspect, point)),
        [a, b].map((point) => fromFloor(turned, lyingAspect(turned, own), pointTurned(point))),
      ] as [Point[], Point[]];
      const apartOf = ([one, other]: Point[]) => (one && other ? apart(one, other) : Number.NaN);
      expect(Math.abs(apartOf(before) - apartOf(after))).toBeLessThan(0.06);
      const middle = { x: 0.5, y: 0.5 };
      expect(
        apart(fromFloor(floor, aspect, middle), fromFloor(turned, lyingAspect(turned, own), middle)),
      ).toBeLessThan(0.06);
      let round: FloorPlan | null = floor;
      for (let i = 0; i < 4; i++) round = round && quarterTurned(round, lyingAspect(round, own));
      fc.pre(round !== null);
      expect(round.turn).toBe(floor.turn);
      expect(apart(round, floor)).toBeLessThan(0.2);
    }),
  );
});

test('a new floor plan fits into the room', () => {
  fc.assert(
    fc.property(number(3, 500), number(3, 500), number(0.2, 2.9), (width, height, aspect) => {
      const floor = laidIn({ width, height }, 'f', aspect);
      expect(floor.width).toBeLessThanOrEqual(width + 0.0051);
      expect(floor.width * aspect).toBeLessThanOrEqual(height + 0.0051 * aspect);
    }),
  );
});

test.each([
  ['width', '12,5', 12.5],
  ['width', '0,99', 'problem.floorWidth'],
  ['width', '2000,01', 'problem.floorWidth'],
  ['x', '−3,25', -3.25],
  ['x', '-2000', -2000],
  ['y', '-2000.01', 'problem.floorPlace'],
  ['y', 'tres', 'problem.floorPlace'],
  ['distance', '0', 'problem.distance'],
  ['distance', '', 'problem.distance'],
  ['share', '100.01', 'problem.floorShare'],
] as const)('for the %s of a floor plan, the entry “%s” gives %s', (name, text, read) => {
  const { success, data, error } = FLOOR_SCHEMAS.m.shape[name].safeParse(text);
  expect(success ? data : error.issues[0]?.message).toBe(read);
});
