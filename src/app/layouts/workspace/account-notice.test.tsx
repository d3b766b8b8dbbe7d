import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import type { AccountState } from '@/data/departures';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import { SESSION_KEY } from '@/lib/session/session-key';
import { currentSession, sessionAbsent, sessionArrived, sessionLost } from '@/lib/session/session-state';
import { profile } from '@/locales/en/profile';
import { dismissToast, toastStore } from '@/ui/toast-store';
import AccountNotice from './account-notice';

vi.setConfig({ testTimeout: 60_000 });

const person = setUpUser();
const DELETES_AT = '2026-12-04T10:00:00Z';
const PLAN = 'b0000000-0000-4000-8000-000000000001';
const SESSION = 'c0000000-0000-4000-8000-000000000001';
/** Names of the functions called in a test. Their stubbed responses are in `answers`. */
const asked: string[] = [];
let state: AccountState;
let answers: Record<string, () => Response>;

const token = `x.${btoa(JSON.stringify({ session_id: SESSION }))}.x`;
const told = () => toastStore.snapshot().map(({ title }) => title);
const ofOthers = (may_take: boolean) => ({
  plan_id: PLAN,
  plan_name: 'Boda de Ana',
  owner_name: 'Eva',
  deletes_at: DELETES_AT,
  may_take,
});

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <AccountNotice />
        <main id="content" tabIndex={-1} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

beforeAll(async () => {
  await startI18n();
  await loadTexts('profile');
});
beforeEach(async () => {
  await changeLanguage('en');
  asked.length = 0;
  state = { ended: false, deletes_at: null, departures: [] };
  answers = {};
  localStorage.setItem(
    SESSION_KEY,
    JSON.stringify({
      access_token: token,
      refresh_token: 'y',
      expires_at: Date.now() / 1000 + 3600,
      user: { id: 'ana' },
    }),
  );
  sessionArrived({ id: 'ana', email: 'ana@example.org' }, token);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const [, name = ''] = /\/rpc\/(\w+)/.exec(String(input)) ?? [];
    if (name) asked.push(name);
    return (
      answers[name]?.() ??
      (name === 'account_state' ? Response.json(state) : new Response(null, { status: 204 }))
    );
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionAbsent({ left: true });
  localStorage.clear();
  for (const { id } of toastStore.snapshot()) dismissToast(id);
});

test('the account notice appears only while an account is being deleted', async () => {
  open();
  await waitFor(() => expect(asked).toEqual(['account_state']));
  expect(screen.queryByRole('region')).toBeNull();
});

test('the account notice asks only once whether the person wants to keep the account', async () => {
  state = { ...state, deletes_at: DELETES_AT };
  open();
  expect(await screen.findByRole('dialog', { name: profile.departure.question })).toBeTruthy();
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: profile.departure.goOn }));
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  open();
  expect(await screen.findByText(/^Your account will be deleted on/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked).not.toContain('keep_account');
});

test('keeping the account moves the focus from the account notice to the page', async () => {
  state = { ...state, deletes_at: DELETES_AT };
  open();
  await person.click(await screen.findByRole('button', { name: profile.departure.goOn }));
  answers.keep_account = () => new Response('{}', { status: 503 });
  await person.click(screen.getByRole('button', { name: profile.departure.keep }));
  await waitFor(() => expect(told()).toEqual(['Error']));
  delete answers.keep_account;
  await person.click(screen.getByRole('button', { name: profile.departure.keep }));
  await waitFor(() => expect(told()).toContain(profile.departure.kept));
  expect(screen.queryByText(/^Your account will be deleted on/)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('an editor can take over the plan of an owner who is leaving', async () => {
  state = { ...state, departures: [ofOthers(true)] };
  open();
  const take = await screen.findByRole('button', { name: profile.departure.take });
  answers.take_over = () =>
    Response.json(
      { code: 'PT402', message: 'plan_limit_reached', details: null, hint: null },
      { status: 402 },
    );
  await person.click(take);
  expect(await screen.findByText(profile.departure.problem.plans)).toBeTruthy();
  expect(screen.getByRole('link', { name: profile.departure.upgrade })).toBeTruthy();
  delete answers.take_over;
  state = { ...state, departures: [] };
  await person.click(take);
  await waitFor(() => expect(told()).toEqual(['“Boda de Ana” is your plan now']));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

test('a viewer can’t take over the plan of an owner who is leaving', async () => {
  state = { ...state, departures: [ofOthers(false)] };
  open();
  expect(await screen.findByText(/“Boda de Ana” will be deleted/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('ending this device’s session from another device removes all data from this device', async () => {
  localStorage.setItem('celebra-draft:ana:x', '1');
  state = { ...state, ended: true };
  open();
  await waitFor(() => expect(told()).toEqual([profile.sessions.endedHere]), { timeout: 10_000 });
  expect(currentSession().status).toBe('signed-out');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('celebra-draft'))).toEqual([]);
});

test.each([true, false])(
  'a lost session counts as signed out only if another device ended it (ended there: %s)',
  async (ended) => {
    answers.session_ended = () => Response.json(ended);
    open();
    await waitFor(() => expect(asked.filter((name) => name !== 'own_billing')).toEqual(['account_state']));
    localStorage.removeItem(SESSION_KEY);
    sessionLost();
    await waitFor(() => expect(asked).toContain('session_ended'));
    await waitFor(() => expect(currentSession().status).toBe(ended ? 'signed-out' : 'expired'));
  },
);
