import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { requestPasswordReset, signIn, signOut, signUp } from '@/data/auth';
import { verifyLink } from '@/data/auth-link';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import { currentSession } from '@/lib/session/session-state';
import { auth } from '@/locales/en/auth';
import { dismissToast, toastStore } from '@/ui/toast-store';
import ResetPasswordPage from './reset-password-page';

// Each test opens several screens and sends requests, and the test machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const person = setUpUser();
const told = () => toastStore.snapshot().map(({ title, text }) => `${title}: ${text}`);
const Where = () => <output>{useLocation().pathname}</output>;

function open(search = '') {
  window.history.replaceState(null, '', `/reset-password${search}`);
  render(
    <StrictMode>
      <BrowserRouter>
        {window.location.pathname === '/reset-password' && <ResetPasswordPage />}
        <Where />
      </BrowserRouter>
    </StrictMode>,
  );
}
const leads = (path: string) =>
  waitFor(() => expect(window.location.pathname).toBe(path), { timeout: 10_000 });

let made = 0;
async function mailed(email: string): Promise<string> {
  const answer = await fetch(
    `${window.location.origin}/__mailbox/messages.json?to=${encodeURIComponent(email)}`,
  );
  const [mail] = (await answer.json()) as { text: string }[];
  return /token_hash=([^\s&"<)]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
async function account(): Promise<string> {
  const email = `reset.${Date.now()}.${made++}@example.com`;
  await signUp({ email, password: 'secreto', full_name: 'Ana', language_preference: 'en' });
  await verifyLink(await mailed(email), 'email');
  await signOut();
  return email;
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
  if (currentSession().user) await signOut();
});

const proceed = () => person.click(screen.getByRole('button', { name: auth.reset.proceed }));
const stored = () => localStorage.getItem('celebra-session');
const requests = (asked: { mock: { calls: unknown[][] } }, path: string) =>
  asked.mock.calls.filter(([url]) => String(url).includes(path));

describe('a valid reset link', () => {
  test('a reset link changes its own account’s password even if another account is signed in', {
    timeout: 60_000,
  }, async () => {
    const [email, other] = [await account(), await account()];
    await requestPasswordReset(email);
    const token = await mailed(email);
    await signIn(other, 'secreto');
    const before = stored();
    const asked = vi.spyOn(globalThis, 'fetch');

    open(`?token_hash=${token}&type=recovery#email=${email}`);
    expect(window.location.search + window.location.hash).toBe('');
    expect(screen.getByText(`For ${email}.`)).toBeTruthy();
    expect(screen.getByText(new RegExp(`signed in as ${other}`))).toBeTruthy();
    expect(requests(asked, '/verify')).toHaveLength(0);
    await proceed();
    expect(await screen.findByLabelText(auth.reset.newPassword, {}, { timeout: 10_000 })).toBeTruthy();
    expect(requests(asked, '/verify')).toHaveLength(1);
    expect(stored()).toBe(before);

    const submit = screen.getByRole('button', { name: auth.reset.submit });
    await person.type(screen.getByLabelText(auth.reset.newPassword), 'laurel');
    await person.type(screen.getByLabelText(auth.reset.confirmPassword), 'laure');
    expect(screen.getByText(auth.passwordsDoNotMatch)).toBeTruthy();
    expect(submit.getAttribute('aria-disabled')).toBe('true');
    await person.type(screen.getByLabelText(auth.reset.confirmPassword), 'l');
    expect(screen.getByText(auth.reset.match)).toBeTruthy();
    await person.click(submit);
    await waitFor(() => expect(told()).toEqual([`${auth.passwordUpdated}: ${auth.passwordUpdatedText}`]));
    const saved = performance.now();
    await leads('/auth');
    expect(performance.now() - saved).toBeGreaterThan(1_500);
    expect(currentSession().user?.email).toBe(other);

    await signIn(email, 'laurel');
    await signOut();
    cleanup();
    for (const { id } of toastStore.snapshot()) dismissToast(id);
    open(`?token_hash=${token}&type=recovery#email=${email}`);
    await proceed();
    await leads('/auth');
    expect(told()).toEqual([`Error: ${auth.provider.otp_expired}`]);
  });

  test('leaving the reset page without setting a password ends the link’s session', async () => {
    const email = await account();
    await requestPasswordReset(email);
    open(`?token_hash=${await mailed(email)}&type=recovery#email=${email}`);
    const asked = vi.spyOn(globalThis, 'fetch');
    await proceed();
    expect(await screen.findByLabelText(auth.reset.newPassword, {}, { timeout: 10_000 })).toBeTruthy();
    expect(currentSession().user).toBeNull();
    cleanup();
    expect(stored()).toBeNull();
    await waitFor(() => expect(requests(asked, '/logout?scope=local')).toHaveLength(1));
  });

  test('a reset link that names another account’s address is refused', async () => {
    const email = await account();
    await requestPasswordReset(email);
    open(`?token_hash=${await mailed(email)}&type=recovery#email=somebody@example.org`);
    await proceed();
    await leads('/auth');
    expect(told()).toEqual([`Error: ${auth.provider.otp_expired}`]);
    expect(currentSession().user).toBeNull();
  });
});

test('a signed-in person must enter the current password to change the password', async () => {
  const email = await account();
  await signIn(email, 'secreto');
  open();
  await person.type(await screen.findByLabelText(auth.reset.currentPassword), 'otra cosa');
  for (const label of [auth.reset.newPassword, auth.reset.confirmPassword])
    await person.type(screen.getByLabelText(label), 'laurel');
  await person.click(screen.getByRole('button', { name: auth.reset.submit }));
  await waitFor(() => expect(told()).toEqual([`Error: ${auth.provider.current_password_invalid}`]));
});

describe('an invalid or missing reset link', () => {
  test.each([
    ['?error=access_denied&error_description=Too+late', 'Too late'],
    ['#error=access_denied&error_description=Too+late', 'Too late'],
    ['?error=access_denied', auth.invalidResetLink],
    ['?token_hash=invented&type=recovery', auth.provider.otp_expired],
  ])('opening the reset page with %s shows the failure’s reason exactly once', async (search, text) => {
    open(search);
    if (search.includes('token_hash')) await proceed();
    await leads('/auth');
    expect(told()).toEqual([`Error: ${text}`]);
  });

  test('opening the reset page without a link or a session redirects to sign-in', async () => {
    open();
    await leads('/auth');
    expect(told()).toEqual([]);
  });
});

test('a reset link can be tried again after a failed request', async () => {
  const real = globalThis.fetch;
  const down = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      String(input).includes('/verify')
        ? Promise.resolve(new Response('', { status: 503 }))
        : real(input, init),
    );
  open('?token_hash=kept&type=recovery');
  await proceed();
  const again = await screen.findByRole('button', { name: 'Try Again' }, { timeout: 15_000 });
  down.mockRestore();
  await person.click(again);
  await leads('/auth');
  expect(told()).toEqual([`Error: ${auth.provider.otp_expired}`]);
});
