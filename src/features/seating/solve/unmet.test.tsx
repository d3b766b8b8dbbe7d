import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/../tests/builders/accessible';
import { onPlanPage, patience } from '@/../tests/builders/plan-page';
import { newPlan, renderAt } from '@/../tests/builders/plans';
import { storedRows, storeRows } from '@/../tests/builders/rows';
import { plantedRoom } from '@/../tests/builders/seating-room';
import { setUpUser } from '@/../tests/builders/user';
import { SEAT_ASSIGNMENTS } from '@/data/seating';
import type { SeatAssignment } from '@/domain/seating/chart';
import { paths } from '@/lib/paths';
import { seating as texts } from '@/locales/en/seating';
import SeatingPage from '../seating-page';

const person = setUpUser();
const given = onPlanPage(['seating', 'guests', 'modules'], () => newPlan({ country: 'ES' }));
const plant = () => plantedRoom(given.plan.id);
const open = async (search: string) => {
  renderAt(paths.tableArrangement(given.plan.id) + search, <SeatingPage />);
  await screen.findByRole('heading', { level: 1, name: /^(?!Loading)/ }, patience);
};
const press = async (name: string) => person.click(await screen.findByRole('button', { name }, patience));
const stored = () => storedRows(SEAT_ASSIGNMENTS, given.plan.id);

test('if two guests have the same seat, one of them can keep a provisional seat', async () => {
  const { tables, inigo, zoe, seat } = await plant();
  await storeRows(SEAT_ASSIGNMENTS, given.plan.id, [
    { before: null, after: { ...seat, id: crypto.randomUUID(), version: 0, guest_id: zoe.id } },
  ]);
  await open('?view=list');
  expect(await screen.findByText('2 of 3 seated', {}, patience)).toBeTruthy();
  expect(
    await screen.findByText(/given the same seat on two devices.* is shown at seat 2 of Mesa 1/),
  ).toBeTruthy();
  await expectAccessible();
  await press(texts.clash.keep);
  await waitFor(
    async () =>
      expect(
        (await stored()).map(({ guest_id, table_id, seat: number }) => [guest_id, table_id, number]).sort(),
      ).toEqual(
        expect.arrayContaining([
          [expect.stringMatching(`${inigo.id}|${zoe.id}`), tables[0]?.id, 0],
          [expect.stringMatching(`${inigo.id}|${zoe.id}`), tables[0]?.id, 1],
        ]),
      ),
    patience,
  );
  await waitFor(() => expect(screen.queryByText(/given the same seat/)).toBeNull(), patience);
});

test('unmet wishes are listed with their guests and tables', async () => {
  const { chart, tables, zoe } = await plant();
  const seatOf = (person: number, table: number): SeatAssignment => ({
    id: crypto.randomUUID(),
    version: 0,
    chart_id: chart.id,
    table_id: tables[table]?.id ?? '',
    guest_id: zoe.id,
    person,
    seat: 4,
    locked: false,
  });
  await storeRows(
    SEAT_ASSIGNMENTS,
    given.plan.id,
    [seatOf(0, 0), seatOf(1, 1)].map((after) => ({ before: null, after })),
  );
  await open('?view=rules');
  expect(
    await screen.findByText('The companions of 1 guest are at more than one table', {}, patience),
  ).toBeTruthy();
  expect(
    screen.getByText('Each guest with their companions · Zoë García, 2 people · Mesa 1 and Mesa 2'),
  ).toBeTruthy();
  expect(screen.getByText('Alone at a table · Zoë García + 1 · Mesa 2')).toBeTruthy();
  await press(texts.rule.acceptOne.replace('{{rule}}', texts.rule.households));
  expect(
    await screen.findByText(/1 group is at more than one table \(2 people\)/, {}, patience),
  ).toBeTruthy();
});
