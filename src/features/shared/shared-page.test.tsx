import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { signOut } from '@/data/auth';
import { EVENT_PARTS, GUESTS, HOUSEHOLDS } from '@/data/guests';
import type { Plan } from '@/data/plans';
import { SEAT_ASSIGNMENTS, SEATING_CHARTS, SEATING_TABLES } from '@/data/seating';
import {
  EMPTY_LINK,
  endSharedLink,
  type LinkSettings,
  makeSharedLink,
  newSharedLink,
} from '@/data/shared-links';
import { TIMELINE } from '@/data/timeline';
import { today } from '@/lib/format';
import { loadTexts } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { askInstead } from '@/lib/timed-fetch';
import { common } from '@/locales/en/common';
import { shared as english } from '@/locales/en/shared';
import { rsvp as food } from '@/locales/es/rsvp';
import { shared as spanish } from '@/locales/es/shared';
import { expectAccessible } from '../../../tests/builders/accessible';
import { guestRow, householdRow, partRow } from '../../../tests/builders/guests';
import { onPlanPage, patience } from '../../../tests/builders/plan-page';
import { become, newPerson, newPlan } from '../../../tests/builders/plans';
import { storeRows, updatePlan } from '../../../tests/builders/rows';
import { row } from '../../../tests/builders/timeline';
import SharedPage from './shared-page';

const person = setUpUser();
const given = onPlanPage(['shared', 'timeline', 'rsvp']);
// Removes a stub that an earlier test left behind.
beforeEach(() => askInstead((input, init) => fetch(input, init)));

const open = (token: string) =>
  render(
    <MemoryRouter initialEntries={[paths.shared(token)]}>
      <SharedPage />
    </MemoryRouter>,
  );

const ROOM = {
  version: 0,
  name: 'Hall',
  width: 20,
  height: 15,
  outline: null,
  floor: null,
  unit: 'm',
} as const;
const ROUND = {
  version: 0,
  name: 'Table 7',
  shape: 'round',
  seats: 8,
  wheelchair_places: 0,
  width: 1.5,
  height: 1.5,
  x: 3,
  y: 3,
  rotation: 0,
} as const;

async function link(plan: Plan, settings: Partial<LinkSettings>) {
  const made = newSharedLink({
    ...EMPTY_LINK,
    scope: 'family',
    language: 'en',
    days_after: 7,
    ...settings,
  });
  await makeSharedLink(plan.id, made);
  return made;
}

const minute = () => Math.floor(Date.now() / 60_000);
async function withDay(plan: Plan) {
  await updatePlan(plan, { changes: { event_date: today() } });
  const dance = row(0, 60, {
    id: crypto.randomUUID(),
    version: 0,
    title: 'First dance',
    starts_at: minute() - 30,
    responsible: 'DJ Nico',
    place: 'Hall',
    notes: 'Lights off',
  });
  const dinner = row(0, 30, {
    id: crypto.randomUUID(),
    version: 0,
    title: 'Dinner',
    starts_at: minute() - 60,
    notes: 'Pay 500',
  });
  await storeRows(TIMELINE, plan.id, [
    { before: null, after: dance },
    { before: null, after: dinner },
  ]);
  return dance;
}

