import { forgetReads } from '@/data/sync/read-cache';
import { SESSION_KEY } from '@/lib/session/session-key';

/** Keys that stay after sign-out, because they aren't personal. */
const IMPERSONAL = new Set(['celebra-language', 'celebra-theme']);
/** Prefix of a guest's unsent answers, which belong to a link instead of an account. */
const OF_A_GUEST = 'celebra-rsvp-';

function removePersonal(storage: () => Storage): void {
  try {
    for (const key of Object.keys(storage()))
      if (key.startsWith('celebra-') && !key.startsWith(OF_A_GUEST) && !IMPERSONAL.has(key))
        storage().removeItem(key);
  } catch {
    // Without storage, nothing was kept.
  }
}

/** Deletes a person's cached reads and unsaved texts. Unsent changes stay. */
export async function forgetDevice(): Promise<void> {
  removePersonal(() => sessionStorage);
  let hasSession = false;
  try {
    hasSession = localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    // Without storage there is no session either.
  }
  // The old session's end may be reported after a new sign-in here or in another tab, whose data must stay.
  if (!hasSession) removePersonal(() => localStorage);
  await forgetReads();
}
