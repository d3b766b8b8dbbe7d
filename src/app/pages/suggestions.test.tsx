import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { toSuggested } from '@/data/suggested-changes';
import { type StoredSuggestion, SUGGESTIONS } from '@/data/suggestions';
import { outboxState } from '@/data/sync/outbox';
import type { OutboxChange } from '@/data/sync/outbox-entry';
import { TASKS } from '@/data/tasks';
import type { Task } from '@/domain/tasks/task';
import EventPlanPage from '@/features/plan/event-plan-page';
import SuggestionsPage from '@/features/suggestions/suggestions-page';
import TasksPage from '@/features/tasks/tasks-page';
import { paths } from '@/lib/paths';
import { currentSession } from '@/lib/session/session-state';
import { checklist } from '@/locales/en/checklist';
import { suggestions as texts } from '@/locales/en/suggestions';
import { tasks as taskTexts } from '@/locales/en/tasks';
import { expectAccessible } from '../../../tests/builders/accessible';
import { onPlanPage, patience, undo } from '../../../tests/builders/plan-page';
import { addMember, become, newPerson, type Person, renderAt } from '../../../tests/builders/plans';
import { storedRows, storeRows } from '../../../tests/builders/rows';
import { fill, plantTasks, storedTasks } from '../../../tests/builders/tasks';

const person = setUpUser();
const given = onPlanPage(['tasks', 'checklist', 'modules', 'plans', 'budget', 'now', 'suggestions']);

const stored = () => storedRows(SUGGESTIONS, given.plan.id);
/** Returns the states of all lines, the suggestion with a reason first, because rows have no order. */
const states = async () =>
  [...(await stored())]
    .sort((a, b) => Number(a.reason === null) - Number(b.reason === null))
    .flatMap((one) => one.states);
const sent = () => waitFor(() => expect(outboxState().entries).toEqual([]), patience);
const names = async () => (await storedTasks(given.plan)).map(({ task_name }) => task_name).sort();

async function becomeSuggester(): Promise<Person> {
  const zoe = await newPerson('free', 'Zoë');
  await addMember(given.plan, zoe, 'suggester');
  return zoe;
}

/** Stores a suggestion in the same way as a suggester's device does. */
async function suggest(reason: string | null, ...changes: OutboxChange[]): Promise<void> {
  const made: StoredSuggestion = {
    id: crypto.randomUUID(),
    version: 0,
    author: currentSession().user?.id ?? '',
    reason,
    changes: changes.map(toSuggested),
    states: changes.map(() => 'open'),
    moved: {},
    created_at: new Date().toISOString(),
  };
  await storeRows(SUGGESTIONS, given.plan.id, [{ before: null, after: made }]);
}
const ofTask = (before: Task | null, after: Task | null): OutboxChange => ({ table: 'tasks', before, after });
const renamed = (task: Task, task_name: string) => ofTask(task, { ...task, task_name });

async function openSuggestions(): Promise<void> {
  renderAt(paths.suggestions(given.plan.id), <SuggestionsPage />);
  await screen.findByRole('heading', { level: 1, name: texts.title }, patience);
}

test('saving a form as a suggester creates a suggestion', async () => {
  const [task] = await plantTasks(given.plan, 'W01');
  await becomeSuggester();
  renderAt(paths.eventTasks(given.plan.id), <TasksPage />);
  expect(await screen.findByText(texts.notice, {}, patience)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Mark as done/ })).toBeNull();
  const [row] = screen.getAllByRole('button', { name: new RegExp(`^${checklist.W01}`) });
  if (row) await person.click(row);
  const sheet = await screen.findByRole('dialog', {}, patience);
  const name = within(sheet).getByLabelText(taskTexts.form.name);
  await person.clear(name);
  await person.type(name, 'Visit two venues');
  await person.type(within(sheet).getByLabelText(texts.reason), 'One may be taken');
  await expectAccessible();
  await person.click(within(sheet).getByRole('button', { name: texts.suggest }));
  await sent();
  const [made] = await stored();
  expect(made).toMatchObject({
    reason: 'One may be taken',
    states: ['open'],
    changes: [{ table: 'tasks', id: task?.id, version: 1, row: { task_name: 'Visit two venues' } }],
  });
  expect(await names()).toEqual([checklist.W01]);
  undo();
  await sent();
  expect(await stored()).toEqual([]);
});

