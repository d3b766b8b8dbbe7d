import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allocated,
  amountOf,
  input,
  wedding,
  withChoices,
  withLock,
} from '@/../tests/builders/allocation-inputs';
import { sumCents } from '../money';
import { CATEGORIES } from '../plan/facts';
import { allocate } from './allocate';

describe('limits', { timeout: 30_000 }, () => {
  it.each([
    ['one guest', { guest_count: 1 }],
    ['ten thousand guests', { guest_count: 10_000 }],
    ['one cent', { budget: 1 }],
    ['the largest budget', { budget: 10_000_000_000 }],
    ['three days', { duration: 72 }],
    ['half an hour', { duration: 0.5 }],
    ['an unknown country', { country: 'ZZ' }],
    ['an unknown region', { region: 'ES-ZZ' }],
    ['an unknown currency', { currency: 'ZZZ' }],
  ])('allocate divides the total exactly for a plan with %s', (_, change) => {
    const result = allocated(wedding(change));
    expect(sumCents(result.lines.map((line) => line.amount))).toBe(result.total);
    expect(JSON.stringify(result)).not.toMatch(/NaN|Infinity/);
  });

  it('allocate never returns NaN', () => {
    const numbers = (value: unknown): number[] =>
      typeof value === 'number'
        ? [value]
        : value && typeof value === 'object'
          ? Object.values(value).flatMap(numbers)
          : [];
    fc.assert(
      fc.property(input, (of) => {
        return numbers(allocate(of)).every(Number.isFinite);
      }),
      { numRuns: 150 },
    );
  });

  it('allocate gives the whole total to the only selected category', () => {
    for (const category of CATEGORIES) {
      const of = withChoices(wedding(), (choice) => ({ ...choice, selected: choice.category === category }));
      expect(allocated(of).lines).toMatchObject([{ category, amount: 2_000_000, share: 1 }]);
    }
  });

  it('allocate keeps all amounts if all categories are locked', () => {
    const free = allocated(wedding());
    const locked = withChoices(wedding(), (choice) => ({
      ...choice,
      locked: true,
      allocated_amount: amountOf(free, choice.category),
    }));
    expect(allocated(locked).lines.map((line) => line.amount)).toEqual(free.lines.map((line) => line.amount));
  });

  it('if locked amounts use the whole total, allocate gives the other categories nothing', () => {
    expect(allocated(withLock(wedding(), 'venue', 2_000_000)).lines.map((line) => line.amount)).toEqual([
      2_000_000, 0, 0, 0, 0, 0, 0, 0, 0,
    ]);
  });

  it('allocate ignores a lock that has no amount', () => {
    const of = withChoices(wedding(), (choice) => ({ ...choice, locked: true }));
    expect(allocate(of)).toEqual(allocate(wedding()));
  });

  it.each([
    [{ budget: 0 }, { error: 'invalidTotal', total: 0 }],
    [{ budget: -1 }, { error: 'invalidTotal', total: -1 }],
    [{ budget: 0.5 }, { error: 'invalidTotal', total: 0.5 }],
    [{ budget: Number.NaN }, { error: 'invalidTotal', total: Number.NaN }],
    [{ budget: 10_000_000_001 }, { error: 'invalidTotal', total: 10_000_000_001 }],
    [{ guest_count: 0 }, { error: 'invalidGuests', guests: 0 }],
    [{ guest_count: 10_001 }, { error: 'invalidGuests', guests: 10_001 }],
    [{ guest_count: Number.NaN }, { error: 'invalidGuests', guests: Number.NaN }],
    [{ duration: 0 }, { error: 'invalidDuration', duration: 0 }],
    [{ duration: 73 }, { error: 'invalidDuration', duration: 73 }],
    [{ duration: Number.NaN }, { error: 'invalidDuration', duration: Number.NaN }],
    [{ categories: [] }, { error: 'nothingSelected' }],
  ] as const)('for the input %j, allocate returns the error %j', (change, error) => {
    expect(allocate(wedding(change))).toEqual({ ok: false, ...error });
  });

  it('allocate refuses locked amounts above the total', () => {
    const of = withLock(withLock(wedding(), 'venue', 1_500_000), 'catering', 500_001);
    expect(allocate(of)).toEqual({
      ok: false,
      error: 'locksAboveTotal',
      total: 2_000_000,
      locked: 2_000_001,
      excess: 1,
    });
  });

  it('allocate returns an error if all categories are locked at less than the total', () => {
    const of = withChoices(wedding(), (choice) => ({ ...choice, locked: true, allocated_amount: 100 }));
    expect(allocate(of)).toEqual({
      ok: false,
      error: 'locksBelowTotal',
      total: 2_000_000,
      locked: 900,
      left: 1_999_100,
    });
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'allocate refuses the locked amount %d',
    (amount) => {
      const of = withLock(wedding(), 'drinks', amount);
      expect(allocate(of)).toEqual({ ok: false, error: 'invalidLock', category: 'drinks', amount });
    },
  );

  it('allocate refuses invalid ranks and repeated categories', () => {
    const of = withChoices(wedding(), (choice) => ({ ...choice, priority: Number.NaN }));
    expect(allocate(of)).toMatchObject({ ok: false, error: 'invalidPriority' });
    const twice = [...wedding().categories, ...wedding().categories];
    expect(allocate(wedding({ categories: twice }))).toMatchObject({ ok: false, error: 'repeatedCategory' });
  });
});
