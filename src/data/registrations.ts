import { queryOptions } from '@tanstack/react-query';
import type { Registration } from '@/domain/guests/registering/registration';
import { dataClient } from '@/lib/supabase';
import { expectStored, unwrap } from './sync/request';

/** PostgREST returns at most 1,000 rows per response (config.toml, max_rows). */
const PAGE = 1_000;

/** Reads the registrations from the event's page, newest first. */
export const registrationsQuery = (plan_id: string) =>
  queryOptions({
    queryKey: ['plan', plan_id, 'registrations'],
    // Other people may register meanwhile.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<readonly Registration[]> => {
      const { db } = await dataClient();
      const found: Registration[] = [];
      for (let from = 0; ; from += PAGE) {
        const rows = unwrap(
          await db
            .from('registrations')
            .select(
              'id, name, last_name, email, company, job_title, parts, household_id, confirmed_at, created_at',
            )
            .eq('plan_id', plan_id)
            .order('created_at', { ascending: false })
            .order('id')
            .range(from, from + PAGE - 1)
            .abortSignal(signal),
        );
        found.push(...rows);
        if (rows.length < PAGE) return found;
      }
    },
  });

/**
 * Adds a registration to the guest list after it was held for lack of room. @throws RequestError 402 if the
 * owner's tier still has no room.
 */
export async function admitRegistration(registration_id: string): Promise<void> {
  const { db } = await dataClient();
  expectStored(await db.rpc('admit_registration', { registration_id }));
}

/** Deletes a registration that isn't on the guest list yet. */
export async function deleteRegistration(id: string): Promise<void> {
  const { db } = await dataClient();
  expectStored(await db.from('registrations').delete().eq('id', id));
}
