import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/../tests/builders/accessible';
import { onPlanPage, patience, undo } from '@/../tests/builders/plan-page';
import { newPlan } from '@/../tests/builders/plans';
import { storedRows, storeRows } from '@/../tests/builders/rows';
import { setUpUser } from '@/../tests/builders/user';
import { vendorPages } from '@/../tests/builders/vendor-pages';
import { BUDGET_ITEMS, type StoredItem } from '@/data/ledger';
import { outboxState } from '@/data/sync/outbox';
import { EMPTY_ITEM } from '@/domain/ledger/ledger-item';
import { vendors as texts } from '@/locales/en/vendors';
import { changeRows } from '@/parts/rows/use-change-rows';

const person = setUpUser();
const given = onPlanPage(['vendors', 'files', 'modules'], () => newPlan({ guest_count: 100, duration: 8 }));
const { open, plant, ranked } = vendorPages(given);

test('booking an expired quote asks for confirmation first', async () => {
  await plant(
    { vendor_name: 'Barata', price: 90_000, valid_until: '2026-01-31' },
    { vendor_name: 'Vigente', price: 140_000, valid_until: '2190-01-31' },
  );
  await open('music', '&weights=100-0-0-0-0-0');
  expect(ranked()).toEqual(['Vigente', 'Barata']);
  expect(screen.getByText('From €1,400')).toBeTruthy();
  const expired = /^Expired on /;
  expect(screen.getAllByText(expired).length).toBeGreaterThan(1);
  await person.click(screen.getByRole('button', { name: 'Book Barata' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Book Barata' }));
  expect(sheet.queryByRole('button', { name: texts.booking.confirm })).toBeNull();
  await expectAccessible();
  await person.click(sheet.getByRole('button', { name: texts.booking.holds }));
  expect(sheet.getByRole('button', { name: texts.booking.confirm })).toBeTruthy();
  await person.keyboard('{Escape}');
  for (const view of [texts.view.board, texts.view.list]) {
    await person.click(screen.getByRole('button', { name: view }));
    expect(await screen.findByText(expired)).toBeTruthy();
  }
});

test.each([
  ['whose item is deleted', () => null],
  ['whose price is taken out', (item: StoredItem) => ({ ...item, actual_amount: null })],
])('a booking %s isn’t shown as booked', async (_, gone) => {
  const item = {
    ...EMPTY_ITEM,
    id: crypto.randomUUID(),
    version: 0,
    category: 'music' as const,
    vendor_name: 'DJ Manu',
    planned_amount: 110_000,
    actual_amount: 110_000,
  };
  await storeRows(BUDGET_ITEMS, given.plan.id, [{ before: null, after: item }]);
  await plant(
    { vendor_name: 'DJ Manu', price: 100_000, stage: 'booked', item_id: item.id },
    { vendor_name: 'Banda', price: 90_000 },
  );
  await open();
  // The booked vendor is shown with the amount from the budget.
  expect(screen.getByText('Booked: DJ Manu, €1,100')).toBeTruthy();
  expect(screen.queryByText(/^From /)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Book DJ Manu' })).toBeNull();
  const now = await storedRows(BUDGET_ITEMS, given.plan.id);
  act(() =>
    changeRows(
      BUDGET_ITEMS,
      given.plan.id,
      now.map((before) => ({ before, after: gone(before) })),
      { said: 'deleted', label: 'Undo' },
    ),
  );
  expect((await screen.findAllByText(texts.reopened)).length).toBeGreaterThan(0);
  expect(screen.getByText('From €900')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Book DJ Manu' })).toBeTruthy();
  await act(() => undo());
  expect(await screen.findByText('Booked: DJ Manu, €1,100', {}, patience)).toBeTruthy();
  expect(screen.queryByText(texts.reopened)).toBeNull();
  await waitFor(() => expect(outboxState().entries).toHaveLength(0), patience);
});

test('the ranking by price counts children, further guests and the minimum spend', async () => {
  await plant(
    { vendor_name: 'Con consumo', basis: 'guest', price: 8_000, minimum_spend: 1_200_000 },
    { vendor_name: 'Con niños', basis: 'guest', price: 9_500, child_price: 4_000 },
    { vendor_name: 'Con tope', price: 700_000, guests_included: 60, extra_guest: 7_000 },
  );
  await open('music', '&weights=100-0-0-0-0-0');
  expect(ranked()).toEqual(['Con niños', 'Con tope', 'Con consumo']);
  expect(screen.getByText(texts.doubt.children)).toBeTruthy();
  expect(screen.getByText('€4,000 of it only to reach the minimum spend')).toBeTruthy();
  await person.click(screen.getByText(/^Calculated for 100 guests/));
  await person.type(screen.getByLabelText(texts.setting.childrenField), '20');
  expect(await screen.findByText('From €8,400')).toBeTruthy();
  expect(screen.queryByText(texts.doubt.children)).toBeNull();
});
