import type { PersistedClient, Persister } from '@tanstack/react-query-persist-client';
import { del, get, set } from 'idb-keyval';
import { SESSION_KEY } from '@/lib/session-key';
import { currentSession } from '@/lib/session-state';
import { afterFrame } from '@/ui/after-frame';

const KEY = 'celebra-cache';
/** Kept after a sign-out: they say nothing about the person. */
const IMPERSONAL = new Set(['celebra-language', 'celebra-theme']);

let unwritten: PersistedClient | undefined;

/** As text, which a browser stores several times as fast as an object of thousands of rows. */
async function write(): Promise<void> {
  const client = unwritten;
  unwritten = undefined;
  // A write that was delayed past the sign-out must not bring anything back.
  if (client && currentSession().user) await set(KEY, JSON.stringify(client)).catch(() => undefined);
}

// What was just done must outlast the page.
window.addEventListener('pagehide', () => void write());

/** Between attempts to fetch the code that can send what waits, ms. */
const AGAIN = 2_000;

/**
 * What was read and what waits to be sent, kept on the device for times without a connection. `prepare` fetches what
 * sending needs, before the changes are taken up: a change that nothing can send would be lost.
 */
export const devicePersister = (prepare: () => Promise<void>): Persister => ({
  persistClient: (client: PersistedClient) => {
    if (!unwritten) afterFrame(write);
    unwritten = client;
  },
  restoreClient: async () => {
    const client = await get<string>(KEY)
      .then((text): PersistedClient | undefined => text && JSON.parse(text))
      .catch(() => undefined);
    // What was on its way when the tab closed may or may not have arrived. It is sent again, which is harmless:
    // a change whose result already stands succeeds.
    const waiting = client?.clientState.mutations ?? [];
    for (const mutation of waiting) mutation.state.isPaused = true;
    for (let ready = waiting.length === 0; !ready; )
      ready = await prepare().then(
        () => true,
        () => new Promise<boolean>((resolve) => setTimeout(() => resolve(false), AGAIN)),
      );
    return client;
  },
  removeClient: () => del(KEY).catch(() => undefined),
});

function removePersonal(storage: Storage): void {
  for (const key of Object.keys(storage))
    if (key.startsWith('celebra-') && !IMPERSONAL.has(key)) storage.removeItem(key);
}

/** Removes everything the app has kept on this device for a person. */
export async function forgetDevice(): Promise<void> {
  unwritten = undefined;
  removePersonal(sessionStorage);
  // The last word of an old session may come late, when somebody has signed in again, here or in another tab.
  if (localStorage.getItem(SESSION_KEY) === null) removePersonal(localStorage);
  await del(KEY).catch(() => undefined);
}
