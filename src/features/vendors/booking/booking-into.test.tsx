import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { onPlanPage, patience } from '@/../tests/builders/plan-page';
import { renderAt } from '@/../tests/builders/plans';
import { storedRows, storeRows } from '@/../tests/builders/rows';
import { setUpUser } from '@/../tests/builders/user';
import { BUDGET_ITEMS } from '@/data/ledger';
import { QUOTES } from '@/data/vendor-quotes';
import { EMPTY_ITEM } from '@/domain/ledger/ledger-item';
import { paths } from '@/lib/paths';
import { vendors as texts } from '@/locales/en/vendors';
import { newQuote } from '../make-quotes';
import VendorsPage from '../vendors-page';

const person = setUpUser();
const given = onPlanPage(['vendors', 'files', 'modules']);

test('booking a quote into an existing expense adds no second expense', async () => {
  const { id } = given.plan;
  const deposit = {
    id: crypto.randomUUID(),
    kind: 'deposit' as const,
    amount: 20_000,
    due_date: '2026-11-01',
    paid_date: '2026-11-01',
    payer: null,
  };
  const band = {
    ...EMPTY_ITEM,
    id: crypto.randomUUID(),
    version: 0,
    category: 'music' as const,
    vendor_name: 'banda',
    planned_amount: 80_000,
    payments: [deposit],
  };
  await storeRows(BUDGET_ITEMS, id, [{ before: null, after: band }]);
  const quote = newQuote('music', {
    stage: 'quoted',
    vendor_name: 'Banda Ríos',
    price: 90_000,
    tax_included: true,
  });
  await storeRows(QUOTES, id, [{ before: null, after: quote }]);
  renderAt(paths.vendorComparison('music', id), <VendorsPage />);
  await person.click(await screen.findByRole('button', { name: 'Book Banda Ríos' }, patience));
  const sheet = within(await screen.findByRole('dialog', { name: 'Book Banda Ríos' }));
  await person.click(sheet.getByRole('combobox', { name: texts.booking.same }));
  await person.click(await screen.findByRole('option', { name: /^banda · / }));
  expect(sheet.getByText(/goes into “banda”/)).toBeTruthy();
  await person.click(sheet.getByRole('button', { name: texts.booking.confirm }));
  await waitFor(async () => {
    const items = await storedRows(BUDGET_ITEMS, id);
    expect(items).toMatchObject([
      { id: band.id, vendor_name: 'Banda Ríos', actual_amount: 90_000, payments: [{ amount: 20_000 }] },
    ]);
    expect(await storedRows(QUOTES, id)).toMatchObject([{ stage: 'booked', item_id: band.id }]);
  }, patience);
});
