import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AGE_GROUPS, type Guest, REPLY_STATUSES } from '../guests/guest';
import { crowdOfGuests } from './guest-crowd';

const PART = { id: 'dinner', version: 1, name: 'Dinner', position: 1 } as never;
const FACTS = { event_type: 'wedding', location_type: 'indoor', guest_count: 20 } as const;
const guest = (given: Partial<Guest>): Guest =>
  ({
    id: 'g',
    household_id: null,
    party_size: 1,
    age_group: 'adult',
    diets: [],
    replies: {},
    ...given,
  }) as Guest;
const yes = { dinner: { status: 'accepted' } } as const;

test('crowdOfGuests omits guests who declined', () => {
  const crowd = crowdOfGuests(
    [
      guest({ id: 'a', party_size: 60, replies: yes }),
      guest({ id: 'b', age_group: 'child', party_size: 20, replies: yes }),
      guest({ id: 'c', age_group: 'senior', party_size: 20, replies: yes, diets: ['halal'] }),
      guest({ id: 'd', party_size: 50, replies: { dinner: { status: 'declined' } } }),
    ],
    new Map(),
    [PART],
    FACTS,
  );
  expect(crowd).not.toBeNull();
  const { adults = 0, children = 0, seniors = 0, halal } = crowd ?? {};
  expect(adults + children).toBeGreaterThan(90);
  expect(adults + children).toBeLessThanOrEqual(100);
  expect(children / (adults + children)).toBeCloseTo(0.2, 1);
  expect(seniors / (adults + children)).toBeCloseTo(0.2, 1);
  expect(halal).toBe(1);
});

test('an incomplete guest list isn’t used to count ages', () => {
  expect(crowdOfGuests([guest({ party_size: 9 })], new Map(), [PART], FACTS)).toBeNull();
  expect(crowdOfGuests([], new Map(), [], FACTS)).toBeNull();
  // The list is incomplete, because other guests of the plan might be added later.
  const few = [guest({ party_size: 80 })];
  for (const guest_count of [180, 150, 81])
    expect(crowdOfGuests(few, new Map(), [PART], { ...FACTS, guest_count })).toBeNull();
  expect(crowdOfGuests(few, new Map(), [PART], { ...FACTS, guest_count: 80 })).not.toBeNull();
});

test('seniors and halal guests are counted only once, among the adults', () => {
  const one = fc.record({
    party_size: fc.integer({ min: 1, max: 20 }),
    age_group: fc.constantFrom(...AGE_GROUPS),
    diets: fc.constantFrom(['halal' as const], []),
    replies: fc.option(fc.record({ dinner: fc.record({ status: fc.constantFrom(...REPLY_STATUSES) }) }), {
      nil: {},
    }),
  });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 60 }), (list) => {
      const guests = list.map((given, i) => guest({ ...given, id: `${i}` }));
      const crowd = crowdOfGuests(guests, new Map(), [PART], FACTS);
      if (!crowd) return;
      const { adults, children, seniors, halal } = crowd;
      const invited = guests.reduce((sum, { party_size }) => sum + party_size, 0);
      expect(Math.min(adults, children, seniors, halal)).toBeGreaterThanOrEqual(0);
      expect(Math.max(seniors, halal)).toBeLessThanOrEqual(adults);
      expect(adults + children).toBeLessThanOrEqual(invited);
    }),
  );
});
