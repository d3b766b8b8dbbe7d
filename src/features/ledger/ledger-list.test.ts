import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredItem } from '@/data/ledger';
import { ledger } from '@/domain/ledger/ledger';
import { ledgerItems, TODAY } from '../../../tests/builders/ledgers';
import { type ListState, ledgerAddress, listItems, SHOWS, SORTS, VIEWS } from './ledger-list';
import { newEntry, newItem } from './make-items';

const reader = {
  today: TODAY,
  language: 'es' as const,
  text: ({ vendor_name, description }: StoredItem) => `${vendor_name} ${description}`,
};
const usual: ListState = { view: 'items', q: '', category: null, show: 'all', sort: 'due', item: null };
const item = (vendor_name: string, change: Partial<StoredItem> = {}): StoredItem => ({
  ...newItem('music'),
  id: vendor_name,
  vendor_name,
  ...change,
});
const names = (items: StoredItem[], state: Partial<ListState>) =>
  listItems(items, ledger(items, TODAY, 'EUR'), { ...usual, ...state }, reader).map(
    ({ vendor_name }) => vendor_name,
  );

describe('the URL of the ledger', () => {
  it('writing and reading the URL restores every state of the ledger', () => {
    expect(ledgerAddress.write(usual)).toEqual({});
    const state = fc.record({
      view: fc.constantFrom(...VIEWS),
      q: fc.string({ maxLength: 20 }),
      category: fc.constantFrom(null, 'music' as const, 'venue' as const),
      show: fc.constantFrom(...SHOWS),
      sort: fc.constantFrom(...SORTS),
      item: fc.constantFrom(null, 'e5000000-0000-4000-8000-000000000001'),
    });
    fc.assert(
      fc.property(state, (one) => {
        expect(ledgerAddress.read(new URLSearchParams(ledgerAddress.write(one)))).toEqual(one);
      }),
    );
    expect(ledgerAddress.read(new URLSearchParams('view=x&show=y&sort=z&category=beer&item=1'))).toEqual(
      usual,
    );
  });
});

describe('the list of the ledger', () => {
  const items = [
    item('Última', { actual_amount: 300, payment_date: '2027-01-10' }),
    item('Árbol', { actual_amount: 100, payment_date: '2026-11-20', category: 'decorations' }),
    item('banda', { planned_amount: 500 }),
    item('Cena', {
      actual_amount: 50,
      payments: [{ ...newEntry('2026-11-22', 50), payer: 'Mamá' }],
      description: 'Menú',
    }),
    item('Dron', {
      actual_amount: 20,
      payments: [{ ...newEntry('2026-11-01', 20), paid_date: '2026-11-01' }],
    }),
    item('Eco', { actual_amount: 20 }),
  ];

  it('the ledger lists items with a due date first and paid items last', () => {
    expect(names(items, {})).toEqual(['Árbol', 'Cena', 'Última', 'Eco', 'banda', 'Dron']);
    expect(names(items, { sort: 'name' })).toEqual(['Árbol', 'banda', 'Cena', 'Dron', 'Eco', 'Última']);
    expect(names(items, { sort: 'amount' }).slice(0, 2)).toEqual(['banda', 'Última']);
    expect(names(items, { sort: 'category' }).at(-1)).toBe('Árbol');
  });

  it('a ledger search ignores case, accents and the order of words', () => {
    expect(names(items, { q: 'ARBOL' })).toEqual(['Árbol']);
    expect(names(items, { q: 'menu cena' })).toEqual(['Cena']);
    expect(names(items, { category: 'decorations' })).toEqual(['Árbol']);
  });

  it.each([
    ['overdue', ['Árbol']],
    ['week', ['Cena']],
    ['month', ['Cena']],
    ['undated', ['Eco']],
    ['paid', ['Dron']],
    ['planned', ['banda']],
    ['open', ['Árbol', 'Cena', 'Última', 'Eco']],
  ] as const)('the filter %s shows the matching items', (show, expected) => {
    expect(names(items, { show })).toEqual(expected);
  });

  it('the list behind each ledger figure contains exactly the items that the figure adds up', () => {
    fc.assert(
      fc.property(ledgerItems(), (random) => {
        const stored = random.map((one) => ({ ...one, version: 1 }));
        const book = ledger(stored, TODAY, 'EUR');
        for (const [show, key] of [
          ['overdue', 'overdue'],
          ['week', 'due_week'],
          ['month', 'due_month'],
          ['undated', 'undated'],
        ] as const) {
          const shown = listItems(stored, book, { ...usual, show }, reader);
          expect(ledger(shown, TODAY, 'EUR').total[key]).toBe(book.total[key]);
        }
      }),
    );
  });
});
