import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { BUDGET_ITEMS } from '@/data/ledger';
import { TASKS } from '@/data/tasks';
import { addDays } from '@/domain/calendar';
import { EMPTY_ITEM } from '@/domain/ledger/ledger-item';
import { today } from '@/lib/format';
import { paths } from '@/lib/paths';
import { checklist } from '@/locales/en/checklist';
import { modules } from '@/locales/en/modules';
import { tasks as texts } from '@/locales/en/tasks';
import { toastStore } from '@/ui/toast-store';
import { onPlanPage, patience, undo } from '../../../tests/builders/plan-page';
import { currentAddress, newPlan, renderAt } from '../../../tests/builders/plans';
import { storeRows, updatePlan } from '../../../tests/builders/rows';
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

test('adding the checklist saves all tasks in one request', async () => {
  const sent = vi.spyOn(globalThis, 'fetch');
  await open();
  sent.mockClear();
  await press(/^Add the \d+ tasks$/);
  const next = await screen.findByRole('heading', { name: texts.next.title });
  expect(next).toBeTruthy();
  expect(screen.getByText(/nothing overdue/)).toBeTruthy();
  await waitFor(async () => expect((await stored()).length).toBeGreaterThan(40), patience);
  const saves = sent.mock.calls.filter(([input]) =>
    String(input instanceof Request ? input.url : input).includes('save_rows'),
  );
  expect(saves).toHaveLength(1);
  expect((await stored()).every(({ recommended_completion_date: date }) => date > TODAY)).toBe(true);
  const [list] = screen
    .getAllByRole('list')
    .filter((each) => within(each).queryAllByText(/waiting for it/).length > 0);
  expect(list && within(list).getAllByRole('listitem')).toHaveLength(3);

  undo();
  await waitFor(async () => expect(await stored()).toHaveLength(0), patience);
});

test('undo reopens a task that was ticked as completed', async () => {
  await plant('W01', 'W06');
  await open();
  await tick(checklist.W01);
  expect(await screen.findByText(/1 to do/)).toBeTruthy();
  await waitFor(async () => expect((await one('W01'))?.completed_at).toBeTruthy(), patience);
  undo();
  await waitFor(async () => expect((await one('W01'))?.completed_at).toBeNull(), patience);
  expect(await screen.findByText(/2 to do/)).toBeTruthy();
});

test('a task can be added, changed and deleted in the form', async () => {
  await open();
  await press(texts.offer.own);
  const sheet = await screen.findByRole('dialog');
  const field = (label: string) => within(sheet).getByLabelText(label);
  await person.click(within(sheet).getByRole('button', { name: texts.form.create }));
  expect(await within(sheet).findByText(texts.problem.nameRequired)).toBeTruthy();
  await person.type(field(texts.form.name), 'Llamar a la abuela');
  fireEvent.change(field(texts.form.date), { target: { value: TODAY } });
  await person.click(within(sheet).getByRole('button', { name: texts.form.create }));
  expect(await within(sheet).findByText(texts.problem.dateInPast)).toBeTruthy();
  fireEvent.change(field(texts.form.date), { target: { value: addDays(TODAY, 3) } });
  await person.type(field(texts.form.assignee), 'Inés');
  await person.click(within(sheet).getByRole('button', { name: texts.form.create }));
  await waitFor(
    async () => expect(await stored()).toMatchObject([{ assignee: 'Inés', generated: null }]),
    patience,
  );

  const again = await openTask('Llamar a la abuela');
  const notes = within(again).getByLabelText(texts.form.notes);
  await person.type(notes, 'Por la tarde');
  await person.click(within(again).getByRole('button', { name: texts.form.save }));
  await waitFor(async () => expect((await stored())[0]?.notes).toBe('Por la tarde'), patience);

  const last = await openTask('Llamar a la abuela');
  await person.click(within(last).getByRole('button', { name: texts.form.delete }));
  await waitFor(async () => expect(await stored()).toHaveLength(0), patience);
  undo();
  await waitFor(async () => expect(await stored()).toMatchObject([{ notes: 'Por la tarde' }]), patience);
});

test('changing the event’s date suggests new dates for tasks one by one', async () => {
  const [, mine] = await plant('W01', 'W06', 'W35');
  if (!mine) throw new Error('nothing planted');
  const chosen = addDays(TODAY, 77);
  await storeRows(TASKS, given.plan.id, [
    { before: mine, after: { ...mine, recommended_completion_date: chosen } },
  ]);
  const event_date = addDays(given.plan.event_date, 60);
  await updatePlan(given.plan, { changes: { event_date } });
  await open();
  const panel = screen.getByRole('region', { name: /^The event moved to/ });
  expect(within(panel).getByText(/1 task whose date you chose yourself stays/)).toBeTruthy();
  const before = await one('W01');
  await person.click(
    within(panel).getByRole('button', { name: fill(modules.suggestions.takeOne, { what: checklist.W01 }) }),
  );
  await waitFor(async () => expect((await one('W01'))?.generated?.origin_event).toBe(event_date), patience);
  const after = await one('W01');
  expect(after?.recommended_completion_date).not.toBe(before?.recommended_completion_date);
  expect((await one('W06'))?.recommended_completion_date).toBe(chosen);
  expect(
    within(panel).queryByRole('button', { name: fill(modules.suggestions.takeOne, { what: checklist.W06 }) }),
  ).toBeNull();

  await press(modules.suggestions.leaveAll);
  await waitFor(async () => expect((await one('W35'))?.generated?.origin_event).toBe(event_date), patience);
  await waitFor(
    () => expect(screen.queryByRole('region', { name: /^The event moved to/ })).toBeNull(),
    patience,
  );
});

