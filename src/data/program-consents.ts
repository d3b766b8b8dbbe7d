import { queryOptions } from '@tanstack/react-query';
import { dataClient } from '@/lib/supabase';
import type { Plan } from './plans';
import { expectStored, unwrap } from './sync/request';

export const programConsentKey = (plan_id: string) => ['program-consent', plan_id] as const;

/** Whether the plan's owner lets the programs of whoever else is in it read it. */
export const programConsentQuery = ({ id, owner_id }: Pick<Plan, 'id' | 'owner_id'>) =>
  queryOptions({
    queryKey: programConsentKey(id),
    // It may have been changed on another device.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<boolean> => {
      const { db } = await dataClient();
      const rows = unwrap(
        await db
          .from('program_consents')
          .select('plan_id')
          .eq('plan_id', id)
          .eq('given_by', owner_id)
          .abortSignal(signal),
      );
      return rows.length > 0;
    },
  });

/** Gives it or takes it back; a former owner's goes either way. */
export async function setProgramConsent(plan_id: string, given: boolean): Promise<void> {
  const { db } = await dataClient();
  expectStored(await db.from('program_consents').delete().eq('plan_id', plan_id));
  if (given) expectStored(await db.from('program_consents').insert({ plan_id }));
}
