import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { EVENT_PAGES } from '@/data/event-pages';
import { EVENT_PARTS } from '@/data/guests';
import { type PageAddress, publishPage, takePageDown } from '@/data/page-address';
import { PLANS } from '@/data/plans';
import { beginningSections, type EventPage } from '@/domain/event-page/page';
import { paths, patterns } from '@/lib/paths';
import { askInstead } from '@/lib/timed-fetch';
import { common } from '@/locales/en/common';
import { contact } from '@/locales/en/contact';
import { eventpage as english } from '@/locales/en/eventpage';
import { eventpage as spanish } from '@/locales/es/eventpage';
import { expectAccessible } from '../../../tests/builders/accessible';
import { partRow } from '../../../tests/builders/guests';
import { onPlanPage, patience } from '../../../tests/builders/plan-page';
import { storeRows } from '../../../tests/builders/rows';
import OpenEventPage from './open-page';

const person = setUpUser();
const given = onPlanPage(['eventpage', 'rsvp']);
beforeEach(() => sessionStorage.clear());
// Restores the request function, so that a stub doesn't affect the next test.
afterEach(() => askInstead((input, init) => fetch(input, init)));

const GALA = { event_type: 'other', kind: 'gala', couple_type: null } as const;
const nameOf = (plan_id: string) => `page-${plan_id}`;
const open = (name: string) =>
  render(
    <MemoryRouter initialEntries={[paths.eventPage(name)]}>
      <Routes>
        <Route path={patterns.eventPage} element={<OpenEventPage />} />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  );

/** Publishes the plan's page with two parts, of which only the first is open to everybody. */
async function publish(address: Partial<PageAddress> = {}) {
  const { id } = given.plan;
  const parts = ['Ceremony', 'Family dinner'].map((name, position) => ({
    ...partRow(crypto.randomUUID(), name),
    position,
    place: `Place of ${name}`,
    starts_at: '2127-06-12T16:00:00Z',
    time_zone: 'Europe/Madrid',
  }));
  await storeRows(
    EVENT_PARTS,
    id,
    parts.map((after) => ({ before: null, after })),
  );
  const sections = beginningSections();
  const page: EventPage = {
    id: crypto.randomUUID(),
    version: 0,
    theme: 'coast',
    picture: null,
    open_parts: parts.slice(0, 1).map((part) => part.id),
    registration_parts: [],
    items: {},
    sections: {
      ...sections,
      programme: { ...sections.programme, open: true },
      dress: { ...sections.dress, on: true, open: true, es: 'De lino', en: 'Linen' },
      lodging: { ...sections.lodging, on: true, es: 'Hotel secreto' },
      transport: { ...sections.transport, on: true, open: true, link: 'https://www.bus.example/inn' },
      gifts: {
        ...sections.gifts,
        on: true,
        open: true,
        accounts: [{ name: 'IBAN', number: 'ES00 0000' }],
      },
    },
  };
  await storeRows(EVENT_PAGES, id, [{ before: null, after: page }]);
  const name = nameOf(id);
  await publishPage(id, { name, opening: 'all', word: '', indexed: false, ...address });
  return name;
}

test('the public event page shows only the parts that are open to everybody', async () => {
  open(await publish());
  await screen.findByRole('heading', { level: 1, name: given.plan.name }, patience);
  const main = screen.getByRole('main');
  expect(main.dataset.look).toBe('coast');
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
  await expectAccessible();

  const programme = within(screen.getByRole('region', { name: english.title.programme }));
  expect(programme.getByRole('heading', { name: 'Ceremony' })).toBeTruthy();
  expect(programme.getByRole('link', { name: /Place of Ceremony/ }).getAttribute('href')).toContain('maps');
  expect(main.textContent).not.toContain('Family dinner');
  expect(screen.getByText('Linen')).toBeTruthy();
  expect(screen.getByRole('link', { name: /bus\.example/ }).getAttribute('href')).toBe(
    'https://www.bus.example/inn',
  );
  expect(main.textContent).not.toMatch(/secreto|ES00/);

  await person.click(screen.getByRole('button', { name: english.otherLanguage }));
  await screen.findByText('De lino', {}, patience);
  expect(main.lang).toBe('es');
  expect(screen.getByRole('heading', { name: spanish.title.dress })).toBeTruthy();
});

test('the public page of a gala uses the wording for organizations', async () => {
  const { id } = given.plan;
  await storeRows(PLANS, id, [{ before: given.plan, after: { ...given.plan, ...GALA } }]);
  open(await publish());
  await screen.findByText(english.begin.company.welcome, {}, patience);
});

