import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ledgerItems, TODAY } from '../../../tests/builders/ledgers';
import { addDays } from '../calendar';
import { EMPTY_ITEM, type LedgerItem } from '../ledger/ledger-item';
import { CATEGORIES, type Category } from '../plan/facts';
import { costForecast, type QuotedPrice, UNPRICED } from './cost-forecast';

const EVENT = addDays(TODAY, 200);
const setting = { currency: 'EUR', today: TODAY, event_date: EVENT, quotes: [] };
const given = (category: Category, allocated_amount: number) => ({
  category,
  selected: true,
  allocated_amount,
});
const item = (fields: Partial<LedgerItem>): LedgerItem => ({
  ...EMPTY_ITEM,
  id: 'i',
  category: 'music',
  ...fields,
});
const quoted = (total: number, lowest = total): QuotedPrice => ({ category: 'music', lowest, total });

const choices = fc.tuple(
  ...CATEGORIES.map((category) =>
    fc.record({
      category: fc.constant(category),
      selected: fc.boolean(),
      allocated_amount: fc.option(fc.integer({ min: 0, max: 8_000_000 })),
    }),
  ),
);
const quotes = fc.array(
  fc
    .record({
      category: fc.constantFrom(...CATEGORIES),
      lowest: fc.integer({ min: 0, max: 5_000_000 }),
      more: fc.integer({ min: 0, max: 500_000 }),
    })
    .map(({ more, ...one }) => ({ ...one, total: one.lowest + more })),
  { maxLength: 6 },
);

describe('costForecast', () => {
  test('costForecast keeps the likely cost between the low and the high cost', () => {
    fc.assert(
      fc.property(ledgerItems(), choices, quotes, (items, all, asked) => {
        const end = costForecast({ ...setting, items, choices: all, quotes: asked });
        for (const one of [end, ...end.categories]) {
          expect(one.low).toBeLessThanOrEqual(one.likely);
          expect(one.likely).toBeLessThanOrEqual(one.high);
        }
        for (const key of ['firm', 'expected', 'rest', 'low', 'likely', 'high'] as const)
          expect(end[key]).toBe(end.categories.reduce((sum, one) => sum + one[key], 0));
        // Without quotes, the forecast of a category is its expected cost plus the allocation that no item
        // uses yet.
        const plain = costForecast({ ...setting, items, choices: all });
        expect(plain.likely).toBe(plain.expected + plain.rest);
      }),
    );
  });

  test('costForecast has no range if everything is agreed or the event is over', () => {
    fc.assert(
      fc.property(ledgerItems(), choices, (items, all) => {
        const past = costForecast({ ...setting, items, choices: all, event_date: addDays(TODAY, -1) });
        expect([past.low, past.likely, past.high]).toEqual([past.expected, past.expected, past.expected]);
        const agreed = items.map((one) => ({
          ...one,
          actual_amount: one.actual_amount ?? one.planned_amount,
        }));
        const end = costForecast({ ...setting, items: agreed, choices: [] });
        expect([end.low, end.high]).toEqual([end.expected, end.expected]);
      }),
    );
  });

  test('agreeing on a planned cost never widens the range of costForecast', () => {
    fc.assert(
      fc.property(ledgerItems(6), choices, (items, all) => {
        let width = Number.POSITIVE_INFINITY;
        for (let agreed = 0; agreed <= items.length; agreed++) {
          const so = items.map((one, i) =>
            i < agreed ? { ...one, actual_amount: one.actual_amount ?? one.planned_amount } : one,
          );
          const { low, high } = costForecast({ ...setting, items: so, choices: all });
          // Each category rounds both ends of its range to the cent.
          expect(high - low).toBeLessThanOrEqual(width + 2);
          width = high - low;
        }
      }),
    );
  });

  test('before a booking, costForecast lies between the cheapest and the dearest quote', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 900_000 }),
        fc.array(fc.integer({ min: 1_000, max: 900_000 }), { minLength: 1, maxLength: 5 }),
        fc.nat(),
        (plan, totals, which) => {
          const all = [given('music', plan)];
          const asked = totals.map((total) => quoted(total));
          const before = costForecast({ ...setting, items: [], choices: all, quotes: asked });
          const [least, most] = [Math.min(...totals), Math.max(...totals)];
          expect(before.low).toBeGreaterThanOrEqual(least);
          if (plan <= most) expect([before.low, before.high]).toEqual([least, most]);
          const price = totals[which % totals.length] ?? 0;
          const booked = costForecast({
            ...setting,
            items: [item({ actual_amount: Math.max(price, Math.ceil(plan / 4)) })],
            choices: all,
            quotes: asked,
          });
          expect(booked.high - booked.low).toBe(0);
        },
      ),
    );
  });

  test('without quotes, costForecast uses the general range of each unpriced category', () => {
    const { low, likely, high, rest } = costForecast({
      ...setting,
      items: [],
      choices: [given('music', 100_000)],
    });
    expect([low, likely, high, rest]).toEqual([
      90_000,
      100_000,
      Math.round(100_000 * (1 + UNPRICED.above)),
      100_000,
    ]);
    expect(UNPRICED.above).toBeCloseTo(0.286, 3);
  });

  test('costForecast keeps the unquoted part of a category uncertain', () => {
    const end = costForecast({
      ...setting,
      items: [],
      choices: [given('music', 100_000)],
      quotes: [quoted(60_000)],
    });
    expect([end.low, end.likely]).toEqual([60_000 + 36_000, 100_000]);
    expect(end.categories[0]?.quotes).toBe(1);
  });

  test('costForecast drops a category’s unspent allocation once the main price is agreed', () => {
    const items = (actual_amount: number) => [item({ planned_amount: 30_000, actual_amount })];
    const all = [given('music', 100_000)];
    expect(costForecast({ ...setting, items: items(24_999), choices: all }).rest).toBe(70_000);
    expect(costForecast({ ...setting, items: items(25_000), choices: all })).toMatchObject({
      rest: 0,
      low: 25_000,
      likely: 25_000,
      high: 25_000,
    });
  });
});
