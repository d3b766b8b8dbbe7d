import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventDate, ledgerItems, TODAY } from '@/../tests/builders/ledgers';
import { addDays } from '../calendar';
import type { LedgerItem } from './ledger-item';
import { EMPTY_ITEM } from './ledger-item';
import { recoverable } from './recoverable';

const recoverableOf = (item: LedgerItem, day: string) =>
  recoverable([item], day, day, 'EUR').weeks[0]?.amount ?? 0;

const venue = {
  ...EMPTY_ITEM,
  id: 'v',
  category: 'venue' as const,
  vendor_name: 'Finca La Concepción',
  planned_amount: 800_000,
  actual_amount: 800_000,
  cancellation: [
    { cancel_by: '2027-03-01', fee: 5_000 },
    { cancel_by: '2026-12-10', fee: 2_500 },
  ],
};

describe('money that a cancellation would return', () => {
  it('the refundable amount falls after each cancellation deadline', () => {
    expect(
      ['2026-12-10', '2026-12-11', '2027-03-01', '2027-03-02'].map((day) => recoverableOf(venue, day)),
    ).toEqual([600_000, 400_000, 400_000, 0]);
    const { cliffs, weeks, unknown } = recoverable(
      [venue, { ...venue, id: 'w', cancellation: [] }],
      TODAY,
      '2027-04-30',
      'EUR',
    );
    expect(cliffs.map(({ date, lost }) => [date, lost])).toEqual([
      ['2026-12-10', 200_000],
      ['2027-03-01', 400_000],
    ]);
    expect(weeks.slice(0, 4)).toEqual([
      { date: TODAY, amount: 600_000 },
      { date: '2026-11-23', amount: 600_000 },
      { date: '2026-11-30', amount: 600_000 },
      { date: '2026-12-07', amount: 600_000 },
    ]);
    expect(unknown).toEqual({ items: 1, amount: 800_000 });
  });

  it('the losses at all cancellation deadlines add up to the refundable amount', () => {
    fc.assert(
      fc.property(ledgerItems(8), eventDate, (items, event_date) => {
        const { weeks, cliffs } = recoverable(items, TODAY, event_date, 'EUR');
        for (const [i, { amount }] of weeks.entries())
          expect(amount).toBeLessThanOrEqual(weeks[i - 1]?.amount ?? amount);
        expect(cliffs.reduce((sum, { lost }) => sum + lost, 0)).toBe(weeks[0]?.amount);
        for (const { date, lost } of cliffs) {
          const on = (day: string) =>
            items
              .filter((one) => one.cancellation.length > 0)
              .reduce((sum, one) => sum + recoverableOf(one, day), 0);
          expect(on(date) - on(addDays(date, 1))).toBe(lost);
        }
      }),
    );
  });
});
