import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '@/../tests/builders/accessible';
import { partRow } from '@/../tests/builders/guests';
import { onPlanPage, patience } from '@/../tests/builders/plan-page';
import { newPlan } from '@/../tests/builders/plans';
import { storeRows } from '@/../tests/builders/rows';
import { setUpUser } from '@/../tests/builders/user';
import { EVENT_PAGES } from '@/data/event-pages';
import { EVENT_PARTS } from '@/data/guests';
import { publishPage } from '@/data/page-address';
import { register } from '@/data/registering';
import { confirmRegistration, withdrawRegistration } from '@/data/rsvp';
import { beginningSections } from '@/domain/event-page/page';
import RsvpPage from '@/features/rsvp/rsvp-page';
import { loadTexts } from '@/lib/i18n';
import { patterns } from '@/lib/paths';
import { askInstead } from '@/lib/timed-fetch';
import { register as english } from '@/locales/en/register';
import { register as spanish } from '@/locales/es/register';

const TEXTS = { en: english, es: spanish };
const person = setUpUser();
const given = onPlanPage(['eventpage', 'register', 'rsvp'], () =>
  newPlan({ event_type: 'corporate', couple_type: null }),
);
const asked = (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init);
afterEach(() => askInstead(asked));

const open = (token: string) =>
  render(
    <MemoryRouter initialEntries={[`/rsvp/${token}`]}>
      <Routes>
        <Route path={patterns.rsvp} element={<RsvpPage />} />
      </Routes>
    </MemoryRouter>,
  );

/** Registers Ana for the talk without confirming the registration. */
async function registered(language: 'es' | 'en'): Promise<string> {
  const { id } = given.plan;
  const talk = { ...partRow(id, 'Talk'), capacity: 1 };
  const lunch = { ...partRow(id, 'Lunch'), id: crypto.randomUUID(), position: talk.position + 1 };
  await storeRows(
    EVENT_PARTS,
    id,
    [talk, lunch].map((after) => ({ before: null, after })),
  );
  const page = {
    id: crypto.randomUUID(),
    version: 0,
    theme: 'lines' as const,
    sections: beginningSections(),
    hosts: null,
    picture: null,
    open_parts: [],
    items: {},
    registration_parts: [talk.id, lunch.id],
  };
  await storeRows(EVENT_PAGES, id, [{ before: null, after: page }]);
  await publishPage(id, { name: `talk-${id}`, opening: 'all', word: '', indexed: false });
  const email = `ana.${id}@celebra.local`;
  await register(`talk-${id}`, '', {
    name: 'Ana',
    last_name: 'Gil',
    email,
    company: '',
    job_title: '',
    parts: [talk.id],
    language,
    website: '',
    fill_ms: 2000,
  });
  const answer = await fetch(`${window.location.origin}/__mailbox/messages.json?to=${email}`);
  const [mail] = (await answer.json()) as { text: string }[];
  return /\/rsvp\/([0-9a-f]{32})/.exec(mail?.text ?? '')?.[1] ?? '';
}
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const parts = () =>
  within(screen.getByRole('main'))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent?.trim())
    .filter(Boolean);

test.each(['es', 'en'] as const)(
  'a person can change an unconfirmed registration through the emailed link, in %s',
  async (language) => {
    const t = TEXTS[language];
    const token = await registered(language);
    open(token);
    await person.click(await screen.findByText(t.change.title, {}, patience));
    expect(parts()).toEqual(['Ana Gil', 'Talk']);
    await person.clear(field(t.name));
    await person.click(screen.getByRole('checkbox', { name: /^Talk/ }));
    await person.click(screen.getByRole('button', { name: t.change.save }));
    expect(screen.getByText(t.problem.name)).toBeTruthy();
    expect(screen.getByText(t.problem.parts)).toBeTruthy();
    await expectAccessible();
    await person.type(field(t.name), 'Anabel');
    await person.type(field(t.company), 'Telar');
    await person.click(screen.getByRole('checkbox', { name: /^Lunch/ }));
    cleanup();

    // The form restores the text that was entered before the tab was closed.
    open(token);
    await waitFor(() => expect(field(t.name)).toHaveProperty('value', 'Anabel'), patience);
    // First the service is down, then a response is lost. The entered text stays in both cases.
    let tried = 0;
    askInstead(async (input, init) => {
      tried += 1;
      if (tried === 1) return new Response('', { status: 503 });
      await asked(input, init);
      throw new TypeError('Failed to fetch');
    });
    for (const times of [1, 2]) {
      await person.click(screen.getByRole('button', { name: t.change.save }));
      await screen.findByText(t.problem.failed, {}, patience);
      expect(tried).toBe(times);
    }
    askInstead(asked);
    await person.click(screen.getByRole('button', { name: t.change.save }));
    const said = await screen.findByText(t.change.changed, {}, patience);
    expect(document.activeElement).toBe(said);
    expect(parts()).toEqual(['Anabel Gil', 'Telar', 'Lunch']);
    await expectAccessible();

    // Confirming the registration keeps the unsaved text and saves it with the guest.
    await person.type(field(t.jobTitle), 'Compras');
    await person.click(screen.getByRole('button', { name: t.confirm.press }));
    await screen.findByText(t.change.details.replace('{{name}}', 'Anabel Gil'), {}, patience);
    expect(screen.getByRole('heading', { name: 'Lunch' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Talk' })).toBeNull();
    expect(field(t.jobTitle)).toHaveProperty('value', 'Compras');
    await person.click(screen.getByRole('button', { name: t.change.save }));
    await screen.findByText(t.change.saved, {}, patience);
  },
);

test('after a change in another tab, the registration page shows the new data', async () => {
  const token = await registered('en');
  await loadTexts('rsvp');
  open(token);
  await person.click(await screen.findByText(english.change.title, {}, patience));
  await person.type(field(english.company), 'Telar');
  await confirmRegistration(token);
  await person.click(screen.getByRole('button', { name: english.change.save }));
  await screen.findByText(english.change.details.replace('{{name}}', 'Ana Gil'), {}, patience);
  expect(field(english.company)).toHaveProperty('value', 'Telar');
});

test('a registration withdrawn in another tab is shown as withdrawn', async () => {
  const token = await registered('en');
  open(token);
  await screen.findByRole('button', { name: english.confirm.press }, patience);
  await withdrawRegistration(token);
  await person.click(screen.getByRole('button', { name: english.confirm.press }));
  await screen.findByText(english.withdrawn, {}, patience);
});
