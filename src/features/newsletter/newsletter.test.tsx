import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { subscribe } from '@/data/newsletter';
import { changeLanguage, currentLanguage, loadTexts, startI18n } from '@/lib/i18n';
import { common } from '@/locales/en/common';
import { newsletter } from '@/locales/en/newsletter';
import { newsletter as spanish } from '@/locales/es/newsletter';
import { NewsletterForm } from '@/parts/public/newsletter-form';
import ConfirmPage from './confirm-page';
import InvitationsOffPage from './invitations-off-page';
import LeavePage from './leave-page';
import RemindersOffPage from './reminders-off-page';

vi.setConfig({ testTimeout: 60_000 });
const person = setUpUser();
const backend = inject('backend');

const open = (page: React.ReactNode, at = '/') =>
  render(<MemoryRouter initialEntries={[at]}>{page}</MemoryRouter>);
const press = (name: string) => person.click(screen.getByRole('button', { name }));

/** Returns the link in the newest email to an address, once the email has arrived. */
const mailedLink = (to: string, page: string): Promise<string> =>
  waitFor(
    async () => {
      const answer = await fetch(`${backend.url}/__mailbox/messages.json?to=${to}`);
      const [mail] = (await answer.json()) as { text: string }[];
      const link = new RegExp(`https?://\\S+(/newsletter/${page}\\S+)`).exec(mail?.text ?? '')?.[1];
      if (!link) throw new Error('No such link yet');
      return link;
    },
    { timeout: 10_000, interval: 200 },
  );

beforeAll(async () => {
  await startI18n();
  await loadTexts('newsletter');
});
beforeEach(() => changeLanguage('en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a newsletter subscription can be requested, confirmed and ended', async () => {
  const email = `newsletter.${Date.now()}@example.org`;
  open(<NewsletterForm subscribe={subscribe} />);
  await person.type(screen.getByLabelText(common.newsletter.label), email);
  await press(common.newsletter.submit);
  expect(await screen.findByText(common.newsletter.sentTitle, {}, { timeout: 15_000 })).toBeTruthy();
  cleanup();

  const confirm = await mailedLink(email, 'confirm');
  await changeLanguage('es');
  open(<ConfirmPage />, confirm);
  // The page uses the language of the email.
  await press((await screen.findByRole('button', { name: newsletter.confirm.submit })).textContent ?? '');
  const done = await screen.findByRole(
    'heading',
    { name: newsletter.confirm.doneTitle },
    { timeout: 15_000 },
  );
  await waitFor(() => expect(document.activeElement).toBe(done));
  expect(currentLanguage()).toBe('en');
  cleanup();

  open(<LeavePage />, await mailedLink(email, 'unsubscribe'));
  await press(newsletter.leave.submit);
  await screen.findByRole('heading', { name: newsletter.leave.doneTitle }, { timeout: 15_000 });
  const rows = await fetch(`${backend.url}/rest/v1/newsletter_subscribers?email=eq.${email}`, {
    headers: { apikey: backend.secretKey },
  });
  expect(await rows.json()).toEqual([]);
});

test('subscribing with an invalid email address sends no request', async () => {
  const send = vi.fn(() => Promise.resolve());
  open(<NewsletterForm subscribe={send} />);
  await person.type(screen.getByLabelText(common.newsletter.label), 'ana@');
  await press(common.newsletter.submit);
  expect(screen.getByText(common.newsletter.invalid)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(common.newsletter.label)));
  expect(send).not.toHaveBeenCalled();
});

test('a failed subscription keeps the address in the field', async () => {
  open(<NewsletterForm subscribe={() => Promise.reject(new TypeError('Failed to fetch'))} />);
  await person.type(screen.getByLabelText(common.newsletter.label), 'ana@example.org');
  await press(common.newsletter.submit);
  expect(await screen.findByText(common.newsletter.failed, {}, { timeout: 10_000 })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(common.newsletter.label).value).toBe('ana@example.org');
});

test.each([
  ['no token', '/newsletter/confirm'],
  ['a wrong one', '/newsletter/confirm?lang=es#0123'],
  ['one that is no text', '/newsletter/confirm?lang=es#%E0%A4'],
])('confirming without a valid token offers to send a new link (%s)', async (_, at) => {
  await changeLanguage('es');
  open(<ConfirmPage />, at);
  await press(spanish.confirm.submit);
  expect(
    await screen.findByRole('heading', { name: spanish.broken.title }, { timeout: 15_000 }),
  ).toBeTruthy();
  expect(screen.getByRole('textbox')).toBeTruthy();
});

test('if the service fails, the unsubscribe page doesn’t call the link broken', async () => {
  open(<LeavePage />, '/newsletter/unsubscribe#abc');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await press(newsletter.leave.submit);
  expect(await screen.findByText(newsletter.failed, {}, { timeout: 10_000 })).toBeTruthy();
  expect(screen.getByRole('button', { name: newsletter.leave.submit })).toBeTruthy();
});

test('the page of an invitation’s broken unsubscribe link leads to the contact page', async () => {
  open(<InvitationsOffPage />, '/invitations/unsubscribe?lang=en#0123');
  // The button appears only after the brand has been read.
  await screen.findByRole('button', { name: newsletter.invitations.submit }, { timeout: 15_000 });
  await press(newsletter.invitations.submit);
  await screen.findByRole('heading', { name: newsletter.broken.title }, { timeout: 15_000 });
  expect(screen.getByRole('link', { name: newsletter.broken.contact })).toBeTruthy();
});

test('the page of a reminder’s broken unsubscribe link leads to the profile', async () => {
  open(<RemindersOffPage />, '/reminders/unsubscribe?lang=en#0123');
  await press(newsletter.reminders.submit);
  await screen.findByRole('heading', { name: newsletter.broken.title }, { timeout: 15_000 });
  expect(screen.getByRole('link', { name: newsletter.reminders.profile })).toBeTruthy();
});
