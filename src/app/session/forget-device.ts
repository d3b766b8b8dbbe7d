import { forgetReads } from '@/data/sync/read-cache';
import { SESSION_KEY } from '@/lib/session/session-key';

/** Storage keys that stay after sign-out, because they contain nothing personal. */
const IMPERSONAL = new Set(['celebra-language', 'celebra-theme']);
/** Prefix of the storage keys for a guest's unsent replies. They belong to a link instead of an account. */
const OF_A_GUEST = 'celebra-rsvp-';

function removePersonal(storage: () => Storage): void {
  try {
    for (const key of Object.keys(storage()))
      if (key.startsWith('celebra-') && !key.startsWith(OF_A_GUEST) && !IMPERSONAL.has(key))
        storage().removeItem(key);
  } catch {
    // If storage is blocked, nothing was stored.
  }
}

/** Deletes the account's cached reads and drafts from the device. Unsent changes stay. */
export async function forgetDevice(): Promise<void> {
  removePersonal(() => sessionStorage);
  let hasSession = false;
  try {
    hasSession = localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    // If storage is blocked, there is no session.
  }
  // If somebody has signed in since, here or in another tab, that person's data must stay.
  if (!hasSession) removePersonal(() => localStorage);
  await forgetReads();
}
