import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { onPlanPage, patience, undo } from '@/../tests/builders/plan-page';
import { newPlan, renderAt } from '@/../tests/builders/plans';
import { storeRows } from '@/../tests/builders/rows';
import { storedTasks } from '@/../tests/builders/tasks';
import { setUpUser } from '@/../tests/builders/user';
import { TASKS } from '@/data/tasks';
import { addDays } from '@/domain/calendar';
import { today } from '@/lib/format';
import { paths } from '@/lib/paths';
import { common } from '@/locales/en/common';
import { tasks as texts } from '@/locales/en/tasks';
import TasksPage from '../tasks-page';

const person = setUpUser();
const given = onPlanPage(['tasks', 'checklist', 'modules'], () =>
  newPlan({ event_date: addDays(today(), 300) }),
);

const origins = async () =>
  (await storedTasks(given.plan)).flatMap(({ generated }) => generated?.origin ?? []).sort();
const open = async () => {
  renderAt(paths.eventTasks(given.plan.id), <TasksPage />);
  await screen.findByRole('heading', { level: 1, name: /^(?!Loading)/ }, patience);
};
const question = () => screen.queryByText(texts.kind.title);
const kind = (ceremony: keyof typeof common.ceremony) =>
  screen.getByRole<HTMLInputElement>('radio', { name: common.ceremony[ceremony] });
/** Returns the preview of what the chosen answer would change. */
const told = () => {
  const box = question()?.closest('details');
  if (!box) throw new Error('nobody is asked');
  return within(box).getByRole('status');
};

/** Adds the whole checklist before the kind of ceremony is known. */
async function addChecklist(): Promise<string[]> {
  await open();
  await person.click(screen.getByRole('button', { name: /^Add the \d+ tasks$/ }));
  await waitFor(async () => expect((await origins()).length).toBeGreaterThan(40), patience);
  return origins();
}

test('choosing the kind of ceremony previews the changes to the checklist', async () => {
  const before = await addChecklist();
  const asked = await screen.findByText(texts.kind.title);
  await person.click(asked);
  expect(told().textContent).toBe('');
  await person.click(kind('civil'));
  const names = within(told())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(names.length).toBeGreaterThan(0);
  expect(await origins()).toEqual(before);

  await person.click(screen.getByRole('button', { name: texts.kind.apply }));
  expect(question()).toBeNull();
  await waitFor(async () => expect(await origins()).toContain('W08-Civil'), patience);
  const after = await origins();
  expect(after).not.toContain('W08');
  const changed = [
    ...after.filter((origin) => !before.includes(origin)),
    ...before.filter((origin) => !after.includes(origin)),
  ];
  expect(changed).toHaveLength(names.length);

  undo();
  await waitFor(async () => expect(await origins()).toEqual(before), patience);

  await person.click(await screen.findByText(texts.kind.title));
  await person.click(kind('civil'));
  await person.click(screen.getByRole('button', { name: texts.kind.apply }));
  await waitFor(async () => expect(await origins()).toEqual(after), patience);
});

test('undoing the added checklist offers the whole checklist again', async () => {
  const before = await addChecklist();
  undo();
  await waitFor(async () => expect(await origins()).toEqual([]), patience);
  await person.click(await screen.findByRole('button', { name: /^Add the \d+ tasks$/ }));
  await waitFor(async () => expect(await origins()).toEqual(before), patience);
});

test('the kind of ceremony can be chosen by keyboard', async () => {
  await addChecklist();
  await person.click(await screen.findByText(texts.kind.title));
  const answer = async (ceremony: keyof typeof common.ceremony) => {
    kind(ceremony).focus();
    await person.keyboard(' ');
    return told().textContent;
  };
  const civil = await answer('civil');
  expect(await answer('undecided')).toBe('');
  expect(await answer('religious')).not.toBe(civil);
  await person.tab();
  expect(document.activeElement?.textContent).toBe(texts.kind.apply);
  await person.keyboard('{Enter}');
  await waitFor(async () => expect(await origins()).toContain('W08r'), patience);
  expect(question()).toBeNull();
});

test('changing the ceremony keeps a task that somebody has edited', async () => {
  await addChecklist();
  const reserve = (await storedTasks(given.plan)).find(({ generated }) => generated?.origin === 'W08');
  if (!reserve) throw new Error('no task reserves the ceremony');
  await storeRows(TASKS, given.plan.id, [{ before: reserve, after: { ...reserve, assignee: 'Inés' } }]);
  cleanup();
  await open();
  await person.click(await screen.findByText(texts.kind.title));
  await person.click(kind('symbolic'));
  // The copy stored on the device is shown first, so wait for the update.
  await waitFor(() => expect(told().textContent).not.toContain(reserve.task_name), patience);
  await person.click(screen.getByRole('button', { name: texts.kind.apply }));
  await waitFor(async () => expect(await origins()).toContain('W33s'), patience);
  expect(await origins()).toContain('W08');
});

test('only a person who can edit an added checklist is asked about the ceremony', async () => {
  await open();
  expect(question()).toBeNull();
  cleanup();
  await addChecklist();
  cleanup();
  await given.becomeViewer();
  await open();
  expect(await screen.findByRole('heading', { name: texts.next.title }, patience)).toBeTruthy();
  // The copy stored on the device still has the former role, so wait for the update.
  await waitFor(() => expect(question()).toBeNull(), patience);
});
