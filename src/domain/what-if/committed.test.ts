import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BASE, overrides, plan } from '../../../tests/builders/scenarios';
import { sumCents } from '../money';
import { CATEGORIES } from '../plan/facts';
import { costModel } from './cost';
import { marginalCosts } from './marginal';
import { applyOverrides } from './overrides';
import { reach } from './reach';
import { assumptionsOf, costIn, evaluate } from './scenario';

const catering = BASE.categories.find(({ category }) => category === 'catering')?.allocated_amount ?? 0;
const SIGNED = { catering };
const with_ = (changes: Parameters<typeof evaluate>[1]) =>
  evaluate(BASE, changes, costModel(BASE, assumptionsOf(changes), SIGNED));

describe('committed amounts in a scenario', () => {
  it('a scenario with fewer guests keeps the full committed amount', () => {
    const [free, signed] = [evaluate(BASE, { guest_count: 60 }), with_({ guest_count: 60 })];
    if (!free.ok || !signed.ok) throw new Error('both can be split');
    expect(costIn(free, 'catering')).toBeLessThan(catering);
    expect(costIn(signed, 'catering')).toBe(catering);
    expect(signed.owed).toEqual([
      { category: 'catering', committed: catering, cost: costIn(free, 'catering') },
    ]);
    expect(signed.left).toBe(free.left - (catering - costIn(free, 'catering')));
    expect(free.owed).toEqual([]);
  });

  it('a scenario that excludes a category keeps the category’s committed amount', () => {
    const result = with_({ selected: { catering: false } });
    expect(result).toMatchObject({
      ok: true,
      owed: [{ category: 'catering', committed: catering, cost: 0 }],
    });
    expect(result.ok && costIn(result, 'catering')).toBe(catering);
  });

  it('a scenario with additional guests costs the same with and without a committed amount', () => {
    const [free, signed] = [evaluate(BASE, { guest_count: 160 }), with_({ guest_count: 160 })];
    expect(signed).toEqual(free);
  });

  it('no scenario or search result costs less than the committed amounts', {
    timeout: 60_000,
  }, () => {
    const amounts = fc.record(
      Object.fromEntries(CATEGORIES.map((category) => [category, fc.integer({ min: 0, max: 2_000_000 })])),
    );
    fc.assert(
      fc.property(
        plan,
        overrides,
        amounts,
        fc.integer({ min: 2, max: 150 }),
        (of, changes, committed, guests) => {
          const model = costModel(of, assumptionsOf(changes), committed);
          const facts = applyOverrides(of, changes);
          const least = sumCents(Object.values(committed));
          expect(model.total(facts)).toBeGreaterThanOrEqual(least);
          const [one] = marginalCosts(model, facts, guests - 1, guests);
          const at = (guest_count: number) => model.total({ ...facts, guest_count });
          expect(one?.cost).toBe(at(guests) - at(guests - 1));
          const found = reach(of, model, Math.floor(model.total(of) * 0.8), {
            least_guests: 1,
            least_hours: 1,
            locations: [],
            dates: [],
            removable: [...CATEGORIES],
          });
          if (found.kind === 'ways')
            for (const { total } of found.ways) expect(total).toBeGreaterThanOrEqual(least);
          if (found.kind === 'unreachable') expect(found.least).toBeGreaterThanOrEqual(least);
        },
      ),
      { numRuns: 60 },
    );
  });
});
