import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { requestPasswordReset, signIn, signOut, signUp, verifyLink } from '@/data/auth';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import { currentSession } from '@/lib/session-state';
import { auth } from '@/locales/en/auth';
import { dismissToast, toastStore } from '@/ui/toast-store';
import ResetPasswordPage from './reset-password-page';

// Several screens and requests each, on machines that do other things too.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const person = userEvent.setup();
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
/** The newest token mailed to an address. */
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

describe('a good link', () => {
  test('sets the password of its own account, whoever is signed in, and is used once', {
    timeout: 60_000,
  }, async () => {
    const [email, other] = [await account(), await account()];
    await requestPasswordReset(email);
    const token = await mailed(email);
    await signIn(other, 'secreto');
    const asked = vi.spyOn(globalThis, 'fetch');

    open(`?token_hash=${token}&type=recovery`);
    expect(window.location.search).toBe('');
    expect(screen.getByText(auth.reset.checking)).toBeTruthy();
    expect(await screen.findByText(`For ${email}.`, {}, { timeout: 10_000 })).toBeTruthy();
    // Effects run twice here; the token works once.
    expect(asked.mock.calls.filter(([url]) => String(url).includes('/verify'))).toHaveLength(1);

    const submit = screen.getByRole<HTMLButtonElement>('button', { name: auth.reset.submit });
    await person.type(screen.getByLabelText(auth.reset.newPassword), 'laurel');
    await person.type(screen.getByLabelText(auth.reset.confirmPassword), 'laure');
    expect(screen.getByText(auth.passwordsDoNotMatch)).toBeTruthy();
    expect(submit.disabled).toBe(true);
    await person.type(screen.getByLabelText(auth.reset.confirmPassword), 'l');
    expect(screen.getByText(auth.reset.match)).toBeTruthy();
    await person.click(submit);
    await waitFor(() => expect(told()).toEqual([`${auth.passwordUpdated}: ${auth.passwordUpdatedText}`]));
    const saved = performance.now();
    await waitFor(() => expect(currentSession().status).toBe('signed-out'));
    await leads('/auth');
    expect(performance.now() - saved).toBeGreaterThan(1_500);

    await signIn(email, 'laurel');
    await signOut();
    await signIn(other, 'secreto');
    await signOut();
    cleanup();
    for (const { id } of toastStore.snapshot()) dismissToast(id);
    open(`?token_hash=${token}&type=recovery`);
    await leads('/auth');
    expect(told()).toEqual([`Error: ${auth.provider.otp_expired}`]);
  });
});

describe('a link that leads nowhere', () => {
  test.each([
    ['?error=access_denied&error_description=Too+late', 'Too late'],
    ['?error=access_denied', auth.invalidResetLink],
    ['?token_hash=invented&type=recovery', auth.provider.otp_expired],
  ])('%s says why, once', async (search, text) => {
    open(search);
    await leads('/auth');
    expect(told()).toEqual([`Error: ${text}`]);
  });

  test('without a token and a session goes to sign-in without a word', async () => {
    open();
    await leads('/auth');
    expect(told()).toEqual([]);
  });
});

test('a service in trouble leaves the link good and offers to try again', async () => {
  const real = globalThis.fetch;
  const down = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      String(input).includes('/verify')
        ? Promise.resolve(new Response('', { status: 503 }))
        : real(input, init),
    );
  open('?token_hash=kept&type=recovery');
  const again = await screen.findByRole('button', { name: 'Try Again' }, { timeout: 15_000 });
  down.mockRestore();
  await person.click(again);
  await leads('/auth');
  expect(told()).toEqual([`Error: ${auth.provider.otp_expired}`]);
});
