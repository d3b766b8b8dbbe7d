import { expect, test } from 'vitest';
import { itemTotals } from '@/domain/ledger/ledger';
import { readQuickEntry } from '@/domain/ledger/quick-entry';
import { newItem } from './make-items';
import { itemOfEntry } from './quick-item';

const TODAY = '2026-11-26';
const made = (line: string, items = [newItem()]) => {
  const setting = { today: TODAY, event_date: '2027-06-12', guests: 180 };
  const reading = readQuickEntry(line, { ...setting, language: 'es', currency: 'EUR' });
  const entry = reading.status === 'clear' ? reading.entry : reading.status === 'asked' && reading.entries[0];
  if (!entry) throw new Error(reading.status);
  return itemOfEntry(entry, items, TODAY).after;
};

test('a deposit and the rest of a taxed price are an item whose dues come to all of it', () => {
  const item = made('Catering Isabel Maestre 145 € por cubierto + 10 % IVA, señal 30 %, resto 7 días antes');
  expect(item).toMatchObject({
    vendor_name: 'Catering Isabel Maestre',
    planned_amount: 2_871_000,
    actual_amount: 2_610_000,
    tax_rate: 1_000,
    tax_included: false,
    payment_date: '2027-06-05',
    payments: [{ kind: 'deposit', amount: 861_300, due_date: TODAY, paid_date: null }],
  });
  expect(itemTotals(item)).toMatchObject({
    committed: 2_871_000,
    dues: [{ amount: 861_300 }, { amount: 2_009_700, date: '2027-06-05' }],
  });
});

test('an amount with tax on top is due, or was paid, with its tax', () => {
  expect(itemTotals(made('Carpa 1.900 + 21% IVA'))).toMatchObject({ committed: 229_900, paid: 0 });
  expect(itemTotals(made('Carpa 1.900 + 21% IVA pagada'))).toMatchObject({
    committed: 229_900,
    paid: 229_900,
  });
});

test('a payment of an item with a price leaves its price and tax', () => {
  const carpa = { ...newItem('venue'), vendor_name: 'Carpa', actual_amount: 500_000, tax_rate: 1_000 };
  expect(made('Carpa 1.000 + 21% IVA', [carpa])).toMatchObject({
    actual_amount: 500_000,
    tax_rate: 1_000,
    tax_included: true,
    payments: [{ amount: 121_000 }],
  });
});
