import { expect, test } from 'vitest';
import { chosenOf } from './use-selection';

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const of = (selected: string[], shown: string[]) => {
  const found = chosenOf(
    { ids: new Set(selected) },
    rows,
    rows.filter(({ id }) => shown.includes(id)),
  );
  return [found.rows, found.hidden].map((some) => some.map(({ id }) => id).join(''));
};

test('an action on selected rows skips the rows that are hidden', () => {
  expect(of(['a', 'c'], ['a', 'b', 'c', 'd'])).toEqual(['ac', '']);
  expect(of(['a', 'c', 'd'], ['c'])).toEqual(['c', 'ad']);
  expect(of(['b'], [])).toEqual(['', 'b']);
  // A deleted row is neither selected nor hidden.
  expect(of(['x', 'd'], ['d'])).toEqual(['d', '']);
});
