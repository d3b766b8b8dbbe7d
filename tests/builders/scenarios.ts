import * as fc from 'fast-check';
import { addDays } from '../../src/domain/calendar';
import { MAX_BUDGET } from '../../src/domain/money';
import type { PlanState } from '../../src/domain/plan/facts';
import { CATEGORIES, defaultChoices, LOCATION_TYPES } from '../../src/domain/plan/facts';
import { reallocate } from '../../src/domain/plan-allocation/stored-allocation';
import type { Overrides } from '../../src/domain/what-if/overrides';

/** Random plans with their allocation, and random overrides for scenarios. */

function whole(state: PlanState): PlanState {
  const result = reallocate(state);
  if (!result.ok) throw new Error(result.error);
  return { ...state, categories: result.categories };
}

export const BASE = whole({
  name: 'Boda de Ana y Luis',
  event_type: 'wedding',
  event_date: '2027-09-11',
  budget: 2_400_000,
  currency: 'EUR',
  duration: 9,
  guest_count: 100,
  country: 'ES',
  region: 'ES-AN',
  city: 'Sevilla',
  location_type: 'indoor',
  couple_type: 'groom-and-bride',
  kind: null,
  categories: defaultChoices('wedding').map((choice, i) => ({ ...choice, priority: i + 1 })),
});

const place = fc.constantFrom(
  { country: 'ES', region: 'ES-AN', city: 'Sevilla' },
  { country: 'ES', region: 'ES-AS', city: 'Oviedo' },
  { country: 'MX', region: null, city: null },
  { country: 'AR', region: null, city: 'Mendoza' },
  { country: 'US', region: 'US-UT', city: null },
);
export const date = fc.integer({ min: 0, max: 900 }).map((days) => addDays('2027-01-02', days));

export const plan: fc.Arbitrary<PlanState> = fc
  .record({
    event_type: fc.constantFrom('wedding', 'birthday', 'corporate'),
    event_date: date,
    budget: fc.oneof(fc.integer({ min: 100_000, max: 20_000_000 }), fc.constantFrom(1_00, MAX_BUDGET)),
    duration: fc.option(fc.integer({ min: 1, max: 14 })),
    guest_count: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.constantFrom(1, 10_000)),
    place,
    location_type: fc.constantFrom(...LOCATION_TYPES),
    selected: fc.subarray([...CATEGORIES], { minLength: 2 }),
    ranks: fc.array(fc.option(fc.integer({ min: 1, max: 9 })), { minLength: 9, maxLength: 9 }),
    lock: fc.option(fc.nat(8)),
  })
  .map(({ place: where, selected, ranks, lock, event_type, ...facts }) => {
    const free = whole({
      ...BASE,
      ...facts,
      ...where,
      city: where.city ?? 'Lima',
      event_type,
      couple_type: null,
      kind: null,
      categories: CATEGORIES.map((category, i) => ({
        category,
        selected: selected.includes(category),
        priority: ranks[i] ?? null,
        locked: false,
        allocated_amount: null,
      })),
    });
    return lock === null
      ? free
      : {
          ...free,
          categories: free.categories.map((one, i) => ({ ...one, locked: i === lock && one.selected })),
        };
  });

const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
/** Removes undefined fields, because stored overrides don't contain them. */
const present = (record: object): Overrides =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

export const overrides: fc.Arbitrary<Overrides> = fc
  .record({
    budget: some(fc.integer({ min: 1_000_000, max: 9_000_000_000 })),
    guest_count: some(fc.integer({ min: 1, max: 400 })),
    duration: some(fc.integer({ min: 1, max: 20 })),
    event_date: some(date),
    location_type: some(fc.constantFrom(...LOCATION_TYPES)),
    place: some(place),
    selected: some(fc.dictionary(fc.constantFrom(...CATEGORIES), fc.boolean())),
    ranking: some(fc.shuffledSubarray([...CATEGORIES])),
    assumptions: some(
      fc.record({
        table_seats: fc.integer({ min: 2, max: 40 }),
        bus_seats: fc.integer({ min: 5, max: 90 }),
        bus_riders: fc.integer({ min: 0, max: 100 }),
        menu_minimum: fc.integer({ min: 0, max: 300 }),
      }),
    ),
  })
  .map(present);
