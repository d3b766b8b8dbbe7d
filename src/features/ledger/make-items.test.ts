import { describe, expect, it } from 'vitest';
import type { StoredItem } from '@/data/ledger';
import { itemTotals } from '@/domain/ledger/ledger';
import type { QuickEntry } from '@/domain/ledger/quick-entry';
import { fromQuickEntry, mergeItem, newEntry, newItem, postponed, settled } from './make-items';

const TODAY = '2026-11-21';
const florist: StoredItem = {
  ...newItem('decorations'),
  version: 3,
  vendor_name: 'Florístería Azahar',
  actual_amount: 100_000,
  payment_date: '2027-05-01',
  payments: [newEntry('2026-12-01', 30_000)],
};

const made = (entry: Partial<QuickEntry>, items: StoredItem[] = []) =>
  fromQuickEntry(
    {
      vendor_name: 'Florista',
      amount: 125_000,
      date: null,
      paid: false,
      kind: 'payment',
      category: null,
      ...entry,
    },
    items,
    TODAY,
  );

describe('quick entries', () => {
  it('a quick entry with a day creates an item that is due on that day', () => {
    const { before, after } = made({ date: '2027-05-03' });
    expect(before).toBeNull();
    expect(after).toMatchObject({ actual_amount: 125_000, payment_date: '2027-05-03', payments: [] });
    expect(itemTotals(after, 'EUR').committed).toBe(125_000);
  });

  it('a quick entry due in more than a year becomes an instalment', () => {
    const { after } = made({ date: '2028-05-20' });
    expect(after).toMatchObject({
      actual_amount: 125_000,
      payment_date: null,
      payments: [{ amount: 125_000, due_date: '2028-05-20', paid_date: null }],
    });
    expect(itemTotals(after, 'EUR')).toMatchObject({ committed: 125_000, over: 0 });
  });

  it('a quick entry for a known vendor adds an instalment', () => {
    const entry = { vendor_name: 'floristeria azahar', amount: 20_000, date: '2027-01-01' };
    const { before, after } = made(entry, [florist]);
    expect(before).toBe(florist);
    expect(after.payments.at(-1)).toMatchObject({ amount: 20_000, due_date: '2027-01-01', paid_date: null });
    expect(after.actual_amount).toBe(florist.actual_amount);
  });

  it('a quick entry of a refund adds no planned expense', () => {
    expect(made({ kind: 'refund' }).after).toMatchObject({
      planned_amount: 0,
      actual_amount: null,
      payments: [{ kind: 'refund', amount: 125_000 }],
    });
  });

  it('a quick entry marked as paid has no amount due', () => {
    expect(itemTotals(made({ paid: true }).after, 'EUR')).toMatchObject({ paid: 125_000, dues: [] });
    expect(made({ kind: 'deposit' }).after).toMatchObject({
      actual_amount: null,
      payments: [{ kind: 'deposit', due_date: TODAY }],
    });
  });
});

describe('due payments', () => {
  it('a due instalment or remainder can be postponed or marked as paid', () => {
    const [first, rest] = itemTotals(florist, 'EUR').dues;
    if (!first || !rest) throw new Error('two are due');
    expect(itemTotals(settled(florist, first, TODAY), 'EUR').paid).toBe(30_000);
    const paid = settled(florist, rest, TODAY);
    expect(itemTotals(paid, 'EUR')).toMatchObject({ paid: 70_000, committed: 100_000, over: 0 });
    expect(postponed(florist, first, '2027-02-01').payments[0]?.due_date).toBe('2027-02-01');
    expect(postponed(florist, rest, '2027-06-01').payment_date).toBe('2027-06-01');
  });
});

describe('two people’s changes of one item', () => {
  it('merging keeps both people’s changes to different fields and instalments of an item', () => {
    const mine = {
      ...florist,
      description: 'Mía',
      payments: [...florist.payments, newEntry('2027-02-02', 5_000)],
    };
    const theirs = {
      ...florist,
      version: 4,
      actual_amount: 110_000,
      payments: florist.payments.map((one) => ({ ...one, paid_date: TODAY })),
    };
    const merged = mergeItem(florist, theirs, mine);
    expect(merged).toMatchObject({ version: 4, description: 'Mía', actual_amount: 110_000 });
    expect(merged.payments.map(({ amount, paid_date }) => [amount, paid_date])).toEqual([
      [30_000, TODAY],
      [5_000, null],
    ]);
  });
});
