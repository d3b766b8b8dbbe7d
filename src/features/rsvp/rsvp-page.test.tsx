import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import type { ShownPage } from '@/data/open-page';
import type { Invitation } from '@/data/rsvp';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import { paths, patterns } from '@/lib/paths';
import { eventpage } from '@/locales/en/eventpage';
import { register } from '@/locales/en/register';
import { rsvp as texts } from '@/locales/en/rsvp';
import { expectAccessible } from '../../../tests/builders/accessible';
import RsvpPage from './rsvp-page';

const person = setUpUser();
const PAGE: ShownPage = {
  name: 'zoe-e-inigo',
  theme: 'rose',
  picture: null,
  event_type: 'wedding',
  kind: null,
  hosts: 'Zoë e Íñigo',
  sections: {
    welcome: {},
    gifts: { en: 'Nothing, please', accounts: [{ name: 'IBAN', number: 'ES00 0001' }] },
    questions: { en: 'Children?\nOf course.' },
    contact: { phone: '+34 600 11 22 33', email: 'zoe@correo.example' },
    thanks: { en: 'Thank you all' },
  },
};
const INVITATION: Invitation = {
  name: 'The Garcías',
  language: 'en',
  message: null,
  plan: {
    name: 'Zoë & Íñigo',
    event_date: '2127-06-12',
    country: 'ES',
    region: null,
    city: 'Sevilla',
    owner_language: 'es',
  },
  parts: [
    {
      id: 'dinner',
      name: 'Dinner',
      starts_at: '2127-06-12T18:00:00Z',
      time_zone: 'Europe/Madrid',
      place: 'The barn',
      reply_by: null,
      open: true,
    },
  ],
  questions: [],
  guests: [
    {
      id: 'ana',
      name: 'Ana',
      last_name: 'García',
      age_group: 'adult',
      party_size: 1,
      allergens: [],
      diets: [],
      dietary_notes: null,
      replies: {},
      requests: {},
      answers: {},
    },
  ],
};

/** The stub's response to a request for the invitation, and to a request that stores replies. */
let told: Invitation & { readonly page?: ShownPage | null };
beforeAll(async () => {
  await startI18n();
  await loadTexts('rsvp');
  await changeLanguage('en');
});
beforeEach(() => {
  localStorage.clear();
  told = { ...INVITATION, page: PAGE };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const { page: _page, ...answered } = told;
    const { action } = JSON.parse(String(init?.body)) as { action: string };
    const [ana] = answered.guests;
    const guests = [{ ...ana, replies: { dinner: { status: 'accepted' } } }];
    return Response.json(action === 'read' ? told : { ...answered, guests });
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = () =>
  render(
    <MemoryRouter initialEntries={[paths.rsvp('a1b2')]}>
      <Routes>
        <Route path={patterns.rsvp} element={<RsvpPage />} />
      </Routes>
    </MemoryRouter>,
  );

test('a household’s link opens the event page together with the reply form', async () => {
  open();
  await screen.findByText(eventpage.begin.wedding.welcome);
  const main = screen.getByRole('main');
  expect(main.dataset.look).toBe('rose');
  expect(screen.getByText('The Garcías')).toBeTruthy();
  expect(screen.getByText('Nothing, please')).toBeTruthy();
  expect(screen.getByRole('term').textContent).toBe('Children?');
  expect(screen.getByRole('link', { name: '+34 600 11 22 33' }).getAttribute('href')).toBe(
    'tel:+34600112233',
  );
  await expectAccessible();

  await person.click(screen.getByRole('button', { name: `${eventpage.copy}: IBAN` }));
  expect(await navigator.clipboard.readText()).toBe('ES00 0001');
  await screen.findByText(eventpage.copied);

  // The response to a reply lacks the event's page, so the page that was loaded must stay.
  const answers = within(screen.getByRole('region', { name: 'Dinner' }));
  await person.click(answers.getByRole('button', { name: texts.accepted }));
  await waitFor(() => expect(screen.getByText(texts.saving.saved)).toBeTruthy(), { timeout: 5000 });
  expect(main.dataset.look).toBe('rose');
  expect(screen.getByText('Nothing, please')).toBeTruthy();
});

test('an organization’s invitation doesn’t ask about children', async () => {
  const yes = { dinner: { status: 'accepted' as const } };
  const guests = INVITATION.guests.map((guest) => ({ ...guest, replies: yes }));
  told = { ...INVITATION, guests };
  open();
  await screen.findByText(texts.additions.title);
  cleanup();
  told = { ...INVITATION, guests, plan: { ...INVITATION.plan, words: 'work' } };
  open();
  await screen.findByRole('heading', { name: 'Dinner' });
  expect(screen.queryByText(texts.additions.title)).toBeNull();
});

test('the reply page stays usable if check-in codes can’t be loaded', async () => {
  const [ana] = INVITATION.guests;
  if (!ana) throw new Error('The invitation has no guests');
  told = { ...INVITATION, guests: [{ ...ana, replies: { dinner: { status: 'accepted' } } }] };
  open();
  // This test's stubbed service answers every request with an invitation.
  expect(await screen.findByText(register.code.failed)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Dinner' })).toBeTruthy();
});

test('the reply page of a past event thanks guests instead of taking replies', async () => {
  told = { ...told, plan: { ...told.plan, over: true } };
  open();
  await screen.findByText('Thank you all');
  expect(screen.queryByText(eventpage.begin.wedding.welcome)).toBeNull();
  expect(screen.queryByRole('button', { name: texts.accepted })).toBeNull();
  expect(screen.queryByText(texts.saving.untouched)).toBeNull();
});

test('an invitation without a published event page has a plain style', async () => {
  told = INVITATION;
  open();
  await screen.findByRole('heading', { level: 1, name: 'Zoë & Íñigo' });
  expect(screen.getByRole('main').dataset.look).toBeUndefined();
  expect(screen.queryByRole('link', { name: eventpage.report.link })).toBeNull();
});
