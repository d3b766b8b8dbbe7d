import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { StoredItem } from '@/data/ledger';
import { ledger } from '@/domain/ledger/ledger';
import { prepareTexts } from '@/lib/i18n';
import { searchTextOf } from '@/parts/rows/columns';
import { TODAY } from '../../../tests/builders/ledgers';
import { ledgerAddress, listItems } from './ledger-list';
import { newEntry, newItem } from './make-items';
import { faces } from './rows';

const queryClient = new QueryClient();
beforeAll(() => prepareTexts('en', ['ledger', 'common']));

const item = (vendor_name: string, change: Partial<StoredItem>): StoredItem => ({
  ...newItem('music'),
  id: vendor_name,
  vendor_name,
  ...change,
});
const ITEMS = [
  item('Finca', { category: 'venue', description: 'With a garden' }),
  item('Trío', { payments: [{ ...newEntry('2026-11-22', 50), payer: 'Mamá' }] }),
  item('DJ', { category: 'music', description: null }),
];

function found(q: string): string[] {
  const { columns } = renderHook(() => faces.budget_items.useDescription('plan'), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  }).result.current;
  const state = { ...ledgerAddress.read(new URLSearchParams()), q, sort: 'name' as const };
  const text = searchTextOf(columns);
  return listItems(ITEMS, ledger(ITEMS, TODAY, 'EUR'), state, { today: TODAY, language: 'en', text }).map(
    ({ vendor_name }) => vendor_name,
  );
}

test.each([
  ['its vendor', 'trio', ['Trío']],
  ['its category', 'MUSIC', ['DJ', 'Trío']],
  ['its notes', 'garden', ['Finca']],
  ['its payers', 'mama', ['Trío']],
  ['several of its fields at once', 'mama music', ['Trío']],
])('a ledger search finds an item by %s', (_, q, names) => {
  expect(found(q)).toEqual(names);
});

test('a ledger search finds no item by the words that every payment has', () => {
  expect(found('payment')).toEqual([]);
  expect(found('2026')).toEqual([]);
});
