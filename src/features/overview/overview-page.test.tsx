import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { BUDGET_ITEMS } from '@/data/ledger';
import { TASKS } from '@/data/tasks';
import { addDays } from '@/domain/calendar';
import { EMPTY_ITEM } from '@/domain/ledger/ledger-item';
import { today } from '@/lib/format';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { overview as texts } from '@/locales/es/overview';
import { plans } from '@/locales/es/plans';
import { newTask } from '@/parts/tasks/made-tasks';
import { mendPage, newPerson, newPlan, renderAt } from '../../../tests/builders/plans';
import { storeRows } from '../../../tests/builders/rows';
import OverviewPage from './overview-page';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const patience = { timeout: 15_000 };

beforeAll(async () => {
  mendPage();
  await startI18n();
  await loadTexts('overview', 'plans', 'now', 'checklist', 'desk');
});
beforeEach(() => changeLanguage('es'));
afterEach(cleanup);

test('the overview without events links to the creation of an event', async () => {
  await newPerson('free');
  renderAt(paths.app, <OverviewPage />);
  const begin = await screen.findByRole('link', { name: texts.emptyAction }, patience);
  expect(begin.getAttribute('href')).toBe(paths.newEvent);
});

test('the overview shows how to reduce the risk of an event', async () => {
  await newPerson('enterprise');
  await newPlan();
  const poor = await newPlan({ name: 'Boda con poco', budget: 100_000, event_date: addDays(today(), 12) });
  renderAt(paths.app, <OverviewPage />);

  const attention = await screen.findByRole('region', { name: texts.attention }, patience);
  const [first] = within(attention).getAllByRole('listitem');
  const row = within(first ?? attention);
  expect(row.getByRole('link', { name: 'Boda con poco' }).getAttribute('href')).toBe(
    paths.eventPlan(poor.id),
  );
  expect(row.getByText(plans.severity.high)).toBeTruthy();
  // Nothing is booked yet, so the first need is booking. Its link leads to vendors of the first category to
  // book.
  const book = row.getByRole('link', { name: /^Contratar Sin contratar a 12 días del evento: Lugar/ });
  expect(book.getAttribute('href')).toBe(paths.vendorComparison('venue', poor.id));
  const below = within(attention).getByRole('link', { name: /por debajo de lo habitual/ });
  expect(below.getAttribute('href')).toBe(paths.eventPlan(poor.id));
  // The event is soon and has no run sheet yet.
  const draft = within(attention).getByRole('link', { name: /^Preparar el día/ });
  expect(draft.getAttribute('href')).toBe(`${paths.eventTimeline(poor.id)}?view=day`);
  expect(screen.getByText('12')).toBeTruthy();

  const dates = screen.getByRole('region', { name: texts.dates });
  const rows = within(dates).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([
    'Boda con poco',
    'Boda de Íñigo y Zoë',
  ]);
});

test('the overview of a single event has no list of dates', async () => {
  await newPerson('free');
  await newPlan();
  renderAt(paths.app, <OverviewPage />);
  await screen.findByRole('region', { name: texts.attention }, patience);
  expect(screen.queryByRole('region', { name: texts.dates })).toBeNull();
});

test('each risk in the overview links to the page that fixes it', async () => {
  await newPerson('enterprise');
  const plan = await newPlan({ event_date: addDays(today(), 60) });
  const calm = await newPlan({ name: 'Boda tranquila', event_date: addDays(today(), 200) });
  const item = {
    ...EMPTY_ITEM,
    id: crypto.randomUUID(),
    version: 0,
    category: 'music' as const,
    vendor_name: 'Banda Ñu',
    actual_amount: 1_900_000,
    payment_date: addDays(today(), 9),
    payments: [
      {
        id: crypto.randomUUID(),
        kind: 'payment' as const,
        amount: 90_000,
        due_date: addDays(today(), -2),
        paid_date: null,
        payer: null,
      },
    ],
  };
  await storeRows(BUDGET_ITEMS, plan.id, [{ before: null, after: item }]);
  const task = newTask({
    task_name: 'Llamar a la banda',
    recommended_completion_date: addDays(today(), -1),
    task_category: 'music',
    priority_level: 1,
  });
  await storeRows(TASKS, plan.id, [{ before: null, after: task }]);
  renderAt(paths.app, <OverviewPage />);

  const attention = await screen.findByRole('region', { name: texts.attention }, patience);
  const overdue = within(attention).getByRole('link', { name: /Hay 900\s€ vencidos y sin pagar/ });
  // The link leads to the list in which each row can be marked as paid.
  expect(overdue.getAttribute('href')).toBe(`/app/budget-tracking/${plan.id}?show=overdue`);
  const over = within(attention).getByRole('link', { name: /Música supera lo asignado en / });
  expect(over.getAttribute('href')).toBe(paths.budgetBreakdown(plan.id));
  const late = within(attention).getByRole('link', {
    name: /^Abrir la tarea «Llamar a la banda» era para el/,
  });
  expect(late.getAttribute('href')).toBe(`${paths.eventTasks(plan.id)}?task=${task.id}`);
  expect(within(attention).queryByText(calm.name)).toBeNull();

  // The figures of the next event include the money left and the next date.
  expect((await screen.findByText('5.000 €', undefined, patience)).getAttribute('href')).toBe(
    paths.budgetTracking(plan.id),
  );
  expect(screen.getByText(/18\.100\s€ · Banda Ñu/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Llamar a la banda' })).toBeTruthy();
});
