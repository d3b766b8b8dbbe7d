import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session/session-state';

/**
 * Side effects of a session: applies the profile's language in the workspace, and deletes personal data when
 * the session ends. Public pages keep the language of their address. Lazy, so that visitors don't load it.
 */
export function SessionEffects() {
  const { status, user } = useSession();
  const inWorkspace = useLocation().pathname.startsWith(paths.app);
  const id = user?.id ?? null;
  const last = useRef<string | null>(null);

  useEffect(() => {
    const before = last.current;
    last.current = id;
    if (before !== null && before !== id) void part(id !== null);
  }, [id]);

  useEffect(() => {
    if (status !== 'signed-in' || id === null || !inWorkspace) return;
    void import('./signed-in').then(({ followProfile }) => followProfile(id)).catch(() => undefined);
  }, [status, id, inWorkspace]);

  // A session that expired, or ended in a closed tab, has left its cached reads on the device.
  useEffect(() => {
    if (status === 'signed-out') forgetUnownedReads();
  }, [status]);

  return null;
}

/**
 * Empties the database of cached reads, without loading the code that reads it. The database isn't deleted,
 * because deletion waits for all tabs that use it and blocks the next opening.
 */
function forgetUnownedReads(): void {
  try {
    const opening = globalThis.indexedDB?.open('celebra-reads');
    if (!opening) return;
    // Don't create the database if it doesn't exist.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onsuccess = () => {
      const database = opening.result;
      const removal = database.transaction('entries', 'readwrite');
      removal.objectStore('entries').clear();
      // Commit at once, as in device-store.ts, because the page may be left at any time.
      removal.commit();
      database.close();
    };
  } catch {
    // If storage is blocked, nothing was stored.
  }
}

/** Deletes the previous person's data. If another account has signed in, the page is reloaded too. */
async function part(replaced: boolean): Promise<void> {
  const { forgetPerson } = await import('./signed-in');
  await forgetPerson();
  if (replaced && window.location.pathname.startsWith(paths.app)) window.location.reload();
}
