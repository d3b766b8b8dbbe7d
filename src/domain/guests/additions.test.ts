import { expect, test } from 'vitest';
import { acceptAddition, declineAddition, openAdditions } from './additions';
import { EMPTY_HOUSEHOLD, type Household } from './guest';

const LEO = { name: 'Leo', last_name: 'Núñez', age: 1 };
const ZOE = { name: 'Zoë', last_name: 'Núñez', age: 7, declined: true as const };
const home: Household = { ...EMPTY_HOUSEHOLD, id: 'h', name: 'Los Núñez', additions: { leo: LEO, zoe: ZOE } };

test('a household’s request to bring a child waits until the hosts decide', () => {
  const open = openAdditions([home, { ...EMPTY_HOUSEHOLD, id: 'x', name: 'x' }]);
  expect(open).toEqual([{ household: home, id: 'leo', addition: LEO }]);
});

test('an accepted child becomes a guest with the id of the request', () => {
  const [one] = openAdditions([home]);
  if (!one) throw new Error('one is open');
  const { guest, household } = acceptAddition(one);
  expect(guest).toMatchObject({ ...LEO, id: 'leo', household_id: 'h', age_group: 'child', replies: {} });
  expect(household.additions).toEqual({ zoe: ZOE });
});

test('a refused request to bring a child remains stored as declined', () => {
  const [one] = openAdditions([home]);
  if (!one) throw new Error('one is open');
  const after = declineAddition(one);
  expect(after.additions).toEqual({ leo: { ...LEO, declined: true }, zoe: ZOE });
  expect(openAdditions([after])).toEqual([]);
});
