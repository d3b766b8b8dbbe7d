import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { EVENT_PARTS } from '@/data/guests';
import { addToOutbox, outboxState } from '@/data/sync/outbox';
import { TASKS } from '@/data/tasks';
import { today } from '@/lib/format';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { common } from '@/locales/es/common';
import { modules } from '@/locales/es/modules';
import { plans as texts } from '@/locales/es/plans';
import { rowsOfNewPlan } from '@/parts/plan/rows-of-new-plan';
import { newTask } from '@/parts/tasks/made-tasks';
import { dismissToast, toastStore } from '@/ui/toast-store';
import { expectAccessible } from '../../../tests/builders/accessible';
import { partRow } from '../../../tests/builders/guests';
import {
  currentAddress,
  emptyOutboxes,
  mendPage,
  moveToPast,
  newPerson,
  newPlan,
  renderAt,
} from '../../../tests/builders/plans';
import { storedPlan, storedRows, storeRows } from '../../../tests/builders/rows';
import SavedPlansPage from './saved-plans-page';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const patience = { timeout: 15_000 };

const person = setUpUser();
type Generated = { readonly generated?: { readonly origin: string } | null } | null;

const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const open = async (search = '') => {
  const client = renderAt(paths.savedPlans + search, <SavedPlansPage />);
  await waitFor(() => expect(names().length).toBeGreaterThan(0), patience);
  // Waits for the tier too, because an unknown tier has no limit.
  await waitFor(() => expect(client.isFetching()).toBe(0), patience);
};
const act = async (name: string, action: string) => {
  await person.click(screen.getByRole('button', { name: texts.saved.actions.replace('{{name}}', name) }));
  await person.click(await screen.findByRole('menuitem', { name: action }));
};
const lastToast = () => toastStore.snapshot().at(-1);

beforeAll(async () => {
  mendPage();
  await startI18n();
  await loadTexts('plans');
});
beforeEach(() => changeLanguage('es'));
afterEach(async () => {
  cleanup();
  await emptyOutboxes();
  for (const { id } of toastStore.snapshot()) dismissToast(id);
});

test('without saved plans, the page links to the creation of an event', async () => {
  await newPerson('free');
  await open();
  expect(names()).toEqual([texts.saved.emptyTitle]);
  await person.click(screen.getByRole('link', { name: common.nav.newEvent }));
  expect(currentAddress()).toBe(paths.newEvent);
});

test('searching saved plans puts the search into the URL', async () => {
  await newPerson('enterprise');
  await newPlan();
  await newPlan({
    name: 'Cumple de Noa',
    event_type: 'birthday',
    couple_type: null,
    event_date: '2126-01-01',
  });
  await open();
  expect(names()).toEqual(['Cumple de Noa', 'Boda de Íñigo y Zoë']);

  await person.type(screen.getByLabelText(texts.saved.search), 'ZOE inigo');
  await waitFor(() => expect(names()).toEqual(['Boda de Íñigo y Zoë']));
  await waitFor(() => expect(currentAddress()).toBe('/app/saved-plans?q=ZOE+inigo'));
  await person.type(screen.getByLabelText(texts.saved.search), ' nada');
  expect(await screen.findByRole('heading', { name: texts.saved.noMatchTitle })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: texts.saved.clear }));
  await waitFor(() => expect(names()).toHaveLength(2));

  cleanup();
  await open('?type=birthday&sort=name');
  expect(names()).toEqual(['Cumple de Noa']);
});

test('a saved plan can be renamed, copied, archived and deleted', async () => {
  await newPerson('enterprise');
  await newPlan();
  await open();
  await act('Boda de Íñigo y Zoë', texts.saved.rename);
  const field = await screen.findByLabelText(texts.saved.newName);
  await person.clear(field);
  await person.type(field, 'A & B{Enter}');
  expect(await screen.findByRole('alert')).toBeTruthy();
  await person.clear(field);
  await person.type(field, 'Nuestra boda{Enter}');
  await waitFor(() => expect(names()).toEqual(['Nuestra boda']));

  await act('Nuestra boda', texts.saved.duplicate);
  await person.click(await screen.findByRole('button', { name: texts.copy.make }));
  await waitFor(() => expect(names()).toEqual(['Copia de Nuestra boda', 'Nuestra boda']), patience);
  expect(lastToast()?.title).toBe(texts.saved.duplicated);
  await act('Copia de Nuestra boda', texts.saved.archive);
  await waitFor(() => expect(names()).toEqual(['Nuestra boda']));
  await person.click(screen.getByLabelText(texts.saved.showArchived));
  await waitFor(() => expect(names()).toHaveLength(2));

  await act('Nuestra boda', texts.saved.delete);
  await waitFor(() => expect(names()).toEqual(['Copia de Nuestra boda']));
  await waitFor(() => expect(outboxState().entries).toEqual([]), patience);
  expect(names()).toEqual(['Copia de Nuestra boda']);
  lastToast()?.action?.run();
  await waitFor(() => expect(names()).toHaveLength(2));
});

test('at the plan limit, a plan can’t be copied and a deletion can’t be undone', async () => {
  await newPerson('basic');
  await newPlan();
  await open();
  await act('Boda de Íñigo y Zoë', texts.saved.duplicate);
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('hasta 10 planes de evento', undefined, patience)).toBeTruthy();
  await person.click(within(dialog).getByRole('button', { name: texts.limit.ok }));

  await act('Boda de Íñigo y Zoë', texts.saved.delete);
  await screen.findByRole('heading', { name: texts.saved.emptyTitle }, patience);
  const undo = lastToast()?.action?.run;
  await waitFor(() => newPlan({ name: 'Otra' }), patience);
  undo?.();
  const told = await screen.findByRole('dialog', { name: modules.unsaved.title_one }, patience);
  expect(await within(told).findByText(common.failures.limit, {}, patience)).toBeTruthy();
});

