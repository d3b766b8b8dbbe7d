import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATEGORIES, defaultChoices } from '@/domain/plan/facts';
import {
  choicesWithAmounts,
  isRanked,
  rankedCategories,
  rankedCount,
  withLock,
  withoutLock,
  withoutLocks,
  withoutRanking,
  withRanking,
  withSelected,
} from './category-choices';

const choices = defaultChoices('wedding');
const category = fc.constantFrom(...CATEGORIES);
const order = fc.shuffledSubarray([...CATEGORIES], { minLength: CATEGORIES.length });
const find = (all: typeof choices, wanted: string) => all.find((choice) => choice.category === wanted);

describe('category choices', () => {
  it('unranked categories are in the default order', () => {
    expect(rankedCategories(choices)).toEqual(CATEGORIES);
    expect(isRanked(choices)).toBe(false);
  });

  it('ranked categories keep the chosen order', () => {
    fc.assert(
      fc.property(order, (given) => {
        expect(rankedCategories(withRanking(choices, given))).toEqual(given);
      }),
    );
  });

  it('excluding and re-including a category moves that category to the end of the ranking', () => {
    fc.assert(
      fc.property(order, category, (given, left) => {
        const ranked = withRanking(choices, given);
        const without = withSelected(ranked, left, false);
        expect(rankedCategories(without)).toEqual(given.filter((one) => one !== left));
        expect(
          without
            .filter((choice) => choice.selected)
            .map((choice) => choice.priority)
            .sort(),
        ).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
        expect(find(without, left)).toMatchObject({ priority: null, locked: false, allocated_amount: null });
        expect(rankedCategories(withSelected(without, left, true)).at(-1)).toBe(left);
      }),
    );
  });

  it('excluding and re-including a category keeps the order of the other ranked categories', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...CATEGORIES], { maxLength: 7 }), category, (few, left) => {
        const ranked = withRanking(choices, few);
        const back = withSelected(withSelected(ranked, left, false), left, true);
        expect(rankedCategories(back).slice(0, rankedCount(back))).toEqual(few.filter((one) => one !== left));
      }),
    );
  });

  it('unranked categories stay unranked when one of them is excluded', () => {
    expect(isRanked(withSelected(choices, 'music', false))).toBe(false);
  });

  it('removing the ranking restores the default choices', () => {
    expect(withoutRanking(withRanking(choices, [...CATEGORIES].reverse()))).toEqual(choices);
  });

  it('the amount of a category can be locked and unlocked', () => {
    const locked = withLock(choices, 'venue', 8_000_00);
    expect(find(locked, 'venue')).toMatchObject({ locked: true, allocated_amount: 8_000_00 });
    expect(find(withoutLock(locked, 'venue'), 'venue')?.locked).toBe(false);
    expect(withoutLocks(withLock(locked, 'music', 5)).some((choice) => choice.locked)).toBe(false);
  });

  it('a category without an amount is saved with the amount zero', () => {
    const saved = choicesWithAmounts(choices, [{ category: 'venue', amount: 700 }]);
    expect(find(saved, 'venue')?.allocated_amount).toBe(700);
    expect(find(saved, 'music')?.allocated_amount).toBe(0);
  });
});
