import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BASE, overrides, plan } from '../../../tests/builders/scenarios';
import { datePrice } from '../allocation/season';
import { sumCents } from '../money';
import { CATEGORIES } from '../plan/facts';
import { edited } from '../plan-allocation/merge';
import { type Overrides, overrideLines, pickLines, withoutLine } from './overrides';
import { evaluate, promotion } from './scenario';
import { readOverrides } from './scenario-schema';

const RUNS = { numRuns: 150 };

describe('a scenario', { timeout: 60_000 }, () => {
  it('a scenario that overrides only assumptions shows no difference from the plan', () => {
    fc.assert(
      fc.property(plan, overrides, (of, { assumptions }) => {
        const result = evaluate(of, assumptions ? { assumptions } : {});
        if (!result.ok) throw new Error(result.error);
        expect([result.lines, result.left, result.cost]).toEqual([[], 0, result.plan_cost]);
        expect(result.allocation.differences.every(({ difference }) => difference === 0)).toBe(true);
      }),
      RUNS,
    );
  });

  it('a scenario with the same values as the plan shows no difference', () => {
    const same: Overrides = {
      budget: BASE.budget,
      guest_count: 100,
      place: { country: 'ES', region: 'ES-AN', city: null },
      selected: { music: true },
      ranking: [...CATEGORIES],
    };
    expect(overrideLines(BASE, same)).toEqual([]);
  });

  it('the order of a scenario’s overrides doesn’t change the result', () => {
    fc.assert(
      fc.property(plan, overrides, (of, changes) => {
        const turned: Overrides = Object.fromEntries(Object.entries(changes).reverse());
        expect(evaluate(of, turned)).toEqual(evaluate(of, changes));
      }),
      RUNS,
    );
  });

  it('applying a scenario’s changes one by one gives the plan that the scenario describes', () => {
    fc.assert(
      fc.property(plan, overrides, fc.boolean(), (of, changes, turned) => {
        const result = evaluate(of, changes);
        if (!result.ok) return;
        let now = of;
        const lines = turned ? [...result.lines].reverse() : result.lines;
        for (const line of lines) {
          const step = promotion(now, changes, [line]);
          // Some lines depend on another line. For example, the total can only fall after a lock is removed.
          if (!step.ok) return;
          now = edited(now, step.edit);
        }
        expect(overrideLines(now, changes)).toEqual([]);
        const after = evaluate(now, {});
        expect(after.ok && after.after.lines.map(({ amount }) => amount)).toEqual(
          result.after.lines.map(({ amount }) => amount),
        );
      }),
      RUNS,
    );
  });

  it('applying a whole scenario in one edit gives the plan that the scenario describes', () => {
    fc.assert(
      fc.property(plan, overrides, (of, changes) => {
        const result = evaluate(of, changes);
        const whole = promotion(of, changes);
        expect(result.ok).toBe(whole.ok);
        if (!result.ok || !whole.ok) return;
        const after = edited(of, whole.edit);
        expect([after.budget, after.guest_count, after.country]).toEqual([
          result.facts.budget,
          result.facts.guest_count,
          result.facts.country,
        ]);
        expect(overrideLines(after, changes)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('the effects of changed facts add up to the scenario’s difference in cost', () => {
    fc.assert(
      fc.property(plan, overrides, (of, changes) => {
        const result = evaluate(of, changes);
        if (!result.ok) return;
        expect(sumCents(result.by_fact.map(({ difference }) => difference))).toBe(
          result.cost - result.plan_cost,
        );
      }),
      RUNS,
    );
  });

  it('resetting one fact of a scenario removes only that override', () => {
    fc.assert(
      fc.property(plan, overrides, (of, changes) => {
        for (const line of overrideLines(of, changes)) {
          expect(overrideLines(of, withoutLine(changes, line))).not.toContain(line);
          expect(overrideLines(of, pickLines(changes, [line])).every((one) => one === line)).toBe(true);
        }
      }),
      RUNS,
    );
  });

  it('a scenario with fewer guests or a shorter event costs less than its plan', () => {
    const cost = (changes: Overrides) => {
      const result = evaluate(BASE, changes);
      return result.ok ? result.cost : Number.NaN;
    };
    expect(cost({ guest_count: 80 })).toBeLessThan(BASE.budget);
    expect(cost({ duration: 6 })).toBeLessThan(BASE.budget);
    expect(cost({ event_date: '2028-01-15' })).toBeLessThan(BASE.budget);
    expect(cost({ location_type: 'destination' })).toBeGreaterThan(BASE.budget);
    expect(cost({ place: { country: 'ES', region: 'ES-AS', city: null } })).toBeGreaterThan(BASE.budget);
    expect(cost({ selected: { music: false } })).toBeLessThan(BASE.budget);
    expect(cost({ budget: 1_000_000 })).toBe(BASE.budget);
  });

  it('a scenario doesn’t change locked amounts', () => {
    const locked = {
      ...BASE,
      categories: BASE.categories.map((one) => ({ ...one, locked: one.category === 'catering' })),
    };
    const result = evaluate(locked, { guest_count: 10 });
    const stored = BASE.categories.find(({ category }) => category === 'catering')?.allocated_amount;
    expect(result.ok && result.costs[1]).toBe(stored);
  });

  it('a date’s price depends on the season in the country’s hemisphere', () => {
    expect(datePrice('2027-06-12', 'ES')).toBe(1);
    expect(datePrice('2027-01-16', 'ES')).toBe(0.75);
    expect(datePrice('2027-06-12', 'AR')).toBe(0.75);
    expect(datePrice('2027-06-09', 'ES')).toBe(0.85);
  });
});

describe('stored scenarios', () => {
  it('reading a stored scenario returns the overrides that were written', () => {
    fc.assert(
      fc.property(overrides, (changes) => {
        expect(readOverrides(JSON.parse(JSON.stringify(changes)))).toEqual(changes);
      }),
      RUNS,
    );
  });

  it('reading a stored scenario drops only the invalid values', () => {
    expect(readOverrides({ guest_count: 'x', duration: 5, beer: 1, ranking: ['music', 'music'] })).toEqual({
      duration: 5,
    });
    expect(readOverrides(null)).toEqual({});
    expect(readOverrides({ place: { country: 'MX', region: 'ES-AN', city: null } })).toEqual({});
  });
});
