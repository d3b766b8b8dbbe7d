import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { outboxState } from '@/data/sync/outbox';
import { TASKS } from '@/data/tasks';
import { addDays } from '@/domain/calendar';
import { today } from '@/lib/format';
import { changeLanguage } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { checklist } from '@/locales/en/checklist';
import { common } from '@/locales/en/common';
import { modules } from '@/locales/en/modules';
import { tasks as texts } from '@/locales/en/tasks';
import { checklist as spanish } from '@/locales/es/checklist';
import { toastStore } from '@/ui/toast-store';
import { expectAccessible } from '../../../tests/builders/accessible';
import {
  catchSaved,
  compared,
  onPlanPage,
  patience,
  refusedDialog,
  sides,
  theirs,
} from '../../../tests/builders/plan-page';
import { addMember, newPerson, newPlan, removeMember, renderAt } from '../../../tests/builders/plans';
import { storeRows } from '../../../tests/builders/rows';
import { fill, type Planted, plantTasks, storedTasks } from '../../../tests/builders/tasks';
import TasksPage from './tasks-page';

const person = setUpUser();
const TODAY = today();
const given = onPlanPage(['tasks', 'checklist', 'modules'], () =>
  newPlan({ event_date: addDays(TODAY, 300) }),
);

const stored = () => storedTasks(given.plan);
const one = async (origin: string) => (await stored()).find(({ generated }) => generated?.origin === origin);
const open = async (search = '') => {
  renderAt(paths.eventTasks(given.plan.id) + search, <TasksPage />);
  await screen.findByRole('heading', { level: 1, name: /^(?!Loading)/ }, patience);
};
const press = (name: string | RegExp) => person.click(screen.getByRole('button', { name }));
/** Ticks a task off in the list, or among the next three tasks. */
async function tick(task: string): Promise<void> {
  const [first] = screen.getAllByRole('button', { name: fill(texts.action.complete, { task }) });
  if (first) await person.click(first);
}
const openTask = async (name: string) => {
  const [row] = screen.getAllByRole('button', { name: new RegExp(`^${name}`) });
  if (row) await person.click(row);
  return screen.findByRole('dialog', {}, patience);
};

const plant = (...ids: Planted[]) => plantTasks(given.plan, ...ids);

test('resolving a conflict about a task can keep both people’s changes', async () => {
  const [task] = await plant('W01');
  if (!task) throw new Error('nothing planted');
  await open();
  await storeRows(TASKS, given.plan.id, [{ before: task, after: { ...task, assignee: 'Zoë' } }]);
  await tick(checklist.W01);
  const dialog = await refusedDialog();
  await waitFor(
    () =>
      expect(compared(dialog)).toEqual({
        [texts.form.assignee]: theirs('Zoë'),
        [texts.csv.state]: sides(texts.state.todo, texts.state.done),
      }),
    patience,
  );
  // No message says that the refused change was saved, or offers to undo it.
  expect(toastStore.snapshot()).toEqual([]);
  await person.click(within(dialog).getByRole('button', { name: modules.conflict.applyMine }));
  await waitFor(async () => {
    const now = await one('W01');
    expect([now?.assignee, now?.completed_at === null]).toEqual(['Zoë', false]);
  }, patience);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a removed member can copy unsent changes before discarding them', async () => {
  await plant('W01');
  const eva = await newPerson('free', 'Eva');
  await addMember(given.plan, eva, 'editor');
  await open();
  await removeMember(given.plan, eva);
  await tick(checklist.W01);
  const dialog = await refusedDialog();
  expect(within(dialog).getByText(modules.unsaved.left)).toBeTruthy();
  expect(await within(dialog).findByText(checklist.W01, {}, patience)).toBeTruthy();
  expect(within(dialog).getByText(texts.state.done)).toBeTruthy();
  expect(within(dialog).queryByRole('button', { name: modules.unsaved.retry })).toBeNull();
  await expectAccessible();
  await person.click(within(dialog).getByRole('button', { name: modules.unsaved.copy }));
  expect(await navigator.clipboard.readText()).toContain(checklist.W01);
  await person.click(within(dialog).getByRole('button', { name: common.close }));
  await waitFor(() => expect(outboxState().entries).toEqual([]), patience);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('heading', { name: modules.missingTitle }, patience)).toBeTruthy();
});

test('a generated task has a name in the reader’s language until somebody edits the name', async () => {
  const [task] = await plant('W01', 'W06');
  if (!task) throw new Error('nothing planted');
  await storeRows(TASKS, given.plan.id, [{ before: task, after: { ...task, task_name: 'Las cuentas' } }]);
  await changeLanguage('es');
  await open();
  expect((await screen.findAllByText(spanish.W06, {}, patience)).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Las cuentas').length).toBeGreaterThan(0);
});

test('the downloaded task file contains only the tasks shown on the page', async () => {
  await plant('W01', 'W10');
  await open('?q=photographer');
  const saved = catchSaved();
  await press(modules.more);
  await person.click(await screen.findByRole('menuitem', { name: modules.csv }));
  const table = await saved();
  expect(table).toContain(checklist.W10);
  expect(table).not.toContain(checklist.W01);
});

test('a viewer sees the tasks but can’t change them', async () => {
  await plant('W01');
  await given.becomeViewer();
  await open();
  expect(screen.getByText(texts.readOnly)).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.add })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Mark as done/ })).toBeNull();
  const dialog = await openTask(checklist.W01);
  expect(within(dialog).queryByRole('textbox')).toBeNull();
});

test('an invalid plan id and another person’s plan get the same message', async () => {
  await newPerson('free');
  for (const id of [given.plan.id, 'nonsense']) {
    renderAt(paths.eventTasks(id), <TasksPage />);
    expect(await screen.findByRole('heading', { level: 1, name: /plan/i }, patience)).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.add })).toBeNull();
    cleanup();
  }
});
