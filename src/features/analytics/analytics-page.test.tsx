import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { EVENT_PARTS, GUESTS } from '@/data/guests';
import { BUDGET_ITEMS, type StoredItem } from '@/data/ledger';
import { EMPTY_ITEM } from '@/domain/ledger/ledger-item';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { analytics as texts } from '@/locales/es/analytics';
import { common } from '@/locales/es/common';
import { expectAccessible } from '../../../tests/builders/accessible';
import { guestRow, partRow } from '../../../tests/builders/guests';
import { catchSaved } from '../../../tests/builders/plan-page';
import {
  currentAddress,
  emptyOutboxes,
  mendPage,
  newPerson,
  newPlan,
  renderAt,
  WEDDING,
} from '../../../tests/builders/plans';
import { storeRows } from '../../../tests/builders/rows';
import AnalyticsPage from './analytics-page';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const patience = { timeout: 15_000 };
const person = userEvent.setup();
const open = async (search = '') => {
  renderAt(`${paths.analytics()}${search}`, <AnalyticsPage />);
  await screen.findByRole('heading', { level: 1, name: texts.title });
};
const card = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: title }, patience);
  return within(heading.closest('section') as HTMLElement);
};
/** An item with an agreed price, in cents. */
const priced = (plan_id: string, category: StoredItem['category'], actual_amount: number) =>
  storeRows(BUDGET_ITEMS, plan_id, [
    {
      before: null,
      after: {
        ...EMPTY_ITEM,
        id: crypto.randomUUID(),
        version: 0,
        category,
        vendor_name: 'Casa Núñez',
        actual_amount,
      },
    },
  ]);

beforeAll(async () => {
  mendPage();
  await startI18n();
  await loadTexts('analytics');
});
beforeEach(() => changeLanguage('es'));
afterEach(async () => {
  cleanup();
  await emptyOutboxes();
});

test('without events it says what it will show and how to begin', async () => {
  await newPerson('free');
  await open();
  expect(await screen.findByText(texts.emptyTitle, undefined, patience)).toBeTruthy();
  expect(screen.getByRole('link', { name: common.nav.newEvent })).toBeTruthy();
});

test('one event shows its cost, its categories and who comes, and what Pro would add', async () => {
  await newPerson('basic');
  const plan = await newPlan();
  await priced(plan.id, 'venue', 900_000);
  await priced(plan.id, 'music', 100_000);
  await storeRows(EVENT_PARTS, plan.id, [{ before: null, after: partRow(plan.id, 'Cena') }]);
  await storeRows(GUESTS, plan.id, [
    {
      before: null,
      after: guestRow({
        name: 'Eva',
        last_name: 'Núñez',
        party_size: 3,
        replies: { [plan.id]: { status: 'accepted', people: 2 } },
      }),
    },
    { before: null, after: guestRow({ name: 'Juan', last_name: 'Gil' }) },
  ]);
  await open();
  expect(await screen.findByText('10.000 €', undefined, patience)).toBeTruthy();
  const events = await card(texts.events.title);
  expect(events.getByRole('link').getAttribute('href')).toBe(paths.budgetBreakdown(plan.id));
  expect(events.getByText('10.000 € de 24.000 €')).toBeTruthy();
  expect(events.getByText(/100 €$/)).toBeTruthy();
  const categories = await card(texts.categories.title);
  expect(
    within(categories.getByRole('row', { name: /Lugar/ }))
      .getAllByRole('cell')
      .at(-1)?.textContent,
  ).toMatch(/^90\s%$/);
  const replies = await card(texts.replies.title);
  expect(replies.getByText('4 personas invitadas')).toBeTruthy();
  expect(replies.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Sí 2',
    'No 1',
    'Sin respuesta 1',
  ]);
  expect(await screen.findByText(texts.advanced.title, undefined, patience)).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.csv })).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
  await expectAccessible();
});

test('events are compared in one currency, by type, and the address keeps the choice', async () => {
  await newPerson('pro');
  const wedding = await newPlan();
  await newPlan({ ...WEDDING, name: 'Boda de Eva', event_date: '2128-06-12', budget: 1_000_000 });
  const abroad = await newPlan({
    name: 'Jornada',
    event_type: 'corporate',
    couple_type: null,
    currency: 'MXN',
  });
  await priced(wedding.id, 'venue', 3_000_000);
  await open(`?plan=${wedding.id}`);
  const events = await card(texts.events.title);
  // The latest first; the one whose pages one comes from is marked.
  expect(events.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Boda de Eva'),
    expect.stringContaining(texts.events.this),
  ]);
  expect(screen.getByText(/1 evento en otra moneda/)).toBeTruthy();
  const types = await card(texts.types.title);
  const cells = within(types.getByRole('row', { name: /^Boda/ })).getAllByRole('cell');
  expect(
    cells.map(({ textContent }) => textContent?.replace(/^\D*?(?=[+−\d])/, '').replace(/\s/g, ' ')),
  ).toEqual(['2', '17.000 €', '100', '300 €', '+25 %']);
  await expectAccessible();

  await person.click(screen.getByRole('combobox', { name: texts.currency }));
  await person.click(await screen.findByRole('option', { name: /^MXN/ }));
  await waitFor(() => expect(currentAddress()).toContain('currency=MXN'));
  expect((await card(texts.events.title)).getByText(new RegExp(abroad.name))).toBeTruthy();
  await person.click(screen.getByRole('combobox', { name: texts.when }));
  await person.click(await screen.findByRole('option', { name: texts.whens.past }));
  expect(await screen.findByText(texts.noMatchTitle)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: texts.clear }));
  expect((await card(texts.events.title)).getAllByRole('link')).toHaveLength(2);
});

test('the spreadsheet holds a row for each event that is shown', async () => {
  await newPerson('pro');
  const plan = await newPlan();
  await priced(plan.id, 'venue', 900_050);
  await open();
  const saved = catchSaved();
  await person.click(await screen.findByRole('button', { name: texts.csv }, patience));
  const text = await saved();
  expect(text).toContain('"Boda de Íñigo y Zoë";"Boda";');
  expect(text).toMatch(/24000,00;9000,50;9000,50;0,00;14999,50;90,01;0;0;0;0/);
});
