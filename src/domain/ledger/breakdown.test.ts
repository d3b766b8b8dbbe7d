import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ledgerItems, TODAY } from '@/../tests/builders/ledgers';
import { eventLines } from '../analytics/analytics';
import { CATEGORIES, defaultChoices, type PlanFacts } from '../plan/facts';
import { allocatedTotal, reallocate } from '../plan-allocation/stored-allocation';
import { breakdown, MEASURES, perGuest } from './breakdown';
import { isFirm, ledger } from './ledger';

const FACTS: PlanFacts = {
  name: 'Boda de Íñigo y Zoë',
  event_type: 'wedding',
  event_date: '2027-06-12',
  budget: 2_400_000,
  currency: 'EUR',
  duration: 9,
  guest_count: 120,
  country: 'ES',
  region: 'ES-AN',
  city: 'Sevilla',
  location_type: 'indoor',
  couple_type: null,
  kind: null,
};
const result = reallocate({ ...FACTS, categories: defaultChoices('wedding') });
if (!result.ok) throw new Error(result.error);
const PLAN = { ...FACTS, categories: result.categories };

test('budget totals equal the sums of their categories', () => {
  fc.assert(
    fc.property(ledgerItems(), (items) => {
      const { lines, total, variance } = breakdown(PLAN, items, TODAY);
      const book = ledger(items, TODAY, 'EUR');
      for (const measure of MEASURES) {
        expect(lines.reduce((sum, { figures }) => sum + figures[measure], 0)).toBe(total[measure]);
      }
      expect(total).toMatchObject({
        suggested: FACTS.budget,
        planned: allocatedTotal(PLAN.categories),
        expected: book.total.expected,
        committed: book.total.committed,
        paid: book.total.paid,
      });
      expect(variance).toBe(total.planned - total.expected);
      for (const { items: own, figures, itemised } of lines) {
        for (const measure of ['expected', 'committed', 'paid'] as const)
          expect(own.reduce((sum, line) => sum + line.figures[measure], 0)).toBe(figures[measure]);
        expect(own.reduce((sum, line) => sum + line.figures.planned, 0)).toBe(itemised);
      }
    }),
  );
});

test('refunds count in the same way in expenses, breakdown and analytics', () => {
  const withRefunds = fc
    .tuple(ledgerItems(6), fc.integer({ min: 1, max: 900_000 }), fc.boolean())
    .map(([items, amount, received]) =>
      items.map((item, i) => ({
        ...item,
        payments: [
          ...item.payments,
          {
            id: `refund-${i}`,
            kind: 'refund' as const,
            amount: amount * (i + 1),
            due_date: TODAY,
            paid_date: received ? TODAY : null,
            payer: null,
          },
        ],
      })),
    );
  fc.assert(
    fc.property(withRefunds, (items) => {
      const book = ledger(items, TODAY, 'EUR');
      const { lines, total } = breakdown(PLAN, items, TODAY);
      const figures = {
        plan_id: 'p',
        invited: 0,
        accepted: 0,
        declined: 0,
        waiting: 0,
        money: book.categories,
      };
      const [event] = eventLines([{ ...PLAN, id: 'p' }], [figures]);
      for (const said of [total, event])
        expect(said).toMatchObject({
          expected: book.total.expected,
          committed: book.total.committed,
          paid: book.total.paid,
        });
      for (const { items: own } of lines)
        for (const { item, figures: shown } of own) {
          const known = book.byItem.get(item.id);
          expect(isFirm(shown)).toBe(known && isFirm(known));
        }
    }),
  );
});

test('locked amounts don’t change the suggested amounts', () => {
  const locked = PLAN.categories.map((choice) =>
    choice.category === 'music' ? { ...choice, locked: true, allocated_amount: 1_000_000 } : choice,
  );
  const { lines, suggestion } = breakdown({ ...PLAN, categories: locked }, [], TODAY);
  const music = lines.find(({ category }) => category === 'music');
  expect(music?.figures.planned).toBe(1_000_000);
  expect(music?.figures.suggested).toBe(
    PLAN.categories.find(({ category }) => category === 'music')?.allocated_amount,
  );
  expect(suggestion?.total).toBe(FACTS.budget);
});

test('the breakdown lists an excluded category if it has planned or paid money', () => {
  const without = PLAN.categories.map((choice) => ({ ...choice, selected: choice.category === 'venue' }));
  expect(
    breakdown({ ...PLAN, categories: without }, [], TODAY).lines.map(({ category }) => category),
  ).toEqual(['venue']);
  fc.assert(
    fc.property(ledgerItems(), (items) => {
      const shown = breakdown({ ...PLAN, categories: without }, items, TODAY).lines.map(
        ({ category }) => category,
      );
      expect(shown).toEqual(
        CATEGORIES.filter((one) => one === 'venue' || items.some(({ category }) => category === one)),
      );
    }),
  );
});

test('with zero guests, the cost per guest is the whole cost', () => {
  expect(perGuest(2_400_000, 120)).toBe(20_000);
  expect(perGuest(100, 0)).toBe(100);
});
