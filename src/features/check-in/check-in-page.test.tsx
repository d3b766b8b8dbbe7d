import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { ARRIVALS } from '@/data/arrivals';
import { EVENT_PARTS, GUESTS, HOUSEHOLDS } from '@/data/guests';
import { addDays } from '@/domain/calendar';
import { arrivalDay } from '@/domain/guests/arrivals';
import type { Guest } from '@/domain/guests/guest';
import { doorCode } from '@/domain/guests/registering/door-code';
import { overDays } from '@/domain/plan/event-days';
import { formatDate } from '@/lib/format';
import { paths } from '@/lib/paths';
import { dataClient } from '@/lib/supabase';
import { arrivals as texts } from '@/locales/en/arrivals';
import { toastStore } from '@/ui/toast-store';
import { expectAccessible } from '../../../tests/builders/accessible';
import { guestRow, householdRow, partRow } from '../../../tests/builders/guests';
import { ModulePages } from '../../../tests/builders/module-pages';
import { onPlanPage, patience, undo } from '../../../tests/builders/plan-page';
import { newPlan, renderAt } from '../../../tests/builders/plans';
import { storedRows, storeRows } from '../../../tests/builders/rows';
import CheckInPage from './check-in-page';

const person = setUpUser();
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

test('pressing Enter in the check-in search marks the best match as arrived', async () => {
  const [, , ana] = await open();
  screen.getByText(/^of 4 people who said yes/);
  // The event is in the future, so arrivals are recorded only as a trial.
  expect(screen.getByText(/^A try until/)).toBeTruthy();
  await person.type(search(), 'ana');
  // A match at the start of a name comes before a match in the middle.
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

test('check-in keeps the arrivals that two devices mark at the same time', async () => {
  const [jose] = await open();
  if (!jose) throw new Error('no guest');
  await person.type(search(), 'garcia');
  await person.click(
    await screen.findByRole('button', { name: /Familia García: All 2 of the group arrived/ }),
  );
  await screen.findByText('2 have arrived');
  // Another device marks the same guest at the same time.
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

test('the printed door list marks each expected guest who has arrived with a tick', async () => {
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

test('a guest who arrived on one day of the event is still expected on the other days', async () => {
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
  await person.click(screen.getByRole('option', { name: formatDate(addDays(on, 1), 'day') }));
  expect(screen.getByText(texts.otherDay)).toBeTruthy();
  expect(screen.getByText(/^Arrived at/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Undo the arrival/ })).toBeNull();
});

test('an arrival marked as a trial before the event doesn’t count on the event’s day', async () => {
  const on = arrivalDay(new Date().toISOString(), 'Europe/Madrid');
  const plan = await newPlan({ country: 'ES', event_date: on });
  const ana = guestRow({ name: 'Ana', last_name: 'Ruiz' });
  await storeRows(GUESTS, plan.id, [{ before: null, after: ana }]);
  const tried = { ...(await newMark(ana.id)), arrived_at: `${addDays(on, -2)}T12:00:00Z` };
  await storeRows(ARRIVALS, plan.id, [{ before: null, after: tried }]);
  renderAt(paths.checkIn(plan.id), <CheckInPage />);
  await person.click(await screen.findByRole('button', { name: 'Ana Ruiz arrived' }, patience));
  await screen.findByText('1 has arrived');
  await waitFor(async () => expect(await storedRows(ARRIVALS, plan.id)).toHaveLength(2), patience);
  expect(screen.queryByText(/^A try until/)).toBeNull();
});

/** Stubs a camera that sees the given codes one after another, and the browser's code reader. */
function holdUp(codes: string[]) {
  class BarcodeDetector {
    static getSupportedFormats = async () => ['qr_code'];
    detect = async () => codes.slice(0, 1).map((rawValue) => ({ rawValue }));
  }
  vi.stubGlobal('BarcodeDetector', BarcodeDetector);
  const stop = vi.fn();
  vi.stubGlobal('navigator', {
    ...navigator,
    onLine: true,
    language: navigator.language,
    languages: navigator.languages,
    mediaDevices: { getUserMedia: async () => ({ getTracks: () => [{ stop }] }) },
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => undefined);
  return { stop, next: () => void codes.shift() };
}

test('scanning the same guest’s code twice stores one arrival', async () => {
  const [jose, , ana] = await open();
  const { id } = given.plan;
  const { db } = await dataClient();
  const { data: key } = await db.rpc('door_key', { plan_id: id });
  const code = async (guest: Guest | undefined) => doorCode(key ?? '', guest?.id ?? '');
  const camera = holdUp([
    await code(ana),
    'https://example.com',
    await code(ana),
    await doorCode(key ?? '', crypto.randomUUID()),
    await code(jose),
  ]);
  try {
    await person.type(screen.getByRole('textbox', { name: texts.tools.door }), 'Garden');
    await person.click(screen.getByRole('button', { name: texts.tools.scan }));
    await screen.findByText('2 have arrived', {}, patience);
    await waitFor(
      async () => expect(await stored()).toMatchObject([{ guest_id: ana?.id, people: 2, door: 'Garden' }]),
      patience,
    );
    camera.next();
    await screen.findByText(texts.scan.foreign, {}, patience);
    camera.next();
    await screen.findByText(/^Ana Ruiz arrived already, at .*, Garden$/, {}, patience);
    camera.next();
    await screen.findByText(texts.scan.unlisted, {}, patience);
    camera.next();
    await screen.findByText('3 have arrived', {}, patience);
    // The camera has seen Ana's code twice, but only one arrival is stored for her.
    await waitFor(async () => expect(await stored()).toHaveLength(2), patience);
    await person.click(screen.getByRole('button', { name: texts.tools.stop }));
    expect(camera.stop).toHaveBeenCalled();
  } finally {
    vi.unstubAllGlobals();
  }
  // Without a camera, the page shows a message.
  await person.click(screen.getByRole('button', { name: texts.tools.scan }));
  await screen.findByText(texts.scan.noCamera, {}, patience);
});

test('adding a walk-in at the door marks the walk-in as arrived', async () => {
  await open();
  expect(names()).toContain('Mariana Soto');
  screen.getByText(/1 without a reply/);
  await person.type(search(), 'Leo');
  const add = () => screen.getByRole('button', { name: /as a walk-in/ });
  await waitFor(() => expect(add().textContent).toContain('Leo'));
  await person.click(add());
  await screen.findByText(texts.walkIn.problem.lastName);
  await person.type(search(), ' Sanz 3');
  await waitFor(() => expect(add().textContent).toContain('Leo Sanz 3'));
  await person.click(add());
  expect(search()).toHaveProperty('value', '');
  expect(document.activeElement).toBe(search());
  await screen.findByText('3 have arrived', {}, patience);
  const guests = await waitFor(async () => {
    const found = (await storedRows(GUESTS, given.plan.id)).filter(({ name }) => name === 'Leo');
    expect(found).toHaveLength(1);
    return found;
  }, patience);
  expect(guests).toMatchObject([{ last_name: 'Sanz', party_size: 3 }]);
  expect(Object.values(guests[0]?.replies ?? {})).toEqual([{ status: 'accepted' }]);
  await waitFor(
    async () => expect(await stored()).toMatchObject([{ guest_id: guests[0]?.id, people: 3 }]),
    patience,
  );
});

test('an unnamed companion’s badge shows the name of the invited guest', async () => {
  const { id } = given.plan;
  const part = partRow(id, 'Talk');
  const yes = { [part.id]: { status: 'accepted' as const } };
  await storeRows(EVENT_PARTS, id, [{ before: null, after: part }]);
  await storeRows(
    GUESTS,
    id,
    [
      guestRow({
        name: 'Ana',
        last_name: 'Ruiz',
        company: 'Telar',
        job_title: 'Buyer',
        party_size: 2,
        replies: yes,
      }),
      guestRow({ name: 'Leopoldo', last_name: 'Gil', badge_name: 'Leo Gil', replies: yes }),
      guestRow({ name: 'Mariana', last_name: 'Soto' }),
    ].map((after) => ({ before: null, after })),
  );
  renderAt(paths.badges(id), <ModulePages module="checkIn" />);
  const badges = async () =>
    (await screen.findAllByRole('listitem', {}, patience)).map((one) => one.textContent);
  const event = given.plan.name;
  expect(await badges()).toEqual([
    `${event}Leo Gil`,
    `${event}Ana RuizBuyerTelar`,
    `${event}With Ana RuizTelar`,
  ]);
  await person.click(screen.getByRole('checkbox', { name: texts.badge.code }));
  await waitFor(() => expect(screen.getAllByRole('img', { name: /^Code of/ })).toHaveLength(2), patience);
  await expectAccessible();
  await person.click(screen.getByRole('button', { name: texts.badge.kinds.tag }));
  await person.click(screen.getByRole('button', { name: texts.badge.whos.all }));
  expect(await badges()).toEqual(['Leo Gil', 'Ana Ruiz', 'With Ana Ruiz', 'Mariana Soto']);
});
