import { expect, test } from 'vitest';
import { acceptAddition, declineAddition, openAdditions } from './additions';
import { EMPTY_HOUSEHOLD, type Household } from './guest';

const LEO = { name: 'Leo', last_name: 'Núñez', age: 1 };
const ZOE = { name: 'Zoë', last_name: 'Núñez', age: 7, declined: true as const };
const home: Household = { ...EMPTY_HOUSEHOLD, id: 'h', name: 'Los Núñez', additions: { leo: LEO, zoe: ZOE } };

test('a child that a household asks to bring stays open until the hosts decide', () => {
  const open = openAdditions([home, { ...EMPTY_HOUSEHOLD, id: 'x', name: 'x' }]);
  expect(open).toEqual([{ household: home, id: 'leo', addition: LEO }]);
});

test('an accepted child joins the household under the same id, and is no longer open', () => {
  const [one] = openAdditions([home]);
  if (!one) throw new Error('one is open');
  const { guest, household } = acceptAddition(one);
  expect(guest).toMatchObject({ ...LEO, id: 'leo', household_id: 'h', age_group: 'child', replies: {} });
  expect(household.additions).toEqual({ zoe: ZOE });
});

test('a refused child stays listed with the hosts’ answer', () => {
  const [one] = openAdditions([home]);
  if (!one) throw new Error('one is open');
  const after = declineAddition(one);
  expect(after.additions).toEqual({ leo: { ...LEO, declined: true }, zoe: ZOE });
  expect(openAdditions([after])).toEqual([]);
});
