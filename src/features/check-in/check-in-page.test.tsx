import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ARRIVALS } from '@/data/arrivals';
import { EVENT_PARTS, GUESTS, HOUSEHOLDS } from '@/data/guests';
import { addDays } from '@/domain/calendar';
import { arrivalDay } from '@/domain/guests/arrivals';
import type { Guest } from '@/domain/guests/guest';
import { overDays } from '@/domain/plan/event-days';
import { formatDate } from '@/lib/format';
import { paths } from '@/lib/paths';
import { arrivals as texts } from '@/locales/en/arrivals';
import { toastStore } from '@/ui/toast-store';
import { guestRow, householdRow, partRow } from '../../../tests/builders/guests';
import { onPlanPage, patience, undo } from '../../../tests/builders/plan-page';
import { newPlan, renderAt } from '../../../tests/builders/plans';
import { storedRows, storeRows } from '../../../tests/builders/rows';
import CheckInPage from './check-in-page';

const person = userEvent.setup({ pointerEventsCheck: 0 });
const given = onPlanPage(['arrivals', 'modules'], () => newPlan({ guest_count: 120, country: 'ES' }));
const stored = () => storedRows(ARRIVALS, given.plan.id);
const search = () => screen.getByRole('textbox', { name: texts.search });
const names = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p span')?.textContent)
    .filter(Boolean);

async function open(): Promise<Guest[]> {
  const { id } = given.plan;
  const [family, friend] = [householdRow('Familia García'), householdRow('Ana Ruiz')];
  const part = partRow(id, 'Dinner');
  const yes = { [part.id]: { status: 'accepted' as const } };
  const guests = [
    guestRow({ name: 'José', last_name: 'García', household_id: family.id, replies: yes }),
    guestRow({ name: 'Inés', last_name: 'García', household_id: family.id, replies: yes }),
    guestRow({ name: 'Ana', last_name: 'Ruiz', household_id: friend.id, party_size: 2, replies: yes }),
    guestRow({ name: 'Mariana', last_name: 'Soto' }),
  ];
  await storeRows(EVENT_PARTS, id, [{ before: null, after: part }]);
  await storeRows(
    HOUSEHOLDS,
    id,
    [family, friend].map((after) => ({ before: null, after })),
  );
  await storeRows(
    GUESTS,
    id,
    guests.map((after) => ({ before: null, after })),
  );
  renderAt(paths.checkIn(id), <CheckInPage />);
  await screen.findByRole('heading', { level: 1, name: texts.title }, patience);
  return guests;
}

test('Enter marks the likeliest match, never unmarks, and is taken back by its undo', async () => {
  const [, , ana] = await open();
  screen.getByText(/^of 4 people who said yes/);
  await person.type(search(), 'ana');
  // A whole name before the middle of another.
  await waitFor(() => expect(names()).toEqual(['Ana Ruiz', 'Mariana Soto']));
  await person.keyboard('{Enter}');
  expect(search()).toHaveProperty('value', '');
  await screen.findByText('2 have arrived');
  await waitFor(
    async () => expect(await stored()).toMatchObject([{ guest_id: ana?.id, people: 2 }]),
    patience,
  );
  await person.type(search(), 'ana ruiz{Enter}');
  expect(toastStore.snapshot().at(-1)?.title).toContain('arrived already');
  expect(await stored()).toHaveLength(1);
  await person.clear(search());
  await person.type(search(), 'mariana{Enter}');
  await screen.findByText('3 have arrived');
  undo();
  await screen.findByText('2 have arrived');
  await waitFor(async () => expect(await stored()).toHaveLength(1), patience);
});

test('the marks of another device join this one’s, and a household comes in at one press', async () => {
  const [jose] = await open();
  if (!jose) throw new Error('no guest');
  await person.type(search(), 'garcia');
  await person.click(
    await screen.findByRole('button', { name: /Familia García: All 2 of the household arrived/ }),
  );
  await screen.findByText('2 have arrived');
  // The same guest, marked elsewhere at the same time.
  const elsewhere = { ...(await newMark(jose.id)), people: 1 };
  await storeRows(ARRIVALS, given.plan.id, [{ before: null, after: elsewhere }]);
  await waitFor(async () => expect(await stored()).toHaveLength(3), patience);
  await person.clear(search());
  await person.click(screen.getByRole('button', { name: texts.show.arrived }));
  await waitFor(() => expect(names()).toEqual(['Inés García', 'José García']));
  await person.click(screen.getByRole('button', { name: texts.unmark.replace('{{name}}', 'Inés García') }));
  await screen.findByText('1 has arrived');
  await waitFor(async () => expect(await stored()).toHaveLength(2), patience);
});

const newMark = async (guest_id: string) => ({
  id: crypto.randomUUID(),
  version: 0,
  guest_id,
  part_id: null,
  people: 1,
  arrived_at: new Date().toISOString(),
  door: 'Garden',
});

test('the door’s list on paper has a box for each who may come, ticked for who has arrived', async () => {
  await open();
  await person.type(search(), 'ana ruiz{Enter}');
  await screen.findByText(/^2 have arrived/, {}, patience);
  expect(screen.queryByRole('heading', { name: /^Door list/ })).toBeNull();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const sheet = screen.getByRole('heading', { name: `Door list · ${given.plan.name}` }).parentElement;
  if (!sheet) throw new Error('No sheet');
  const lines = within(sheet)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines).toEqual(['Inés García', 'José García', '✓Ana Ruiz · 2 people', 'Mariana Soto · No reply']);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('heading', { name: /^Door list/ })).toBeNull();
});

test('whoever came on another day is to come on this one, and the other day is only read', async () => {
  const on = arrivalDay(new Date().toISOString(), 'Europe/Madrid');
  const plan = await newPlan({ country: 'ES', event_date: on, ...overDays(on, 2, null) });
  const ana = guestRow({ name: 'Ana', last_name: 'Ruiz', company: 'Telar', job_title: 'Compras' });
  await storeRows(GUESTS, plan.id, [{ before: null, after: ana }]);
  const arrival = {
    id: crypto.randomUUID(),
    version: 0,
    guest_id: ana.id,
    part_id: null,
    door: null,
    people: 1,
    arrived_at: `${addDays(on, 1)}T12:00:00Z`,
  };
  await storeRows(ARRIVALS, plan.id, [{ before: null, after: arrival }]);
  renderAt(`${paths.checkIn(plan.id)}?show=all`, <CheckInPage />);
  await screen.findByText('Compras, Telar', undefined, patience);
  await person.click(screen.getByRole('button', { name: 'Ana Ruiz arrived' }));
  await waitFor(async () => expect(await storedRows(ARRIVALS, plan.id)).toHaveLength(2), patience);
  await person.click(screen.getByRole('combobox', { name: texts.day }));
  await person.click(screen.getByRole('option', { name: formatDate(addDays(on, 1), 'medium') }));
  expect(screen.getByText(texts.otherDay)).toBeTruthy();
  expect(screen.getByText(/^Arrived at/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Undo the arrival/ })).toBeNull();
});
