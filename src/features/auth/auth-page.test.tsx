import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { signOut, signUp as signUpWithout } from '@/data/auth';
import { verifyLink } from '@/data/auth-link';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import { currentSession } from '@/lib/session/session-state';
import { auth } from '@/locales/en/auth';
import { auth as spanish } from '@/locales/es/auth';
import { dismissToast, toastStore } from '@/ui/toast-store';
import AuthPage from './auth-page';

/** The embedded backend keeps the emails that it would send, so that tests can read them. */
const Address = () => <output>{useLocation().pathname + useLocation().search}</output>;
const open = (path = '/auth') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <AuthPage />
      <Address />
    </MemoryRouter>,
  );
// Each test opens several screens and sends requests, and the test machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const person = setUpUser();
const told = () => toastStore.snapshot().map(({ title, text }) => `${title}: ${text}`);
let made = 0;
const newEmail = () => `page.${Date.now()}.${made++}@example.com`;
const type = async (label: string, text: string) => person.type(await screen.findByLabelText(label), text);
const press = (name: string) => person.click(screen.getByRole('button', { name }));

beforeAll(async () => {
  await startI18n();
  await loadTexts('auth');
});
beforeEach(() => changeLanguage('en'));
afterEach(async () => {
  cleanup();
  for (const { id } of toastStore.snapshot()) dismissToast(id);
  if (currentSession().user) await signOut();
});

async function mailedToken(email: string): Promise<string> {
  const answer = await fetch(
    `${window.location.origin}/__mailbox/messages.json?to=${encodeURIComponent(email)}`,
  );
  const [mail] = (await answer.json()) as { text: string }[];
  return /token_hash=([^\s&"<)]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function signUp(email: string) {
  open('/auth?mode=sign-up&next=%2Fapp%2Fnew-event');
  await type(auth.fullName, '  Ana   Íñiguez ');
  await type(auth.email, email);
  await type(auth.password, 'secreto');
  await press(auth.signUp.submit);
  await waitFor(() => expect(told()).toContain(`${auth.accountCreated}: ${auth.checkEmailVerify}`), {
    timeout: 10_000,
  });
  // Searches for the heading, because the form has a link with the same text.
  return screen.findByRole('heading', { name: auth.checkMail.title });
}

describe('signing up', () => {
  test('submitting an invalid sign-up shows an error at each invalid field', async () => {
    open('/auth?mode=sign-up');
    await type(auth.fullName, '   ');
    await type(auth.password, 'cinco');
    await press(auth.signUp.submit);
    expect(await screen.findByText(auth.passwordTooShort)).toBeTruthy();
    expect(screen.getByText(auth.enterFullName)).toBeTruthy();
    expect(screen.getByText(auth.emailRequired)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(auth.fullName)));
    expect(told()).toEqual([]);
  });

  test('switching the language of the sign-up page keeps the entered values', async () => {
    open('/auth?mode=sign-up');
    await type(auth.email, 'ana@example.org');
    await person.click(screen.getByRole('radio', { name: auth.languages.es }));
    expect(await screen.findByRole('heading', { name: spanish.signUp.title })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(spanish.email).value).toBe('ana@example.org');
  });

  test('sign-up shows where the email was sent and when it can be resent', async () => {
    const email = newEmail();
    const heading = await signUp(email);
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText(new RegExp(email))).toBeTruthy();
    expect(toastStore.snapshot()[0]?.link?.href).toBe('/__mailbox');
    expect(screen.getByRole('button', { name: auth.checkMail.resend }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    expect(screen.getByText(/another in \d+ seconds/)).toBeTruthy();
    await press(auth.checkMail.change);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(auth.email)));
    expect(screen.getByLabelText<HTMLInputElement>(auth.email).value).toBe(email);
    expect(screen.getByLabelText<HTMLInputElement>(auth.password).value).toBe('');
  });

  test('sign-up shows the same message for a registered and an unregistered address', async () => {
    const email = newEmail();
    const account = { email, password: 'secreto', full_name: 'Ana', language_preference: 'en' } as const;
    await signUpWithout(account);
    await verifyLink(await mailedToken(email), 'email', email);
    await signOut();
    await signUp(email);
    expect(screen.getByRole('link', { name: auth.checkMail.toReset })).toBeTruthy();
    await person.click(screen.getByRole('link', { name: auth.checkMail.toSignIn }));
    expect(screen.getByText('/auth?next=%2Fapp%2Fnew-event')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(auth.email).value).toBe(email);
  });

  test('signing in with an unconfirmed address offers to resend the email', async () => {
    const email = newEmail();
    await signUp(email);
    await person.click(screen.getByRole('link', { name: auth.checkMail.toSignIn }));
    await type(auth.password, 'secreto');
    await press(auth.signIn.submit);
    await waitFor(() => expect(told()).toContain(`Error: ${auth.provider.email_not_confirmed}`));
    await press(auth.resend);
    await waitFor(() => expect(told().at(-1)).toMatch(/wait \d+ seconds/));
  });
});

describe('signing in', () => {
  test('signing in switches the page to the account’s language', async () => {
    const email = newEmail();
    await signUpWithout({ email, password: 'secreto', full_name: 'Ana', language_preference: 'en' });
    await verifyLink(await mailedToken(email), 'email');
    await signOut();
    await changeLanguage('es');
    open();
    await type(spanish.email, email);
    await type(spanish.password, 'secreto');
    await press(spanish.signIn.submit);
    await waitFor(() => expect(told()).toEqual([`${auth.welcomeBack}: ${auth.loginSuccess}`]), {
      timeout: 10_000,
    });
  });

  test('a refused sign-in keeps the entered password on the page without storing it', async () => {
    open();
    await type(auth.email, 'nobody@example.com');
    await type(auth.password, 'not this one');
    await press(auth.signIn.submit);
    await waitFor(() => expect(told()).toEqual([`Error: ${auth.provider.invalid_credentials}`]));
    expect(screen.getByLabelText<HTMLInputElement>(auth.password).value).toBe('not this one');
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.location.href]);
    expect(stored).not.toContain('not this one');
  });

  test('the sign-in form can show and hide the password', async () => {
    open();
    const field = screen.getByLabelText<HTMLInputElement>(auth.password);
    await press(auth.showPassword);
    expect(field.type).toBe('text');
    await press(auth.hidePassword);
    expect(field.type).toBe('password');
  });
});

test('requesting a reset link brings the person back to the sign-in form', async () => {
  open();
  await type(auth.email, 'nobody@example.com');
  await person.click(screen.getByRole('link', { name: auth.signIn.forgot }));
  expect(screen.queryByLabelText(auth.password)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(auth.email).value).toBe('nobody@example.com');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  await press(auth.request.submit);
  await waitFor(() => expect(told()).toEqual([`${auth.resetEmailSent}: ${auth.resetEmailSentText}`]));
  expect(await screen.findByRole('heading', { name: auth.signIn.title })).toBeTruthy();
});
