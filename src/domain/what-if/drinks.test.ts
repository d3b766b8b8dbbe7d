import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BASE, overrides, plan } from '../../../tests/builders/scenarios';
import { USUAL_PREFERENCES } from '../drinks/preferences';
import { CATEGORIES } from '../plan/facts';
import { costModel, type DrinksPlan } from './cost';
import { applyOverrides } from './overrides';
import { assumptionsOf, costIn, evaluate } from './scenario';

const OWN: DrinksPlan = { ...USUAL_PREFERENCES, choices: { adults: 80, moments: { bar: { hours: 3 } } } };
const drinks = CATEGORIES.indexOf('drinks');
const poured = BASE.categories.find(({ category }) => category === 'drinks')?.allocated_amount ?? 0;
const withDrinks = (changes: Parameters<typeof evaluate>[1], own: DrinksPlan | null) => {
  const result = evaluate(BASE, changes, costModel(BASE, assumptionsOf(changes), {}, own));
  if (!result.ok) throw new Error(result.error);
  return result;
};

describe('a drinks plan', () => {
  it('a scenario without changes has the same drinks amount as the plan', () => {
    fc.assert(
      fc.property(plan, (of) => {
        const [own, usual] = [costModel(of, undefined, {}, OWN), costModel(of)];
        expect(own.amounts(of)).toEqual(usual.amounts(of));
      }),
      { numRuns: 60 },
    );
  });

  it('halving a scenario’s guests halves the amount for drinks', () => {
    expect(costIn(withDrinks({ guest_count: 50 }, OWN), 'drinks')).toBe(Math.round(poured / 2));
    expect(costIn(withDrinks({ guest_count: 50 }, null), 'drinks')).toBeGreaterThan(poured / 2);
  });

  it('a longer event doesn’t reduce the amount for drinks', {
    timeout: 60_000,
  }, () => {
    fc.assert(
      fc.property(plan, overrides, fc.integer({ min: 1, max: 6 }), (of, changes, more) => {
        const own = costModel(of, assumptionsOf(changes), {}, OWN);
        const facts = { ...applyOverrides(of, changes), duration: 6 };
        const usual = costModel(of, assumptionsOf(changes)).amounts(facts);
        const amounts = own.amounts(facts);
        expect(amounts.toSpliced(drinks, 1)).toEqual(usual.toSpliced(drinks, 1));
        const longer = own.amounts({ ...facts, duration: 6 + more });
        expect(longer[drinks]).toBeGreaterThanOrEqual((amounts[drinks] ?? 0) - 1);
      }),
      { numRuns: 60 },
    );
  });

  it('a locked drinks amount doesn’t change in a scenario', () => {
    const locked = {
      ...BASE,
      categories: BASE.categories.map((one) => ({ ...one, locked: one.category === 'drinks' })),
    };
    const result = evaluate(locked, { guest_count: 50, duration: 5 }, costModel(locked, undefined, {}, OWN));
    expect(result.ok && costIn(result, 'drinks')).toBe(poured);
  });
});
