import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATEGORIES } from '../plan/facts';
import { budgetMove, type History, isSharedWork, waterfall } from './history';

const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
const moves = fc.record({
  budget: cents,
  allocated: cents,
  planned: cents,
  expected: cents,
  committed: cents,
  paid: cents,
});
const category = fc.constantFrom(...CATEGORIES);
const histories: fc.Arbitrary<History> = fc.record({
  begins: fc.constant('2026-01-01'),
  people: fc.constant([]),
  opening: fc.array(fc.record({ category, moves }), { maxLength: 9 }),
  changes: fc.array(
    fc.record({
      day: fc.constantFrom('2026-10-01', '2026-10-02'),
      category,
      item_id: fc.option(fc.uuid()),
      vendor_name: fc.option(fc.constant('Flores Azahar')),
      changed_by: fc.option(fc.constantFrom('ana', 'luis')),
      moves,
    }),
    { maxLength: 40 },
  ),
});

test('each step of the budget’s history starts where the previous one ended', () => {
  fc.assert(
    fc.property(histories, (history) => {
      for (const figure of ['allocated', 'planned', 'expected', 'committed', 'paid'] as const) {
        const { from, steps, to } = waterfall(history, figure);
        const all = history.changes.reduce((sum, change) => sum + change.moves[figure], 0);
        expect(to - from).toBe(all);
        expect(from).toBe(history.opening.reduce((sum, one) => sum + one.moves[figure], 0));
        let reached = from;
        for (const step of steps) {
          expect(step.from).toBe(reached);
          expect(step.to - step.from).toBe(step.amount);
          expect(step.changes.reduce((sum, change) => sum + change.moves[figure], 0)).toBe(step.amount);
          expect(step.amount).not.toBe(0);
          reached = step.to;
        }
        expect(reached).toBe(to);
      }
    }),
  );
});

const none = { budget: 0, allocated: 0, planned: 0, expected: 0, committed: 0, paid: 0 };

test('changes of the total budget are listed separately from changes of expenses', () => {
  const history: History = {
    begins: '2026-01-01',
    people: [],
    opening: [{ category: null, moves: { ...none, budget: 3_300_000 } }],
    changes: [
      {
        day: '2026-10-01',
        category: null,
        item_id: null,
        vendor_name: null,
        changed_by: null,
        moves: { ...none, budget: 300_000 },
      },
    ],
  };
  expect(budgetMove(history)).toEqual({ from: 3_300_000, to: 3_600_000 });
  expect(waterfall(history, 'allocated')).toEqual({ from: 0, steps: [], to: 0 });
});

test('changes show their authors only if several people worked on the plan', () => {
  const history = (people: string[], ...authors: (string | null)[]): History => ({
    begins: '2026-01-01',
    people: people.map((id) => ({ id, full_name: id })),
    opening: [],
    changes: authors.map((changed_by) => ({
      day: '2026-10-01',
      category: 'music',
      item_id: null,
      vendor_name: null,
      changed_by,
      moves: none,
    })),
  });
  expect(isSharedWork(history(['ana'], 'ana', null))).toBe(false);
  expect(isSharedWork(history(['ana', 'luis'], 'ana'))).toBe(true);
  expect(isSharedWork(history(['ana'], 'ana', 'luis'))).toBe(true);
});
