import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { SCENARIOS } from '@/data/scenarios';
import { SUGGESTIONS } from '@/data/suggestions';
import { outboxState } from '@/data/sync/outbox';
import SuggestionsPage from '@/features/suggestions/suggestions-page';
import TasksPage from '@/features/tasks/tasks-page';
import WhatIfPage from '@/features/what-if/what-if-page';
import { paths } from '@/lib/paths';
import { checklist } from '@/locales/en/checklist';
import { guests as guestTexts } from '@/locales/en/guests';
import { modules } from '@/locales/en/modules';
import { seating as seatingTexts } from '@/locales/en/seating';
import { suggestions as texts } from '@/locales/en/suggestions';
import { tasks as taskTexts } from '@/locales/en/tasks';
import { whatif as whatIfTexts } from '@/locales/en/whatif';
import { expectAccessible } from '../../../tests/builders/accessible';
import { ModulePages } from '../../../tests/builders/module-pages';
import { onPlanPage, patience } from '../../../tests/builders/plan-page';
import { addMember, become, newPerson, renderAt } from '../../../tests/builders/plans';
import { storedRows, storeRows } from '../../../tests/builders/rows';
import { plantedRoom } from '../../../tests/builders/seating-room';
import { fill, plantTasks, storedTasks } from '../../../tests/builders/tasks';

const person = setUpUser();
const given = onPlanPage([
  'tasks',
  'checklist',
  'modules',
  'suggestions',
  'guests',
  'seating',
  'whatif',
  'budget',
]);

const stored = () => storedRows(SUGGESTIONS, given.plan.id);
const sent = () => waitFor(() => expect(outboxState().entries).toEqual([]), patience);
const button = (name: string | RegExp) => screen.findByRole('button', { name }, patience);

const becomeSuggester = async () => addMember(given.plan, await newPerson('free', 'Zoë'), 'suggester');

async function openTasks(): Promise<HTMLElement> {
  await plantTasks(given.plan, 'W01');
  await becomeSuggester();
  renderAt(paths.eventTasks(given.plan.id), <TasksPage />);
  const [row] = await screen.findAllByRole('button', { name: new RegExp(`^${checklist.W01}`) }, patience);
  if (!row) throw new Error('no task');
  return row;
}

/**
 * Presses Tab until an element with this name has the focus. Gives up after enough presses to reach every
 * focusable element of a page.
 */
async function tabTo(name: string | RegExp): Promise<void> {
  const matches = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  for (let stop = 0; stop < 120; stop += 1) {
    const now = document.activeElement;
    const label = now?.id && document.querySelector(`label[for="${now.id}"]`)?.textContent;
    if (matches(now?.getAttribute('aria-label') || label || now?.textContent || '')) return;
    await person.tab();
  }
  throw new Error(`no way to ${name} by Tab`);
}

test('a suggestion can be made and accepted with the keyboard alone', async () => {
  await openTasks();
  await tabTo(new RegExp(`^${checklist.W01}`));
  await person.keyboard('{Enter}');
  await screen.findByRole('dialog', {}, patience);
  await tabTo(taskTexts.form.name);
  await person.keyboard('{Control>}a{/Control}Visit two venues');
  await tabTo(texts.suggest);
  await person.keyboard('{Enter}');
  await sent();
  cleanup();
  await become(given.owner);
  renderAt(paths.suggestions(given.plan.id), <SuggestionsPage />);
  await button(fill(texts.acceptOne, { what: 'Visit two venues' }));
  await tabTo(fill(texts.acceptOne, { what: 'Visit two venues' }));
  await person.keyboard('{Enter}');
  await sent();
  expect(await storedTasks(given.plan)).toMatchObject([{ task_name: 'Visit two venues' }]);
});

test('a suggestion made offline is sent once the service can be reached', async () => {
  const row = await openTasks();
  const real = globalThis.fetch;
  const lost = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      String(input instanceof Request ? input.url : input).includes('save_rows')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : real(input, init),
    );
  await person.click(row);
  const sheet = await screen.findByRole('dialog', {}, patience);
  await person.type(within(sheet).getByLabelText(texts.reason), 'Before the holidays');
  await person.type(within(sheet).getByLabelText(taskTexts.form.name), '!');
  await person.click(within(sheet).getByRole('button', { name: texts.suggest }));
  await waitFor(() => expect(lost).toHaveBeenCalled(), patience);
  expect(outboxState().entries).toHaveLength(1);
  cleanup();
  // The page shows the suggestion while the device is offline. It is sent when the device is online again.
  renderAt(paths.suggestions(given.plan.id), <SuggestionsPage />);
  expect(
    await screen.findByText(fill(texts.quoted, { reason: 'Before the holidays' }), {}, patience),
  ).toBeTruthy();
  lost.mockRestore();
  globalThis.dispatchEvent(new Event('online'));
  await sent();
  expect(await stored()).toMatchObject([{ reason: 'Before the holidays', states: ['open'] }]);
});

