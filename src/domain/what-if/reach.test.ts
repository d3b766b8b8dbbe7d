import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BASE, date, overrides, plan } from '../../../tests/builders/scenarios';
import { sumCents } from '../money';
import { CATEGORIES, type Category, LOCATION_TYPES } from '../plan/facts';
import { costModel, stepUnits } from './cost';
import { marginalCosts } from './marginal';
import { applyOverrides } from './overrides';
import { type Limits, reach, type Way, wayOverrides } from './reach';
import { assumptionsOf } from './scenario';

const RUNS = { numRuns: 150 };

describe('the marginal cost of a guest', { timeout: 60_000 }, () => {
  it('the marginal costs of all added guests add up to the difference between the totals', () => {
    fc.assert(
      fc.property(
        plan,
        overrides,
        fc.integer({ min: 1, max: 200 }),
        fc.nat(150),
        (of, changes, from, more) => {
          const facts = applyOverrides(of, changes);
          const model = costModel(of, assumptionsOf(changes));
          const costs = marginalCosts(model, facts, from, from + more);
          const [low, high] = [from, from + more].map((guest_count) =>
            model.total({ ...facts, guest_count }),
          );
          expect(sumCents(costs.map(({ cost }) => cost))).toBe((high ?? 0) - (low ?? 0));
          expect(costs.every(({ cost }) => cost >= 0)).toBe(true);
        },
      ),
      RUNS,
    );
  });

  it('a guest who needs a new table, bus or extra menu has a higher marginal cost', () => {
    const assumed = { table_seats: 8, bus_seats: 50, bus_riders: 50, menu_minimum: 90 };
    const costs = marginalCosts(costModel(BASE, assumed), BASE, 80, 120);
    const at = (kind: string) => costs.filter(({ steps }) => steps.some((step) => step === kind));
    expect(at('table').map(({ guests }) => guests)).toEqual([81, 89, 97, 105, 113]);
    expect(at('bus').map(({ guests }) => guests)).toEqual([101]);
    expect(at('menu').map(({ guests }) => guests)).toEqual([91]);
    const cost = (guests: number) => costs.find((one) => one.guests === guests)?.cost ?? 0;
    expect(cost(97)).toBeGreaterThan(cost(96));
    expect(cost(92)).toBeGreaterThan(cost(88));
    expect(stepUnits(101, assumed)).toEqual({ tables: 13, buses: 2, menus: 101 });
  });

  it('a category that isn’t selected causes no jump in a guest’s marginal cost', () => {
    const without = applyOverrides(BASE, { selected: { transportation: false, decorations: false } });
    const costs = marginalCosts(costModel(BASE), without, 1, 200);
    expect(costs.flatMap(({ steps }) => steps)).toEqual([]);
  });
});

describe('suggestions for a lower total', { timeout: 60_000 }, () => {
  const limits: fc.Arbitrary<Limits> = fc.record({
    least_guests: fc.integer({ min: 1, max: 200 }),
    least_hours: fc.option(fc.integer({ min: 1, max: 10 })),
    locations: fc.subarray([...LOCATION_TYPES]),
    dates: fc.array(date, { maxLength: 2 }),
    removable: fc.subarray([...CATEGORIES], { maxLength: 4 }),
  });
  const reduced = fc.double({ min: 0.3, max: 1.05, noNaN: true });

  it('each suggested way to a lower total reaches that total within the limits', () => {
    fc.assert(
      fc.property(plan, limits, reduced, (of, within, part) => {
        const model = costModel(of);
        const target = Math.max(1, Math.round(model.total(of) * part));
        const result = reach(of, model, target, within);
        if (result.kind !== 'ways') {
          expect(model.total(of) <= target).toBe(result.kind === 'reached');
          if (result.kind === 'unreachable') expect(result.least).toBeGreaterThan(target);
          return;
        }
        expect(result.ways.length).toBeGreaterThan(0);
        for (const way of result.ways) {
          const facts = applyOverrides(of, wayOverrides({}, of, way, target));
          expect(model.total(facts)).toBe(way.total);
          expect(way.total).toBeLessThanOrEqual(target);
          expect(way.guest_count).toBeGreaterThanOrEqual(Math.min(of.guest_count, within.least_guests));
          if (way.guest_count < of.guest_count)
            expect(model.total({ ...facts, guest_count: way.guest_count + 1 })).toBeGreaterThan(target);
          expect(way.removed.every((category) => within.removable.includes(category))).toBe(true);
          expect([of.location_type, ...within.locations]).toContain(way.location_type);
          expect([of.event_date, ...within.dates]).toContain(way.event_date);
          expect(sumCents(way.losses.map(({ after }) => after))).toBe(way.total);
        }
        const regrets = result.ways.map(({ regret }) => regret);
        expect(regrets).toEqual([...regrets].sort((a, b) => a - b));
      }),
      RUNS,
    );
  });

  const ways = (target: number, within: Partial<Limits>): readonly Way[] => {
    const none = { least_guests: 100, least_hours: null, locations: [], dates: [], removable: [] };
    const result = reach(BASE, costModel(BASE), target, { ...none, ...within });
    return result.kind === 'ways' ? result.ways : [];
  };

  it('the first suggestion for a lower total removes the least important removable category', () => {
    const last: Category[] = ['transportation', 'miscellaneous', 'catering'];
    const [first] = ways(2_350_000, { least_guests: 60, removable: last });
    expect(first?.removed).toEqual(['miscellaneous']);
    expect(ways(2_350_000, { least_guests: 60 })).toMatchObject([
      { removed: [], event_date: BASE.event_date },
    ]);
  });

  it('a total that the allowed changes can’t reach is reported as unreachable', () => {
    const mixed = ways(1_900_000, { least_guests: 80, removable: ['transportation', 'attire'] });
    expect(mixed.length).toBeGreaterThan(0);
    expect(
      reach(BASE, costModel(BASE), 10_000, {
        least_guests: 90,
        least_hours: null,
        locations: [],
        dates: [],
        removable: [],
      }),
    ).toMatchObject({ kind: 'unreachable' });
  });
});
