import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar';
import { MAX_BUDGET } from '../money';
import type { PlanState } from '../plan/facts';
import { CATEGORIES, defaultChoices, EVENT_TYPES, LOCATION_TYPES } from '../plan/facts';
import { CONCERN_ORDER, planConcerns } from './plan-concerns';
import { reallocate } from './stored-allocation';

const today = '2026-11-20';

function plan(change: Partial<PlanState> = {}): PlanState {
  const state: PlanState = {
    name: 'Boda',
    event_type: 'wedding',
    event_date: '2027-09-11',
    budget: 2_400_000,
    currency: 'EUR',
    duration: 9,
    guest_count: 100,
    country: 'ES',
    region: null,
    city: 'Sevilla',
    location_type: 'indoor',
    couple_type: 'groom-and-bride',
    kind: null,
    categories: defaultChoices('wedding').map((choice, i) => ({ ...choice, priority: i + 1 })),
    ...change,
  };
  const result = reallocate(state);
  return result.ok ? { ...state, categories: result.categories } : state;
}

const keys = (state: PlanState, on = today) => planConcerns(state, on).map(({ key }) => key);

describe('problems of a plan', () => {
  it('a complete plan has no problems, with or without a ranking', () => {
    expect(keys(plan())).toEqual([]);
    expect(keys(plan({ categories: defaultChoices('wedding') }))).toEqual([]);
  });

  it.each([
    [0, []],
    [-1, [{ key: 'datePast', severity: 'low', days: 1 }]],
  ])('a plan’s date %i days from today is a problem only if that day is in the past', (days, concerns) => {
    expect(planConcerns(plan({ event_date: addDays(today, days) }), today)).toEqual(concerns);
  });

  it('the only problem of a past event is that the event is over', () => {
    const state = { ...plan({ event_date: '2026-01-10' }), budget: 900_000 };
    expect(keys(state)).toEqual(['datePast']);
  });

  it('amounts that don’t add up to the budget are listed with the difference', () => {
    const state = { ...plan(), budget: 2_500_000 };
    expect(planConcerns(state, today)).toContainEqual({
      key: 'allocationOff',
      severity: 'high',
      difference: 100_000,
    });
  });

  it('locked amounts above the budget are listed with the excess', () => {
    const categories = plan().categories.map((choice) =>
      choice.category === 'venue' ? { ...choice, locked: true, allocated_amount: 2_500_000 } : choice,
    );
    expect(planConcerns(plan({ categories }), today)[0]).toMatchObject({
      key: 'locksAboveTotal',
      excess: 100_000,
    });
  });

  it('the only problem of a plan without categories is that none is selected', () => {
    const categories = defaultChoices('wedding').map((choice) => ({ ...choice, selected: false }));
    expect(keys(plan({ categories }))).toEqual(['nothingSelected']);
  });

  it('a missing reserve for the unexpected is listed as a problem', () => {
    const categories = plan().categories.map((choice) =>
      choice.category === 'miscellaneous' ? { ...choice, selected: false } : choice,
    );
    expect(keys(plan({ categories }))).toContain('contingencyMissing');
  });
});

describe('the order of problems', () => {
  const choice = fc.record({
    selected: fc.boolean(),
    priority: fc.option(fc.integer({ min: 1, max: 9 })),
    locked: fc.boolean(),
    allocated_amount: fc.option(fc.integer({ min: 0, max: MAX_BUDGET })),
  });
  const states = fc
    .record({
      event_type: fc.constantFrom(...EVENT_TYPES),
      location_type: fc.constantFrom(...LOCATION_TYPES),
      budget: fc.integer({ min: 1, max: MAX_BUDGET }),
      guest_count: fc.integer({ min: 1, max: 10_000 }),
      days: fc.integer({ min: -400, max: 400 }),
      categories: fc.tuple(...CATEGORIES.map(() => choice)),
    })
    .map(({ days, categories, ...facts }): PlanState => {
      const choices = categories.map((one, i) => ({ ...one, category: CATEGORIES[i] ?? 'venue' }));
      return { ...plan(), ...facts, event_date: addDays(today, days), categories: choices };
    });

  it('problems are sorted by severity', () => {
    fc.assert(
      fc.property(states, (state) => {
        const concerns = planConcerns(state, today);
        const places = concerns.map(({ key }) => CONCERN_ORDER.indexOf(key));
        expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
        const ranks = concerns.map(({ severity }) => ['high', 'medium', 'low'].indexOf(severity));
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
        expect(planConcerns(state, today)).toEqual(concerns);
      }),
    );
  });
});