test('a task for booking a vendor counts as done while a price is agreed', async () => {
  await plant('W01', 'W10');
  const after = {
    ...EMPTY_ITEM,
    id: crypto.randomUUID(),
    version: 0,
    category: 'photo-and-video' as const,
    vendor_name: 'Foto Alba',
    planned_amount: 200_000,
    actual_amount: 190_000,
  };
  const [item] = await storeRows(BUDGET_ITEMS, given.plan.id, [{ before: null, after }]);
  await open('?show=done');
  expect(screen.getByRole('img', { name: fill(texts.action.byFact, { task: checklist.W10 }) })).toBeTruthy();
  expect((await one('W10'))?.completed_at).toBeNull();
  cleanup();
  if (item) await storeRows(BUDGET_ITEMS, given.plan.id, [{ before: item, after: null }]);
  await open();
  // The copy stored on the device appears first, then the row that the service has stored.
  const reopened = await screen.findAllByRole(
    'button',
    { name: fill(texts.action.complete, { task: checklist.W10 }) },
    patience,
  );
  expect(reopened.length).toBeGreaterThan(0);
});

test('several selected tasks can be assigned to a person together', async () => {
  await plant('W01', 'W06', 'W10');
  await open();
  await press(modules.select.start);
  await person.click(
    screen.getByRole('checkbox', { name: fill(texts.action.select, { task: checklist.W06 }) }),
  );
  await person.click(
    screen.getByRole('checkbox', { name: fill(texts.action.select, { task: checklist.W10 }) }),
  );
  await press(texts.bulk.who);
  const dialog = await screen.findByRole('dialog');
  await person.type(within(dialog).getByLabelText(texts.form.assignee), 'Eva{Enter}');
  await waitFor(
    async () => expect((await stored()).map(({ assignee }) => assignee).sort()).toEqual(['Eva', 'Eva', null]),
    patience,
  );
  undo();
  await waitFor(
    async () => expect((await stored()).every(({ assignee }) => assignee === null)).toBe(true),
    patience,
  );
});

test('deleting selected tasks skips the tasks that the search hides', async () => {
  await plant('W01', 'W06', 'W10');
  await open();
  await press(modules.select.start);
  await press(modules.select.all);
  await person.type(screen.getByRole('textbox', { name: texts.filter.search }), checklist.W06.slice(0, 12));
  expect(
    await screen.findByText('2 of 3 selected are hidden by the search or a filter, and left out'),
  ).toBeTruthy();
  await press(modules.select.delete);
  await waitFor(async () => expect(await stored()).toHaveLength(2), patience);
  await press(texts.filter.clear);
  expect(await screen.findByText('2 selected')).toBeTruthy();
});

test('moving several tasks earlier never sets a date in the past', async () => {
  await plant('W01', 'W06', 'W10');
  const planted = await stored();
  const days: Record<string, number> = { W01: -12, W06: 4, W10: 40 };
  await storeRows(
    TASKS,
    given.plan.id,
    planted.map((before) => ({
      before,
      after: {
        ...before,
        recommended_completion_date: addDays(TODAY, days[before.generated?.origin ?? ''] ?? 0),
      },
    })),
  );
  await open();
  await press(modules.select.start);
  await press(modules.select.all);
  await press(texts.bulk.move);
  await person.click(await screen.findByRole('menuitem', { name: texts.bulk.earlier }));
  expect(toastStore.snapshot().at(-1)?.title).toMatch(
    /2 tasks changed. 1 stays where it is.*1 is due tomorrow/,
  );
  await waitFor(async () => {
    const dates = await Promise.all(['W01', 'W06', 'W10'].map((id) => one(id)));
    expect(dates.map((task) => task?.recommended_completion_date)).toEqual(
      [-12, 1, 33].map((day) => addDays(TODAY, day)),
    );
  }, patience);
});

test('a button on the board moves a task to the next column', async () => {
  await plant('W01', 'W10');
  await open('?view=board&q=fotogr');
  expect(
    screen.queryAllByRole('listitem').some(({ textContent }) => textContent?.includes(checklist.W10)),
  ).toBe(true);
  await press(texts.filter.clear);
  await press(fill(texts.action.forward, { task: checklist.W10, column: texts.state.doing }));
  await waitFor(async () => expect((await one('W10'))?.started_at).toBeTruthy(), patience);
  const column = screen.getByRole('region', { name: /^In progress/ });
  expect(within(column).getByText(checklist.W10)).toBeTruthy();
  await press(texts.view.month);
  await waitFor(() => expect(currentAddress()).toContain('view=month'));
});

test('without tasks, the tasks page says that the event is today or over', async () => {
  const plan = await updatePlan(given.plan, { changes: { event_date: TODAY } });
  await open();
  expect(await screen.findByText(texts.offer.todayTitle, {}, patience)).toBeTruthy();
  expect(screen.queryByText(texts.offer.pastTitle)).toBeNull();
  cleanup();
  await updatePlan(plan, { changes: { event_date: addDays(TODAY, -1) } });
  await open();
  expect(await screen.findByText(texts.offer.pastTitle, {}, patience)).toBeTruthy();
});
