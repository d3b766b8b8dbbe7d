import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allocated,
  amountOf,
  freeInput,
  input,
  wedding,
  withChoices,
  withLock,
} from '@/../tests/builders/allocation-inputs';
import { sumCents } from '../money';
import { CATEGORIES, type CategoryChoice } from '../plan/facts';
import { allocate } from './allocate';
import type { AllocationInput } from './allocation';
import { allocationStep } from './allocation-step';

/** `npm run bench` runs a million cases instead. */
const RUNS = { numRuns: 150 };

const equalRanks = (of: AllocationInput) => withChoices(of, (choice) => ({ ...choice, priority: 1 }));

describe('allocate', { timeout: 30_000 }, () => {
  it('allocate divides the total exactly, to the cent', () => {
    fc.assert(
      fc.property(input, (of) => {
        expect(sumCents(allocated(of).lines.map((line) => line.amount))).toBe(of.budget);
      }),
      { numRuns: 500 },
    );
  });

  it('allocate returns whole amounts that are never negative', () => {
    fc.assert(
      fc.property(input, (of) => {
        const { lines } = allocated(of);
        for (const line of lines) {
          expect(Number.isInteger(line.amount) && line.amount >= 0).toBe(true);
          expect(Math.abs(line.share - line.amount / of.budget)).toBeLessThan(0.001);
        }
        // Rounded to 0.1 %, as shown on screen.
        expect(sumCents(lines.map(({ share }) => Math.round(share * 1000)))).toBe(1000);
      }),
      RUNS,
    );
  });

  it('allocate returns exactly one line for each selected category, in order', () => {
    fc.assert(
      fc.property(input, (of) => {
        const selected = CATEGORIES.filter((category) =>
          of.categories.some((choice) => choice.category === category && choice.selected),
        );
        expect(allocated(of).lines.map((line) => line.category)).toEqual(selected);
      }),
      RUNS,
    );
  });

  it('calling allocate twice with the same input gives the same result', () => {
    fc.assert(
      fc.property(input, (of) => {
        const before = structuredClone(of);
        expect(allocate(of)).toEqual(allocate(structuredClone(of)));
        expect(of).toEqual(before);
      }),
      RUNS,
    );
  });

  it('the order of the categories doesn’t affect the result of allocate', () => {
    fc.assert(
      fc.property(
        input.chain((of) =>
          fc.tuple(fc.constant(of), fc.shuffledSubarray([...of.categories], { minLength: 9 })),
        ),
        ([of, categories]) => {
          expect(allocate({ ...of, categories })).toEqual(allocate(of));
        },
      ),
      RUNS,
    );
  });

  it('allocate treats a category that is missing from the input as not selected', () => {
    const all = wedding();
    const without = all.categories.filter((choice) => choice.category !== 'attire');
    const off = withChoices(all, (one) => (one.category === 'attire' ? { ...one, selected: false } : one));
    expect(allocate({ ...all, categories: without })).toEqual(allocate(off));
  });

  it('allocate keeps locked amounts unchanged', () => {
    fc.assert(
      fc.property(input, (of) => {
        const result = allocated(of);
        for (const choice of of.categories) {
          if (!choice.selected || !choice.locked) continue;
          expect(amountOf(result, choice.category)).toBe(choice.allocated_amount);
        }
      }),
      RUNS,
    );
  });

  it('locking an amount at its current value changes others by at most two rounding steps each', () => {
    fc.assert(
      fc.property(freeInput, fc.constantFrom(...CATEGORIES), (of, category) => {
        const before = allocated(of);
        fc.pre(before.lines.length > 1 && before.lines.some((line) => line.category === category));
        const locked = withLock(of, category, amountOf(before, category));
        const step = allocationStep(of.budget, of.currency);
        for (const line of allocated(locked).lines)
          expect(Math.abs(line.amount - amountOf(before, line.category))).toBeLessThanOrEqual(2 * step);
      }),
      RUNS,
    );
  });

  it('allocate ignores locked amounts of excluded categories', () => {
    const of = wedding();
    const off = (choice: CategoryChoice) =>
      choice.category === 'music' ? { ...choice, selected: false } : choice;
    expect(allocate(withChoices(withLock(of, 'music', 99_999_999), off))).toEqual(
      allocate(withChoices(of, off)),
    );
  });

  it('allocate returns whole units for currencies without decimals', () => {
    fc.assert(
      fc.property(freeInput, fc.constantFrom('CLP', 'JPY', 'PYG', 'KRW'), (of, currency) => {
        const whole = { ...of, currency, budget: Math.max(1, Math.floor(of.budget / 100)) * 100 };
        for (const line of allocated(whole).lines) {
          expect([line.amount % 100, line.low % 100, line.typical % 100]).toEqual([0, 0, 0]);
        }
      }),
      RUNS,
    );
  });

  it('with equal ranks, removing a category keeps the ratios between the other amounts', () => {
    fc.assert(
      fc.property(freeInput, fc.constantFrom(...CATEGORIES), (of, category) => {
        const equal = equalRanks(of);
        const before = allocated(equal);
        fc.pre(before.lines.length > 2 && before.lines.some((line) => line.category === category));
        const after = allocated(
          withChoices(equal, (choice) =>
            choice.category === category ? { ...choice, selected: false } : choice,
          ),
        );
        // Rounding and the remainder below one step can change each of the four amounts by up to two steps.
        const unit = 2 * allocationStep(of.budget, of.currency);
        for (const a of after.lines) {
          for (const b of after.lines) {
            const [a0, b0] = [amountOf(before, a.category), amountOf(before, b.category)];
            const slack = unit * (a.amount + b.amount + a0 + b0 + 2 * unit);
            expect(Math.abs(a.amount * b0 - b.amount * a0)).toBeLessThanOrEqual(slack);
          }
        }
      }),
      RUNS,
    );
  });

  it('allocate returns the same amounts for equal ranks as for no ranks', () => {
    fc.assert(
      fc.property(freeInput, (of) => {
        const none = withChoices(of, (choice) => ({ ...choice, priority: null }));
        expect(allocated(equalRanks(of)).lines).toEqual(allocated(none).lines);
      }),
      RUNS,
    );
  });
});
