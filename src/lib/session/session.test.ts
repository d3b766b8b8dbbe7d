import { beforeEach, describe, expect, test, vi } from 'vitest';

type Callback = (event: string, session: unknown) => void;

let callback: Callback | undefined;
let loadings = 0;
let broken = false;
vi.mock('../idle', () => ({ onIdle: (work: () => void) => work() }));
vi.mock('./auth', () => ({
  authClient: async () => {
    loadings += 1;
    if (broken) throw new TypeError('Failed to fetch');
    return { auth: { onAuthStateChange: (heard: Callback) => (callback = heard) } };
  },
}));

class FakeStorage {
  readonly #items = new Map<string, string>();
  readonly writes: string[] = [];
  getItem = (key: string) => this.#items.get(key) ?? null;
  setItem = (key: string, value: string) => {
    this.writes.push(`set ${key}`);
    this.#items.set(key, value);
  };
  removeItem = (key: string) => {
    this.writes.push(`remove ${key}`);
    this.#items.delete(key);
  };
}

const sessionOf = (id: string, access_token = `token of ${id}`) => ({
  access_token,
  refresh_token: 'r',
  user: { id, email: `${id}@example.org` },
});
const ana = { status: 'signed-in', user: { id: 'ana', email: 'ana@example.org' } };
const anaExpired = { ...ana, status: 'expired' };

let storage: FakeStorage;
let tab: EventTarget;
const store = (session: unknown) => storage.setItem('celebra-session', JSON.stringify(session));
const written = (key: string, value: unknown) =>
  tab.dispatchEvent(
    Object.assign(new Event('storage'), { key, newValue: value === null ? null : JSON.stringify(value) }),
  );
const heard = (event: string, session: unknown = null) => callback?.(event, session);

async function open() {
  vi.resetModules();
  const state = await import('./session-state');
  const keeper = await import('./session');
  keeper.startSession();
  // The client is loaded whenever there is a session.
  if (storage.getItem('celebra-session') && !broken) await vi.waitFor(() => expect(callback).toBeDefined());
  return { ...state, ...keeper, now: () => state.currentSession() };
}

beforeEach(() => {
  callback = undefined;
  loadings = 0;
  broken = false;
  storage = new FakeStorage();
  tab = new EventTarget();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', tab);
});

describe('opening the app', () => {
  test('opening the app without a session does not download the sign-in module', async () => {
    const { now } = await open();
    expect(now()).toEqual({ status: 'signed-out', user: null, left: false });
    expect(loadings).toBe(0);
  });

  test('opening the app with a stored session shows the account at once', async () => {
    store(sessionOf('ana'));
    const { now } = await open();
    expect(now()).toEqual(ana);
    heard('INITIAL_SESSION', sessionOf('ana'));
    expect(now()).toEqual(ana);
  });

  test.each(['{', '"text"', '{"user":{}}', '{"user":{"id":"ana"}}', 'null'])(
    'opening the app ignores an invalid stored session: %s',
    async (text) => {
      storage.setItem('celebra-session', text);
      vi.resetModules();
      const { startSession } = await import('./session');
      startSession();
      const { currentSession } = await import('./session-state');
      expect(currentSession().status).toBe('signed-out');
    },
  );

  test('the sign-in module is downloaded again after a failed download', async () => {
    store(sessionOf('ana'));
    broken = true;
    const { now, watchAuth } = await open();
    await expect(watchAuth()).rejects.toThrow();
    expect(now()).toEqual(ana);
    broken = false;
    await watchAuth();
    heard('SIGNED_OUT');
    expect(now()).toEqual(anaExpired);
  });
});

describe('the end of a session', () => {
  test('a session expires when the service refuses to renew it', async () => {
    store(sessionOf('ana'));
    const { now } = await open();
    storage.removeItem('celebra-session');
    heard('SIGNED_OUT');
    expect(now()).toEqual(anaExpired);
  });

  test('a session expires if its stored copy is missing when the sign-in module starts', async () => {
    store(sessionOf('ana'));
    const { now } = await open();
    storage.removeItem('celebra-session');
    heard('INITIAL_SESSION');
    expect(now()).toEqual(anaExpired);
  });

  test('a lost connection does not make a session expire', async () => {
    store(sessionOf('ana'));
    const { now } = await open();
    // The client couldn't refresh the session and reports that there is none. The stored session stays.
    heard('INITIAL_SESSION');
    expect(now()).toEqual(ana);
  });

  test('a visitor is not told that a session has expired', async () => {
    const { now, watchAuth } = await open();
    await watchAuth();
    heard('INITIAL_SESSION');
    heard('SIGNED_OUT');
    expect(now().status).toBe('signed-out');
  });
});

