import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { signIn, signOut, signUp } from '@/data/auth';
import { verifyLink } from '@/data/auth-link';
import { keepAccount } from '@/data/departures';
import { updateProfile } from '@/data/profiles';
import { publishableKey } from '@/lib/env';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import { makeQueryClient } from '@/lib/query-client';
import { currentSession } from '@/lib/session/session-state';
import { auth } from '@/locales/en/auth';
import { modules } from '@/locales/en/modules';
import { profile } from '@/locales/en/profile';
import { profile as spanish } from '@/locales/es/profile';
import { dismissToast, toastStore } from '@/ui/toast-store';
import ProfilePage from './profile-page';

// Each test opens several screens, which takes longer on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const person = setUpUser();
const told = () => toastStore.snapshot().map(({ title, text }) => `${title}: ${text}`);
const name = () => screen.getByLabelText<HTMLInputElement>(auth.fullName);
const save = () => person.click(screen.getByRole('button', { name: profile.person.save }));
let email = '';
let password = 'secreto';

beforeAll(async () => {
  await startI18n();
  await loadTexts('auth', 'profile', 'modules');
  email = `profile.${Date.now()}@example.com`;
  await signUp({ email, password: 'secreto', full_name: 'Ana', language_preference: 'en' });
  const answer = await fetch(`${window.location.origin}/__mailbox/messages.json?to=${email}`);
  const [mail] = (await answer.json()) as { text: string }[];
  await verifyLink(/token_hash=([^\s&"<)]+)/.exec(mail?.text ?? '')?.[1] ?? '', 'email');
  await signOut();
}, 60_000);

const open = () =>
  render(
    <QueryClientProvider client={makeQueryClient(() => undefined)}>
      <MemoryRouter>
        <ProfilePage />
      </MemoryRouter>
    </QueryClientProvider>,
  );

beforeEach(async () => {
  await changeLanguage('en');
  await signIn(email, password);
  open();
  await screen.findByLabelText(auth.fullName, {}, { timeout: 10_000 });
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  for (const { id } of toastStore.snapshot()) dismissToast(id);
  if (currentSession().user) await signOut();
});

test('saving the profile sends only the changed fields', async () => {
  expect(screen.getByText(email)).toBeTruthy();
  expect(await screen.findByText('Guest list of up to 20 people in each')).toBeTruthy();
  const asked = vi.spyOn(globalThis, 'fetch');
  const sent = () =>
    asked.mock.calls
      .filter(([, init]) => init?.method === 'PATCH')
      .map(([, init]) => JSON.parse(String(init?.body)));

  await person.clear(name());
  await person.type(name(), ' Ana   López ');
  await save();
  await waitFor(() => expect(told()).toEqual([`${profile.updated}: ${profile.updatedText}`]));
  expect(sent()).toEqual([{ full_name: 'Ana López' }]);

  await person.click(screen.getByRole('radio', { name: auth.languages.es }));
  await save();
  expect(await screen.findByRole('heading', { name: spanish.title })).toBeTruthy();
  expect(sent()[1]).toEqual({ language_preference: 'es' });
  await updateProfile(currentSession().user?.id, { language_preference: 'en' });
});

test('a failed save keeps the values entered in the profile', async () => {
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    init?.method === 'PATCH' ? Promise.resolve(new Response('{}', { status: 503 })) : real(input, init),
  );
  await person.clear(name());
  await person.type(name(), 'Ana María');
  await save();
  await waitFor(() => expect(told()).toEqual([`Error: ${auth.provider.unavailable}`]), { timeout: 10_000 });
  expect(name().value).toBe('Ana María');
});

test('reopening the profile restores values that weren’t saved', async () => {
  await person.clear(name());
  await person.type(name(), 'Ana Lucía');
  cleanup();
  open();
  await waitFor(() => expect(name().value).toBe('Ana Lucía'), { timeout: 10_000 });
  await person.click(screen.getByRole('button', { name: modules.draft.discard }));
  expect(name().value).not.toBe('Ana Lucía');
  cleanup();
  open();
  expect((await screen.findByLabelText<HTMLInputElement>(auth.fullName)).value).not.toBe('Ana Lucía');
});

test('the profile refuses an empty name', async () => {
  await person.clear(name());
  await person.tab();
  expect(await screen.findByText(auth.enterFullName)).toBeTruthy();
});

test('changing a profile without a user id fails with the specified message', async () => {
  await expect(updateProfile(undefined, { full_name: 'Ana' })).rejects.toThrow('User ID is required');
});

test('reminders can be switched off and on in the profile', async () => {
  const wanted = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Email me/ });
  expect(wanted().checked).toBe(true);
  await person.click(wanted());
  await waitFor(() => expect(told()).toEqual([`${profile.updated}: ${profile.updatedText}`]));
  expect(wanted().checked).toBe(false);
  expect(screen.queryByRole('combobox', { name: profile.reminders.zone })).toBeNull();
  await person.click(wanted());
  await waitFor(() => expect(wanted().checked).toBe(true));
  const zone = await screen.findByRole('combobox', { name: profile.reminders.zone });
  expect(zone.textContent).toContain(profile.reminders.eventZone);
  const { id } = currentSession().user ?? {};
  expect(await updateProfile(id, { time_zone: 'Asia/Tokyo' })).toMatchObject({ time_zone: 'Asia/Tokyo' });
});

