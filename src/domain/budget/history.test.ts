import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATEGORIES } from '../plan/facts';
import { budgetMove, type History, waterfall } from './history';

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
  opening: fc.array(fc.record({ category, moves }), { maxLength: 9 }),
  changes: fc.array(
    fc.record({
      day: fc.constantFrom('2026-10-01', '2026-10-02'),
      category,
      item_id: fc.option(fc.uuid()),
      vendor_name: fc.option(fc.constant('Flores Azahar')),
      moves,
    }),
    { maxLength: 40 },
  ),
});

test('every step begins where the one before ended, and together they are the whole way', () => {
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

test('the budget’s own way is told apart', () => {
  const none = { budget: 0, allocated: 0, planned: 0, expected: 0, committed: 0, paid: 0 };
  const history: History = {
    begins: '2026-01-01',
    opening: [{ category: null, moves: { ...none, budget: 3_300_000 } }],
    changes: [
      {
        day: '2026-10-01',
        category: null,
        item_id: null,
        vendor_name: null,
        moves: { ...none, budget: 300_000 },
      },
    ],
  };
  expect(budgetMove(history)).toEqual({ from: 3_300_000, to: 3_600_000 });
  expect(waterfall(history, 'allocated')).toEqual({ from: 0, steps: [], to: 0 });
});
