import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { byPosition, MAX_POSITION, moved, positionAfter } from './order';

const scenarios = fc
  .uniqueArray(
    fc.record({
      id: fc.uuid(),
      position: fc.oneof(fc.nat(5), fc.nat(MAX_POSITION), fc.constant(MAX_POSITION)),
    }),
    { selector: ({ id }) => id, minLength: 1, maxLength: 20 },
  )
  .map((all) => all.sort(byPosition));
const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id);

test('moving a scenario keeps the order of the other scenarios', () => {
  fc.assert(
    fc.property(scenarios, fc.nat(19), fc.nat(19), (before, a, b) => {
      const [from, to] = [a % before.length, b % before.length];
      const changes = moved(before, from, to);
      const after = before.map((one) => changes.find(({ id }) => id === one.id) ?? one).sort(byPosition);
      const [id = ''] = ids(before).slice(from, from + 1);
      expect(ids(after)).toEqual(ids(before).toSpliced(from, 1).toSpliced(to, 0, id));
      for (const { position } of changes) expect(position >= 0 && position <= MAX_POSITION).toBe(true);
      for (const one of changes) expect(before).not.toContainEqual(one);
    }),
  );
});

test('if positions have gaps, moving a scenario changes only that scenario’s position', () => {
  const before = [1000, 2000, 3000, 4000].map((position, i) => ({ id: `${i}`, position }));
  expect(moved(before, 3, 1)).toEqual([{ id: '3', position: 1500 }]);
  expect(moved(before, 0, 3)).toEqual([{ id: '0', position: 5001 }]);
  expect(moved(before, 2, 0)).toEqual([{ id: '2', position: 499 }]);
});

test('moving a scenario to its current place or outside the list changes nothing', () => {
  const before = [{ id: 'a', position: 1 }];
  expect([moved(before, 0, 0), moved(before, 0, 1), moved(before, 0, -1), moved(before, 1, 0)]).toEqual([
    [],
    [],
    [],
    [],
  ]);
});

test('a new scenario is placed after all other scenarios', () => {
  expect(positionAfter([])).toBe(1000);
  expect(
    positionAfter([
      { id: 'a', position: 7 },
      { id: 'b', position: 3 },
    ]),
  ).toBe(1007);
  expect(positionAfter([{ id: 'a', position: MAX_POSITION }])).toBe(MAX_POSITION);
});
