import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ledgerItems } from '../../../tests/builders/ledgers';
import { CATEGORIES, defaultChoices } from '../plan/facts';
import { type HistoryChange, type Moves, TRACKED } from './history';
import { historyOf, movesBetween, type Recorded, recordedAmounts } from './moves';

const category = fc.constantFrom(...CATEGORIES);
/** A plan's rows at the end of a day, and who has worked on it that day. */
const stage = fc.record({
  budget: fc.integer({ min: 1, max: 500_000_000 }),
  allocated: fc.dictionary(category, fc.integer({ min: 0, max: 200_000_000 })),
  currency: fc.constantFrom('EUR', 'JPY'),
  items: ledgerItems(5),
  changed_by: fc.constantFrom('ana', 'luis'),
});
type Stage = typeof stage extends fc.Arbitrary<infer S> ? S : never;

const amountsOf = ({ budget, allocated, currency, items }: Stage): Recorded[] =>
  recordedAmounts(
    {
      budget,
      currency,
      categories: defaultChoices('wedding').map((choice) => ({
        ...choice,
        selected: choice.category in allocated,
        allocated_amount: allocated[choice.category] ?? null,
      })),
    },
    // The items of two stages share their ids, so that items are changed, moved and deleted.
    items.map((item, i) => ({ ...item, id: `item ${i}` })),
  );

/** Adds up each amount by category and leaves out what is zero. */
function sums(rows: readonly { readonly category: unknown; readonly moves: Moves }[]) {
  const found: Record<string, number> = {};
  for (const { category: of, moves } of rows)
    for (const figure of TRACKED) found[`${of} ${figure}`] = (found[`${of} ${figure}`] ?? 0) + moves[figure];
  return Object.fromEntries(Object.entries(found).filter(([, amount]) => amount !== 0));
}

const dayOf = (at: number) => `2026-10-${String(at + 1).padStart(2, '0')}`;
function recorded(stages: readonly Stage[]): HistoryChange[] {
  return stages.flatMap((now, at) => {
    const before = stages[at - 1];
    return movesBetween(before ? amountsOf(before) : [], amountsOf(now)).map((move) => ({
      ...move,
      day: dayOf(at),
      changed_by: now.changed_by,
    }));
  });
}

test('the moves of each stage lead from the amounts of the stage before to its own', () => {
  fc.assert(
    fc.property(fc.array(stage, { minLength: 1, maxLength: 4 }), (stages) => {
      const changes = recorded(stages);
      for (const [at, now] of stages.entries())
        expect(sums(changes.filter(({ day }) => day <= dayOf(at)))).toEqual(sums(amountsOf(now)));
    }),
  );
});

test('a plan that hasn’t changed has no moves', () => {
  fc.assert(
    fc.property(stage, (now) => {
      expect(movesBetween(amountsOf(now), amountsOf(now))).toEqual([]);
    }),
  );
});

test('the opening of a period and its changes add up to the amounts of its last day', () => {
  fc.assert(
    fc.property(fc.array(stage, { minLength: 2, maxLength: 4 }), fc.nat(3), (stages, from) => {
      const since = dayOf(from % stages.length);
      const changes = recorded(stages);
      for (const [at, now] of stages.entries()) {
        if (dayOf(at) < since) continue;
        const told = historyOf(changes, since, dayOf(at));
        expect(sums([...told.opening, ...told.changes])).toEqual(sums(amountsOf(now)));
        expect(told.begins).toBe(dayOf(0));
        expect(told.changes.every(({ day }) => day >= since && day <= dayOf(at))).toBe(true);
      }
    }),
  );
});

const paid = (amount: number): Moves => ({
  budget: 0,
  allocated: 0,
  planned: 0,
  expected: 0,
  committed: 0,
  paid: amount,
});
const payment = (amount: number, given: Partial<HistoryChange> = {}): HistoryChange => ({
  day: '2026-10-01',
  category: 'music',
  item_id: 'a',
  vendor_name: 'DJ',
  changed_by: 'ana',
  moves: paid(amount),
  ...given,
});

test('the changes of one person to one item on one day are one change with the newest name', () => {
  const changes = [
    payment(100),
    payment(50, { changed_by: 'luis' }),
    payment(20, { vendor_name: 'DJ Nico' }),
    payment(30, { item_id: 'b' }),
    payment(-30, { item_id: 'b' }),
  ];
  expect(historyOf(changes, null, null)).toEqual({
    begins: '2026-10-01',
    opening: [],
    changes: [payment(120, { vendor_name: 'DJ Nico' }), payment(50, { changed_by: 'luis' })],
  });
});

test('an item’s amount leaves its old category and enters its new one', () => {
  const item = (of: Recorded['category'], amount: number): Recorded => ({
    category: of,
    item_id: 'a',
    vendor_name: 'DJ',
    moves: paid(amount),
  });
  expect(movesBetween([item('music', 100)], [item('drinks', 120)])).toEqual([
    item('music', -100),
    item('drinks', 120),
  ]);
});
