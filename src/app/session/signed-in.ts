import { onlineManager } from '@tanstack/react-query';
import i18next from 'i18next';
import { signOut } from '@/data/auth';
import type { Plan } from '@/data/plans';
import { profileQuery, updateProfile } from '@/data/profiles';
import { forgetSecurityEvents, logSecurityEvent } from '@/data/security-events';
import { clearOutbox, openOutbox, outboxState } from '@/data/sync/outbox';
import { readOutbox } from '@/data/sync/outbox-storage';
import { persister, removeOldReads } from '@/data/sync/read-cache';
import { deviceStorage } from '@/lib/device-storage';
import { codeOf, statusOf } from '@/lib/errors';
import { changeLanguage } from '@/lib/i18n';
import { afterPaint, onIdle } from '@/lib/idle';
import { loadOnce } from '@/lib/load-once';
import { makeQueryClient } from '@/lib/query-client';
import { SESSION_KEY } from '@/lib/session/session-key';
import { currentSession } from '@/lib/session/session-state';
import type { Language } from '@/lib/texts';
import { translate } from '@/lib/translation';
import { toast } from '@/ui/toast-store';
import { forgetDevice } from './forget-device';

/** Services of the signed-in app, loaded with the first session and never for visitors. */

/** Shows a toast for a failed change. A failed query is shown by its page. */
function report(error: Error, kind: 'query' | 'mutation'): void {
  const status = statusOf(error);
  if (status === 403) logSecurityEvent('permission_denied', { kind });
  if (kind === 'query') return;
  const reason =
    codeOf(error) === 'demo'
      ? 'demo'
      : status === 402
        ? 'limit'
        : status === 403
          ? 'forbidden'
          : status === 409
            ? 'stale'
            : status === 0 || status >= 502
              ? 'network'
              : 'unknown';
  toast({ title: translate('failures.title'), text: translate(`failures.${reason}`), tone: 'danger' });
}

/**
 * Session stored when the page was loaded. After it has ended, the service can tell whether somebody ended it
 * on purpose.
 */
export const firstSession = deviceStorage.getItem(SESSION_KEY);

// Needed because the library assumes that the device is online at the start.
onlineManager.setOnline(navigator.onLine);
export const queryClient = makeQueryClient(report, persister);

// After the list of plans is read, plans missing from it are deleted from the device.
queryClient.getQueryCache().subscribe((event) => {
  const { data } = event.query.state;
  if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
  if (event.query.queryKey[0] === 'plans') onIdle(() => void forgetOthers(data as Plan[]));
});
const forgetOthers = async (plans: readonly Plan[]): Promise<void> =>
  import('@/data/sync/left-plans').then(
    (left) => left.forgetOthers(queryClient, plans),
    () => undefined,
  );

const currentUser = (): string | null => currentSession().user?.id ?? null;
/** Delay between attempts to load the sender, in milliseconds. */
const FETCH_AGAIN_MS = 2_000;

/** Starts to send the account's outbox, including entries of other tabs and earlier visits. */
async function startSending(): Promise<void> {
  try {
    const { startOutbox } = await import('@/data/sync/outbox-sender');
    await startOutbox(queryClient, currentUser);
  } catch {
    setTimeout(() => void startSending(), FETCH_AGAIN_MS);
  }
}

const beginSending = loadOnce(startSending);

// Unsent changes are shown with the first screen. Their sender is loaded later, or with the first change.
void openOutbox(currentUser(), () => void beginSending()).then(() => {
  if (outboxState().entries.length > 0) void afterPaint().then(beginSending);
  else onIdle(() => void beginSending());
});
onIdle(() => void removeOldReads());

/** Returns the number of unsent changes on this device, from all tabs. */
export async function unsentChanges(): Promise<number> {
  const { user } = currentSession();
  const device = user && (await readOutbox(user.id).catch(() => null));
  return Math.max(device?.entries.length ?? 0, outboxState().entries.length);
}

/**
 * Applies the language of the profile when the profile has loaded. A failure is only logged (specification,
 * point 8).
 */
export async function followProfile(userId: string): Promise<void> {
  const before = i18next.language;
  try {
    const { language_preference: preferred } = await queryClient.fetchQuery(profileQuery(userId));
    // A language chosen while the profile was loading is newer than the profile.
    if (i18next.language === before && preferred !== before) await changeLanguage(preferred);
  } catch (error) {
    console.info('Profile not loaded', statusOf(error));
  }
}

export async function saveLanguage(language_preference: Language): Promise<void> {
  const { user } = currentSession();
  try {
    const profile = await updateProfile(user?.id, { language_preference });
    queryClient.setQueryData(profileQuery(profile.id).queryKey, profile);
  } catch (error) {
    toast({
      title: translate('error'),
      text: error instanceof Error && error.message ? error.message : translate('failures.unknown'),
      tone: 'danger',
    });
  }
}

/** Deletes personal data from this tab, and from the device unless somebody has signed in since. */
export async function forgetPerson(): Promise<void> {
  queryClient.clear();
  forgetSecurityEvents();
  await forgetDevice();
}

/**
 * Signs out and deletes all personal data on this device, including unsent changes. Works even if the service
 * is unreachable.
 */
export async function signOutHere(): Promise<void> {
  const { user } = currentSession();
  await signOut();
  if (user) await clearOutbox(user.id);
  await forgetPerson();
}
