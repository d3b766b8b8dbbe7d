import { beforeEach, describe, expect, test, vi } from 'vitest';

type Callback = (event: string, session: unknown) => void;

/** A stub of the auth client. */
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
/** Emits an event of the auth client. */
const heard = (event: string, session: unknown = null) => callback?.(event, session);

/** Opens the app in a tab. */
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
  test('opening the app without a session downloads nothing', async () => {
    const { now } = await open();
    expect(now()).toEqual({ status: 'signed-out', user: null, left: false });
    expect(loadings).toBe(0);
  });

  test('opening the app with a stored session knows at once who is signed in', async () => {
    store(sessionOf('ana'));
    const { now } = await open();
    expect(now()).toEqual(ana);
    heard('INITIAL_SESSION', sessionOf('ana'));
    expect(now()).toEqual(ana);
  });

  test.each(['{', '"text"', '{"user":{}}', '{"user":{"id":"ana"}}', 'null'])(
    'opening the app ignores a stored session that is %s',
    async (text) => {
      storage.setItem('celebra-session', text);
      vi.resetModules();
      const { startSession } = await import('./session');
      startSession();
      const { currentSession } = await import('./session-state');
      expect(currentSession().status).toBe('signed-out');
    },
  );

  test('opening the app survives a client that failed to download, and retries', async () => {
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

describe('a session ends', () => {
  test('a session ends when the service refuses to renew it, and the page stays', async () => {
    store(sessionOf('ana'));
    const { now } = await open();
    storage.removeItem('celebra-session');
    heard('SIGNED_OUT');
    expect(now()).toEqual(anaExpired);
  });

  test('a session ends before the client was asked, and the page stays', async () => {
    store(sessionOf('ana'));
    const { now } = await open();
    storage.removeItem('celebra-session');
    heard('INITIAL_SESSION');
    expect(now()).toEqual(anaExpired);
  });

  test('a session doesn’t end for lack of a connection', async () => {
    store(sessionOf('ana'));
    const { now } = await open();
    // The client could not refresh the session and reports none, although the stored session stays.
    heard('INITIAL_SESSION');
    expect(now()).toEqual(ana);
  });

  test('a session doesn’t end for a visitor, who has none', async () => {
    const { now, watchAuth } = await open();
    await watchAuth();
    heard('INITIAL_SESSION');
    heard('SIGNED_OUT');
    expect(now().status).toBe('signed-out');
  });
});

describe('signing out', () => {
  test('signing out is known as this tab’s request, and leaves no session', async () => {
    store(sessionOf('ana'));
    const { now, leave } = await open();
    expect(leave()).toBe('token of ana');
    heard('SIGNED_OUT');
    expect(now()).toEqual({ status: 'signed-out', user: null, left: true });
    expect(storage.getItem('celebra-session')).toBeNull();
    expect(storage.getItem('celebra-left')).toBeNull();
  });

  test('signing out tells other tabs of the request before they see the session gone', async () => {
    store(sessionOf('ana'));
    const { leave } = await open();
    storage.writes.splice(0);
    leave();
    expect(storage.writes).toEqual(['set celebra-left', 'remove celebra-session', 'remove celebra-left']);
  });

  test('signing out in another tab signs this one out too, and is no expiry', async () => {
    store(sessionOf('ana'));
    const { now, waitForSession } = await open();
    const waiting = waitForSession();
    written('celebra-left', 1);
    written('celebra-session', null);
    written('celebra-left', null);
    expect(now()).toEqual({ status: 'signed-out', user: null, left: true });
    await expect(waiting).resolves.toBe(false);
  });

  test('signing out works with closed storage', async () => {
    const { leave, now } = await open();
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('closed');
      },
    });
    expect(leave()).toBeNull();
    expect(now()).toMatchObject({ status: 'signed-out', left: true });
  });

  test('signing out isn’t undone by an earlier message of another tab', async () => {
    store(sessionOf('ana'));
    const { now, leave } = await open();
    leave();
    heard('TOKEN_REFRESHED', sessionOf('ana'));
    expect(now().status).toBe('signed-out');
  });
});

describe('another tab', () => {
  test('signing in another tab signs this one in', async () => {
    const { now } = await open();
    written('celebra-session', sessionOf('ana'));
    expect(now()).toEqual(ana);
    await vi.waitFor(() => expect(loadings).toBe(1));
  });

  test('removing the session in another tab ends it here', async () => {
    store(sessionOf('ana'));
    const { now } = await open();
    written('celebra-session', null);
    expect(now()).toEqual(anaExpired);
  });

  test('answering the password question in another tab answers it here', async () => {
    store(sessionOf('ana'));
    const { now, waitForSession } = await open();
    const waiting = waitForSession();
    expect(now()).toEqual(anaExpired);
    written('celebra-session', sessionOf('ana', 'newer'));
    await expect(waiting).resolves.toBe(true);
  });
});

describe('waiting for the password', () => {
  test('waiting for the password ends when the same person is back', async () => {
    store(sessionOf('ana'));
    const { waitForSession, now } = await open();
    const all = Promise.all([waitForSession(), waitForSession()]);
    heard('SIGNED_IN', sessionOf('ana'));
    await expect(all).resolves.toEqual([true, true]);
    expect(now()).toEqual(ana);
  });

  test('waiting for the password never finishes one person’s work in another’s name', async () => {
    store(sessionOf('ana'));
    const { waitForSession, now } = await open();
    const waiting = waitForSession();
    heard('SIGNED_IN', sessionOf('leo'));
    await expect(waiting).resolves.toBe(false);
    expect(now().user?.id).toBe('leo');
  });

  test('waiting for the password continues until the session has a new token', async () => {
    store(sessionOf('ana'));
    const { waitForSession, now } = await open();
    const waiting = waitForSession('token of ana');
    // The client emits this event whenever the tab becomes visible.
    heard('SIGNED_IN', sessionOf('ana'));
    expect(now()).toEqual(anaExpired);
    heard('SIGNED_IN', sessionOf('ana', 'fresh'));
    await expect(waiting).resolves.toBe(true);
  });

  test('waiting for the password never begins for a visitor', async () => {
    const { waitForSession } = await open();
    await expect(waitForSession()).resolves.toBe(false);
  });
});

test('a page from the browser’s cache checks who is signed in', async () => {
  store(sessionOf('ana'));
  const { now } = await open();
  storage.removeItem('celebra-session');
  tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(now().status).toBe('signed-out');
});

test('listeners are called for changes only', async () => {
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
