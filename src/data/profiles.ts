import { queryOptions } from '@tanstack/react-query';
import type { PlanTier } from '@/domain/tiers';
import { RequestError } from '@/lib/errors';
import { authClient } from '@/lib/session/auth';
import { dataClient } from '@/lib/supabase';
import type { Language } from '@/lib/texts';
import { KEPT_OFFLINE } from './sync/offline';
import { unwrap } from './sync/request';

export interface Profile {
  id: string;
  full_name: string;
  language_preference: Language;
  /** True if the person wants reminders of due dates by e-mail. */
  email_reminders: boolean;
  /** Reminders are sent in the morning of this time zone. Null means the event's time zone. */
  time_zone: string | null;
}

const COLUMNS = 'id, full_name, language_preference, email_reminders, time_zone';

export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId],
    gcTime: KEPT_OFFLINE,
    queryFn: async ({ signal }): Promise<Profile> => {
      const { db } = await dataClient();
      return unwrap(await db.from('profiles').select(COLUMNS).eq('id', userId).abortSignal(signal).single());
    },
  });

/** Reads the reader's tier. For public pages, which have no cache. Other pages use `tierQuery`. */
export async function readOwnTier(signal: AbortSignal): Promise<PlanTier> {
  const { db } = await dataClient();
  return (unwrap(await db.rpc('own_billing').abortSignal(signal)) as { tier: PlanTier }).tier;
}

export const tierQuery = (userId: string) =>
  queryOptions({
    queryKey: ['tier', userId],
    gcTime: KEPT_OFFLINE,
    queryFn: ({ signal }) => readOwnTier(signal),
  });

/** Saves the changed fields. Without a session it throws the error from the specification. */
export async function updateProfile(
  userId: string | undefined,
  changes: Partial<Omit<Profile, 'id'>>,
): Promise<Profile> {
  if (!userId) throw new RequestError('User ID is required', 400, 'user_id_required');
  const { db } = await dataClient();
  const profile = unwrap(await db.from('profiles').update(changes).eq('id', userId).select(COLUMNS).single());
  // The account's metadata decides the language of e-mails. If saving it fails, the profile is still saved.
  const { language_preference } = changes;
  if (language_preference)
    await authClient()
      .then(({ auth }) => auth.updateUser({ data: { language_preference } }))
      .catch(() => undefined);
  return profile;
}
