import { queryOptions } from '@tanstack/react-query';
import { dataClient } from '@/lib/supabase';
import type { Plan } from '../plans';
import { expectStored, unwrap } from '../sync/request';

export const consentKey = (plan_id: string) => ['assist-consent', plan_id] as const;

/** Whether a plan's owner lets the assistant read it. */
export const consentQuery = ({ id, owner_id }: Pick<Plan, 'id' | 'owner_id'>) =>
  queryOptions({
    queryKey: consentKey(id),
    // Its owner may have taken it back on another device.
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

/** What an owner before had said says nothing of the one now. */
export async function giveConsent(plan_id: string): Promise<void> {
  await endConsent(plan_id);
  const { db } = await dataClient();
  expectStored(await db.from('assist_consents').insert({ plan_id }));
}
