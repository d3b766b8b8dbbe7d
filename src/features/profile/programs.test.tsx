import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { accessTokensQuery, makeToken } from '@/data/access-tokens';
import { signOut } from '@/data/auth';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import { makeQueryClient } from '@/lib/query-client';
import { currentSession } from '@/lib/session/session-state';
import { profile } from '@/locales/en/profile';
import { dismissToast, toastStore } from '@/ui/toast-store';
import { expectAccessible } from '../../../tests/builders/accessible';
import { newPerson } from '../../../tests/builders/plans';
import ConnectPage from './connect-page';
import { ProgramsPanel } from './programs-panel';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const patience = { timeout: 20_000 };
const person = setUpUser();
const { programs, connect } = profile;

beforeAll(async () => {
  await startI18n();
  await loadTexts('profile', 'modules');
  await newPerson('enterprise');
  await changeLanguage('en');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const { id } of toastStore.snapshot()) dismissToast(id);
});
afterAll(() => signOut());

const userId = () => currentSession().user?.id ?? '';
const client = makeQueryClient(() => undefined);
const open = (page: React.ReactNode, at = '/app/profile') =>
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
const press = async (name: string | RegExp) =>
  person.click(await screen.findByRole('button', { name }, patience));

test('the new key of a program is shown only once', async () => {
  open(<ProgramsPanel userId={userId()} />);
  const name = await screen.findByLabelText<HTMLInputElement>(programs.name, {}, patience);
  expect(screen.getByLabelText<HTMLInputElement>(programs.address).value).toBe(
    `${window.location.origin}/functions/v1/mcp`,
  );
  await press(programs.make);
  expect(screen.getByText(programs.enterName)).toBeTruthy();
  await person.type(name, 'x'.repeat(61));
  await press(programs.make);
  expect(screen.getByText(/60 characters/)).toBeTruthy();
  await person.clear(name);
  await person.type(name, ' Claude  en casa ');
  await press(programs.make);
  const key = await screen.findByLabelText<HTMLInputElement>(programs.key, {}, patience);
  expect(key.value).toMatch(/^cel_[0-9a-f]{32}$/);
  expect(document.activeElement).toBe(key);
  expect(await screen.findByText('Claude en casa')).toBeTruthy();
  expect(screen.getByText(programs.unused)).toBeTruthy();
  expect(name.value).toBe('');
  await expectAccessible();

  cleanup();
  open(<ProgramsPanel userId={userId()} />);
  await press('End the key “Claude en casa”');
  await waitFor(() => expect(screen.queryByText('Claude en casa')).toBeNull(), patience);
  expect(document.activeElement?.textContent).toBe(programs.title);
  expect(screen.queryByLabelText(programs.key)).toBeNull();
});

test('an account with twenty keys can’t create another key', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, n) => makeToken(`Key ${n}`)));
  await client.invalidateQueries({ queryKey: accessTokensQuery(userId()).queryKey });
  open(<ProgramsPanel userId={userId()} />);
  expect(await screen.findByText(/You have 20 keys/, {}, patience)).toBeTruthy();
  expect(screen.queryByLabelText(programs.name)).toBeNull();
  cleanup();
  client.setQueryData(['tier', userId()], 'pro');
  open(<ProgramsPanel userId={userId()} />);
  expect(await screen.findByText(programs.notIncluded, {}, patience)).toBeTruthy();
  expect(screen.queryByLabelText(programs.address)).toBeNull();
  client.setQueryData(['tier', userId()], 'enterprise');
});

/**
 * Stubs the sign-in service's responses to programs' requests, because the embedded service has no such
 * responses.
 */
function serveRequests(
  answers: { [call: string]: [status: number, body: object] },
  claims: object = { programs_limited: true },
): void {
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    // Imitates the access-token hook, which adds claims to each new token.
    if (String(input).includes('grant_type=refresh_token')) {
      const session = await (await real(input, init)).json();
      const [head, , signature] = session.access_token.split('.');
      return Response.json({
        ...session,
        access_token: [head, btoa(JSON.stringify(claims)), signature].join('.'),
      });
    }
    const [, path] = /\/auth\/v1\/oauth\/authorizations\/(.+)$/.exec(String(input)) ?? [];
    if (path === undefined) return real(input, init);
    const [status, body] = answers[`${init?.method ?? 'GET'} ${path} ${init?.body ?? ''}`.trim()] ?? [
      500,
      {},
    ];
    return Response.json(body, { status });
  });
}
const DETAILS = {
  authorization_id: 'r1',
  redirect_uri: 'https://claude.example/callback',
  client: { id: 'c1', name: 'Claude', uri: '', logo_uri: '' },
  user: { id: 'u', email: 'x' },
  scope: 'email',
};

test('a program gets access only after the person allows its request', async () => {
  serveRequests({
    'GET r1': [200, DETAILS],
    'POST r1/consent {"action":"approve"}': [200, { redirect_url: 'https://claude.example/callback?code=1' }],
  });
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, origin: window.location.origin, assign });
  open(<ConnectPage />, '/app/connect?authorization_id=r1');
  expect(await screen.findByRole('heading', { name: /Connect “Claude”/ }, patience)).toBeTruthy();
  expect(screen.getByText(/claude\.example/)).toBeTruthy();
  expect(screen.getByText(connect.reads)).toBeTruthy();
  expect(assign).not.toHaveBeenCalled();
  await expectAccessible();
  await press(connect.allow);
  await waitFor(
    () => expect(assign).toHaveBeenCalledWith('https://claude.example/callback?code=1'),
    patience,
  );
});

test('the page of an expired request for access says that it has expired', async () => {
  serveRequests({
    'GET r2': [404, { error_code: 'oauth_authorization_not_found', msg: 'x' }],
    'GET r3': [200, DETAILS],
  });
  open(<ConnectPage />, '/app/connect?authorization_id=r2');
  expect(await screen.findByRole('heading', { name: connect.over }, patience)).toBeTruthy();
  cleanup();
  client.setQueryData(['tier', userId()], 'pro');
  open(<ConnectPage />, '/app/connect?authorization_id=r3');
  expect(await screen.findByText(connect.notIncluded, {}, patience)).toBeTruthy();
  expect(screen.queryByRole('button', { name: connect.allow })).toBeNull();
});

test('a program that asks for access to the whole account can’t be allowed', async () => {
  serveRequests(
    { 'GET r4': [200, DETAILS], 'GET r5': [200, { redirect_url: 'https://claude.example/callback?code=2' }] },
    { role: 'authenticated' },
  );
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, origin: window.location.origin, assign });
  for (const id of ['r4', 'r5']) {
    open(<ConnectPage />, `/app/connect?authorization_id=${id}`);
    expect(await screen.findByRole('heading', { name: connect.unlimited }, patience)).toBeTruthy();
    expect(screen.queryByRole('button', { name: connect.allow })).toBeNull();
    cleanup();
  }
  expect(assign).not.toHaveBeenCalled();
});
