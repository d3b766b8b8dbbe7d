import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countGuests } from './counts';
import { AGE_GROUPS, ALLERGENS, DIETS, EMPTY_GUEST, type EventPart, type Guest, needsChair } from './guest';
import { kitchenSheet, menuOf } from './kitchen';
import { peopleComing } from './replies';

const PART = 'a';
const anyGuest = fc.record({
  id: fc.uuid(),
  version: fc.constant(1),
  household_id: fc.constant(null),
  name: fc.constantFrom('Ana', 'Zoë'),
  last_name: fc.constantFrom('Gil', 'Núñez'),
  email: fc.constant(null),
  phone_number: fc.constant(null),
  age_group: fc.constantFrom(...AGE_GROUPS),
  age: fc.constantFrom(null, 0, 1, 2, 40),
  party_size: fc.integer({ min: 1, max: 20 }),
  address: fc.constant(null),
  notes: fc.constant(null),
  side: fc.constant(null),
  tags: fc.constant([]),
  travels_from: fc.constant(null),
  allergens: fc.uniqueArray(fc.constantFrom(...ALLERGENS)),
  diets: fc.uniqueArray(fc.constantFrom(...DIETS)),
  dietary_notes: fc.option(fc.constant('sin sal')),
  company: fc.constant(null),
  job_title: fc.constant(null),
  badge_name: fc.constant(null),
  requests: fc.constant({}),
  answers: fc.constant({}),
  replies: fc.oneof(
    fc.constant({}),
    fc.record({
      [PART]: fc.record({ status: fc.constantFrom('accepted', 'declined', 'waiting') }),
    }),
    fc.record({
      [PART]: fc.record({ status: fc.constant('accepted'), people: fc.integer({ min: 1, max: 20 }) }),
    }),
  ),
}) as fc.Arbitrary<Guest>;

test('the kitchen sheet’s menus and babies add up to all people who accepted', () => {
  fc.assert(
    fc.property(fc.array(anyGuest, { maxLength: 40 }), (guests) => {
      const sheet = kitchenSheet(guests, new Map(), PART);
      const coming = guests.reduce((sum, guest) => sum + peopleComing(guest, null, PART), 0);
      expect(sheet.people).toBe(coming);
      expect(Object.values(sheet.menus).reduce((sum, count) => sum + count, sheet.babies)).toBe(coming);
      const babies = guests.filter(({ age }) => age !== null && age < 2);
      expect(sheet.babies).toBe(babies.filter((guest) => peopleComing(guest, null, PART) > 0).length);
      const named = guests.filter((guest) => peopleComing(guest, null, PART) > 0).length;
      for (const { people } of sheet.allergens) expect(people).toBeLessThanOrEqual(named);
      expect(sheet.special.every(({ guest }) => peopleComing(guest, null, PART) > 0)).toBe(true);
    }),
  );
});

test('a baby needs no chair and no menu, unlike a two-year-old', () => {
  const child = (age: number | null): Guest => ({
    ...EMPTY_GUEST,
    id: String(age),
    name: 'Leo',
    last_name: 'Gil',
    age_group: 'child',
    age,
    diets: ['vegan'],
  });
  expect([0, 1, 2, null].map((age) => [needsChair(child(age)), menuOf(child(age))])).toEqual([
    [false, null],
    [false, null],
    [true, 'vegan'],
    [true, 'vegan'],
  ]);
  const declined = { ...child(1), id: 'no', replies: { [PART]: { status: 'declined' as const } } };
  const part = { id: PART } as EventPart;
  expect(countGuests([child(0), child(1), child(2), declined], new Map(), [part], null)).toMatchObject({
    invited: 4,
    babies: 2,
  });
});