describe('signing out', () => {
  test('signing out removes the session but does not count as an expired session', async () => {
    store(sessionOf('ana'));
    const { now, leave } = await open();
    expect(leave()).toBe('token of ana');
    heard('SIGNED_OUT');
    expect(now()).toEqual({ status: 'signed-out', user: null, left: true });
    expect(storage.getItem('celebra-session')).toBeNull();
    expect(storage.getItem('celebra-left')).toBeNull();
  });

  test('signing out informs other tabs before the session is removed', async () => {
    store(sessionOf('ana'));
    const { leave } = await open();
    storage.writes.splice(0);
    leave();
    expect(storage.writes).toEqual(['set celebra-left', 'remove celebra-session', 'remove celebra-left']);
  });

  test('signing out in one tab signs out the other tabs without an expiry message', async () => {
    store(sessionOf('ana'));
    const { now, waitForSession } = await open();
    const waiting = waitForSession();
    written('celebra-left', 1);
    written('celebra-session', null);
    written('celebra-left', null);
    expect(now()).toEqual({ status: 'signed-out', user: null, left: true });
    await expect(waiting).resolves.toBe(false);
  });

  test('signing out works without access to storage', async () => {
    const { leave, now } = await open();
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('closed');
      },
    });
    expect(leave()).toBeNull();
    expect(now()).toMatchObject({ status: 'signed-out', left: true });
  });

  test('a late message about a renewed token leaves the person signed out', async () => {
    store(sessionOf('ana'));
    const { now, leave } = await open();
    leave();
    heard('TOKEN_REFRESHED', sessionOf('ana'));
    expect(now().status).toBe('signed-out');
  });
});

describe('a change in another tab', () => {
  test('a sign-in in one tab signs in the other tabs', async () => {
    const { now } = await open();
    written('celebra-session', sessionOf('ana'));
    expect(now()).toEqual(ana);
    await vi.waitFor(() => expect(loadings).toBe(1));
  });

  test('a session that is removed in one tab expires in the other tabs', async () => {
    store(sessionOf('ana'));
    const { now } = await open();
    written('celebra-session', null);
    expect(now()).toEqual(anaExpired);
  });

  test('entering the password in one tab ends the wait for the password in all tabs', async () => {
    store(sessionOf('ana'));
    const { now, waitForSession } = await open();
    const waiting = waitForSession();
    expect(now()).toEqual(anaExpired);
    written('celebra-session', sessionOf('ana', 'newer'));
    await expect(waiting).resolves.toBe(true);
  });
});

describe('waiting for the password', () => {
  test('waiting for the password ends when the same person signs in again', async () => {
    store(sessionOf('ana'));
    const { waitForSession, now } = await open();
    const all = Promise.all([waitForSession(), waitForSession()]);
    heard('SIGNED_IN', sessionOf('ana'));
    await expect(all).resolves.toEqual([true, true]);
    expect(now()).toEqual(ana);
  });

  test('waiting for the password is cancelled when a different person signs in', async () => {
    store(sessionOf('ana'));
    const { waitForSession, now } = await open();
    const waiting = waitForSession();
    heard('SIGNED_IN', sessionOf('leo'));
    await expect(waiting).resolves.toBe(false);
    expect(now().user?.id).toBe('leo');
  });

  test('waiting for the password does not end before the session has a new token', async () => {
    store(sessionOf('ana'));
    const { waitForSession, now } = await open();
    const waiting = waitForSession('token of ana');
    // The client emits this event each time the tab becomes visible.
    heard('SIGNED_IN', sessionOf('ana'));
    expect(now()).toEqual(anaExpired);
    heard('SIGNED_IN', sessionOf('ana', 'fresh'));
    await expect(waiting).resolves.toBe(true);
  });

  test('a visitor is not asked to re-enter a password', async () => {
    const { waitForSession } = await open();
    await expect(waitForSession()).resolves.toBe(false);
  });
});

test('a page that returns from the browser’s cache checks whether the session still exists', async () => {
  store(sessionOf('ana'));
  const { now } = await open();
  storage.removeItem('celebra-session');
  tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(now().status).toBe('signed-out');
});

test('session listeners are called when the account changes but not when a token is renewed', async () => {
  store(sessionOf('ana'));
  const { onSession } = await open();
  const listener = vi.fn();
  const stop = onSession(listener);
  heard('TOKEN_REFRESHED', sessionOf('ana', 'newer'));
  expect(listener).not.toHaveBeenCalled();
  heard('USER_UPDATED', { ...sessionOf('ana'), user: { id: 'ana', email: 'new@example.org' } });
  heard('SIGNED_OUT');
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  heard('SIGNED_IN', sessionOf('ana'));
  expect(listener).toHaveBeenCalledTimes(2);
});
