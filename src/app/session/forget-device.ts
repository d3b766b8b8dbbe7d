import { forgetReads } from '@/data/sync/read-cache';
import { SESSION_KEY } from '@/lib/session/session-key';

/** Kept after sign-out: not personal. */
const IMPERSONAL = new Set(['celebra-language', 'celebra-theme']);
/** A guest's unsent answers: they belong to no account, and only the link identifies them. */
const OF_A_GUEST = 'celebra-rsvp-';

function removePersonal(storage: () => Storage): void {
  try {
    for (const key of Object.keys(storage()))
      if (key.startsWith('celebra-') && !key.startsWith(OF_A_GUEST) && !IMPERSONAL.has(key))
        storage().removeItem(key);
  } catch {
    // Storage is closed to us: nothing was kept in it.
  }
}

/** Removes everything that was read for a person, and what they have typed and not saved. What waits to be sent stays. */
export async function forgetDevice(): Promise<void> {
  removePersonal(() => sessionStorage);
  let hasSession = false;
  try {
    hasSession = localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    // No storage, no session in it.
  }
  // The old session's end may be reported late, after a new sign-in here or in another tab: its data must stay.
  if (!hasSession) removePersonal(() => localStorage);
  await forgetReads();
}
