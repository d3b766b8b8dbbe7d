import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allocated,
  amountOf,
  freeInput,
  ranked,
  wedding,
  withChoices,
} from '@/../tests/builders/allocation-inputs';
import { CATEGORIES } from '../plan/facts';
import { allocationStep } from './allocation-step';

/** `npm run bench -- allocation` runs each test with a hundred thousand cases. */
const RUNS = { numRuns: 400 };

describe('suggestion', { timeout: 30_000 }, () => {
  it('ranking and excluding categories keeps each suggested amount in its range', () => {
    fc.assert(
      fc.property(ranked, (of) => {
        for (const { amount, low, high } of allocated(of).lines) {
          expect(amount).toBeGreaterThanOrEqual(low);
          expect(amount).toBeLessThanOrEqual(high);
        }
      }),
      RUNS,
    );
  });

  it('an excluded category’s amount is divided in proportion to the other amounts', () => {
    fc.assert(
      fc.property(ranked, fc.constantFrom(...CATEGORIES), (of, category) => {
        const before = allocated(of);
        fc.pre(before.lines.length > 1 && before.lines.some((line) => line.category === category));
        const after = allocated(
          withChoices(of, (one) => (one.category === category ? { ...one, selected: false } : one)),
        );
        const step = allocationStep(of.budget, of.currency);
        const scale = of.budget / (of.budget - amountOf(before, category));
        for (const { category: other, amount } of after.lines) {
          const was = amountOf(before, other);
          // The remainder below one step belongs to the largest line, and is scaled with that line.
          expect(amount).toBeGreaterThanOrEqual(was - (was % step));
          if (of.budget > 100_000 && scale < 3)
            expect(Math.abs(amount - was * scale)).toBeLessThanOrEqual(4 * scale * step);
        }
      }),
      RUNS,
    );
  });

  it('excluding a ranked category lowers other amounts at most by rounding', () => {
    fc.assert(
      fc.property(ranked, fc.constantFrom(...CATEGORIES), (of, category) => {
        const before = allocated(of);
        fc.pre(before.lines.length > 1 && before.lines.some((line) => line.category === category));
        const after = allocated(
          withChoices(of, (one) =>
            one.category === category ? { ...one, selected: false, priority: null } : one,
          ),
        );
        const step = allocationStep(of.budget, of.currency);
        for (const { category: other, amount } of after.lines)
          expect(amount).toBeGreaterThan(amountOf(before, other) - 2 * step);
      }),
      RUNS,
    );
  });

  it.each([
    ['EUR', 20_000, 10],
    ['EUR', 6_000, 5],
    ['EUR', 1_200, 1],
    ['USD', 90_000, 10],
    ['MXN', 600_000, 100],
    ['MXN', 60_000, 50],
    ['COP', 60_000_000, 10_000],
    ['COP', 6_000_000, 5_000],
    ['CLP', 15_000_000, 10_000],
    ['JPY', 3_500_000, 1_000],
    ['VES', 40_000, 10],
  ])('suggested amounts in %s for a total of %d are multiples of %d', (currency, total, step) => {
    expect(allocationStep(total * 100, currency)).toBe(step * 100);
    const amounts = allocated(wedding({ currency, budget: total * 100 + 100 * (step - 1) })).lines.map(
      (line) => line.amount,
    );
    const odd = amounts.filter((amount) => amount % (step * 100) !== 0);
    expect(odd).toEqual(step === 1 ? [] : [Math.max(...amounts)]);
  });

  it('at most one suggested amount contains the cents of the total', () => {
    fc.assert(
      fc.property(freeInput, (of) => {
        const budget = Math.max(100_000, of.budget);
        const withCents = allocated({ ...of, budget }).lines.filter(({ amount }) => amount % 100 !== 0);
        expect(withCents.length).toBe(budget % 100 === 0 ? 0 : 1);
      }),
      RUNS,
    );
  });
});