test('a suggester can suggest tables, rules, parts and questions but can’t seat guests', async () => {
  const { tables } = await plantedRoom(given.plan.id);
  await becomeSuggester();
  const suggestIn = async (write: (sheet: ReturnType<typeof within>) => Promise<void>) => {
    const sheet = within(await screen.findByRole('dialog', {}, patience));
    await write(sheet);
    await person.click(sheet.getByRole('button', { name: texts.suggest }));
    await sent();
  };
  renderAt(`${paths.tableArrangement(given.plan.id)}?view=list`, <ModulePages module="tables" />);
  await person.click(await button(fill(seatingTexts.thing.edit, { name: 'Mesa 1' })));
  await suggestIn(async (sheet) => {
    // Somebody sits at this table, so its deletion can't be suggested.
    expect(sheet.queryByRole('button', { name: texts.suggestDelete })).toBeNull();
    expect(sheet.queryByRole('button', { name: seatingTexts.thing.copy })).toBeNull();
    await person.type(sheet.getByLabelText(seatingTexts.thing.name), '0');
    await expectAccessible();
  });
  expect(screen.queryByRole('button', { name: /Íñigo/ })).toBeNull();
  await person.click(await button(seatingTexts.view.rules));
  await person.click(await button(seatingTexts.rule.add));
  await suggestIn(async (sheet) => {
    expect(sheet.queryByLabelText(seatingTexts.rule.confidential)).toBeNull();
  });
  cleanup();

  const openSheet = async (title: string, add: string) => {
    await person.click(await button(modules.more));
    await person.click(await screen.findByRole('menuitem', { name: title }, patience));
    await person.click(await button(add));
  };
  renderAt(paths.guestList(given.plan.id), <ModulePages module="guests" />);
  await openSheet(guestTexts.parts.title, guestTexts.parts.add);
  await suggestIn(async (sheet) => {
    await person.type(sheet.getByLabelText(guestTexts.parts.name), 'Brunch');
  });
  await person.keyboard('{Escape}');
  await openSheet(guestTexts.questions.title, guestTexts.questions.add);
  await suggestIn(async (sheet) => {
    await person.type(sheet.getByLabelText(guestTexts.questions.text), 'Which song?');
    await person.type(sheet.getByLabelText(guestTexts.questions.options), 'Fast\nSlow');
  });
  expect((await stored()).flatMap(({ changes }) => changes)).toMatchObject([
    { table: 'seating_tables', id: tables[0]?.id, row: { name: 'Mesa 10' } },
    { table: 'seating_rules', before: null },
    { table: 'event_parts', row: { name: 'Brunch' } },
    { table: 'event_questions', row: { text: 'Which song?' } },
  ]);
});

test('moving a scenario’s slider as a suggester makes a suggestion instead of a change', async () => {
  const after = { id: crypto.randomUUID(), version: 0, name: 'Smaller', position: 1, overrides: {} };
  await storeRows(SCENARIOS, given.plan.id, [{ before: null, after }]);
  await becomeSuggester();
  const open = () => renderAt(`${paths.whatIf(given.plan.id)}?open=${after.id}`, <WhatIfPage />);
  const slider = () => screen.findByRole('slider', { name: whatIfTexts.editor.guestsSlider }, patience);
  open();
  fireEvent.change(await slider(), { target: { value: 70 } });
  expect(await button(texts.suggest)).toBeTruthy();
  expect(screen.queryByText(whatIfTexts.editor.saved)).toBeNull();
  await expectAccessible();
  cleanup();
  open();
  await person.click(await button(texts.suggest));
  await sent();
  expect(await stored()).toMatchObject([
    { changes: [{ table: 'scenarios', id: after.id, row: { overrides: { guest_count: 70 } } }] },
  ]);
  expect(await storedRows(SCENARIOS, given.plan.id)).toMatchObject([{ overrides: {} }]);
  expect(screen.queryByRole('button', { name: texts.suggest })).toBeNull();
});
