import * as fc from 'fast-check';
import { allocate } from '../../src/domain/allocation/allocate';
import type { AllocationInput, AllocationSuccess } from '../../src/domain/allocation/allocation';
import { type Cents, MAX_BUDGET } from '../../src/domain/money';
import {
  CATEGORIES,
  type Category,
  type CategoryChoice,
  EVENT_TYPES,
  LOCATION_TYPES,
} from '../../src/domain/plan/facts';

/** Places with and without cost surveys, and currencies with and without decimals. */
const place = fc.constantFrom(
  { country: 'ES', currency: 'EUR', region: 'ES-AS' },
  { country: 'ES', currency: 'EUR', region: 'ES-RI' },
  { country: 'ES', currency: 'USD', region: null },
  { country: 'US', currency: 'USD', region: 'US-METRO-NYC' },
  { country: 'US', currency: 'USD', region: 'US-UT' },
  { country: 'MX', currency: 'MXN', region: 'MX-SE' },
  { country: 'CL', currency: 'CLP', region: null },
  { country: 'JP', currency: 'JPY', region: null },
  { country: 'AR', currency: 'ARS', region: null },
  { country: 'VE', currency: 'USD', region: null },
  { country: 'IN', currency: 'INR', region: null },
);

/** Totals from 0.01 to 100,000,000.00, small ones as often as large ones. */
const total = fc.oneof(
  fc.integer({ min: 1, max: 200 }),
  fc.integer({ min: 1, max: 100_000 }),
  fc.integer({ min: 1, max: 100_000_00 }),
  fc.integer({ min: 1, max: 1_000_000 }).map((units) => units * 100),
  fc.integer({ min: 1, max: MAX_BUDGET }),
  fc.constantFrom(1, MAX_BUDGET),
);

const guests = fc.oneof(
  fc.integer({ min: 1, max: 300 }),
  fc.integer({ min: 1, max: 10_000 }),
  fc.constantFrom(1, 10_000),
);

const rank = fc.option(fc.integer({ min: 1, max: 9 }), { freq: 4 });

/** Every category once in random order. At least one is selected, and none is locked. */
const choices = fc
  .record({
    order: fc.shuffledSubarray([...CATEGORIES], { minLength: CATEGORIES.length }),
    selected: fc.subarray([...CATEGORIES], { minLength: 1 }),
    ranks: fc.array(rank, { minLength: 9, maxLength: 9 }),
  })
  .map(({ order, selected, ranks }) =>
    order.map(
      (category, i): CategoryChoice => ({
        category,
        selected: selected.includes(category),
        priority: ranks[i] ?? null,
        locked: false,
        allocated_amount: null,
      }),
    ),
  );

const facts = {
  event_type: fc.constantFrom(...EVENT_TYPES),
  budget: total,
  guest_count: guests,
  duration: fc.option(fc.integer({ min: 1, max: 72 })),
  location_type: fc.constantFrom(...LOCATION_TYPES),
  categories: choices,
};

/** Valid inputs without locks. */
export const freeInput: fc.Arbitrary<AllocationInput> = fc
  .tuple(place, fc.record(facts))
  .map(([where, rest]) => ({ ...where, ...rest }));

/** Inputs with some locked categories. Locked amounts never exceed the total. */
export const input: fc.Arbitrary<AllocationInput> = fc
  .tuple(
    freeInput,
    fc.array(fc.option(fc.double({ min: 0, max: 1, noNaN: true })), { minLength: 9, maxLength: 9 }),
  )
  .map(([free, parts]) => {
    const firstFree = free.categories.findIndex((choice) => choice.selected);
    let left = free.budget;
    const categories = free.categories.map((choice, i) => {
      const part = parts[i] ?? null;
      if (!choice.selected || i === firstFree || part === null) return choice;
      const allocated_amount = Math.floor((left * part) / 2);
      left -= allocated_amount;
      return { ...choice, locked: true, allocated_amount };
    });
    return { ...free, categories };
  });

/** Inputs without locks. Every category has a rank, possibly shared, and most categories are selected. */
export const ranked: fc.Arbitrary<AllocationInput> = fc
  .tuple(
    freeInput,
    fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 9, maxLength: 9 }),
    fc.subarray([...CATEGORIES], { minLength: 2 }),
  )
  .map(([of, ranks, selected]) => ({
    ...of,
    categories: of.categories.map((choice) => ({
      ...choice,
      selected: selected.includes(choice.category),
      priority: ranks[CATEGORIES.indexOf(choice.category)] ?? null,
    })),
  }));

export function wedding(change: Partial<AllocationInput> = {}): AllocationInput {
  return {
    event_type: 'wedding',
    budget: 2_000_000,
    currency: 'EUR',
    guest_count: 121,
    duration: 9,
    location_type: 'indoor',
    country: 'ES',
    region: null,
    categories: CATEGORIES.map((category) => ({
      category,
      selected: true,
      priority: null,
      locked: false,
      allocated_amount: null,
    })),
    ...change,
  };
}

export const withChoices = (of: AllocationInput, change: (choice: CategoryChoice) => CategoryChoice) => ({
  ...of,
  categories: of.categories.map(change),
});

export const withLock = (of: AllocationInput, category: Category, allocated_amount: Cents) =>
  withChoices(of, (choice) =>
    choice.category === category ? { ...choice, locked: true, allocated_amount } : choice,
  );

/** Returns the allocation and fails if the input is invalid. */
export function allocated(of: AllocationInput): AllocationSuccess {
  const result = allocate(of);
  if (!result.ok) throw new Error(`Not split: ${JSON.stringify(result)}`);
  return result;
}

export const amountOf = (result: AllocationSuccess, category: Category): Cents =>
  result.lines.find((line) => line.category === category)?.amount ?? 0;
