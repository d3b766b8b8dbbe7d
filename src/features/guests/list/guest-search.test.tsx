import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { GUEST_COLUMNS, HOUSEHOLDS } from '@/data/guests';
import { rowsKey } from '@/data/sync/rows-key';
import { EMPTY_GUEST, EMPTY_HOUSEHOLD, type Guest } from '@/domain/guests/guest';
import { newColumn } from '@/domain/guests/own-column';
import { prepareTexts } from '@/lib/i18n';
import { searchTextOf } from '@/parts/rows/columns';
import { faces } from '../rows';
import { entriesOf, filterEntries, guestsAddress, type Sort, sortGuests, sortText } from './guest-list';

const FAMILY = { ...EMPTY_HOUSEHOLD, id: 'family', version: 1, name: 'Los Gil' };
const HOTEL = { ...newColumn('plan', 'Hotel', 0), id: 'hotel' };
const guest = (name: string, change: Partial<Guest>): Guest => ({
  ...EMPTY_GUEST,
  id: name,
  version: 1,
  name,
  last_name: 'Ruiz',
  ...change,
});
const GUESTS = [
  guest('Ana', { diets: ['vegan'], tags: ['work', 'choir'], own_values: { hotel: 'Prado' } }),
  guest('José', { household_id: FAMILY.id, diets: ['vegetarian'], side: 'first', company: 'Telar' }),
  guest('Nuria', { phone_number: '+34612345678', address: 'Calle Mayor', allergens: ['gluten'] }),
];

const queryClient = new QueryClient();
beforeAll(() => prepareTexts('es', ['guests', 'common']));
beforeEach(() => {
  queryClient.setQueryData(rowsKey('plan', HOUSEHOLDS.table), [FAMILY]);
  queryClient.setQueryData(rowsKey('plan', GUEST_COLUMNS.table), [HOTEL]);
});

const columns = () =>
  renderHook(() => faces.guests.useDescription('plan'), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  }).result.current.columns;
const found = (q: string) => {
  const book = { households: new Map([[FAMILY.id, FAMILY]]), parts: [] };
  const state = { ...guestsAddress.read(new URLSearchParams()), q };
  return filterEntries(entriesOf(GUESTS, book, null, searchTextOf(columns())), state).map(
    ({ guest }) => guest.name,
  );
};
const sorted = (sort: Sort) =>
  sortGuests(GUESTS, sortText(columns(), sort), false, 'es').map(({ name }) => name);

test.each([
  ['the household', 'los gil', ['José']],
  ['a tag', 'CHOIR', ['Ana']],
  ['the phone number', '6123', ['Nuria']],
  ['the company', 'telar', ['José']],
  ['the value of a custom column', 'prado', ['Ana']],
  ['words of several fields', 'ruiz mayor', ['Nuria']],
])('a guest search finds a guest by %s', (_, q, names) => {
  expect(found(q)).toEqual(names);
});

test('a guest search for a name doesn’t find a diet that contains it', () => {
  expect(found('ana')).toEqual(['Ana']);
});

test.each([
  ['food', ['Nuria', 'Ana', 'José']],
  ['company', ['José', 'Ana', 'Nuria']],
  ['tags', ['Ana', 'José', 'Nuria']],
  ['own:hotel', ['Ana', 'José', 'Nuria']],
  ['last_name', ['Ana', 'José', 'Nuria']],
] as const)('sorting guests by %s follows the words on screen, empty ones last', (sort, names) => {
  expect(sorted(sort)).toEqual(names);
});
