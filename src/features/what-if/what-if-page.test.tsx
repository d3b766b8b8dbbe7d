import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { SCENARIOS } from '@/data/scenarios';
import type { Overrides, Scenario } from '@/domain/what-if/overrides';
import { paths } from '@/lib/paths';
import { common } from '@/locales/en/common';
import { modules } from '@/locales/en/modules';
import { whatif as texts } from '@/locales/en/whatif';
import { toastStore } from '@/ui/toast-store';
import {
  catchSaved,
  compared,
  onPlanPage,
  patience,
  refusedDialog,
  sides,
  theirs,
  undo,
} from '../../../tests/builders/plan-page';
import { currentAddress, newPerson, renderAt } from '../../../tests/builders/plans';
import { storedPlan, storedRows, storeRows } from '../../../tests/builders/rows';
import { fill } from '../../../tests/builders/tasks';
import WhatIfPage from './what-if-page';

const person = setUpUser();
const given = onPlanPage(['whatif', 'budget', 'modules']);

const stored = () => storedRows(SCENARIOS, given.plan.id);

async function plant(name: string, overrides: Overrides, position = 1): Promise<Scenario> {
  const after: Scenario = { id: crypto.randomUUID(), version: 0, name, position, overrides };
  const [made] = await storeRows(SCENARIOS, given.plan.id, [{ before: null, after }]);
  if (!made) throw new Error('nothing planted');
  return made;
}
const open = async (search = '') => {
  renderAt(paths.whatIf(given.plan.id) + search, <WhatIfPage />);
  await screen.findByRole('heading', { level: 1, name: /^(?!Loading)/ }, patience);
};
const editor = (scenario: Scenario) => open(`?open=${scenario.id}`);
const press = (name: string | RegExp) => person.click(screen.getByRole('button', { name }));
const inMenu = async (scenario: string, item: string) => {
  await press(fill(texts.row.menu, { name: scenario }));
  await person.click(await screen.findByRole('menuitem', { name: item }));
};
const slide = (name: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value } });

test('a suggested scenario is created under the name entered for it', async () => {
  await open();
  await press(fill(texts.empty.fewer, { guests: '80', plan: '100' }));
  const dialog = await screen.findByRole('dialog');
  const name = within(dialog).getByLabelText(texts.name.label);
  await person.clear(name);
  await person.click(within(dialog).getByRole('button', { name: texts.name.create }));
  expect(await within(dialog).findByText(texts.name.required)).toBeTruthy();
  await person.type(name, 'Only family');
  await person.click(within(dialog).getByRole('button', { name: texts.name.create }));
  expect(await screen.findByRole('heading', { level: 1, name: /Only family/ }, patience)).toBeTruthy();
  await waitFor(
    async () =>
      expect(await stored()).toMatchObject([{ name: 'Only family', overrides: { guest_count: 80 } }]),
    patience,
  );
  expect(currentAddress()).toContain('open=');
});

test('moving a slider updates the remaining money before the value is saved', async () => {
  const scenario = await plant('Smaller', {});
  await editor(scenario);
  expect(screen.getByText(texts.headline.even)).toBeTruthy();
  expect(screen.getByText(/The next guest, number 101, costs/)).toBeTruthy();
  slide(texts.editor.guestsSlider, 70);
  expect(screen.getByText(/to spare$/)).toBeTruthy();
  expect(screen.getByText(/The next guest, number 71, costs/)).toBeTruthy();
  await waitFor(async () => expect((await stored())[0]?.overrides).toEqual({ guest_count: 70 }), patience);

  // The total becomes equal to the cost, so no money is left.
  await press(/^Make .* the total$/);
  expect(screen.getByText(texts.headline.even)).toBeTruthy();
  // With the plan's own number of guests, this total is too small.
  await press(/^Guests\..*As in the plan/);
  expect(screen.getByText(/short$/)).toBeTruthy();
  await waitFor(
    async () => expect(Object.keys((await stored())[0]?.overrides ?? {})).toEqual(['budget']),
    patience,
  );
});

test('leaving the page saves a slider’s new value immediately', async () => {
  const scenario = await plant('Smaller', { assumptions: { table_seats: 10 } });
  await editor(scenario);
  slide(texts.editor.hoursSlider, 5);
  cleanup();
  await waitFor(
    async () =>
      expect((await stored())[0]?.overrides).toEqual({ duration: 5, assumptions: { table_seats: 10 } }),
    patience,
  );
});