test('an owner can undo the last of two accepted suggestions', async () => {
  const [first, second] = await plantTasks(given.plan, 'W01', 'W06');
  if (!first || !second) throw new Error('nothing planted');
  await becomeSuggester();
  await suggest('More choice', renamed(first, 'Visit two venues'));
  await suggest(
    null,
    ofTask(null, {
      ...first,
      id: crypto.randomUUID(),
      version: 0,
      task_name: 'Buy candles',
      generated: null,
    }),
    ofTask(second, null),
  );
  await become(given.owner);
  await openSuggestions();
  expect(await screen.findByText(fill(texts.quoted, { reason: 'More choice' }), {}, patience)).toBeTruthy();
  expect(
    await screen.findByText(
      fill(texts.field, { field: taskTexts.csv.task, from: checklist.W01, to: 'Visit two venues' }),
      {},
      patience,
    ),
  ).toBeTruthy();
  await expectAccessible();
  await person.click(
    screen.getByRole('button', { name: fill(texts.acceptOne, { what: 'Visit two venues' }) }),
  );
  await person.click(screen.getByRole('button', { name: fill(texts.declineOne, { what: checklist.W06 }) }));
  await person.click(screen.getByRole('button', { name: fill(texts.acceptOne, { what: 'Buy candles' }) }));
  await sent();
  expect(await names()).toEqual(['Buy candles', checklist.W06, 'Visit two venues'].sort());
  expect(await states()).toEqual(['accepted', 'accepted', 'declined']);
  expect(await screen.findByRole('heading', { level: 2, name: texts.emptyTitle })).toBeTruthy();
  undo();
  await sent();
  expect(await names()).toEqual([checklist.W06, 'Visit two venues'].sort());
  expect(await states()).toEqual(['accepted', 'open', 'declined']);
});

test('a suggestion names the person who changed the row after the suggestion was made', async () => {
  const [task] = await plantTasks(given.plan, 'W01');
  if (!task) throw new Error('nothing planted');
  await becomeSuggester();
  await suggest(null, renamed(task, 'Visit two venues'));
  await become(given.owner);
  await storeRows(TASKS, given.plan.id, [
    { before: task, after: { ...task, task_name: 'Visit a garden', assignee: 'Eva' } },
  ]);
  // The suggestion appears above the form of its row.
  renderAt(paths.eventTasks(given.plan.id), <TasksPage />);
  const [row] = await screen.findAllByRole('button', { name: /^Visit a garden/ }, patience);
  if (row) await person.click(row);
  const sheet = await screen.findByRole('dialog', {}, patience);
  expect(await within(sheet).findByText(fill(texts.movedBy, { name: 'Ana' }), {}, patience)).toBeTruthy();
  expect(
    within(sheet).getByText(
      fill(texts.field, { field: taskTexts.csv.task, from: checklist.W01, to: 'Visit a garden' }),
    ),
  ).toBeTruthy();
  await expectAccessible();
  await person.click(
    within(sheet).getByRole('button', { name: fill(texts.mergeOne, { what: 'Visit two venues' }) }),
  );
  await sent();
  const [now] = await storedTasks(given.plan);
  expect([now?.task_name, now?.assignee]).toEqual(['Visit two venues', 'Eva']);
});

test('an unreadable suggestion can only be declined', async () => {
  const [task] = await plantTasks(given.plan, 'W01');
  if (!task) throw new Error('nothing planted');
  await becomeSuggester();
  await suggest(null, ofTask(task, { ...task, recommended_completion_date: 'soon' }));
  await become(given.owner);
  renderAt(paths.eventPlan(given.plan.id), <EventPlanPage />);
  const mark = await screen.findByRole(
    'link',
    { name: fill(texts.news.suggestions_one, { count: '1' }) },
    patience,
  );
  expect(mark.getAttribute('href')).toBe(paths.suggestions(given.plan.id));
  cleanup();
  await openSuggestions();
  expect(await screen.findByText(texts.unreadable, {}, patience)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
  await person.click(
    screen.getByRole('button', { name: fill(texts.declineOne, { what: texts.unreadable }) }),
  );
  await sent();
  expect((await stored())[0]?.states).toEqual(['declined']);
});
