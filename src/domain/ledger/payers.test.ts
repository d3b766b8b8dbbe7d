import { expect, test } from 'vitest';
import { EMPTY_ITEM, type LedgerEntry, type LedgerItem } from './ledger-item';
import { payersOf } from './payers';

const entry = (payer: string | null, amount: number, change: Partial<LedgerEntry> = {}): LedgerEntry => ({
  id: `${payer}-${amount}`,
  kind: 'payment',
  amount,
  due_date: '2027-01-01',
  paid_date: null,
  payer,
  ...change,
});
const item = (vendor_name: string, ...payments: LedgerEntry[]): LedgerItem => ({
  ...EMPTY_ITEM,
  id: vendor_name,
  vendor_name,
  payments,
});

test('each payer’s payments for all expenses are added up', () => {
  const payers = payersOf([
    item('Salón', entry('Tía Lety', 30_000, { paid_date: '2026-12-01' }), entry(null, 99_000)),
    item('Pastel', entry('tia lety ', 12_000), entry('Compadre Chuy', 50_000)),
    item('Vestido', entry('Compadre Chuy', 5_000, { kind: 'refund', paid_date: '2026-12-02' })),
  ]);
  expect(payers).toEqual([
    { name: 'Compadre Chuy', paid: -5_000, open: 50_000, vendors: ['Pastel', 'Vestido'] },
    { name: 'Tía Lety', paid: 30_000, open: 12_000, vendors: ['Salón', 'Pastel'] },
  ]);
});

test('the list of payers is empty if no payment names a payer', () => {
  expect(payersOf([item('Salón', entry(null, 1), entry('  ', 2))])).toEqual([]);
});
