import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { guestRow, householdRow, partRow } from '@/../tests/builders/guests';
import { onPlanPage, patience } from '@/../tests/builders/plan-page';
import { storeRows } from '@/../tests/builders/rows';
import { setUpUser } from '@/../tests/builders/user';
import { saveBrand } from '@/data/brands';
import { EVENT_PAGES } from '@/data/event-pages';
import { EVENT_PARTS, GUESTS, HOUSEHOLDS } from '@/data/guests';
import { sendEmails } from '@/data/invitation-emails';
import { publishPage } from '@/data/page-address';
import { register } from '@/data/registering';
import { beginningSections } from '@/domain/event-page/page';
import InvitationsOffPage from '@/features/newsletter/invitations-off-page';
import RsvpPage from '@/features/rsvp/rsvp-page';
import { paths, patterns } from '@/lib/paths';
import { newsletter } from '@/locales/en/newsletter';
import { register as form } from '@/locales/en/register';

const person = setUpUser();
const given = onPlanPage(['rsvp', 'register', 'newsletter', 'eventpage', 'guests']);

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path={patterns.rsvp} element={<RsvpPage />} />
        <Route path={paths.invitationsOff} element={<InvitationsOffPage />} />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  );

async function mailTo(email: string): Promise<string> {
  const answer = await fetch(`${window.location.origin}/__mailbox/messages.json?to=${email}`);
  const [mail] = (await answer.json()) as { text: string }[];
  return mail?.text ?? '';
}

test('the pages for confirming a registration and for unsubscribing show the brand', async () => {
  const { id } = given.plan;
  await saveBrand(given.owner.id, {
    name: 'Bodas Azahar',
    logo: null,
    colour_main: '#0a6b3d',
    colour_accent: '#333333',
    sender_name: null,
    reply_to: null,
    footer: 'Azahar SL',
    origin: null,
  });
  const part = partRow(id, 'Talk');
  const household = householdRow('Casa Gil');
  const invited = `eva-${id}@example.com`;
  const registered = `leo-${id}@example.com`;
  await storeRows(EVENT_PARTS, id, [{ before: null, after: part }]);
  await storeRows(HOUSEHOLDS, id, [{ before: null, after: household }]);
  await storeRows(GUESTS, id, [
    {
      before: null,
      after: guestRow({ name: 'Eva', last_name: 'Gil', household_id: household.id, email: invited }),
    },
  ]);
  await storeRows(EVENT_PAGES, id, [
    {
      before: null,
      after: {
        id: crypto.randomUUID(),
        version: 0,
        theme: 'olive',
        picture: null,
        open_parts: [],
        registration_parts: [part.id],
        items: {},
        sections: beginningSections(),
      },
    },
  ]);
  const page = `azahar-${id}`;
  await publishPage(id, { name: page, opening: 'all', word: '', indexed: false });
  await register(page, '', {
    name: 'Leo',
    last_name: 'Gil',
    email: registered,
    company: '',
    job_title: '',
    parts: [part.id],
    language: 'en',
    website: '',
    fill_ms: 5000,
  });
  open(/\/rsvp\/[0-9a-f]{32}/.exec(await mailTo(registered))?.[0] ?? '');
  const confirm = await screen.findByRole('button', { name: form.confirm.press }, patience);
  expect(screen.getAllByText('Bodas Azahar').length).toBeGreaterThan(0);
  expect(screen.getByText('Azahar SL')).toBeTruthy();
  await person.click(confirm);
  await screen.findByRole('heading', { level: 1, name: given.plan.name }, patience);
  expect(screen.getByText('Azahar SL')).toBeTruthy();

  cleanup();
  await sendEmails(id, [household.id]);
  const link = /\/invitations\/unsubscribe\?lang=\w+#\S+/.exec(await mailTo(invited))?.[0] ?? '';
  open(link.replace(/lang=\w+/, 'lang=en'));
  await person.click(await screen.findByRole('button', { name: newsletter.invitations.submit }, patience));
  await screen.findByRole('heading', { level: 1, name: newsletter.invitations.doneTitle }, patience);
  expect(screen.getByText('Azahar SL')).toBeTruthy();
  expect(document.title).not.toMatch(/celebra/i);
  expect(document.body.textContent).not.toMatch(/celebra/i);
});
