import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deviceStorage } from '../device-storage';
import { accessToken, renewedToken } from './access-token';
import { SESSION_KEY } from './session-key';

const NOW = Date.UTC(2026, 10, 21);
const client = vi.hoisted(() => ({
  getSession: vi.fn(),
  refreshSession: vi.fn(),
}));
vi.mock('./auth', () => ({ authClient: async () => ({ auth: client }) }));

const answer = (access_token: string | null, error: unknown = null) => ({
  data: { session: access_token === null ? null : { access_token } },
  error,
});
const unreachable = { status: 0, name: 'AuthRetryableFetchError', message: 'Failed to fetch' };
let kept: string | null;
const keepText = (text: string) => {
  kept = text;
};
const keep = (access_token: unknown, secondsLeft: number) => {
  kept = JSON.stringify({ access_token, expires_at: NOW / 1000 + secondsLeft });
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  kept = null;
  client.getSession.mockReset().mockResolvedValue(answer('from the client'));
  client.refreshSession.mockReset();
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === SESSION_KEY ? kept : null) });
});

describe('the access token of a request', () => {
  test('a valid stored token is used without a call to the sign-in client', async () => {
    keep('kept', 91);
    expect(await accessToken()).toBe('kept');
    expect(client.getSession).not.toHaveBeenCalled();
  });

  test('a visitor without a stored token causes no call to the sign-in client', async () => {
    expect(await accessToken()).toBeNull();
    expect(client.getSession).not.toHaveBeenCalled();
  });

  test.each([
    ['within three checks of its end', () => keep('kept', 90)],
    ['over', () => keep('kept', -5)],
    ['no token', () => keep(7, 3600)],
    ['no session', () => keepText('{')],
  ])('the sign-in client supplies a new token instead of an unusable stored one: %s', async (_, prepare) => {
    prepare();
    expect(await accessToken()).toBe('from the client');
  });

  test('without access to storage, accessToken returns the token in the tab’s memory', async () => {
    vi.stubGlobal('localStorage', undefined);
    expect(await accessToken()).toBeNull();
    const session = { access_token: 'in memory', expires_at: NOW / 1000 + 3600 };
    deviceStorage.setItem(SESSION_KEY, JSON.stringify(session));
    expect(await accessToken()).toBe('in memory');
    deviceStorage.removeItem(SESSION_KEY);
  });

  test('without a connection, accessToken throws a connection error for an expired token', async () => {
    keep('kept', -5);
    client.getSession.mockResolvedValue(answer(null, unreachable));
    await expect(accessToken()).rejects.toBe(unreachable);
  });
});

describe('a token that the service has refused', () => {
  test('a token that the service has refused is renewed', async () => {
    client.refreshSession.mockResolvedValue(answer('new'));
    expect(await renewedToken()).toBe('new');
  });
  test('renewedToken returns null if the service also refuses to renew the token', async () => {
    client.refreshSession.mockResolvedValue(
      answer(null, { status: 400, message: 'Refresh Token Not Found' }),
    );
    expect(await renewedToken()).toBeNull();
  });
  test('without a connection, renewedToken throws a connection error for a refused token', async () => {
    client.refreshSession.mockResolvedValue(answer(null, unreachable));
    await expect(renewedToken()).rejects.toBe(unreachable);
  });
});
