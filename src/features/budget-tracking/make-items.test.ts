import { describe, expect, it } from 'vitest';
import type { StoredItem } from '@/data/ledger';
import { itemStanding } from '@/domain/budget/ledger';
import { readQuickEntry } from '@/domain/budget/quick-entry';
import { fromQuickEntry, newEntry, newItem, postponed, settled, together } from './make-items';

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
  const reading = readQuickEntry(line, TODAY, 'es');
  if (!reading.ok) throw new Error(reading.missing);
  return fromQuickEntry(reading.entry, items, TODAY);
};

describe('a quick entry', () => {
  it('is a new item, due on its day', () => {
    const { before, after } = made('Florista 1.250 el 3 de mayo');
    expect(before).toBeNull();
    expect(after).toMatchObject({ actual_amount: 125_000, payment_date: '2027-05-03', payments: [] });
    expect(itemStanding(after).committed).toBe(125_000);
  });

  it('is an instalment of a supplier who is there already, whatever the accents', () => {
    const { before, after } = made('floristeria azahar 200 el 1 de enero', [florist]);
    expect(before).toBe(florist);
    expect(after.payments.at(-1)).toMatchObject({ amount: 20_000, due_date: '2027-01-01', paid_date: null });
  });

  it('that was paid is paid, and a deposit agrees to no price', () => {
    expect(itemStanding(made('Tarta 90 pagada').after)).toMatchObject({ paid: 9_000, dues: [] });
    expect(made('Señal DJ 90').after).toMatchObject({ actual_amount: null, payments: [{ kind: 'deposit' }] });
  });
});

describe('what is due', () => {
  it('is settled or put off, an instalment or the rest', () => {
    const [first, rest] = itemStanding(florist).dues;
    if (!first || !rest) throw new Error('two are due');
    expect(itemStanding(settled(florist, first, TODAY)).paid).toBe(30_000);
    const paid = settled(florist, rest, TODAY);
    expect(itemStanding(paid)).toMatchObject({ paid: 70_000, committed: 100_000, over: 0 });
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
    const { before, after } = together(theirs, { before: florist, after: mine });
    expect(before).toBe(theirs);
    expect(after).toMatchObject({ version: 4, description: 'Mía', actual_amount: 110_000 });
    expect(after?.payments.map(({ amount, paid_date }) => [amount, paid_date])).toEqual([
      [30_000, TODAY],
      [5_000, null],
    ]);
  });

  it('one of which deleted it: it comes back with the other', () => {
    expect(together(null, { before: florist, after: florist })).toEqual({ before: null, after: florist });
  });
});
