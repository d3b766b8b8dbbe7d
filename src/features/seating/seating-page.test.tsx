import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { GUESTS } from '@/data/guests';
import {
  SEAT_ASSIGNMENTS,
  SEATING_CHARTS,
  SEATING_PRINTS,
  SEATING_RULES,
  SEATING_TABLES,
} from '@/data/seating';
import { paths } from '@/lib/paths';
import { modules } from '@/locales/en/modules';
import { seating as texts } from '@/locales/en/seating';
import { seating as spanish } from '@/locales/es/seating';
import { expectAccessible } from '../../../tests/builders/accessible';
import { ModulePages } from '../../../tests/builders/module-pages';
import {
  compared,
  onPlanPage,
  patience,
  refusedDialog,
  sides,
  undo,
} from '../../../tests/builders/plan-page';
import { newPlan, renderAt } from '../../../tests/builders/plans';
import { storedRows, storeRows } from '../../../tests/builders/rows';
import { plantedRoom } from '../../../tests/builders/seating-room';

const person = setUpUser();
const given = onPlanPage(['seating', 'guests', 'modules'], () => newPlan({ country: 'ES' }));

const plant = () => plantedRoom(given.plan.id);
const open = async (search = '') => {
  renderAt(paths.tableArrangement(given.plan.id) + search, <ModulePages module="tables" />);
  await screen.findByRole('heading', { level: 1, name: /^(?!Loading)/ }, patience);
};
const openPapers = async (paper: string) => {
  renderAt(`${paths.seatingPapers(given.plan.id)}?paper=${paper}`, <ModulePages module="tables" />);
  await screen.findByRole('heading', { level: 1, name: texts.view.papers }, patience);
};
const press = async (name: string | RegExp, scope = within(document.body)) =>
  person.click(await scope.findByRole('button', { name }, patience));
const moveOf = (name: string) => texts.list.move.replace('{{name}}', name);
const stored = () => storedRows(SEAT_ASSIGNMENTS, given.plan.id);
beforeEach(() => {
  vi.spyOn(window, 'print').mockImplementation(() => undefined);
});

test('the seating views and the printable papers of a room are accessible', async () => {
  await plant();
  for (const view of ['room', 'list', 'rules']) {
    await open(`?view=${view}`);
    expect(await screen.findByText('1 of 3 seated', {}, patience)).toBeTruthy();
    await expectAccessible();
    cleanup();
  }
  // An old address: the papers used to be a view of the seating page.
  await open('?view=papers');
  expect(await screen.findByRole('heading', { level: 1, name: texts.view.papers }, patience)).toBeTruthy();
  await expectAccessible();
});

test('moving a guest whom another person has just moved reports a conflict', async () => {
  const { tables, seat } = await plant();
  await open('?view=list');
  await screen.findByRole('button', { name: new RegExp(moveOf('Íñigo Núñez')) }, patience);
  // Another person moves the same guest first, on another device.
  await storeRows(SEAT_ASSIGNMENTS, given.plan.id, [
    { before: seat, after: { ...seat, table_id: tables[1]?.id ?? '', seat: 3 } },
  ]);
  await press(new RegExp(moveOf('Íñigo Núñez')));
  await person.click(await screen.findByRole('combobox', { name: texts.move.seat }, patience));
  await person.click(await screen.findByRole('option', { name: 'Seat 5' }, patience));
  await press(texts.move.save);
  const dialog = await refusedDialog();
  await waitFor(
    () =>
      expect(compared(dialog)).toEqual({
        [texts.move.table]: sides('Mesa 2', 'Mesa 1'),
        [texts.move.seat]: sides('4', '5'),
      }),
    patience,
  );
  await press(modules.conflict.keepTheirs, within(dialog));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
  expect(await stored()).toMatchObject([{ table_id: tables[1]?.id, seat: 3 }]);
});

