import { expect, test } from 'vitest';
import { EMPTY_GUEST, EMPTY_HOUSEHOLD, type Guest, type Household } from './guest';
import { suggestedHouseholds } from './suggested-households';

const guest = (name: string, fields: Partial<Guest> = {}): Guest => ({
  ...EMPTY_GUEST,
  id: name,
  version: 1,
  name,
  last_name: 'García',
  address: 'Calle Sol 1, Sevilla',
  ...fields,
});
const household = (id: string, invited_at: string | null = null): Household => ({
  ...EMPTY_HOUSEHOLD,
  id,
  version: 1,
  name: id,
  invited_at,
});
const named = (guests: readonly Guest[], households: readonly Household[]) =>
  suggestedHouseholds(guests, new Map(households.map((one) => [one.id, one]))).map((group) =>
    group.map(({ name }) => name),
  );

test('people with the same last name and address are suggested as one household', () => {
  const all = [
    guest('Ana', { household_id: 'a' }),
    guest('Eva', { household_id: 'b', last_name: 'Garcia' }),
    guest('Luis', { household_id: 'b', address: 'CALLE SOL 1, Sevilla' }),
    guest('Rosa'),
    guest('Zoë', { household_id: 'z', address: 'Calle Luna 2' }),
  ];
  expect(
    named(
      all,
      ['a', 'b', 'z'].map((id) => household(id)),
    ),
  ).toEqual([['Eva', 'Luis', 'Ana', 'Rosa']]);
});

test('no household is suggested for people who already have an invitation', () => {
  const pair = [guest('Ana', { household_id: 'a' }), guest('Eva', { household_id: 'b' })];
  const partner = guest('Tom', { household_id: 'b', last_name: 'Fox' });
  const partners = [partner, guest('Kim', { household_id: 'a', last_name: 'Lee' })];
  expect(named([...pair, ...partners], [household('a'), household('b')])).toEqual([]);
  expect(named(pair, [household('a', '2026-01-01'), household('b', '2026-01-01')])).toEqual([]);
  const nowhere = pair.map((one) => ({ ...one, address: null }));
  expect(named(nowhere, [household('a'), household('b')])).toEqual([]);
});
