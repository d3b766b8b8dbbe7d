import { queryOptions } from '@tanstack/react-query';
import { dataClient } from '@/lib/supabase';
import type { Plan } from './plans';
import { expectStored, unwrap } from './sync/request';

/** Creates the query and functions for one kind of consent by a plan's owner. Each kind has its own table. */
export function ownerConsent(table: 'assist_consents' | 'program_consents', name: string) {
  const key = (plan_id: string) => [name, plan_id] as const;
  const end = async (plan_id: string): Promise<void> => {
    const { db } = await dataClient();
    expectStored(await db.from(table).delete().eq('plan_id', plan_id));
  };
  return {
    key,
    query: ({ id, owner_id }: Pick<Plan, 'id' | 'owner_id'>) =>
      queryOptions({
        queryKey: key(id),
        // Another device may have changed the consent.
        staleTime: 0,
        queryFn: async ({ signal }): Promise<boolean> => {
          const { db } = await dataClient();
          const rows = unwrap(
            await db
              .from(table)
              .select('plan_id')
              .eq('plan_id', id)
              .eq('given_by', owner_id)
              .abortSignal(signal),
          );
          return rows.length > 0;
        },
      }),
    end,
    /** Gives the consent. It replaces a former owner's consent, which doesn't count for the current owner. */
    give: async (plan_id: string): Promise<void> => {
      await end(plan_id);
      const { db } = await dataClient();
      expectStored(await db.from(table).insert({ plan_id }));
    },
  };
}
