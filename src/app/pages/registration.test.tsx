import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/../tests/builders/accessible';
import { partRow } from '@/../tests/builders/guests';
import { ModulePages } from '@/../tests/builders/module-pages';
import { onPlanPage, patience } from '@/../tests/builders/plan-page';
import { newPlan, renderAt } from '@/../tests/builders/plans';
import { storeRows } from '@/../tests/builders/rows';
import { setUpUser } from '@/../tests/builders/user';
import { figuresKey } from '@/data/derived-keys';
import { EVENT_PAGES } from '@/data/event-pages';
import { EVENT_PARTS } from '@/data/guests';
import { readOpenPage } from '@/data/open-page';
import { publishPage } from '@/data/page-address';
import { withdrawRegistration } from '@/data/rsvp';
import { beginningSections, type EventPage } from '@/domain/event-page/page';
import OpenEventPage from '@/features/event-page/open-page';
import RsvpPage from '@/features/rsvp/rsvp-page';
import { paths, patterns } from '@/lib/paths';
import { register as form } from '@/locales/en/register';
import { registrations as texts } from '@/locales/en/registrations';
import { rsvp } from '@/locales/en/rsvp';

const person = setUpUser();
const given = onPlanPage(
  ['eventpage', 'guests', 'modules', 'pageeditor', 'register', 'registrations', 'rsvp'],
  () => newPlan({ event_type: 'corporate', couple_type: null }),
);

const openPage = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path={patterns.eventPage} element={<OpenEventPage />} />
        <Route path={patterns.rsvp} element={<RsvpPage />} />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  );
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });

async function registers(name: string, email: string) {
  await person.clear(field(form.name));
  await person.type(field(form.name), name);
  await person.type(field(form.lastName), 'Gil');
  await person.type(field(form.email), email);
  await person.click(screen.getByRole('checkbox', { name: form.consent }));
  await person.click(screen.getByRole('button', { name: form.submit }));
  await screen.findByText(form.sent.title, {}, patience);
}

async function linkOf(email: string): Promise<string> {
  const answer = await fetch(`${window.location.origin}/__mailbox/messages.json?to=${email}`);
  const [mail] = (await answer.json()) as { text: string }[];
  return /\/rsvp\/[0-9a-f]{32}/.exec(mail?.text ?? '')?.[0] ?? '';
}

