import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ledgerItems, TODAY } from '@/../tests/builders/ledgers';
import { CATEGORIES } from '../plan/facts';
import { itemTotals, ledger, leftToSpend } from './ledger';
import { EMPTY_ITEM, type LedgerEntry, type LedgerItem, priceOf } from './ledger-item';

const item = (change: Partial<LedgerItem> = {}): LedgerItem => ({
  ...EMPTY_ITEM,
  id: 'a',
  category: 'decorations',
  vendor_name: 'Flores Azahar',
  planned_amount: 150_000,
  ...change,
});
const entry = (change: Partial<LedgerEntry> = {}): LedgerEntry => ({
  id: 'e',
  kind: 'payment',
  amount: 50_000,
  due_date: '2026-12-01',
  paid_date: null,
  payer: null,
  ...change,
});

describe('an expense in the ledger', () => {
  it('an expense without an agreed price counts only as planned', () => {
    expect(itemTotals(item(), 'EUR')).toMatchObject({
      agreed: null,
      committed: 0,
      paid: 0,
      expected: 150_000,
      dues: [],
    });
  });

  it('the part of the price that no instalment covers is due on the payment date', () => {
    const own = itemTotals(
      item({
        actual_amount: 125_000,
        payment_date: '2027-05-03',
        payments: [entry({ kind: 'deposit', paid_date: '2026-11-01' }), entry({ id: 'f', amount: 25_000 })],
      }),
      'EUR',
    );
    expect(own).toMatchObject({ agreed: 125_000, committed: 125_000, paid: 50_000, over: 0 });
    expect(own.dues.map(({ amount, date }) => [amount, date])).toEqual([
      [25_000, '2026-12-01'],
      [50_000, '2027-05-03'],
    ]);
  });

  it('instalments count as committed even if their sum exceeds the agreed price', () => {
    const own = itemTotals(item({ actual_amount: 40_000, payments: [entry()] }), 'EUR');
    expect(own).toMatchObject({ committed: 50_000, over: 10_000 });
  });

  it('if the price falls below the paid amount, a refund of the difference is due', () => {
    const own = itemTotals(
      item({
        actual_amount: 20_000,
        payments: [entry({ paid_date: '2026-10-01' }), entry({ id: 'r', kind: 'refund', amount: 30_000 })],
      }),
      'EUR',
    );
    expect(own).toMatchObject({ committed: 20_000, paid: 50_000, over: 0 });
    expect(own.dues.map(({ amount }) => amount)).toEqual([-30_000]);
  });

  it('a refund lowers the cost of an expense but not the price that is due', () => {
    const refund = entry({ kind: 'refund', amount: 10_000 });
    for (const paid_date of [null, '2026-11-01']) {
      const own = itemTotals(item({ actual_amount: 260_000, payments: [{ ...refund, paid_date }] }), 'EUR');
      expect(own).toMatchObject({ committed: 250_000, expected: 250_000, over: 0 });
      expect(own.dues.find(({ entry: instalment }) => instalment === null)?.amount).toBe(260_000);
    }
  });

  it('an expense that consists only of a refund has no payment due', () => {
    const own = itemTotals(item({ planned_amount: 0, payments: [entry({ kind: 'refund' })] }), 'EUR');
    expect(own).toMatchObject({ committed: -50_000, expected: -50_000 });
    expect(own.dues.map(({ amount }) => amount)).toEqual([-50_000]);
  });

  it('an expense with a deposit but no price is expected to cost the planned amount', () => {
    expect(itemTotals(item({ payments: [entry({ kind: 'deposit' })] }), 'EUR')).toMatchObject({
      committed: 50_000,
      expected: 150_000,
    });
  });

  it('service and tax are added to a price that excludes them', () => {
    const rates = { service_rate: 1000, service_included: false, tax_rate: 2100, tax_included: false };
    expect(priceOf(100_005, rates, 'EUR')).toEqual({ service: 10_001, tax: 23_101, total: 133_107 });
    expect(priceOf(100_005, { ...rates, tax_included: true, service_included: true }, 'EUR').total).toBe(
      100_005,
    );
  });
});

describe('the ledger', () => {
  it('payments due by Sunday are counted as due this week', () => {
    const due = (date: string, i: number) => item({ id: `${i}`, actual_amount: 100, payment_date: date });
    const dates = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-30', '2026-12-01'];
    const { total } = ledger([...dates.map(due), item({ id: 'x', actual_amount: 100 })], TODAY, 'EUR');
    expect(total).toMatchObject({ overdue: 100, due_week: 200, due_month: 400, undated: 100 });
  });

  it('paid and unpaid amounts add up to the committed amount', () => {
    fc.assert(
      fc.property(ledgerItems(), (items) => {
        const book = ledger(items, TODAY, 'EUR');
        for (const { committed, paid, dues } of book.byItem.values())
          expect(paid + dues.reduce((sum, { amount }) => sum + amount, 0)).toBe(committed);
        for (const key of Object.keys(book.total) as (keyof typeof book.total)[])
          expect(CATEGORIES.reduce((sum, category) => sum + book.categories[category][key], 0)).toBe(
            book.total[key],
          );
        expect(leftToSpend(1_000_000, book) + book.total.expected).toBe(1_000_000);
        expect(book.total.expected).toBeGreaterThanOrEqual(book.total.committed);
        expect(Object.values(book.total).every(Number.isInteger)).toBe(true);
      }),
    );
  });

  it('marking payments as paid doesn’t change the committed total', () => {
    fc.assert(
      fc.property(ledgerItems(), (items) => {
        const { total } = ledger(items, TODAY, 'EUR');
        expect(ledger(items.toReversed(), TODAY, 'EUR').total).toEqual(total);
        const settled = items.map((one) => ({
          ...one,
          payments: one.payments.map((payment) => ({ ...payment, paid_date: payment.paid_date ?? TODAY })),
        }));
        expect(ledger(settled, TODAY, 'EUR').total.committed).toBe(total.committed);
      }),
    );
  });
});
