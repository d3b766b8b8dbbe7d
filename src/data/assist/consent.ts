import { queryOptions } from '@tanstack/react-query';
import { dataClient } from '@/lib/supabase';
import type { Plan } from '../plans';
import { expectStored, unwrap } from '../sync/request';

export const consentKey = (plan_id: string) => ['assist-consent', plan_id] as const;

/** Whether the plan's owner has consented to the assistant reading it. */
export const consentQuery = ({ id, owner_id }: Pick<Plan, 'id' | 'owner_id'>) =>
  queryOptions({
    queryKey: consentKey(id),
    // It may have been revoked on another device.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<boolean> => {
      const { db } = await dataClient();
      const rows = unwrap(
        await db
          .from('assist_consents')
          .select('plan_id')
          .eq('plan_id', id)
          .eq('given_by', owner_id)
          .abortSignal(signal),
      );
      return rows.length > 0;
    },
  });

/** Takes it back, from this moment on. */
export async function endConsent(plan_id: string): Promise<void> {
  const { db } = await dataClient();
  expectStored(await db.from('assist_consents').delete().eq('plan_id', plan_id));
}

/** A former owner's consent doesn't count for the current one. */
export async function giveConsent(plan_id: string): Promise<void> {
  await endConsent(plan_id);
  const { db } = await dataClient();
  expectStored(await db.from('assist_consents').insert({ plan_id }));
}
