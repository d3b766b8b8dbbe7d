import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { onPlanPage, patience } from '@/../tests/builders/plan-page';
import { newPlan, renderAt } from '@/../tests/builders/plans';
import { storedRows, storeRows } from '@/../tests/builders/rows';
import { setUpUser } from '@/../tests/builders/user';
import { SEATING_CHARTS, SEATING_TABLES } from '@/data/seating';
import type { SeatingChart } from '@/domain/seating/chart';
import { tableOfSize } from '@/domain/seating/room/new-table';
import { TABLE_SIZES } from '@/domain/seating/room/sizes.data';
import { tooClose } from '@/domain/seating/room/walls';
import { paths } from '@/lib/paths';
import { modules } from '@/locales/en/modules';
import { seating as texts } from '@/locales/en/seating';
import SeatingPage from '../seating-page';

const person = setUpUser();
const given = onPlanPage(['seating', 'guests', 'modules'], () => newPlan({ country: 'ES' }));

const chart: SeatingChart = {
  id: crypto.randomUUID(),
  version: 0,
  name: 'Cena',
  width: 12,
  height: 9,
  outline: null,
  floor: null,
  unit: 'm',
};
const size = TABLE_SIZES[1];

/** Adds three tables at the same place. */
async function heap() {
  if (!size) throw new Error('no size');
  const id = crypto.randomUUID();
  const tables = [1, 2, 3].map((number) =>
    tableOfSize(size, 'standard', id, `Table ${number}`, { x: 4 + number / 10, y: 4 }),
  );
  await storeRows(SEATING_CHARTS, given.plan.id, [{ before: null, after: { ...chart, id } }]);
  await storeRows(
    SEATING_TABLES,
    given.plan.id,
    tables.map((after) => ({ before: null, after })),
  );
}
const stored = () => storedRows(SEATING_TABLES, given.plan.id);
const expectTables = (count: number, close: number) =>
  waitFor(async () => {
    const tables = await stored();
    expect([tables.length, tooClose(chart, tables).size]).toEqual([count, close]);
  }, patience);
const choose = async (name: string) => {
  await person.click(await screen.findByRole('button', { name: modules.more }, patience));
  await person.click(await screen.findByRole('menuitem', { name }, patience));
};

test('spreading and copying tables can be undone and redone step by step', async () => {
  await heap();
  renderAt(paths.tableArrangement(given.plan.id), <SeatingPage />);
  await screen.findByRole('heading', { level: 1, name: texts.title }, patience);
  await choose(texts.rows.spread);
  await expectTables(3, 0);
  (await screen.findByRole('button', { name: /^Table 3 / }, patience)).focus();
  await person.keyboard('{Enter}');
  await person.click(await screen.findByRole('button', { name: texts.thing.copy }, patience));
  await expectTables(4, 0);
  expect((await stored()).map(({ name }) => name)).toContain('Table 4');

  await person.keyboard('{Control>}z{/Control}');
  await expectTables(3, 0);
  await choose(texts.steps.undo);
  await expectTables(3, 3);
  await person.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await expectTables(3, 0);
  await choose(texts.steps.redo);
  await expectTables(4, 0);
  // A new change clears the redo history.
  await person.keyboard('{Control>}z{/Control}');
  await choose(texts.rows.arrange);
  await expectTables(3, 0);
  await person.click(await screen.findByRole('button', { name: modules.more }, patience));
  expect(screen.queryByRole('menuitem', { name: texts.steps.redo })).toBeNull();
});

test('a new table gets the first free number', async () => {
  await heap();
  const second = (await stored()).find(({ name }) => name === 'Table 2');
  if (!second) throw new Error('no tables');
  await storeRows(SEATING_TABLES, given.plan.id, [{ before: second, after: null }]);
  renderAt(paths.tableArrangement(given.plan.id), <SeatingPage />);
  await screen.findByRole('heading', { level: 1, name: texts.title }, patience);
  await person.click(await screen.findByRole('button', { name: texts.addTable }, patience));
  await waitFor(
    async () =>
      expect((await stored()).map(({ name }) => name).sort()).toEqual(['Table 1', 'Table 2', 'Table 3']),
    patience,
  );
  (await screen.findByRole('button', { name: /^Table 3 / }, patience)).focus();
  await person.keyboard('{Enter}');
  const name = await screen.findByLabelText<HTMLInputElement>(texts.thing.name, {}, patience);
  await person.clear(name);
  await person.type(name, 'TABLE 1');
  await person.click(screen.getByRole('button', { name: texts.thing.save }));
  expect(await screen.findByText(texts.problem.nameTaken)).toBeTruthy();
});
