import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allocated,
  amountOf,
  freeInput,
  input,
  wedding,
  withChoices,
} from '@/../tests/builders/allocation-inputs';
import { CATEGORIES, type Category, type CategoryChoice } from '../plan/facts';

describe('ranking', { timeout: 30_000 }, () => {
  /** Raises a category to any better rank. Ranks can have gaps and ties, and categories can be locked. */
  it('raising a category in the ranking never lowers its amount', () => {
    fc.assert(
      fc.property(input, fc.nat(), fc.double({ min: 0, max: 0.99, noNaN: true }), (of, which, part) => {
        const selected = of.categories.filter((choice) => choice.selected);
        const choice = selected[which % selected.length];
        if (!choice) throw new Error('Nothing selected');
        const { category } = choice;
        const priority = Math.floor((choice.priority ?? 10) * part);
        const raised = withChoices(of, (one) => (one.category === category ? { ...one, priority } : one));
        return amountOf(allocated(raised), category) >= amountOf(allocated(of), category);
      }),
      { numRuns: 600 },
    );
  });

  it('moving a category one place up in the ranking never lowers its amount', () => {
    fc.assert(
      fc.property(
        input,
        fc.shuffledSubarray([...CATEGORIES], { minLength: 9 }),
        fc.integer({ min: 1, max: 8 }),
        (of, order, place) => {
          const ranked = (list: readonly Category[]) =>
            withChoices(of, (choice) => ({ ...choice, priority: 1 + list.indexOf(choice.category) }));
          const [above, raised] = [order[place - 1], order[place]];
          if (!above || !raised) throw new Error('No such place');
          const swapped = order.with(place - 1, raised).with(place, above);
          const [before, after] = [allocated(ranked(order)), allocated(ranked(swapped))];
          return amountOf(after, raised) >= amountOf(before, raised);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('raising a category from last to first clearly increases its amount', () => {
    fc.assert(
      fc.property(freeInput, fc.constantFrom(...CATEGORIES), (of, category) => {
        const at = (priority: number) =>
          withChoices({ ...of, currency: 'USD', budget: 1_000_000_000 }, (one) => ({
            ...one,
            priority: one.category === category ? priority : 5,
          }));
        const [last, first] = [allocated(at(9)), allocated(at(1))];
        fc.pre(last.lines.length > 1 && last.lines.some((line) => line.category === category));
        if (category === 'miscellaneous') return;
        expect(amountOf(first, category)).toBeGreaterThan(amountOf(last, category));
      }),
      { numRuns: 150 },
    );
  });

  it('ranking doesn’t change the contingency', () => {
    const order = (first: Category) => (choice: CategoryChoice) => ({
      ...choice,
      priority: choice.category === first ? 1 : 2,
    });
    const lowest = withChoices(wedding(), order('miscellaneous'));
    const last = withChoices(wedding(), (choice) => ({
      ...choice,
      priority: choice.category === 'miscellaneous' ? 9 : 1,
    }));
    expect(allocated(last).contingency).toBe(140_000);
    expect(amountOf(allocated(last), 'miscellaneous')).toBeLessThan(
      amountOf(allocated(lowest), 'miscellaneous'),
    );
  });
});
