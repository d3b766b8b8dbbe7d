import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { signIn, signOut, signUp } from '@/data/auth';
import { verifyLink } from '@/data/auth-link';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import { rememberReturn } from '@/lib/session/return-page';
import { currentSession } from '@/lib/session/session-state';
import { auth } from '@/locales/en/auth';
import { dismissToast, toastStore } from '@/ui/toast-store';
import { EmailLinkGate } from './email-link';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const person = setUpUser();
const told = () => toastStore.snapshot().map(({ title, text }) => `${title}: ${text}`);
const Where = () => <output>{useLocation().pathname}</output>;
const where = () => window.location.pathname;

function open(address: string) {
  window.history.replaceState(null, '', address);
  render(
    <StrictMode>
      <BrowserRouter>
        <EmailLinkGate />
        <Where />
      </BrowserRouter>
    </StrictMode>,
  );
}

let made = 0;
async function mailedAddress(): Promise<{ email: string; address: string; token: string }> {
  const email = `link+${Date.now()}.${made++}@example.com`;
  await signUp({ email, password: 'secreto', full_name: 'Ana', language_preference: 'en' });
  const answer = await fetch(
    `${window.location.origin}/__mailbox/messages.json?to=${encodeURIComponent(email)}`,
  );
  const [mail] = (await answer.json()) as { text: string }[];
  const link = new URL(/http\S+token_hash=\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  const token = link.searchParams.get('token_hash') ?? '';
  return { email, address: link.pathname + link.search + link.hash, token };
}

beforeAll(async () => {
  await startI18n();
  await loadTexts('auth');
  await changeLanguage('en');
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  for (const { id } of toastStore.snapshot()) dismissToast(id);
  rememberReturn('');
  if (currentSession().user) await signOut();
});

const press = async (name: string) => person.click(await screen.findByRole('button', { name }));

test('opening an emailed confirmation link has no effect until the person confirms', async () => {
  const { email, address } = await mailedAddress();
  const asked = vi.spyOn(globalThis, 'fetch');
  open(address);
  expect(await screen.findByText(new RegExp(email.replace('+', '\\+')))).toBeTruthy();
  expect(window.location.search + window.location.hash).toBe('');
  expect(asked.mock.calls.filter(([url]) => String(url).includes('/auth/v1/'))).toEqual([]);
  expect(currentSession().user).toBeNull();
  await press(auth.link.confirm);
  await waitFor(() => expect(told()).toEqual([`${auth.emailConfirmed}: ${auth.emailConfirmedText}`]));
  expect(currentSession().user?.email).toBe(email);
  expect(where()).toBe('/app/new-event');
});

test('confirming an email address opens the page that the person had requested', async () => {
  const { address } = await mailedAddress();
  rememberReturn('?next=%2Fapp%2Fsaved-plans');
  open(address);
  await press(auth.link.confirm);
  await waitFor(() => expect(where()).toBe('/app/saved-plans'));
});

test('the person is asked before an email confirmation switches to another account', async () => {
  const mine = await mailedAddress();
  await verifyLink(mine.token, 'email', mine.email);
  const theirs = await mailedAddress();
  const before = localStorage.getItem('celebra-session');
  open(theirs.address);
  expect(await screen.findByText(/signed in as/)).toBeTruthy();
  await press(auth.link.stay);
  expect(currentSession().user?.email).toBe(mine.email);
  expect(localStorage.getItem('celebra-session')).toBe(before);
  cleanup();
  open(theirs.address);
  await press(auth.link.confirm);
  await waitFor(() => expect(currentSession().user?.email).toBe(theirs.email));
});

test('an emailed link signs nobody in if the email address in the link was altered', async () => {
  const { address } = await mailedAddress();
  open(address.replace(/#.*/, '#email=victim@example.org'));
  await press(auth.link.confirm);
  await waitFor(() => expect(told()).toEqual([`Error: ${auth.provider.otp_expired}`]));
  expect(currentSession().user).toBeNull();
});

test.each([
  ['/#error=access_denied&error_code=otp_expired&error_description=Link+expired', auth.provider.otp_expired],
  ['/pricing#error=server_error&error_description=Something+else', 'Something else'],
  ['/?error=access_denied&error_code=otp_expired', auth.provider.otp_expired],
])('an error passed in the address %s is shown only once', async (address, text) => {
  open(address);
  await waitFor(() => expect(told()).toEqual([`Error: ${text}`]));
  expect(window.location.search + window.location.hash).toBe('');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an emailed link stays valid if the service fails', async () => {
  const { address, email } = await mailedAddress();
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    String(input).includes('/verify')
      ? Promise.resolve(new Response('', { status: 503 }))
      : real(input, init),
  );
  open(address);
  await press(auth.link.confirm);
  expect(await screen.findByText(auth.provider.unavailable, {}, { timeout: 15_000 })).toBeTruthy();
  vi.restoreAllMocks();
  await press(auth.link.confirm);
  await waitFor(() => expect(currentSession().user?.email).toBe(email));
  await signOut();
  await expect(signIn(email, 'secreto')).resolves.toBe('en');
});
