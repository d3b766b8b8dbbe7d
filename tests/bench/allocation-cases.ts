import { allocate } from '../../src/domain/allocation/allocate';
import type { AllocationInput } from '../../src/domain/allocation/allocation';
import { allocationStep } from '../../src/domain/allocation/allocation-step';
import { CATEGORIES, EVENT_TYPES, LOCATION_TYPES } from '../../src/domain/plan/facts';
import type { Figure } from './figure';
import { beside } from './yardstick';

const CASES = 1_000_000;
const RANKED_CASES = 100_000;
const LINES = 1_000;
const RUNS = 400;
const RATIO_LIMIT = 0.4;
const PLACES = [
  ['ES', 'EUR', 'ES-AS'],
  ['ES', 'EUR', null],
  ['US', 'USD', 'US-NJ'],
  ['MX', 'MXN', 'MX-SE'],
  ['CL', 'CLP', null],
  ['JP', 'JPY', null],
  ['AR', 'ARS', null],
  ['VE', 'USD', null],
] as const;

/** Returns a seeded random generator (mulberry32), so that every run tests the same cases. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Returns a random input. The total is ten to a random power, so that small totals are as frequent as large
 * ones.
 */
function randomInput(next: () => number, keep = 0.75): AllocationInput {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const [country, currency, region] = pick(PLACES);
  const budget = Math.max(1, Math.floor(10 ** (next() * 10)));
  const kept = CATEGORIES.filter(() => next() < keep);
  const selected = kept.length > 0 ? kept : [pick(CATEGORIES)];
  return {
    event_type: pick(EVENT_TYPES),
    budget,
    currency,
    guest_count: Math.max(1, Math.floor(10 ** (next() * 4))),
    duration: next() < 0.3 ? null : 1 + Math.floor(next() * 72),
    location_type: pick(LOCATION_TYPES),
    country,
    region,
    categories: CATEGORIES.map((category) => ({
      category,
      selected: selected.includes(category),
      priority: next() < 0.2 ? null : 1 + Math.floor(next() * 9),
      // Locked amounts can't exceed the total: each is at most a ninth of it. The first selected category is
      // never locked.
      locked: category !== selected[0] && next() < 0.2,
      allocated_amount: Math.floor((next() * budget) / 9),
    })),
  };
}

function isWrong(input: AllocationInput): boolean {
  const result = allocate(input);
  if (!result.ok) return true;
  let sum = 0;
  for (const line of result.lines) {
    if (!Number.isInteger(line.amount) || line.amount < 0) return true;
    sum += line.amount;
  }
  return sum !== input.budget;
}

/** Returns a random input without locks. Every category has a rank, and some ranks are equal. */
const rankedInput = (next: () => number): AllocationInput => {
  const input = randomInput(next);
  return {
    ...input,
    categories: input.categories.map((choice) => ({
      ...choice,
      priority: 1 + Math.floor(next() * 9),
      locked: false,
    })),
  };
};

function liesOutside(input: AllocationInput): boolean {
  const result = allocate(input);
  return !result.ok || result.lines.some(({ amount, low, high }) => amount < low || amount > high);
}

/**
 * Returns true if deselecting a category lowers another category's amount. A difference smaller than one step
 * is ignored, because the remainder goes to whichever line is largest.
 */
function takesFromAnother(input: AllocationInput): boolean {
  const before = allocate(input);
  if (!before.ok) return true;
  const step = allocationStep(input.budget, input.currency);
  for (const { category } of before.lines) {
    if (before.lines.length === 1) continue;
    const categories = input.categories.map((choice) =>
      choice.category === category ? { ...choice, selected: false } : choice,
    );
    const after = allocate({ ...input, categories });
    if (!after.ok) return true;
    for (const { category: other, amount } of after.lines) {
      const was = before.lines.find((line) => line.category === other)?.amount ?? 0;
      if (amount < was - (was % step)) return true;
    }
  }
  return false;
}

function count(cases: number, next: () => number, wrong: (input: AllocationInput) => boolean): number {
  let found = 0;
  for (let i = 0; i < cases; i++) if (wrong(rankedInput(next))) found++;
  return found;
}

/** Allocates plans until 1,000 lines have been calculated. */
function allocateLines(inputs: readonly AllocationInput[]): void {
  let lines = 0;
  for (let i = 0; lines < LINES; i++) {
    const input = inputs[i % inputs.length];
    const result = input && allocate(input);
    lines += result?.ok ? result.lines.length : LINES;
  }
}

/** Checks the totals of a million random allocations, and measures how long 1,000 lines take. */
export function caseFigures(cases = CASES): Figure[] {
  const next = random(20_260_301);
  let wrong = 0;
  for (let i = 0; i < cases; i++) if (isWrong(randomInput(next))) wrong++;

  const outside = count(RANKED_CASES, next, liesOutside);
  const taking = count(RANKED_CASES, next, takesFromAnother);

  const inputs = Array.from({ length: 200 }, () => randomInput(next, 1));
  return [
    {
      name: `wrong totals in ${cases.toLocaleString('en')} random plans`,
      value: wrong,
      unit: 'plans',
      limit: 0,
      ok: wrong === 0,
    },
    {
      name: 'suggestions outside their range, 100,000 random ranked plans',
      value: outside,
      unit: 'plans',
      limit: 0,
      ok: outside === 0,
    },
    {
      name: 'leaving one out takes from another, 100,000 ranked plans',
      value: taking,
      unit: 'plans',
      limit: 0,
      ok: taking === 0,
    },
    beside('1,000 lines (112 plans of nine), all of it', RUNS, RATIO_LIMIT, () => allocateLines(inputs)),
  ];
}
