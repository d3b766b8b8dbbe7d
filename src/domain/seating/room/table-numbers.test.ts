import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RoomItem } from '../chart';
import { renumbered } from './table-numbers';

const room = (names: readonly string[]) =>
  names.map((name, i) => ({ id: `${i}`, name, shape: 'round' }) as unknown as RoomItem);
const after = (names: readonly string[]) => {
  const changes = new Map(renumbered(room(names)).map((one) => [one.before.id, one.after.name]));
  return names.map((name, i) => changes.get(`${i}`) ?? name);
};

test('tables are renumbered in their order without gaps or repeats', () => {
  expect(after(['Mesa 1', 'Mesa 3', 'Mesa 4'])).toEqual(['Mesa 1', 'Mesa 2', 'Mesa 3']);
  expect(after(['Mesa 2', 'Mesa 1', 'Mesa 2'])).toEqual(['Mesa 2', 'Mesa 1', 'Mesa 3']);
  expect(after(['12', 'Table 9', 'Niños 10'])).toEqual(['3', 'Table 1', 'Niños 2']);
  expect(renumbered(room(['Table 1', 'Novios', 'Table 2', 'Familia Gil']))).toEqual([]);
});

test('renumbering tables doesn’t change names without a number', () => {
  const name = fc.oneof(
    fc.constantFrom('Novios', 'Familia', 'Mesa de los 90s'),
    fc
      .tuple(fc.constantFrom('Mesa ', 'Table ', ''), fc.integer({ min: 0, max: 40 }))
      .map(([word, n]) => `${word}${n}`),
  );
  fc.assert(
    fc.property(fc.array(name, { maxLength: 30 }), (names) => {
      const once = after(names);
      const numbers = once.flatMap((one) => Number(/\d+$/.exec(one)?.[0] ?? 0) || []);
      expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, i) => i + 1));
      expect(once.map((one) => one.replace(/\d+$/, ''))).toEqual(names.map((one) => one.replace(/\d+$/, '')));
      expect(renumbered(room(once))).toEqual([]);
    }),
  );
});
