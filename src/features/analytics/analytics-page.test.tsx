import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { EVENT_PARTS, GUESTS, HOUSEHOLDS } from '@/data/guests';
import { BUDGET_ITEMS, type StoredItem } from '@/data/ledger';
import { TASKS } from '@/data/tasks';
import { addDays } from '@/domain/calendar';
import { EMPTY_ITEM } from '@/domain/ledger/ledger-item';
import { today } from '@/lib/format';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { analytics as texts } from '@/locales/es/analytics';
import { common } from '@/locales/es/common';
import { modules } from '@/locales/es/modules';
import { newTask } from '@/parts/tasks/made-tasks';
import { expectAccessible } from '../../../tests/builders/accessible';
import { guestRow, householdRow, partRow } from '../../../tests/builders/guests';
import { catchSaved } from '../../../tests/builders/plan-page';
import {
  addMember,
  become,
  currentAddress,
  emptyOutboxes,
  mendPage,
  moveToPast,
  newPerson,
  newPlan,
  renderAt,
  WEDDING,
} from '../../../tests/builders/plans';
import { storeRows } from '../../../tests/builders/rows';
import AnalyticsPage from './analytics-page';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const patience = { timeout: 15_000 };
const person = setUpUser();
const open = async (search = '') => {
  renderAt(`${paths.analytics()}${search}`, <AnalyticsPage />);
  await screen.findByRole('heading', { level: 1, name: new RegExp(`^${texts.title}`) }, patience);
};
const card = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: title }, patience);
  return within(heading.closest('section') as HTMLElement);
};
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

test('the analytics page without events shows how to start', async () => {
  await newPerson('free');
  await open();
  expect(await screen.findByText(texts.emptyTitle, undefined, patience)).toBeTruthy();
  expect(screen.getByRole('link', { name: common.nav.newEvent })).toBeTruthy();
});

test('analytics on the Basic tier show one event’s cost and describe the features of Pro', async () => {
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
  expect(screen.queryByRole('combobox')).toBeNull();
  await person.click(screen.getByRole('button', { name: modules.more }));
  expect(await screen.findByRole('menuitem', { name: modules.print })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: modules.csv })).toBeNull();
  await person.keyboard('{Escape}');
  await expectAccessible();
});

test('the analytics page shows a separate section for each currency', async () => {
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
  await open(`?plan=${wedding.id}&view=all`);
  const euros = within(await screen.findByRole('region', { name: /^EUR/ }, patience));
  const pesos = within(screen.getByRole('region', { name: /^MXN/ }));
  // The latest event comes first, and the event that the person came from is marked.
  const events = euros.getByRole('region', { name: `${texts.events.title} · EUR` });
  expect(
    within(events)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('Boda de Eva'), expect.stringContaining(texts.events.this)]);
  expect(pesos.getByText(new RegExp(abroad.name))).toBeTruthy();
  const types = euros.getByRole('table', { name: /^Por tipo/ });
  const cells = within(within(types).getByRole('row', { name: /^Boda/ })).getAllByRole('cell');
  expect(
    cells.map(({ textContent }) => textContent?.replace(/^\D*?(?=[+−\d])/, '').replace(/\s/g, ' ')),
  ).toEqual(['2', '17.000 €', '100', '300 €', '+25 %']);
  // The list of needs comes first, and each need links to its rows.
  const [first] = screen.getAllByRole('region');
  expect(first?.textContent).toContain(texts.action.title);
  expect(
    (await within(first as HTMLElement).findAllByRole('link', undefined, patience)).map((link) =>
      link.getAttribute('href'),
    ),
  ).toContain(paths.budgetBreakdown(wedding.id));
  await expectAccessible();

  const filters = screen.queryByRole('combobox', { name: texts.currency })
    ? null
    : screen.getByRole('button', { name: new RegExp(texts.filters) });
  if (filters) await person.click(filters);
  await person.click(screen.getByRole('combobox', { name: texts.currency }));
  await person.click(await screen.findByRole('option', { name: /^MXN/ }));
  await waitFor(() => expect(currentAddress()).toContain('currency=MXN'));
  expect((await card(texts.events.title)).getByText(new RegExp(abroad.name))).toBeTruthy();
  await person.click(screen.getByRole('combobox', { name: texts.when }));
  await person.click(await screen.findByRole('option', { name: texts.whens.past }));
  expect(await screen.findByText(texts.noMatchTitle)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: texts.clear }));
  expect(await screen.findByRole('region', { name: /^EUR/ })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: texts.scope.event }));
  expect(await screen.findByRole('heading', { level: 2, name: texts.money.title }, patience)).toBeTruthy();
});