test('a guest dropped on a toolbar button is seated at the table under the button', async () => {
  const { tables, zoe } = await plant();
  await open();
  const name = await screen.findByText('Zoë García', { selector: '[data-carry] *, [data-carry]' }, patience);
  const table = document.querySelector(`[data-thing="${tables[1]?.id}"]`);
  if (!table) throw new Error('no table');
  // The toolbar appears once a guest has been picked up.
  const shown = () => [...screen.queryAllByRole('button', { name: texts.plan.cancel }), table];
  document.elementsFromPoint = shown;
  document.elementFromPoint = () => shown()[0] ?? null;
  fireEvent.pointerDown(name, { button: 0, clientX: 0, clientY: 0, pointerType: 'mouse' });
  fireEvent.pointerMove(window, { clientX: 90, clientY: 90, pointerType: 'mouse' });
  await screen.findByRole('button', { name: texts.plan.cancel }, patience);
  fireEvent.pointerUp(window, { clientX: 90, clientY: 90, pointerType: 'mouse' });
  await waitFor(
    async () =>
      expect(await stored()).toContainEqual(
        expect.objectContaining({ guest_id: zoe.id, person: 0, table_id: tables[1]?.id }),
      ),
    patience,
  );
});

test('one click gives the tables consecutive numbers', async () => {
  await plant();
  const [, second] = await storedRows(SEATING_TABLES, given.plan.id);
  if (!second) throw new Error('no table');
  await storeRows(SEATING_TABLES, given.plan.id, [{ before: second, after: { ...second, name: 'Mesa 5' } }]);
  await open('?view=list');
  await screen.findByText('Mesa 5', {}, patience);
  const names = async () => (await storedRows(SEATING_TABLES, given.plan.id)).map(({ name }) => name).sort();
  await press(modules.more);
  await person.click(await screen.findByRole('menuitem', { name: texts.numbers.again }, patience));
  await waitFor(async () => expect(await names()).toEqual(['Mesa 1', 'Mesa 2']), patience);
  // Every table has a number already, so renumbering isn't offered.
  await press(modules.more);
  await screen.findByRole('menuitem', { name: texts.rows.arrange }, patience);
  expect(screen.queryByRole('menuitem', { name: texts.numbers.again })).toBeNull();
  undo();
  await waitFor(async () => expect(await names()).toEqual(['Mesa 1', 'Mesa 5']), patience);
});

test('printing a seating paper stores the current seats', async () => {
  const { chart, tables, zoe } = await plant();
  await openPapers('kitchen');
  expect(await screen.findByText('No: Gluten', {}, patience)).toBeTruthy();
  expect(screen.getByText(new RegExp(texts.paper.draft))).toBeTruthy();
  await press(texts.paper.inSpanish);
  expect(await screen.findByText('Sin: Gluten', {}, patience)).toBeTruthy();
  await press(texts.paper.print);
  await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
  expect(screen.getByText(/Versión 1 · /)).toBeTruthy();
  const prints = () => storedRows(SEATING_PRINTS, given.plan.id);
  await waitFor(
    async () => expect(await prints()).toMatchObject([{ number: 1, papers: ['kitchen'] }]),
    patience,
  );
  // A print stores neither names nor diets.
  expect(JSON.stringify(await prints())).not.toMatch(/Íñigo|Núñez|gluten/);

  await storeRows(SEAT_ASSIGNMENTS, given.plan.id, [
    {
      before: null,
      after: {
        id: crypto.randomUUID(),
        version: 0,
        chart_id: chart.id,
        table_id: tables[1]?.id ?? '',
        guest_id: zoe.id,
        person: 1,
        seat: 0,
        locked: false,
      },
    },
  ]);
  cleanup();
  await openPapers('changes-kitchen');
  await press(texts.paper.inSpanish);
  expect(
    await screen.findByRole('row', { name: /Acompañante de Zoë García.*Mesa 2/ }, patience),
  ).toBeTruthy();
  expect(screen.getByText(new RegExp(spanish.paper.newMeal))).toBeTruthy();
});