test('a deleted plan can be restored from the list of deleted plans', async () => {
  await newPerson('basic');
  await newPlan();
  await open();
  await act('Boda de Íñigo y Zoë', texts.saved.delete);
  await screen.findByRole('heading', { name: texts.saved.emptyTitle }, patience);
  await waitFor(() => expect(outboxState().entries).toEqual([]), patience);
  await person.click(screen.getByText(texts.saved.deleted));
  const restore = texts.saved.restoreOf.replace('{{name}}', 'Boda de Íñigo y Zoë');
  await person.click(await screen.findByRole('button', { name: restore }, patience));
  await waitFor(() => expect(names()).toEqual(['Boda de Íñigo y Zoë']), patience);
  await waitFor(() => expect(outboxState().entries).toEqual([]), patience);
  await waitFor(() => expect(names()).toEqual(['Boda de Íñigo y Zoë']), patience);
});

test('restoring a deleted plan at the plan limit offers an upgrade', async () => {
  await newPerson('basic');
  await newPlan({ name: 'Boda en Lugo' });
  await open();
  await act('Boda en Lugo', texts.saved.delete);
  await screen.findByRole('heading', { name: texts.saved.emptyTitle }, patience);
  await waitFor(() => expect(outboxState().entries).toEqual([]), patience);
  await newPlan({ name: 'Otra' });
  cleanup();
  await open();
  await person.click(screen.getByText(texts.saved.deleted));
  const restore = texts.saved.restoreOf.replace('{{name}}', 'Boda en Lugo');
  await person.click(await screen.findByRole('button', { name: restore }, patience));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('button', { name: 'Contratar Pro' }, patience)).toBeTruthy();
  expect(outboxState().entries).toEqual([]);
});

test('a copy of a church wedding has the same generated tasks and run sheet as the original', async () => {
  await newPerson('enterprise');
  const plan = await newPlan();
  const made = await rowsOfNewPlan(plan, 'religious');
  const { outcome } = addToOutbox(plan.id, made, true);
  expect(await outcome).toBeNull();
  await open();
  await act('Boda de Íñigo y Zoë', texts.saved.duplicate);
  await person.click(await screen.findByRole('button', { name: texts.copy.make }));
  await waitFor(() => expect(names()).toHaveLength(2), patience);
  const copied = outboxState().entries.flatMap(({ changes }) =>
    changes.map(({ after }) => after as Generated),
  );
  const origins = copied.flatMap((row) => row?.generated?.origin ?? []);
  const originsMade = made.flatMap(({ after }) => (after as Generated)?.generated?.origin ?? []);
  expect(originsMade).toContain('W08r');
  expect(origins.sort()).toEqual(originsMade.sort());
});

test('copying a past event to a new date moves its tasks and parts to that date', async () => {
  await newPerson('enterprise');
  const plan = await newPlan();
  await moveToPast(plan, '2026-06-06');
  const part = partRow(crypto.randomUUID(), 'Tornaboda');
  await storeRows(EVENT_PARTS, plan.id, [
    {
      before: null,
      after: {
        ...part,
        starts_at: '2026-06-07T11:00:00Z',
        time_zone: 'Europe/Madrid',
        event_on: '2026-06-06',
      },
    },
  ]);
  await storeRows(TASKS, plan.id, [
    {
      before: null,
      after: newTask({
        task_name: 'Pedir las arras',
        description: null,
        recommended_completion_date: '2026-05-07',
        task_category: 'general',
        priority_level: 1,
        assignee: 'Eva',
        notes: null,
      }),
    },
  ]);
  await open();
  await act('Boda de Íñigo y Zoë', texts.saved.duplicate);
  const dialog = within(await screen.findByRole('dialog'));
  const date = dialog.getByLabelText<HTMLInputElement>(texts.copy.date);
  // The date has passed, so the next anniversary is suggested.
  expect(date.value > today()).toBe(true);
  expect(date.value.slice(4)).toBe('-06-06');
  await expectAccessible();
  await person.clear(date);
  await person.type(date, '2026-06-06');
  await person.click(dialog.getByRole('button', { name: texts.copy.make }));
  expect(await dialog.findByText(common.validation.dateInPast)).toBeTruthy();
  await person.clear(date);
  await person.type(date, '2127-10-09');
  await person.click(dialog.getByRole('button', { name: texts.copy.make }));
  await waitFor(() => expect(names()).toHaveLength(2), patience);
  await waitFor(() => expect(outboxState().entries).toEqual([]), patience);
  const [copy] = screen
    .getAllByRole('link', { name: /^Copia de/ })
    .map((link) => link.getAttribute('href')?.split('/').at(-1) ?? '');
  expect((await storedPlan(copy ?? ''))?.event_date).toBe('2127-10-09');
  expect(await storedRows(TASKS, copy ?? '')).toMatchObject([
    { task_name: 'Pedir las arras', recommended_completion_date: '2127-09-09', assignee: 'Eva' },
  ]);
  expect(await storedRows(EVENT_PARTS, copy ?? '')).toMatchObject([
    { name: 'Tornaboda', event_on: '2127-10-09', starts_at: expect.stringContaining('2127-10-10T11:00') },
  ]);
});
