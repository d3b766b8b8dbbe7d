import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session/session-state';

/**
 * Effects of a session: the profile's language in the workspace, and deletion of personal data when it ends.
 * Public pages have their address's language. Lazy, so that visitors don't load it.
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
 * Empties the database of cached reads without loading the reading code, which visitors don't need. It isn't
 * deleted, because a deletion waits for all tabs that have it open, and blocks the next opening.
 */
function forgetUnownedReads(): void {
  try {
    const opening = globalThis.indexedDB?.open('celebra-reads');
    if (!opening) return;
    // If the database doesn't exist, it isn't created.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onsuccess = () => {
      const database = opening.result;
      const removal = database.transaction('entries', 'readwrite');
      removal.objectStore('entries').clear();
      // The transaction is committed at once as in device-store.ts, because a page may be left at any time.
      removal.commit();
      database.close();
    };
  } catch {
    // Without storage, nothing was kept.
  }
}

/** Reloads the page, because it must not continue under another account. */
async function part(replaced: boolean): Promise<void> {
  const { forgetPerson } = await import('./signed-in');
  await forgetPerson();
  if (replaced && window.location.pathname.startsWith(paths.app)) window.location.reload();
}
