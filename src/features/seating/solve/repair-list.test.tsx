import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '@/../tests/builders/accessible';
import { onPlanPage, patience } from '@/../tests/builders/plan-page';
import { newPlan, renderAt } from '@/../tests/builders/plans';
import { storedRows, storeRows } from '@/../tests/builders/rows';
import { plantedRoom } from '@/../tests/builders/seating-room';
import { setUpUser } from '@/../tests/builders/user';
import { GUESTS, HOUSEHOLDS } from '@/data/guests';
import { SEAT_ASSIGNMENTS, SEATING_CHARTS, SEATING_RULES, SEATING_TABLES } from '@/data/seating';
import { EMPTY_GUEST, EMPTY_HOUSEHOLD, type Guest } from '@/domain/guests/guest';
import type { StoredRule } from '@/domain/seating/chart';
import { repair } from '@/domain/seating/repair';
import { paths } from '@/lib/paths';
import { modules } from '@/locales/en/modules';
import { seating as texts } from '@/locales/en/seating';
import SeatingPage from '../seating-page';
import type { SolverAnswer, SolverQuestion } from './solver-messages';

const person = setUpUser();
const given = onPlanPage(['seating', 'guests', 'modules'], () => newPlan({ country: 'ES' }));
const open = async (search: string) => {
  renderAt(paths.tableArrangement(given.plan.id) + search, <SeatingPage />);
  await screen.findByRole('heading', { level: 1, name: /^(?!Loading)/ }, patience);
};
const press = async (name: string | RegExp) =>
  person.click(await screen.findByRole('button', { name }, patience));
const seats = async () =>
  (await storedRows(SEAT_ASSIGNMENTS, given.plan.id)).map(({ guest_id, table_id, seat }) => ({
    guest_id,
    table_id,
    seat,
  }));

/** Runs the worker's code in the test's own thread. */
class RepairWorker {
  private answer: (event: { data: SolverAnswer }) => void = () => undefined;
  addEventListener(type: string, listener: (event: { data: SolverAnswer }) => void): void {
    if (type === 'message') this.answer = listener;
  }
  postMessage(question: SolverQuestion): void {
    if (question.ask !== 'repair') return;
    const found = repair(question.problem, question.plan, question.printed);
    queueMicrotask(() => this.answer({ data: { kind: 'repaired', ...found } }));
  }
  terminate(): void {}
}
beforeEach(() => {
  vi.stubGlobal('Worker', RepairWorker);
});

const guest = (name: string, rest: Partial<Guest> = {}): Guest => ({
  ...EMPTY_GUEST,
  id: crypto.randomUUID(),
  name,
  last_name: 'Gil',
  ...rest,
});

test('the suggestion for a guest and a companion seats both at one table', async () => {
  const { tables, zoe } = await plantedRoom(given.plan.id);
  await open('?view=list');
  await press(texts.repair.seat_other.replace('{{count, number}}', '2'));
  const line = (await screen.findByText('Zoë García and Zoë García + 1', {}, patience)).closest('li');
  if (!line) throw new Error('no suggestion');
  expect(within(line).getAllByText(new RegExp(`^${texts.move.table}: .* → Mesa 1$`))).toHaveLength(2);
  await expectAccessible();
  await press(modules.suggestions.takeOne.replace('{{what}}', 'Zoë García and Zoë García + 1'));
  await waitFor(
    async () =>
      expect((await seats()).filter(({ guest_id }) => guest_id === zoe.id)).toEqual([
        { guest_id: zoe.id, table_id: tables[0]?.id, seat: expect.any(Number) },
        { guest_id: zoe.id, table_id: tables[0]?.id, seat: expect.any(Number) },
      ]),
    patience,
  );
  expect(await screen.findByText('3 of 3 seated', {}, patience)).toBeTruthy();
});

test('a suggested move lists the wishes that the move breaks', async () => {
  const { chart, tables, inigo } = await plantedRoom(given.plan.id);
  const [first, second] = tables;
  const leo = guest('Leo');
  await storeRows(GUESTS, given.plan.id, [{ before: null, after: leo }]);
  const seat = { id: crypto.randomUUID(), version: 0, chart_id: chart.id, person: 0, seat: 1, locked: false };
  await storeRows(SEAT_ASSIGNMENTS, given.plan.id, [
    { before: null, after: { ...seat, table_id: first?.id ?? '', guest_id: leo.id } },
  ]);
  const rule = (rest: Partial<StoredRule>): StoredRule => ({
    id: crypto.randomUUID(),
    version: 0,
    kind: 'together',
    guests: [inigo.id, leo.id],
    tables: [],
    hard: false,
    weight: 3,
    confidential: false,
    ...rest,
  });
  const rules = [
    rule({}),
    rule({ kind: 'at-table', guests: [inigo.id], tables: [second?.id ?? ''], hard: true }),
  ];
  await storeRows(
    SEATING_RULES,
    given.plan.id,
    rules.map((after) => ({ before: null, after })),
  );
  await open('?view=list');
  await press(texts.repair.title);
  expect(
    await screen.findByText(/^It costs: At one table: Íñigo Núñez and Leo Gil/, {}, patience),
  ).toBeTruthy();
});

test('choosing a table for the couple reserves two seats', async () => {
  await plantedRoom(given.plan.id);
  await open('?view=list');
  await screen.findByRole('heading', { name: texts.couple.title }, patience);
  await expectAccessible();
  await press(texts.couple.sweetheart);
  await waitFor(
    async () =>
      expect((await storedRows(SEATING_TABLES, given.plan.id)).filter(({ couple }) => couple)).toMatchObject([
        { name: texts.couple.sweetheart, seats: 2 },
      ]),
    patience,
  );
  expect(await storedRows(SEATING_CHARTS, given.plan.id)).toMatchObject([{ couple_place: 'sweetheart' }]);
  expect(screen.queryByRole('heading', { name: texts.couple.title })).toBeNull();
  expect(screen.getByText(new RegExp(`${texts.couple.seats}$`))).toBeTruthy();
  expect(screen.getByText(`${texts.couple.seats} · 0 free`)).toBeTruthy();
});

test('a baby is listed on a lap until somebody gives the baby a chair', async () => {
  const { chart, tables } = await plantedRoom(given.plan.id);
  const home = { ...EMPTY_HOUSEHOLD, id: crypto.randomUUID(), name: 'Gil' };
  const mother = guest('Eva', { household_id: home.id });
  const baby = guest('Noa', { household_id: home.id, age_group: 'child', age: 1 });
  await storeRows(HOUSEHOLDS, given.plan.id, [{ before: null, after: home }]);
  await storeRows(
    GUESTS,
    given.plan.id,
    [mother, baby].map((after) => ({ before: null, after })),
  );
  await storeRows(SEAT_ASSIGNMENTS, given.plan.id, [
    {
      before: null,
      after: {
        id: crypto.randomUUID(),
        version: 0,
        chart_id: chart.id,
        table_id: tables[1]?.id ?? '',
        guest_id: mother.id,
        person: 0,
        seat: 0,
        locked: false,
      },
    },
  ]);
  await open('?view=list');
  expect(await screen.findByText('2 of 4 seated', {}, patience)).toBeTruthy();
  expect(screen.getByText(texts.list.lap)).toBeTruthy();
  await press(new RegExp(texts.list.move.replace('{{name}}', 'Noa Gil')));
  await press(texts.move.save);
  expect(await screen.findByText('3 of 5 seated', {}, patience)).toBeTruthy();
  expect(screen.queryByText(texts.list.lap)).toBeNull();
});
