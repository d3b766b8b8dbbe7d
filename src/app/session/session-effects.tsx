import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session/session-state';

/**
 * Effects of a session: the profile's language in the workspace, and deletion of personal data when it ends.
 * Public pages have the language of their address. Lazy, so that visitors don't download it.
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

  // A session that ended by itself, or in a closed tab, has left what was read on the device.
  useEffect(() => {
    if (status === 'signed-out') forgetUnownedReads();
  }, [status]);

  return null;
}

/**
 * Without the reading code, which visitors don't download. Empties the database instead of deleting it: a
 * deletion waits for all tabs that have it open, and blocks the next one.
 */
function forgetUnownedReads(): void {
  try {
    const opening = globalThis.indexedDB?.open('celebra-reads');
    if (!opening) return;
    // There is none, and none is made.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onsuccess = () => {
      const database = opening.result;
      const removal = database.transaction('entries', 'readwrite');
      removal.objectStore('entries').clear();
      // As in device-store.ts: a page may be left at any time.
      removal.commit();
      database.close();
    };
  } catch {
    // Storage is closed to us: nothing was kept.
  }
}

/** A page must not continue under another account: it is reloaded. */
async function part(replaced: boolean): Promise<void> {
  const { forgetPerson } = await import('./signed-in');
  await forgetPerson();
  if (replaced && window.location.pathname.startsWith(paths.app)) window.location.reload();
}
