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
  it('a scenario without overrides makes no difference, whatever the assumptions', () => {
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

  it('a scenario that repeats the plan’s facts makes no difference', () => {
    const same: Overrides = {
      budget: BASE.budget,
      guest_count: 100,
      place: { country: 'ES', region: 'ES-AN', city: null },
      selected: { music: true },
      ranking: [...CATEGORIES],
    };
    expect(overrideLines(BASE, same)).toEqual([]);
  });

  it('a scenario is the same whatever the order of its overrides', () => {
    fc.assert(
      fc.property(plan, overrides, (of, changes) => {
        const turned: Overrides = Object.fromEntries(Object.entries(changes).reverse());
        expect(evaluate(of, turned)).toEqual(evaluate(of, changes));
      }),
      RUNS,
    );
  });

  it('a scenario promoted line by line gives its own result', () => {
    fc.assert(
      fc.property(plan, overrides, fc.boolean(), (of, changes, turned) => {
        const result = evaluate(of, changes);
        if (!result.ok) return;
        let now = of;
        const lines = turned ? [...result.lines].reverse() : result.lines;
        for (const line of lines) {
          const step = promotion(now, changes, [line]);
          // A line may need another one first: a smaller total before a lock is removed.
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

  it('a scenario promoted as a whole is one edit with its result', () => {
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

  it('a scenario explains its cost by its facts to the cent', () => {
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

  it('a scenario’s fact can be reset', () => {
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

  it('a scenario changes its cost in the direction of its facts', () => {
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

  it('a scenario leaves locked amounts alone', () => {
    const locked = {
      ...BASE,
      categories: BASE.categories.map((one) => ({ ...one, locked: one.category === 'catering' })),
    };
    const result = evaluate(locked, { guest_count: 10 });
    const stored = BASE.categories.find(({ category }) => category === 'catering')?.allocated_amount;
    expect(result.ok && result.costs[1]).toBe(stored);
  });

  it('a scenario knows dear and cheap days on both sides of the equator', () => {
    expect(datePrice('2027-06-12', 'ES')).toBe(1);
    expect(datePrice('2027-01-16', 'ES')).toBe(0.75);
    expect(datePrice('2027-06-12', 'AR')).toBe(0.75);
    expect(datePrice('2027-06-09', 'ES')).toBe(0.85);
  });
});

describe('what is stored', () => {
  it('a stored scenario is read as it was written', () => {
    fc.assert(
      fc.property(overrides, (changes) => {
        expect(readOverrides(JSON.parse(JSON.stringify(changes)))).toEqual(changes);
      }),
      RUNS,
    );
  });

  it('a stored scenario loses only what can’t be read', () => {
    expect(readOverrides({ guest_count: 'x', duration: 5, beer: 1, ranking: ['music', 'music'] })).toEqual({
      duration: 5,
    });
    expect(readOverrides(null)).toEqual({});
    expect(readOverrides({ place: { country: 'MX', region: 'ES-AN', city: null } })).toEqual({});
  });
});