test('the code that helps guests find their table can be created and revoked', async () => {
  await plant();
  await openPapers('code');
  await press(texts.code.make);
  expect(await screen.findByText(/\/find-table\/[0-9a-f]{32}$/, {}, patience)).toBeTruthy();
  await press(texts.code.revoke);
  await waitFor(() => expect(screen.queryByText(/\/find-table\//)).toBeNull(), patience);
  expect(await screen.findByRole('button', { name: texts.code.make })).toBeTruthy();
});

test('copying a room copies its tables without the seated guests', async () => {
  await plant();
  await open();
  await press(modules.more);
  await person.click(await screen.findByRole('menuitem', { name: texts.chart.copy }, patience));
  expect(await screen.findByText('0 of 3 seated', {}, patience)).toBeTruthy();
  const charts = () => storedRows(SEATING_CHARTS, given.plan.id);
  await waitFor(
    async () => expect((await charts()).map(({ name }) => name).sort()).toEqual(['Cena', 'Cena 2']),
    patience,
  );
  expect((await storedRows(SEATING_TABLES, given.plan.id)).map(({ name }) => name).sort()).toEqual([
    'Mesa 1',
    'Mesa 1',
    'Mesa 2',
    'Mesa 2',
  ]);
  await press(texts.view.rules);
  await press(texts.rule.acceptOne.replace('{{rule}}', texts.kind['new-company']));
  await waitFor(
    async () =>
      expect(await storedRows(SEATING_RULES, given.plan.id)).toMatchObject([
        { kind: 'new-company', hard: false },
      ]),
    patience,
  );
});

test('a room’s corners can be moved, added and deleted by keyboard', async () => {
  await plant();
  await open();
  await press(texts.walls.edit);
  const corner = (number: number) =>
    screen.findByRole('button', { name: new RegExp(`^Corner ${number}:`) }, patience);
  const outline = async () => (await storedRows(SEATING_CHARTS, given.plan.id))[0]?.outline;
  (await corner(2)).focus();
  await person.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{ArrowDown}');
  await waitFor(async () => expect((await outline())?.[1]).toEqual([10, 0.1]), patience);
  await person.click(screen.getByRole('button', { name: texts.walls.add.replace('{{number}}', '4') }));
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Corner 5: 0 m across, 4 m down/);
  await expectAccessible();
  await waitFor(async () => expect(await outline()).toHaveLength(5), patience);
  await person.keyboard('{Delete}');
  await waitFor(async () => expect(await outline()).toHaveLength(4), patience);
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Corner 4:/);
  await person.keyboard(`{Shift>}${'{ArrowRight}'.repeat(12)}${'{ArrowUp}'.repeat(4)}{/Shift}`);
  expect(await screen.findByText(texts.walls.none.replace('{{least}}', '3 m'), {}, patience)).toBeTruthy();
  expect((await outline())?.[3]).toEqual([0, 8]);
});

test('seating the selected guest through the menu clears the selection', async () => {
  await plant();
  await open('?view=room');
  await press('Zoë García');
  const chosen = texts.plan.chosen.replace('{{name}}', 'Zoë García');
  await screen.findByText(chosen, {}, patience);
  await press(texts.move.table);
  await press(texts.move.save);
  await waitFor(() => expect(screen.queryByText(chosen)).toBeNull(), patience);
  await waitFor(async () => expect((await stored()).length).toBeGreaterThan(1), patience);
});

test('a room without guests shows its number of tables', async () => {
  await plant();
  const guests = await storedRows(GUESTS, given.plan.id);
  await storeRows(
    GUESTS,
    given.plan.id,
    guests.map((before) => ({ before, after: null })),
  );
  await open('?view=room');
  await screen.findByText('2 tables', {}, patience);
  expect(screen.queryByText('0 of 0 seated')).toBeNull();
});