test('applying the selected lines of a scenario changes the plan in one step', async () => {
  const scenario = await plant('Other', {
    guest_count: 70,
    budget: 2_000_000,
    selected: { transportation: false },
  });
  await editor(scenario);
  const panel = screen.getByRole('region', { name: texts.promote.title });
  await person.click(within(panel).getByRole('checkbox', { name: /^Guests/ }));
  await person.click(
    within(panel).getByRole('button', { name: fill(texts.promote.do_other, { count: '2' }) }),
  );
  await waitFor(async () => {
    const now = await storedPlan(given.plan.id);
    const transportation = now?.categories.find(({ category }) => category === 'transportation');
    expect([now?.budget, now?.guest_count, transportation?.selected]).toEqual([2_000_000, 100, false]);
    expect(now?.version).toBe(given.plan.version + 1);
  }, patience);
  // Applied lines disappear; only the line that wasn't selected remains.
  await waitFor(() => expect(within(panel).getAllByRole('checkbox')).toHaveLength(1), patience);
  undo();
  await waitFor(async () => {
    const now = await storedPlan(given.plan.id);
    expect([now?.budget, now?.categories]).toEqual([given.plan.budget, given.plan.categories]);
  }, patience);
});

test('a suggestion for reaching a lower total can be applied to the scenario', async () => {
  const scenario = await plant('Cheaper', {});
  await editor(scenario);
  const panel = screen.getByRole('region', { name: texts.reach.title });
  const target = within(panel).getByLabelText(texts.reach.target);
  await person.clear(target);
  await person.type(target, '20000');
  expect(await within(panel).findByText(/ways? to get to €20,000$/, {}, patience)).toBeTruthy();
  const [first] = within(panel).getAllByRole('button', { name: texts.reach.try });
  if (first) await person.click(first);
  await waitFor(async () => expect((await stored())[0]?.overrides.budget).toBe(2_000_000), patience);
  // Ignores the live region, which repeats the text for screen readers a moment later.
  const seen = { ignore: '[role=status]' };
  expect(await within(panel).findByText(/^It costs .* already/, seen, patience)).toBeTruthy();
});

test('scenarios can be renamed, duplicated and deleted', async () => {
  await plant('First', { guest_count: 80 });
  await open();
  await inMenu('First', texts.row.rename);
  const dialog = await screen.findByRole('dialog');
  const name = within(dialog).getByLabelText(texts.name.label);
  await person.clear(name);
  await person.type(name, 'At home{Enter}');
  await waitFor(async () => expect((await stored())[0]?.name).toBe('At home'), patience);
  await inMenu('At home', texts.row.delete);
  await waitFor(async () => expect(await stored()).toEqual([]), patience);
  undo();
  await waitFor(
    async () => expect(await stored()).toMatchObject([{ name: 'At home', overrides: { guest_count: 80 } }]),
    patience,
  );
  await screen.findByRole('link', { name: 'At home' }, patience);
  await inMenu('At home', texts.row.duplicate);
  await waitFor(
    async () => expect((await stored()).map((one) => one.name)).toEqual(['At home', 'At home (copy)']),
    patience,
  );
});

test('scenarios can be moved up and down in their list', async () => {
  for (const [i, name] of ['One', 'Two', 'Three'].entries()) await plant(name, {}, i + 1);
  await open();
  const listed = () =>
    within(screen.getByRole('region', { name: texts.scenarios }))
      .getAllByRole('link')
      .map((link) => link.textContent);
  const names = async () => (await stored()).map(({ name }) => name);
  await inMenu('Three', texts.row.up);
  await waitFor(() => expect(listed()).toEqual(['One', 'Three', 'Two']), patience);
  expect(toastStore.snapshot().at(-1)?.title).toBe(
    fill(texts.said.moved, { name: 'Three', rank: '2', of: '3' }),
  );
  await inMenu('One', texts.row.down);
  await waitFor(async () => expect(await names()).toEqual(['Three', 'One', 'Two']), patience);
  expect(listed()).toEqual(['Three', 'One', 'Two']);
  undo();
  await waitFor(async () => expect(await names()).toEqual(['One', 'Three', 'Two']), patience);

  // The first scenario can't move up.
  await press(fill(texts.row.menu, { name: 'One' }));
  await screen.findByRole('menuitem', { name: texts.row.down });
  expect(screen.queryByRole('menuitem', { name: texts.row.up })).toBeNull();
});

