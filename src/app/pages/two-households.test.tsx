import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { guestRow, householdRow, partRow } from '@/../tests/builders/guests';
import { ModulePages } from '@/../tests/builders/module-pages';
import { onPlanPage, patience } from '@/../tests/builders/plan-page';
import { renderAt } from '@/../tests/builders/plans';
import { storedRows, storeRows } from '@/../tests/builders/rows';
import { row } from '@/../tests/builders/timeline';
import { setUpUser } from '@/../tests/builders/user';
import { EVENT_PARTS, GUESTS, HOUSEHOLDS } from '@/data/guests';
import { newInvitationLinks } from '@/data/invitation-links';
import { TIMELINE } from '@/data/timeline';
import RsvpPage from '@/features/rsvp/rsvp-page';
import { loadTexts } from '@/lib/i18n';
import { paths, patterns } from '@/lib/paths';
import { eventpage } from '@/locales/en/eventpage';
import { pageeditor as editor } from '@/locales/en/pageeditor';
import { rsvp } from '@/locales/en/rsvp';

const person = setUpUser();
const given = onPlanPage(['eventpage', 'guests', 'modules', 'pageeditor', 'registrations', 'rsvp']);

const added = <R,>(...rows: R[]) => rows.map((after) => ({ before: null, after }));

test('on a shared page, each of two households sees only the parts it is invited to', async () => {
  const { id } = given.plan;
  const [dinner, dance] = ['Dinner', 'Dance'].map((name, position) => ({
    ...partRow(crypto.randomUUID(), name),
    position,
    place: `Hall of the ${name}`,
    starts_at: `2127-06-12T${18 + position * 3}:00:00Z`,
    time_zone: 'Europe/Madrid',
  }));
  if (!dinner || !dance) throw new Error('Two parts');
  const line = (title: string, clock: number) =>
    row(clock, 30, { id: crypto.randomUUID(), version: 0, title });
  const [toast, song] = [line('Toast', 20 * 60), line('First song', 23 * 60)];
  await storeRows(EVENT_PARTS, id, added(dinner, dance));
  await storeRows(TIMELINE, id, added(toast, song));
  const family = householdRow('The Gils', { parts: [dinner.id, dance.id], language: 'en' });
  const friends = householdRow('The friends', { parts: [dance.id], language: 'en' });
  await storeRows(HOUSEHOLDS, id, added(family, friends));
  await storeRows(
    GUESTS,
    id,
    added(
      guestRow({ name: 'Eva', last_name: 'Gil', household_id: family.id }),
      guestRow({ name: 'Leo', last_name: 'Paz', household_id: friends.id }),
    ),
  );
  const links = await newInvitationLinks(id, [family.id, friends.id]);

  // The hosts choose which activities guests see, and publish the page.
  renderAt(paths.guestPage(id, 'page'), <ModulePages module="guests" />);
  for (const { title } of [toast, song])
    await person.click(await screen.findByRole('checkbox', { name: new RegExp(title) }, patience));
  await person.selectOptions(
    screen.getByRole('combobox', { name: editor.items.part.replace('{{title}}', song.title) }),
    'Dance',
  );
  await person.selectOptions(
    screen.getByRole('combobox', { name: editor.items.part.replace('{{title}}', toast.title) }),
    'Dinner',
  );
  await person.click(screen.getByRole('button', { name: editor.publish.go }));
  await screen.findByText(editor.publish.on, {}, patience);

  await loadTexts('rsvp', 'eventpage');
  const open = async (household: string) => {
    cleanup();
    render(
      <MemoryRouter initialEntries={[paths.rsvp(links.get(household) ?? '')]}>
        <Routes>
          <Route path={patterns.rsvp} element={<RsvpPage />} />
        </Routes>
      </MemoryRouter>,
    );
    await screen.findByRole('heading', { level: 1, name: given.plan.name }, patience);
    return screen.getByRole('main');
  };
  const theirs = await open(friends.id);
  await screen.findByText('First song', {}, patience);
  expect(theirs.textContent).not.toMatch(/Dinner|Toast/);
  await person.click(
    within(screen.getByRole('region', { name: 'Dance' })).getByRole('button', { name: rsvp.accepted }),
  );
  await screen.findByText(rsvp.saving.saved, {}, patience);
  // Replying doesn't change the event's page.
  expect(screen.getByText('First song')).toBeTruthy();

  await open(family.id);
  await screen.findByText('Toast', {}, patience);
  expect(screen.getByRole('heading', { name: eventpage.title.questions })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: `${rsvp.toAnswer}: Dinner` }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Dinner' }));
  await person.click(
    within(screen.getByRole('region', { name: 'Dinner' })).getByRole('button', { name: rsvp.declined }),
  );
  await screen.findByText(rsvp.saving.savedOpen.replace('{{part}}', 'Dance'), {}, patience);
  // After the place changes, the guest sees it and replies again.
  const [before] = (await storedRows(EVENT_PARTS, id)).filter((part) => part.id === dance.id);
  if (!before) throw new Error('The part');
  await storeRows(EVENT_PARTS, id, [{ before, after: { ...before, place: 'Garden' } }]);
  await open(friends.id);
  await screen.findByRole('link', { name: 'Garden' }, patience);
  await person.click(screen.getByRole('button', { name: rsvp.declined }));
  await waitFor(async () => {
    const leo = (await storedRows(GUESTS, id)).find(({ name }) => name === 'Leo');
    expect(leo?.replies[dance.id]?.status).toBe('declined');
  }, patience);
});
