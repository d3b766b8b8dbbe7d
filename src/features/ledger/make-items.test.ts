import { describe, expect, it } from 'vitest';
import type { StoredItem } from '@/data/ledger';
import { itemTotals } from '@/domain/ledger/ledger';
import { readQuickEntry } from '@/domain/ledger/quick-entry';
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

const made = (line: string, items: StoredItem[] = []) => {
  const reading = readQuickEntry(line, { today: TODAY, language: 'es', currency: 'EUR' });
  const entry = reading.status === 'clear' ? reading.entry : reading.status === 'asked' && reading.entries[0];
  if (!entry) throw new Error(reading.status);
  return fromQuickEntry(entry, items, TODAY);
};

describe('a quick entry', () => {
  it('is a new item, due on its day', () => {
    const { before, after } = made('Florista 1.250 el 3 de mayo');
    expect(before).toBeNull();
    expect(after).toMatchObject({ actual_amount: 125_000, payment_date: '2027-05-03', payments: [] });
    expect(itemTotals(after).committed).toBe(125_000);
  });

  it('is an instalment of a vendor who is there already, whatever the accents', () => {
    const { before, after } = made('floristeria azahar 200 el 1 de enero', [florist]);
    expect(before).toBe(florist);
    expect(after.payments.at(-1)).toMatchObject({ amount: 20_000, due_date: '2027-01-01', paid_date: null });
  });

  it('that names a part of a price agrees to the price and adds the part', () => {
    const { after } = made('Fotógrafo 1500 euros anticipo 500');
    expect(after).toMatchObject({ actual_amount: 150_000, payments: [{ kind: 'deposit', amount: 50_000 }] });
    expect(itemTotals(after)).toMatchObject({ committed: 150_000, paid: 0 });
  });

  it('that brings money back plans no expense', () => {
    expect(made('Devolución carpa 450').after).toMatchObject({
      planned_amount: 0,
      actual_amount: null,
      payments: [{ kind: 'refund', amount: 45_000 }],
    });
  });

  it('that was paid is paid, and a deposit agrees to no price', () => {
    expect(itemTotals(made('Tarta 90 pagada').after)).toMatchObject({ paid: 9_000, dues: [] });
    expect(made('Señal DJ 90').after).toMatchObject({ actual_amount: null, payments: [{ kind: 'deposit' }] });
  });
});

describe('what is due', () => {
  it('is settled or put off, an instalment or the rest', () => {
    const [first, rest] = itemTotals(florist).dues;
    if (!first || !rest) throw new Error('two are due');
    expect(itemTotals(settled(florist, first, TODAY)).paid).toBe(30_000);
    const paid = settled(florist, rest, TODAY);
    expect(itemTotals(paid)).toMatchObject({ paid: 70_000, committed: 100_000, over: 0 });
    expect(postponed(florist, first, '2027-02-01').payments[0]?.due_date).toBe('2027-02-01');
    expect(postponed(florist, rest, '2027-06-01').payment_date).toBe('2027-06-01');
  });
});

describe('two changes of one item', () => {
  it('both stay: fields by field, instalments one by one', () => {
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