test('a conflict about the order of scenarios names both positions', async () => {
  for (const [i, name] of ['One', 'Two', 'Three'].entries()) await plant(name, {}, (i + 1) * 1000);
  await open();
  const last = (await stored()).at(-1);
  if (!last) throw new Error('nothing planted');
  await storeRows(SCENARIOS, given.plan.id, [
    { before: last, after: { ...last, position: 0, overrides: { duration: 5 } } },
  ]);
  await inMenu('Three', texts.row.up);
  const dialog = await refusedDialog();
  const place = (rank: string) => fill(texts.sorting.place, { rank });
  await waitFor(
    () => expect(Object.values(compared(dialog))).toContainEqual(sides(place('1'), place('2'))),
    patience,
  );
  await person.click(within(dialog).getByRole('button', { name: modules.conflict.applyMine }));
  await waitFor(
    async () =>
      expect((await stored())[1]).toMatchObject({
        name: 'Three',
        position: 1500,
        overrides: { duration: 5 },
      }),
    patience,
  );
});

test('choosing scenarios to compare puts the choice into the URL', async () => {
  for (let i = 1; i <= 5; i++) await plant(`Number ${i}`, { guest_count: 50 + i }, i);
  await open();
  const beside = () =>
    screen.queryAllByRole('columnheader', { name: /^Number/ }).map((head) => head.textContent);
  expect(new Set(beside())).toEqual(new Set(['Number 1', 'Number 2', 'Number 3', 'Number 4']));
  const box = (n: number) =>
    screen.getByRole('checkbox', { name: fill(texts.row.compare, { name: `Number ${n}` }) });
  expect(box(5).hasAttribute('disabled')).toBe(true);
  for (const n of [1, 2, 3]) await person.click(box(n));
  await person.click(box(5));
  await waitFor(() => expect(new Set(beside())).toEqual(new Set(['Number 4', 'Number 5'])), patience);
  await waitFor(() => expect(currentAddress()).toContain('shown='), patience);

  const saved = catchSaved();
  await press(modules.more);
  await person.click(await screen.findByRole('menuitem', { name: modules.csv }));
  const table = await saved();
  expect(table).toContain('"Number 4","Number 5"');
  expect(table).toContain(`"${common.category.catering}"`);
});

test('resolving a conflict about a scenario can keep both people’s changes', async () => {
  const scenario = await plant('Ours', {});
  await editor(scenario);
  await storeRows(SCENARIOS, given.plan.id, [
    { before: scenario, after: { ...scenario, overrides: { duration: 5 } } },
  ]);
  slide(texts.editor.guestsSlider, 60);
  const dialog = await refusedDialog();
  await waitFor(
    () =>
      expect(compared(dialog)).toEqual({
        [texts.line.duration]: theirs('5 hours'),
        [texts.line.guest_count]: sides(modules.unsaved.empty, '60 guests'),
      }),
    patience,
  );
  await person.click(within(dialog).getByRole('button', { name: modules.conflict.applyMine }));
  await waitFor(
    async () => expect((await stored())[0]?.overrides).toEqual({ duration: 5, guest_count: 60 }),
    patience,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a viewer sees the scenarios but can’t change them', async () => {
  const scenario = await plant('Theirs', { guest_count: 70 });
  await plant('Also theirs', {}, 2);
  await given.becomeViewer();
  await editor(scenario);
  expect(screen.getByText(texts.readOnly)).toBeTruthy();
  expect(screen.getByText(/to spare$/)).toBeTruthy();
  expect(screen.getByRole('slider', { name: texts.editor.guestsSlider }).hasAttribute('disabled')).toBe(true);
  expect(screen.queryByRole('region', { name: texts.promote.title })).toBeNull();
  expect(screen.queryByRole('button', { name: fill(texts.row.menu, { name: 'Theirs' }) })).toBeNull();
  cleanup();
  await open();
  expect(screen.queryByRole('button', { name: fill(texts.row.menu, { name: 'Theirs' }) })).toBeNull();
  expect(screen.queryByRole('button', { name: fill(texts.row.move, { name: 'Theirs' }) })).toBeNull();
});

test('an invalid plan id and another person’s plan get the same message', async () => {
  await newPerson('free');
  for (const id of [given.plan.id, 'nonsense']) {
    renderAt(paths.whatIf(id), <WhatIfPage />);
    expect(
      await screen.findByRole('heading', { level: 1, name: modules.missingTitle }, patience),
    ).toBeTruthy();
    cleanup();
  }
});