test('the public page asks for its password only once per tab', async () => {
  const name = await publish({ opening: 'word', word: 'Naranjo' });
  open(name);
  const field = await screen.findByRole('textbox', { name: english.word.label }, patience);
  expect(document.title).toBe(english.title.page);
  await expectAccessible();
  await person.type(field, 'limonero{Enter}');
  await screen.findByText(english.word.wrong, {}, patience);
  expect(document.activeElement).toBe(field);
  await person.clear(field);
  await person.type(field, 'naranjo{Enter}');
  await screen.findByRole('heading', { level: 1, name: given.plan.name }, patience);

  cleanup();
  open(name);
  await screen.findByRole('heading', { level: 1, name: given.plan.name }, patience);

  cleanup();
  askInstead(() => Promise.reject(new TypeError('no connection')));
  open(name);
  await screen.findByRole('heading', { level: 1, name: given.plan.name }, patience);
  expect(screen.getByText(english.failed.kept)).toBeTruthy();
});

test('an unknown address and a withdrawn event page show the same message', async () => {
  open('nobody-is-here');
  await screen.findByRole('heading', { level: 1, name: english.broken.title }, patience);
  await expectAccessible();

  const name = await publish();
  cleanup();
  open(name);
  await screen.findByRole('heading', { level: 1, name: given.plan.name }, patience);
  await takePageDown(given.plan.id);
  cleanup();
  open(name);
  await screen.findByRole('heading', { level: 1, name: english.broken.title }, patience);
  expect(sessionStorage.length).toBe(0);
});

test('loading the public page can be tried again after a failed request', async () => {
  const name = await publish();
  const refused = vi.fn(() => Promise.reject(new TypeError('no connection')));
  askInstead(refused);
  open(name);
  await screen.findByText(english.failed.title, {}, patience);
  askInstead((input, init) => fetch(input, init));
  await person.click(screen.getByRole('button', { name: common.tryAgain }));
  await waitFor(
    () => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(given.plan.name),
    patience,
  );
});

test('reporting an event page sends the page’s address to the team', async () => {
  const name = await publish();
  open(name);
  const link = await screen.findByRole('button', { name: english.report.link }, patience);
  await person.click(link);
  let form = within(await screen.findByRole('form', { name: english.report.link }, patience));
  const field = (label: string) => form.getByRole('textbox', { name: new RegExp(`^${label}`) });
  await person.type(field(contact.form.firstName), 'Eva');
  await person.type(field(contact.form.lastName), 'Gil');
  await person.type(field(contact.form.email), 'eva@example.com');
  await person.type(field(english.report.message), 'Short');
  await person.click(form.getByRole('button', { name: english.report.send }));
  await form.findByText(contact.validation.messageShort, {}, patience);
  expect(document.activeElement).toBe(field(english.report.message));
  await expectAccessible();
  await person.type(field(english.report.message), ': it asks for money of somebody else’s');
  // After the form was closed by mistake, it still contains the entered text.
  await person.click(link);
  await person.click(link);
  form = within(await screen.findByRole('form', { name: english.report.link }, patience));
  expect(form.getByDisplayValue('Gil')).toBeTruthy();
  expect(form.getByDisplayValue(/somebody else’s$/)).toBeTruthy();
  const asked: string[] = [];
  askInstead((input, init) => {
    asked.push(String(init?.body ?? ''));
    return asked.length < 3 ? Promise.reject(new TypeError('no connection')) : fetch(input, init);
  });
  const fail = async () => {
    await person.click(form.getByRole('button', { name: english.report.send }));
    await form.findByText(english.report.failed, {}, { timeout: 20_000 });
  };
  await fail();
  await fail();
  // A changed text counts as a new message, because the first message might have arrived.
  await person.type(field(english.report.message), '.');
  await person.click(form.getByRole('button', { name: english.report.send }));
  await screen.findByText(english.report.sent, {}, patience);
  const [first = {}, second, third] = asked.map(
    (body) => JSON.parse(body) as { id?: string; subject?: string },
  );
  expect(second?.subject).toContain(paths.eventPage(name));
  expect(second?.id).toBe(first.id);
  expect(third?.id).not.toBe(first.id);
  await person.click(link);
  await person.click(link);
  form = within(await screen.findByRole('form', { name: english.report.link }, patience));
  expect(form.queryByDisplayValue('Gil')).toBeNull();
});
