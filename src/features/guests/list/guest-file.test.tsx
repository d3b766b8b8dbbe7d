import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchSaved, onPlanPage, patience } from '@/../tests/builders/plan-page';
import { newPlan, renderAt } from '@/../tests/builders/plans';
import { storeRows } from '@/../tests/builders/rows';
import { plantedRoom } from '@/../tests/builders/seating-room';
import { setUpUser } from '@/../tests/builders/user';
import { ARRIVALS } from '@/data/arrivals';
import { EVENT_PARTS, GUESTS } from '@/data/guests';
import { paths } from '@/lib/paths';
import { guests as texts } from '@/locales/en/guests';
import { ModulePages } from '../../../../tests/builders/module-pages';
import { newGuest, newPart } from '../make-guests';

const person = setUpUser();
const given = onPlanPage(['guests', 'modules'], () => newPlan({ guest_count: 120, country: 'ES' }));

async function download(): Promise<string[]> {
  const saved = catchSaved();
  renderAt(paths.guestList(given.plan.id), <ModulePages module="guests" />);
  await screen.findByRole('heading', { level: 1, name: /^(?!Loading)/ }, patience);
  await person.click(screen.getByRole('button', { name: 'More' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Download as a table' }));
  const text = await saved();
  cleanup();
  return text?.trim().split('\r\n') ?? [];
}

test('the downloaded guest list contains every field, with formulas escaped', async () => {
  const part = newPart(given.plan.id, 'Dinner');
  await storeRows(EVENT_PARTS, given.plan.id, [{ before: null, after: part }]);
  await storeRows(GUESTS, given.plan.id, [
    {
      before: null,
      after: newGuest({
        name: 'Eva',
        last_name: 'Gil',
        notes: '=1+1',
        phone_number: '+34612345678',
        replies: { [part.id]: { status: 'declined' } },
      }),
    },
  ]);
  const lines = await download();
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('"Household","Last name","First name"');
  expect(lines[0]).not.toContain(texts.csv.table);
  expect(lines[1]).toContain(`"'=1+1"`);
  expect(lines[1]).toContain('"+34612345678"');
  expect(lines[1]).toContain(`"${texts.reply.declined}"`);
});

test('the downloaded guest list contains the seats and arrivals of guests', async () => {
  const { zoe } = await plantedRoom(given.plan.id);
  await storeRows(ARRIVALS, given.plan.id, [
    {
      before: null,
      after: {
        id: crypto.randomUUID(),
        version: 0,
        guest_id: zoe.id,
        part_id: null,
        people: 2,
        arrived_at: '2026-09-18T17:05:00.000Z',
        door: null,
      },
    },
  ]);
  const [head = '', ...rows] = await download();
  const columns = head.split(',');
  const cell = (name: string, label: string) =>
    rows
      .find((row) => row.includes(name))
      ?.split(',')
      .at(columns.indexOf(`"${label}"`));
  expect(cell('Íñigo', texts.csv.table)).toBe('"Mesa 1"');
  expect(cell('Zoë', texts.csv.table)).toBe('');
  expect(cell('Íñigo', texts.csv.arrived)).toBe('0');
  expect(cell('Zoë', texts.csv.arrived)).toBe('2');
  expect(head).toContain(texts.csv.arrivedAt);
});
