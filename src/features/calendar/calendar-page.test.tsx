import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { BUDGET_ITEMS } from '@/data/ledger';
import { TASKS } from '@/data/tasks';
import { addDays } from '@/domain/calendar';
import { EMPTY_ITEM } from '@/domain/ledger/ledger-item';
import { formatDate, formatMonth, today } from '@/lib/format';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { dates as texts } from '@/locales/es/dates';
import { newTask } from '@/parts/tasks/made-tasks';
import { monthAfter } from '@/parts/time/month-days';
import { expectAccessible } from '../../../tests/builders/accessible';
import { mendPage, newPerson, newPlan, renderAt } from '../../../tests/builders/plans';
import { storeRows } from '../../../tests/builders/rows';
import CalendarPage from './calendar-page';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const patience = { timeout: 15_000 };
const person = setUpUser();

beforeAll(async () => {
  mendPage();
  await startI18n();
  await loadTexts('dates', 'modules');
});
beforeEach(() => changeLanguage('es'));
afterEach(cleanup);

/** Next month, because all its days are in the future. */
const month = monthAfter(today().slice(0, 7), 1);
const on = (day: number) => `${month}-${String(day).padStart(2, '0')}`;

async function twoEvents() {
  await newPerson('enterprise');
  const wedding = await newPlan({ event_date: on(20) });
  const other = await newPlan({ name: 'Boda en Lugo', event_date: addDays(on(20), 200) });
  const item = {
    ...EMPTY_ITEM,
    id: crypto.randomUUID(),
    version: 0,
    category: 'music' as const,
    vendor_name: 'Banda Ñu',
    actual_amount: 190_000,
    payment_date: on(12),
  };
  await storeRows(BUDGET_ITEMS, other.id, [{ before: null, after: item }]);
  const task = newTask({
    task_name: 'Llamar a la banda',
    recommended_completion_date: on(12),
    task_category: 'music',
    priority_level: 1,
  });
  await storeRows(TASKS, wedding.id, [{ before: null, after: task }]);
  return { wedding, other, item, task };
}

const dayNamed = (day: string, what = ''): RegExp => new RegExp(`^${formatDate(day)}${what && `: ${what}`}`);

test('a day of the calendar links to the rows of all events on that day', async () => {
  const { wedding, other, item, task } = await twoEvents();
  renderAt(`${paths.calendar}?month=${month}`, <CalendarPage />);
  const busy = await screen.findByRole('button', { name: dayNamed(on(12), '1 pago y 1 tarea') }, patience);
  expect(screen.getByText(/^1 evento, 1 pago y 1 tarea · 1\.900\s€$/)).toBeTruthy();
  await person.click(busy);
  const day = screen.getByRole('region', { name: new RegExp(formatDate(on(12)), 'i') });
  const links = within(day).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    paths.budgetItems(other.id, { item: item.id }),
    `${paths.eventTasks(wedding.id)}?task=${task.id}`,
  ]);
  expect(within(day).getByText(/Boda en Lugo/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: dayNamed(on(20), '1 evento') }));
  expect(screen.getByRole('link', { name: 'Boda de Íñigo y Zoë' }).getAttribute('href')).toBe(
    paths.eventPlan(wedding.id),
  );
  await expectAccessible();
});

test('arrow keys and page keys move the focus between the days of the calendar', async () => {
  await twoEvents();
  renderAt(`${paths.calendar}?month=${month}&day=${on(12)}`, <CalendarPage />);
  const start = await screen.findByRole('button', { name: dayNamed(on(12), '1 pago') }, patience);
  start.focus();
  const expectFocus = (day: string) =>
    waitFor(() => expect(document.activeElement?.getAttribute('data-day')).toBe(day));
  await person.keyboard('{ArrowRight}');
  await expectFocus(on(13));
  await person.keyboard('{ArrowDown}');
  await expectFocus(on(20));
  await person.keyboard('{ArrowUp}{ArrowLeft}');
  await expectFocus(on(12));
  await person.keyboard('{PageDown}');
  const next = `${monthAfter(month, 1)}-12`;
  await expectFocus(next);
  expect(screen.getByRole('heading', { name: formatMonth(next) })).toBeTruthy();
  // Tab reaches only one day of the grid.
  const days = screen.getAllByRole('button').filter((button) => button.dataset.day);
  expect(days.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

test('the calendar feed’s address is shown only once, right after creation', async () => {
  await newPerson('free');
  await newPlan();
  renderAt(paths.calendar, <CalendarPage />);
  await person.click(await screen.findByRole('button', { name: texts.feed.make }, patience));
  const field = await screen.findByLabelText<HTMLInputElement>(texts.feed.address, undefined, patience);
  expect(field.value).toMatch(/\/functions\/v1\/calendar\/[0-9a-f]{32}\.ics$/);
  expect(document.activeElement).toBe(field);
  cleanup();

  renderAt(paths.calendar, <CalendarPage />);
  expect(await screen.findByText(/^Hay una dirección desde/, undefined, patience)).toBeTruthy();
  expect(screen.queryByLabelText(texts.feed.address)).toBeNull();
  await person.click(screen.getByRole('button', { name: texts.feed.end }));
  expect(await screen.findByRole('button', { name: texts.feed.make }, patience)).toBeTruthy();
});
