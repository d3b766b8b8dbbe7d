import { expect, test } from 'vitest';
import { BOOK, cells, PART, readRows } from '../../../../tests/builders/imported';
import { rowsThatFit, summaryOf } from './import-summary';

const LIST = cells(`Name,Party,People,RSVP,Diet
  Ana Gil,Los Gil,2,yes,gluten free
  Leo Gil,Los Gil,1,no,
  Eva Ruiz,,3,,vegan
  Tom & Sue Hart,,2,yes,`);

test('the import summary counts people, households, replies and diets', () => {
  const { rows } = readRows(LIST);
  const { sizes, ...summary } = summaryOf(rows, { ...BOOK, parts: [PART] });
  expect(summary).toEqual({ people: 8, groups: 3, answered: 5, eating: 2 });
  expect([...sizes.values()]).toEqual([3, 3, 3, 2, 2]);
});

test.each([
  [0, []],
  [2, ['Ana']],
  [5, ['Ana', 'Leo']],
  [7, ['Ana', 'Leo', 'Eva']],
  [20, ['Ana', 'Leo', 'Eva', 'Tom', 'Sue']],
])('with %i free places, only rows that fit as a whole are imported', (left, names) => {
  const { rows } = readRows(LIST);
  const fitting = rowsThatFit(rows, left);
  expect(rows.filter(({ line }) => fitting.has(line)).map(({ form }) => form.name)).toEqual(names);
});
