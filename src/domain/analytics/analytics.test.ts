import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CATEGORIES, EVENT_TYPES } from '../plan/facts';
import {
  type AnalyzedFacts,
  categoryTotals,
  currenciesOf,
  type EventFigures,
  eventLines,
  typeLines,
} from './analytics';

const amount = fc.integer({ min: 0, max: 10_000_000 });
const events = fc
  .array(
    fc.record({
      event_type: fc.constantFrom(...EVENT_TYPES),
      event_date: fc.constantFrom('2025-05-01', '2026-06-12', '2027-09-11', '2028-01-02'),
      currency: fc.constantFrom('EUR', 'MXN', 'USD'),
      guest_count: fc.integer({ min: 1, max: 10_000 }),
      allocated: fc.array(amount, { minLength: 9, maxLength: 9 }),
      selected: fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
      money: fc.array(fc.option(amount), { minLength: 9, maxLength: 9 }),
      people: fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 4, maxLength: 4 }),
      isKnown: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  .map((drafts) => {
    const facts = drafts.map(
      ({ allocated, selected, money: _, people: __, isKnown: ___, ...one }, i): AnalyzedFacts => ({
        ...one,
        id: `plan-${i}`,
        name: `Event ${i}`,
        budget: 1 + allocated.reduce((sum, each, n) => sum + (selected[n] ? each : 0), 0),
        categories: CATEGORIES.map((category, n) => ({
          category,
          selected: selected[n] ?? false,
          allocated_amount: allocated[n] ?? 0,
        })),
      }),
    );
    const figures = drafts.flatMap(({ money, people, isKnown }, i): EventFigures[] => {
      const [accepted = 0, declined = 0, waiting = 0, silent = 0] = people;
      const given = CATEGORIES.flatMap((category, n) => {
        const expected = money[n];
        return expected == null
          ? []
          : [[category, { expected, committed: Math.floor(expected / 2), paid: 0 }] as const];
      });
      return isKnown
        ? [
            {
              plan_id: `plan-${i}`,
              money: Object.fromEntries(given),
              invited: accepted + declined + waiting + silent,
              accepted,
              declined,
              waiting,
            },
          ]
        : [];
    });
    return { facts, figures };
  });

const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

describe('analytics', () => {
  test('eventLines returns each event once, with the latest event first', () => {
    fc.assert(
      fc.property(events, ({ facts, figures }) => {
        const lines = eventLines(facts, figures);
        expect(lines.map(({ event }) => event.id).sort()).toEqual(facts.map(({ id }) => id).sort());
        expect(lines.map(({ event }) => event.event_date)).toEqual(
          facts.map(({ event_date }) => event_date).sort((a, b) => b.localeCompare(a)),
        );
        for (const line of lines) {
          expect(line.left).toBe(line.event.budget - line.expected);
          expect(line.accepted + line.declined + line.waiting + line.silent).toBe(line.invited);
          expect(line.per_guest === null).toBe(line.expected === 0);
        }
      }),
    );
  });

  test('the amounts of categoryTotals and of eventLines have the same total', () => {
    fc.assert(
      fc.property(events, ({ facts, figures }) => {
        const rows = categoryTotals(facts, figures);
        const lines = eventLines(facts, figures);
        expect(total(rows.map(({ expected }) => expected))).toBe(
          total(lines.map(({ expected }) => expected)),
        );
        expect(total(rows.map(({ planned }) => planned))).toBe(total(facts.map(({ budget }) => budget - 1)));
        if (rows.some(({ planned }) => planned > 0))
          expect(total(rows.map(({ planned_share }) => planned_share))).toBeCloseTo(1);
        if (rows.some(({ expected }) => expected > 0))
          expect(total(rows.map(({ expected_share }) => expected_share ?? 0))).toBeCloseTo(1);
      }),
    );
  });

  test('categoryTotals counts only the given events', () => {
    fc.assert(
      fc.property(events, ({ facts, figures }) => {
        expect(categoryTotals([], figures)).toEqual([]);
        expect(categoryTotals(facts.slice(1), figures)).toEqual(
          categoryTotals(
            facts.slice(1),
            figures.filter(({ plan_id }) => plan_id !== facts[0]?.id),
          ),
        );
      }),
    );
  });

  test('typeLines counts each event in exactly one type', () => {
    fc.assert(
      fc.property(events, ({ facts, figures }) => {
        const lines = eventLines(facts, figures);
        const types = typeLines(lines);
        expect(total(types.map((type) => type.events))).toBe(facts.length);
        for (const type of types) {
          const own = lines.filter(({ event }) => event.event_type === type.event_type);
          const budgets = own.map(({ event }) => event.budget);
          expect(type.budget).toBeGreaterThanOrEqual(Math.min(...budgets));
          expect(type.budget).toBeLessThanOrEqual(Math.max(...budgets));
          const perGuest = own.flatMap(({ per_guest }) => (per_guest === null ? [] : [per_guest]));
          if (type.per_guest === null) expect(perGuest).toEqual([]);
          else {
            expect(type.per_guest).toBeGreaterThanOrEqual(Math.min(...perGuest) - 1);
            expect(type.per_guest).toBeLessThanOrEqual(Math.max(...perGuest) + 1);
          }
        }
      }),
    );
  });

  test('typeLines says by how much events of a type exceed their budgets', () => {
    const event = (id: string, budget: number, guest_count: number): AnalyzedFacts => ({
      id,
      name: id,
      event_type: 'wedding',
      event_date: '2027-06-12',
      currency: 'EUR',
      budget,
      guest_count,
      categories: [],
    });
    const figures = (plan_id: string, expected: number): EventFigures => ({
      plan_id,
      money: { venue: { expected, committed: 0, paid: 0 } },
      invited: 0,
      accepted: 0,
      declined: 0,
      waiting: 0,
    });
    const lines = eventLines(
      [event('a', 1_000_00, 10), event('b', 3_000_00, 40), event('c', 9_000_00, 9)],
      [figures('a', 1_500_00), figures('b', 2_900_00)],
    );
    // The third event has no prices yet, only a budget and guests.
    expect(typeLines(lines)).toEqual([
      {
        event_type: 'wedding',
        events: 3,
        budget: Math.round((1_000_00 + 3_000_00 + 9_000_00) / 3),
        guests: 59 / 3,
        per_guest: 4_400_00 / 50,
        deviation: 0.1,
      },
    ]);
  });

  test('currenciesOf lists each currency once, the most frequent first', () => {
    expect(currenciesOf(['MXN', 'EUR', 'USD', 'EUR'].map((currency) => ({ currency })))).toEqual([
      'EUR',
      'MXN',
      'USD',
    ]);
    expect(currenciesOf([])).toEqual([]);
  });
});