test('the analytics page lists each category that went over budget in a past event', async () => {
  await newPerson('pro');
  const plan = await newPlan();
  await newPlan({ ...WEDDING, name: 'Boda de Eva' });
  await priced(plan.id, 'venue', 3_000_000);
  await moveToPast(plan, '2026-06-12');
  await open();
  const table = await screen.findByRole('table', { name: 'Boda' }, patience);
  const row = within(table).getByRole('row', { name: /Lugar/ });
  expect(row.textContent).toMatch(/\+.*€/);
  expect(await screen.findByText(/De 1 evento pasado no se anotó nada/)).toBeTruthy();
  await person.click(within(row).getByRole('link'));
  await waitFor(() => expect(currentAddress()).toBe(`${paths.analytics()}?view=all&when=past&type=wedding`));
  await waitFor(() => expect(screen.queryByText(/Boda de Eva/)).toBeNull());
  await person.click(screen.getByRole('button', { name: texts.deviation.groupings.size }));
  expect(await screen.findByRole('table', { name: 'Hasta 100 invitados' })).toBeTruthy();
  await waitFor(() => expect(currentAddress()).toContain('by=size'));
});

test('the downloaded spreadsheet of analytics has one row per event', async () => {
  await newPerson('pro');
  const plan = await newPlan();
  await priced(plan.id, 'venue', 900_050);
  await open();
  const saved = catchSaved();
  await person.click(await screen.findByRole('button', { name: modules.more }, patience));
  await person.click(await screen.findByRole('menuitem', { name: modules.csv }));
  const text = await saved();
  expect(text).toContain('"Boda de Íñigo y Zoë";"Boda";');
  expect(text).toMatch(/24000,00;9000,50;9000,50;0,00;14999,50;90,01;0;0;0;0/);
});

test('an event’s analytics begin with the list of what needs attention', async () => {
  await newPerson('free');
  const plan = await newPlan({ event_date: addDays(today(), 60) });
  await priced(plan.id, 'venue', 900_000);
  const task = newTask({
    task_name: 'Llamar a la banda',
    recommended_completion_date: addDays(today(), -1),
    task_category: 'music',
    priority_level: 1,
  });
  await storeRows(TASKS, plan.id, [{ before: null, after: { ...task, assignee: 'Ana' } }]);
  const part = partRow(plan.id, 'Cena');
  await storeRows(EVENT_PARTS, plan.id, [{ before: null, after: part }]);
  const home = householdRow('Familia Núñez');
  await storeRows(HOUSEHOLDS, plan.id, [
    { before: null, after: { ...home, invited_at: new Date().toISOString(), channel: 'email' } },
  ]);
  await storeRows(GUESTS, plan.id, [
    {
      before: null,
      after: guestRow({ name: 'Eva', last_name: 'Núñez', household_id: home.id, party_size: 3 }),
    },
  ]);
  await open(`?plan=${plan.id}`);
  const actions = await card(texts.action.title);
  const hrefs = actions.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    paths.budgetBreakdown(plan.id),
    `${paths.eventTasks(plan.id)}?show=overdue`,
    `${paths.guestList(plan.id)}?sent=sent&reply=open`,
  ]);
  const money = await card(texts.money.title);
  const figure = (name: string) =>
    within(money.getAllByRole('row', { name: new RegExp(`^${name}`) })[0] as HTMLElement);
  expect(figure(texts.money.committed).getByRole('link').textContent).toMatch(/9\.000\s€/);
  expect(figure(texts.money.committed).getByRole('link').getAttribute('href')).toBe(
    `${paths.budgetBreakdown(plan.id)}?measure=committed&by=item`,
  );
  expect(money.getByRole('table', { name: texts.money.byCategory })).toBeTruthy();
  await person.click(money.getByText(texts.definitions));
  expect(money.getByText(texts.define.paid)).toBeTruthy();
  expect(money.getByText(/Easy Weddings/)).toBeTruthy();
  const replies = await card(texts.replies.title);
  expect(
    within(replies.getByRole('table', { name: texts.replies.byChannel }))
      .getByRole('link', { name: `Correo, ${texts.replies.sent}: 3` })
      .getAttribute('href'),
  ).toBe(`${paths.guestList(plan.id)}?sent=sent&channel=email`);
  const tasks = await card(texts.tasks.title);
  expect(tasks.getByRole('link', { name: `Ana, ${texts.tasks.overdue}: 1` }).getAttribute('href')).toBe(
    `${paths.eventTasks(plan.id)}?show=overdue&assignee=Ana`,
  );
  expect(await money.findByRole('img', { name: /9\.000\s€ firmados/ }, patience)).toBeTruthy();
  await expectAccessible();
});

test('a past event’s analytics show nothing that needs attention', async () => {
  await newPerson('basic');
  const plan = await newPlan();
  await priced(plan.id, 'venue', 900_000);
  await moveToPast(plan, '2026-06-12');
  await open(`?plan=${plan.id}`);
  expect(await screen.findByText(texts.event.was, undefined, patience)).toBeTruthy();
  expect((await card(texts.action.title)).getByText(texts.action.none)).toBeTruthy();
});

test('a viewer can read the analytics of a shared plan', async () => {
  const viewer = await newPerson('free');
  await newPerson('pro');
  const plan = await newPlan();
  await addMember(plan, viewer, 'viewer');
  await become(viewer);
  await open(`?plan=${plan.id}`);
  expect(await screen.findByText(texts.event.readOnly, undefined, patience)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: texts.money.title })).toBeTruthy();
});