test('signing out ends the session', async () => {
  await person.click(screen.getByRole('button', { name: profile.leave.submit }));
  await waitFor(() => expect(currentSession()).toMatchObject({ status: 'signed-out', left: true }));
  expect(localStorage.getItem('celebra-session')).toBeNull();
});

test('changing the password in the profile requires the current password', async () => {
  const submit = screen.getByRole('button', { name: profile.password.save });
  await person.type(screen.getByLabelText(auth.reset.newPassword), 'romero');
  expect(submit.getAttribute('aria-disabled')).toBe('true');
  await person.type(screen.getByLabelText(auth.reset.confirmPassword), 'romero');
  expect(submit.getAttribute('aria-disabled')).toBe('true');
  const current = screen.getByLabelText(profile.password.current);
  await person.type(current, 'no es esta');
  await person.click(submit);
  await waitFor(() => expect(told()).toEqual([`Error: ${auth.provider.current_password_invalid}`]));
  for (const { id } of toastStore.snapshot()) dismissToast(id);
  await person.clear(current);
  await person.type(current, 'secreto');
  await person.click(submit);
  await waitFor(() => expect(told()).toEqual([`${profile.passwordUpdated}: ${profile.passwordUpdatedText}`]));
  await signOut();
  await signIn(email, 'romero');
  password = 'romero';
});

test('changing the email address sends an email to the old and the new address', async () => {
  const submit = screen.getByRole('button', { name: profile.address.submit });
  const field = screen.getByLabelText(profile.address.new);
  await person.type(field, 'nadie');
  await person.click(submit);
  expect(await screen.findByText(auth.emailInvalid)).toBeTruthy();
  const next = `otra.${email}`;
  await person.clear(field);
  await person.type(field, next);
  await person.click(submit);
  const sent = profile.address.sent.replace('{{old}}', email).replace('{{next}}', next);
  expect(await screen.findByText(sent, {}, { timeout: 10_000 })).toBeTruthy();
  for (const to of [email, next]) {
    const answer = await fetch(`${window.location.origin}/__mailbox/messages.json?to=${to}`);
    const [mail] = (await answer.json()) as { text: string }[];
    expect(mail?.text).toContain('type=email_change');
  }
});

test('the session on another device can be ended from the profile', async () => {
  const other = await fetch(`${window.location.origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey(), 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'romero' }),
  });
  const { refresh_token } = (await other.json()) as { refresh_token: string };
  cleanup();
  open();
  expect(await screen.findByText(profile.sessions.this, {}, { timeout: 10_000 })).toBeTruthy();
  await person.click(await screen.findByRole('button', { name: /^End the session/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^End the session/ })).toBeNull());
  expect(document.activeElement?.textContent).toBe(profile.sessions.title);
  const renewed = await fetch(`${window.location.origin}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { apikey: publishableKey(), 'Content-Type': 'application/json' },
    body: JSON.stringify({ refresh_token }),
  });
  expect(renewed.ok).toBe(false);
});

test('an account marked for deletion can be kept with one click', async () => {
  await person.click(screen.getByRole('button', { name: profile.deletion.open }));
  const sheet = await screen.findByRole('dialog', { name: profile.deletion.open });
  expect(await within(sheet).findByText(profile.deletion.account)).toBeTruthy();
  const field = within(sheet).getByLabelText(profile.password.current);
  await person.click(within(sheet).getByRole('button', { name: profile.deletion.submit }));
  expect(within(sheet).getByText(auth.passwordRequired)).toBeTruthy();
  await person.type(field, 'secreto');
  await person.click(within(sheet).getByRole('button', { name: profile.deletion.submit }));
  expect(await within(sheet).findByText(auth.provider.current_password_invalid)).toBeTruthy();
  await person.clear(field);
  await person.type(field, 'romero');
  await person.click(within(sheet).getByRole('button', { name: profile.deletion.submit }));
  const keep = await screen.findByRole('button', { name: profile.departure.keep }, { timeout: 10_000 });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(currentSession().status).toBe('signed-in');
  await person.click(keep);
  expect(await screen.findByRole('button', { name: profile.deletion.open })).toBeTruthy();
  await keepAccount();
});
