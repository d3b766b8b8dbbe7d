import { onlineManager } from '@tanstack/react-query';
import i18next from 'i18next';
import { signOut } from '@/data/auth';
import { keepOwnVersions } from '@/data/own-versions';
import { profileQuery, updateProfile } from '@/data/profiles';
import { forgetSecurityEvents, logSecurityEvent } from '@/data/security-events';
import { statusOf } from '@/lib/errors';
import { changeLanguage } from '@/lib/i18n';
import { makeQueryClient } from '@/lib/query-client';
import { currentSession } from '@/lib/session-state';
import type { Language } from '@/lib/texts';
import { toast } from '@/ui/toast-store';
import { forgetDevice } from './device-cache';

/** What the app holds for somebody who is signed in: fetched with the first session, never for a visitor. */

/** Query failures are shown by their page; of a failed change the reader is told here. */
function report(error: Error, kind: 'query' | 'mutation'): void {
  const status = statusOf(error);
  if (status === 403) logSecurityEvent('permission_denied', { kind });
  if (kind === 'query') return;
  const reason =
    status === 402
      ? 'limit'
      : status === 403
        ? 'forbidden'
        : status === 409
          ? 'stale'
          : status === 0 || status >= 502
            ? 'network'
            : 'unknown';
  toast({ title: i18next.t('failures.title'), text: i18next.t(`failures.${reason}`), tone: 'danger' });
}

// The library takes it for granted that a page begins online.
onlineManager.setOnline(navigator.onLine);
export const queryClient = makeQueryClient(report);
keepOwnVersions(queryClient);

/** The profile's language wins when it loads. A failed load is logged and otherwise unnoticed (point 8). */
export async function followProfile(userId: string): Promise<void> {
  const before = i18next.language;
  try {
    const { language_preference: preferred } = await queryClient.fetchQuery(profileQuery(userId));
    // A choice made while the profile was on its way is newer than the profile.
    if (i18next.language === before && preferred !== before) await changeLanguage(preferred);
  } catch (error) {
    console.info('Profile not loaded', statusOf(error));
  }
}

/** Saves a language chosen while signed in. */
export async function saveLanguage(language_preference: Language): Promise<void> {
  const { user } = currentSession();
  try {
    const profile = await updateProfile(user?.id, { language_preference });
    queryClient.setQueryData(profileQuery(profile.id).queryKey, profile);
  } catch (error) {
    toast({
      title: i18next.t('error'),
      text: error instanceof Error && error.message ? error.message : i18next.t('failures.unknown'),
      tone: 'danger',
    });
  }
}

/** Leaves nothing of the person in this tab or, unless somebody has signed in since, on this device. */
export async function forgetPerson(): Promise<void> {
  queryClient.clear();
  forgetSecurityEvents();
  await forgetDevice();
}

/** Ends the session and leaves nothing personal behind, whether or not the service could be told. */
export async function signOutHere(): Promise<void> {
  await signOut();
  await forgetPerson();
}