test('a part of the event accepts registrations until that part is full', async () => {
  const { id } = given.plan;
  const talk = { ...partRow(id, 'Talk'), place: 'Main hall' };
  const lunch = { ...partRow(id, 'Lunch'), id: crypto.randomUUID(), position: talk.position + 1 };
  await storeRows(
    EVENT_PARTS,
    id,
    [talk, lunch].map((after) => ({ before: null, after })),
  );
  await publishPage(id, { name: `talk-${id}`, opening: 'all', word: '', indexed: false });

  // The hosts open the part for registration, with room for one guest.
  renderAt(paths.guestPage(id, 'page'), <ModulePages module="guests" />);
  const part = texts.open.part.replace('{{part}}', 'Talk');
  await person.click(await screen.findByRole('checkbox', { name: part }, patience));
  const capacity = await screen.findByRole('textbox', {
    name: texts.open.capacityOf.replace('{{part}}', 'Talk'),
  });
  await person.type(capacity, '0');
  expect(await screen.findByText(texts.open.wrong)).toBeTruthy();
  await person.clear(capacity);
  await person.type(capacity, '1{Enter}');
  await waitFor(async () => {
    const told = await readOpenPage(`talk-${id}`, '');
    expect('registration' in told && told.registration?.map(({ name }) => name)).toEqual(['Talk']);
  }, patience);
  cleanup();

  openPage(paths.eventPage(`talk-${id}`));
  await person.click(await screen.findByRole('button', { name: form.submit }, patience));
  expect(document.activeElement).toBe(field(form.name));
  expect(screen.getByText(form.problem.email)).toBeTruthy();
  expect(screen.getByText(form.problem.consent)).toBeTruthy();
  await expectAccessible();
  const [ana, leo] = [`ana.${id}@celebra.local`, `leo.${id}@celebra.local`];
  await registers('Ana', ana);
  await person.click(screen.getByRole('button', { name: form.sent.again }));
  await registers('Leo', leo);
  cleanup();

  // Opening the link and pressing the button confirms the registration. A registrant who has a place gets a
  // check-in code.
  openPage(await linkOf(ana));
  await person.click(await screen.findByRole('button', { name: form.confirm.press }, patience));
  await screen.findByRole('img', { name: form.code.label.replace('{{name}}', 'Ana Gil') }, patience);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  cleanup();
  openPage(await linkOf(leo));
  await screen.findByRole('heading', { name: form.confirm.title }, patience);
  await expectAccessible();
  await person.click(screen.getByRole('button', { name: form.confirm.press }));
  await screen.findByText(rsvp.waiting, {}, patience);
  expect(screen.queryByRole('img', { name: /Leo Gil/ })).toBeNull();
  cleanup();

  // The hosts open a second part for registration. The registrant adds that part through the same link, and
  // then changes the name.
  renderAt(paths.guestPage(id, 'page'), <ModulePages module="guests" />);
  const other = texts.open.part.replace('{{part}}', 'Lunch');
  await person.click(await screen.findByRole('checkbox', { name: other }, patience));
  await waitFor(async () => {
    const told = await readOpenPage(`talk-${id}`, '');
    expect('registration' in told && told.registration?.length).toBe(2);
  }, patience);
  cleanup();
  openPage(await linkOf(leo));
  const add = form.change.addTo.replace('{{part}}', 'Lunch');
  await person.click(await screen.findByRole('button', { name: add }, patience));
  const told = await screen.findByText(form.change.added.replace('{{part}}', 'Lunch'), {}, patience);
  expect(document.activeElement).toBe(told);
  expect(screen.queryByRole('button', { name: add })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Lunch' })).toBeTruthy();
  await person.click(screen.getByText(form.change.details.replace('{{name}}', 'Leo Gil')));
  await person.clear(field(form.name));
  await person.click(screen.getByRole('button', { name: form.change.save }));
  expect(document.activeElement).toBe(field(form.name));
  expect(screen.getByText(form.problem.name)).toBeTruthy();
  await person.type(field(form.name), 'Leonor');
  await person.type(field(form.company), 'Telar');
  await expectAccessible();
  await person.click(screen.getByRole('button', { name: form.change.save }));
  await screen.findByText(form.change.saved, {}, patience);
  expect(document.body.textContent).toContain('Leonor Gil');
  cleanup();

  // A third person withdraws before confirming.
  openPage(paths.eventPage(`talk-${id}`));
  await screen.findByRole('button', { name: form.submit }, patience);
  const mar = `mar.${id}@celebra.local`;
  await person.click(screen.getByRole('checkbox', { name: /^Talk/ }));
  await registers('Mar', mar);
  cleanup();
  const link = await linkOf(mar);
  openPage(link);
  await person.click(await screen.findByRole('button', { name: form.withdraw.press }, patience));
  // Sent again, as if the response to the first request had been lost.
  await withdrawRegistration(link.slice(link.lastIndexOf('/') + 1));
  await person.click(screen.getByRole('button', { name: form.withdraw.sure }));
  await screen.findByText(form.withdrawn, {}, patience);
  cleanup();

  // The hosts see both registrations and give the second one a place.
  const client = renderAt(paths.guestPage(id, 'registrations'), <ModulePages module="guests" />);
  client.setQueryData([...figuresKey, 'ana'], []);
  const list = await screen.findByRole('region', { name: texts.list }, patience);
  const rowOf = (name: string) => within(list).getByText(name).closest('li');
  expect(rowOf('Ana Gil')?.textContent).toContain(texts.state.accepted);
  expect(rowOf('Leonor Gil')?.textContent).toContain(texts.state.waiting);
  await expectAccessible();
  await person.click(within(list).getByRole('button', { name: `${texts.admit.waiting}: Leonor Gil` }));
  await waitFor(() => expect(rowOf('Leonor Gil')?.textContent).toContain(texts.state.accepted), patience);
  expect(client.getQueryState([...figuresKey, 'ana'])?.isInvalidated).toBe(true);
});

test('after a crash, a registration form restores everything except the consent', async () => {
  const { id } = given.plan;
  const names = ['Opening', 'Workshop', 'Closing'];
  const parts = names.map((name, position) => ({
    ...partRow(id, name),
    id: crypto.randomUUID(),
    position: 50 + position,
  }));
  await storeRows(
    EVENT_PARTS,
    id,
    parts.map((after) => ({ before: null, after })),
  );
  const page: EventPage = {
    id: crypto.randomUUID(),
    version: 0,
    theme: 'lines',
    picture: null,
    open_parts: [],
    registration_parts: parts.map((part) => part.id),
    items: {},
    sections: beginningSections(),
  };
  await storeRows(EVENT_PAGES, id, [{ before: null, after: page }]);
  await publishPage(id, { name: `draft-${id}`, opening: 'all', word: '', indexed: false });
  const open = async () => {
    openPage(paths.eventPage(`draft-${id}`));
    await screen.findByRole('button', { name: form.submit }, patience);
  };
  const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  await open();
  expect(screen.queryByText(form.consentAgain)).toBeNull();
  await person.click(box(/^Workshop/));
  await person.click(box(/^Closing/));
  await person.click(box(/^Closing/));
  await person.type(field(form.name), 'Eva');
  await person.click(box(/^Opening/));
  await person.click(box(form.consent));
  cleanup();

  await open();
  expect(names.map((name) => box(new RegExp(`^${name}`)).checked)).toEqual([true, true, false]);
  expect(box(form.consent).checked).toBe(false);
  expect(screen.getByText(form.consentAgain)).toBeTruthy();
  await expectAccessible();
  const eva = `eva.${id}@celebra.local`;
  await registers('Eva', eva);
  expect(screen.queryByText(form.consentAgain)).toBeNull();
  cleanup();
  openPage(await linkOf(eva));
  await screen.findByRole('heading', { name: form.confirm.title }, patience);
  expect(screen.getByText('Opening', { selector: 'dd *' })).toBeTruthy();
  cleanup();

  // The form must be empty for the next person who registers on this device.
  await open();
  expect(field(form.name)).toHaveProperty('value', '');
  expect(names.some((name) => box(new RegExp(`^${name}`)).checked)).toBe(false);
});
