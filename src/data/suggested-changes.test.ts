import { expect, test } from 'vitest';
import { isOfOldMoney } from './suggested-changes';

const conversion = { from: 'EUR', rate: 21.5, on: '2027-03-10' };
const line = {
  table: 'budget_items',
  id: 'a',
  version: 1,
  row: { budgeted_amount: 500 },
  before: null,
} as const;

test.each([
  ['before the conversion', '2027-03-09T23:00:00Z', true],
  ['on its day', '2027-03-10T08:00:00Z', true],
  ['after it', '2027-03-11T00:00:00Z', false],
])('an amount suggested %s is of the old money: %s', (_, created_at, expected) => {
  expect(isOfOldMoney({ created_at }, line, conversion)).toBe(expected);
});

test('a line without amounts, a deletion and a plan that kept its currency have no old money', () => {
  const old = { created_at: '2027-01-01T00:00:00Z' };
  expect(isOfOldMoney(old, { ...line, table: 'tasks' }, conversion)).toBe(false);
  expect(isOfOldMoney(old, { ...line, row: null }, conversion)).toBe(false);
  expect(isOfOldMoney(old, line, null)).toBe(false);
});