test('a person’s link shows that person’s part of the day without sign-in', async () => {
  const { plan, owner } = given;
  const dance = await withDay(plan);
  const { token, id } = await link(plan, {
    scope: 'day',
    responsible: 'DJ Nico',
    contact_name: 'Ana Núñez',
    contact_phone: '+34 600 111 222',
  });
  await signOut();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    open(token);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'The day for DJ Nico' }, patience),
    ).toBeTruthy();
    const own = screen.getByRole('heading', { name: english.day.own }).closest('section') as HTMLElement;
    expect(within(own).getByText('First dance')).toBeTruthy();
    expect(within(own).getByText(english.now)).toBeTruthy();
    expect(within(own).getByText('Lights off')).toBeTruthy();
    const moments = screen
      .getByRole('heading', { name: english.day.moments })
      .closest('section') as HTMLElement;
    expect(within(moments).getByText('Dinner')).toBeTruthy();
    // Notes on other people's activities aren't shown anywhere on the page.
    expect(document.body.textContent).not.toContain('Pay 500');
    expect(screen.getByRole('link', { name: '+34 600 111 222' }).getAttribute('href')).toBe(
      'tel:+34600111222',
    );
    expect(screen.getByText(/^Read .+ · version [0-9A-F]{6}$/)).toBeTruthy();
    expect(screen.getByText(english.follows)).toBeTruthy();
    await waitFor(() => expect(document.title).toContain('The day for DJ Nico'));
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow');
    expect(document.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('no-referrer');
    await expectAccessible();

    // Another person records a delay while this page stays open.
    await become(owner);
    await storeRows(TIMELINE, plan.id, [
      { before: { ...dance, version: 1 }, after: { ...dance, duration: 75 } },
    ]);
    const before = own.textContent;
    await vi.advanceTimersByTimeAsync(20_000);
    await waitFor(() => expect(own.textContent).not.toBe(before), patience);

    askInstead(() => Promise.reject(new TypeError('Failed to fetch')));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(
      await screen.findByText(/^There’s no connection\. This is how it stood/, undefined, patience),
    ).toBeTruthy();
    expect(within(own).getByText('First dance')).toBeTruthy();
    askInstead((input, init) => fetch(input, init));

    // A revoked link no longer shows anything.
    await endSharedLink(id);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await screen.findByRole('heading', { name: english.broken.title }, patience)).toBeTruthy();
    expect(screen.queryByText('First dance')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('the kitchen’s link shows menus and allergens but no names', async () => {
  const { plan } = given;
  await loadTexts('rsvp');
  const part = partRow(crypto.randomUUID(), 'Dinner');
  const home = householdRow('Los Gil');
  const yes = { [part.id]: { status: 'accepted' as const } };
  const gil = { last_name: 'Gil', household_id: home.id, replies: yes };
  const eva = guestRow({ ...gil, name: 'Eva', diets: ['vegan'], allergens: ['nuts'] });
  const leo = guestRow({ ...gil, name: 'Leo', dietary_notes: 'SECRET', party_size: 3 });
  await storeRows(EVENT_PARTS, plan.id, [{ before: null, after: part }]);
  await storeRows(HOUSEHOLDS, plan.id, [{ before: null, after: home }]);
  await storeRows(GUESTS, plan.id, [
    { before: null, after: eva },
    { before: null, after: leo },
  ]);
  const kitchen = await link(plan, { scope: 'kitchen', part_id: part.id });
  open(kitchen.token);
  expect(await screen.findByRole('heading', { level: 1, name: 'Kitchen: Dinner' }, patience)).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Standard menu 3' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Vegan 1' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Confirmed people 4' })).toBeTruthy();
  expect(screen.getByText('1 × Vegan · No nuts')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/Eva|Leo|Gil|SECRET/);
  await expectAccessible();
  await person.click(screen.getByRole('button', { name: english.otherLanguage }));
  expect(
    await screen.findByText(`1 × ${food.diet.vegan} · ${food.without.nuts}`, undefined, patience),
  ).toBeTruthy();
  expect(screen.getByRole('main').lang).toBe('es');
  cleanup();

  // Seated guests are listed by table; the second guest is identified by the seat number.
  const chart_id = crypto.randomUUID();
  const table = { ...ROUND, id: crypto.randomUUID(), chart_id };
  const seat = (guest_id: string, seat: number) => ({
    id: crypto.randomUUID(),
    version: 0,
    chart_id,
    table_id: table.id,
    guest_id,
    person: 0,
    seat,
    locked: false,
  });
  await storeRows(SEATING_CHARTS, plan.id, [{ before: null, after: { ...ROOM, id: chart_id } }]);
  await storeRows(SEATING_TABLES, plan.id, [{ before: null, after: table }]);
  await storeRows(SEAT_ASSIGNMENTS, plan.id, [
    { before: null, after: seat(leo.id, 0) },
    { before: null, after: seat(eva.id, 1) },
  ]);
  const tables = await link(plan, { scope: 'kitchen', part_id: part.id, chart_id });
  open(tables.token);
  expect(await screen.findByText('1 × Vegan · No nuts · seat 2', undefined, patience)).toBeTruthy();
  expect(screen.getByText('2 people · 1 Standard menu · 1 Vegan')).toBeTruthy();
  expect(screen.getByText(english.kitchen.unseated)).toBeTruthy();
  cleanup();
  // Unlike the kitchen's link, the family's link shows guests' names.
  const family = await link(plan, {});
  open(family.token);
  expect(await screen.findByText('Eva Gil', undefined, patience)).toBeTruthy();
  expect(screen.getByText('Table 7')).toBeTruthy();
});

test('the family’s link shows the day without the team’s notes', async () => {
  const { plan } = given;
  await withDay(plan);
  const { token } = await link(plan, {});
  open(token);
  expect(await screen.findByRole('heading', { level: 1, name: english.family.title }, patience)).toBeTruthy();
  expect(screen.getByText('First dance')).toBeTruthy();
  expect(screen.getByText('Hall · DJ Nico')).toBeTruthy();
  expect(screen.getByText(english.family.noTables)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/Lights off|Pay 500/);
  await expectAccessible();
});

test('a shared link opens in its own language until the reader chooses a language', async () => {
  const { token } = await link(given.plan, { language: 'es' });
  localStorage.removeItem('celebra-language');
  open(token);
  expect(await screen.findByRole('heading', { level: 1, name: spanish.family.title }, patience)).toBeTruthy();
});

test('a revoked link and an unknown link get the same message', async () => {
  await newPerson('free', 'Ana');
  const plan = await newPlan();
  const { token, id } = await link(plan, {});
  await endSharedLink(id);
  const answers: string[] = [];
  for (const one of [token, '0'.repeat(32), '']) {
    open(one);
    await screen.findByRole('heading', { name: english.broken.title }, patience);
    answers.push(document.body.textContent ?? '');
    cleanup();
  }
  expect(new Set(answers).size).toBe(1);

  askInstead(
    async () => new Response('{"capped": true}', { headers: { 'Content-Type': 'application/json' } }),
  );
  open(token);
  expect(await screen.findByText(english.failed.many, undefined, patience)).toBeTruthy();
  cleanup();
  askInstead(() => Promise.reject(new TypeError('Failed to fetch')));
  open(token);
  expect(await screen.findByText(english.failed.text, undefined, patience)).toBeTruthy();
  await expectAccessible();
  askInstead((input, init) => fetch(input, init));
  await person.click(screen.getByRole('button', { name: common.tryAgain }));
  expect(await screen.findByRole('heading', { name: english.broken.title }, patience)).toBeTruthy();
});
