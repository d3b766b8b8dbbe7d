import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocated, freeInput, input, wedding, withChoices } from '../../../tests/builders/allocation-inputs';
import { allocate } from '../allocation/allocate';
import { compare } from '../allocation/compare';
import { sumCents } from '../money';
import { whatIf } from './what-if';

describe('whatIf', { timeout: 30_000 }, () => {
  it('whatIf without changes reports no differences', () => {
    fc.assert(
      fc.property(input, (of) => {
        const result = whatIf(of, {});
        return (
          result.ok &&
          result.total_difference === 0 &&
          result.differences.every((one) => one.difference === 0)
        );
      }),
      { numRuns: 100 },
    );
  });

  it('whatIf and allocate return the same allocation for the changed facts', () => {
    fc.assert(
      fc.property(freeInput, freeInput, (a, b) => {
        const result = whatIf(a, b);
        expect(result.ok && result.after).toEqual(allocate(b));
      }),
      { numRuns: 100 },
    );
  });

  it('the category differences of whatIf add up to the difference between the totals', () => {
    fc.assert(
      fc.property(input, input, (a, b) => {
        const { differences, total_difference } = compare(allocated(a), allocated(b));
        return (
          sumCents(differences.map((one) => one.difference)) === total_difference &&
          total_difference === b.budget - a.budget
        );
      }),
      { numRuns: 100 },
    );
  });

  it('comparing two inputs in the opposite order reverses the sign of each difference', () => {
    fc.assert(
      fc.property(freeInput, freeInput, (a, b) => {
        const there = compare(allocated(a), allocated(b)).differences;
        const back = compare(allocated(b), allocated(a)).differences;
        return there.every((one, i) => one.difference + (back[i]?.difference ?? Number.NaN) === 0);
      }),
      { numRuns: 100 },
    );
  });

  it('whatIf lists a category that only one of the compared inputs selects', () => {
    const without = withChoices(wedding(), (choice) => ({
      ...choice,
      selected: choice.category !== 'music',
    }));
    const result = whatIf(wedding(), { categories: without.categories });
    if (!result.ok) throw new Error('Not split');
    expect(result.differences.find((one) => one.category === 'music')).toEqual({
      category: 'music',
      before: 80_000,
      after: null,
      difference: -80_000,
    });
  });

  it('whatIf leaves out categories that neither of the compared inputs selects', () => {
    const without = withChoices(wedding(), (choice) => ({
      ...choice,
      selected: choice.category !== 'music',
    }));
    expect(compare(allocated(without), allocated(without)).differences).toHaveLength(8);
  });

  it('whatIf returns the error of an invalid plan or invalid changes', () => {
    expect(whatIf(wedding({ budget: 0 }), {})).toMatchObject({ ok: false, error: 'invalidTotal' });
    expect(whatIf(wedding(), { guest_count: 0 })).toMatchObject({ ok: false, error: 'invalidGuests' });
  });
});
