import { queryOptions } from '@tanstack/react-query';
import { dataClient } from '@/lib/supabase';
import { MEMBER, PLAN_SELECT, PLANS, type Plan, reader } from './plans';
import { unwrap } from './sync/request';

/** Reads the person's own deleted plans that can still be restored, latest first. */
export const deletedPlansQuery = (userId: string) =>
  queryOptions({
    queryKey: ['deleted-plans', userId],
    gcTime: 0,
    queryFn: async ({ signal }): Promise<Plan[]> => {
      const { db } = await dataClient();
      const rows = unwrap(
        await db
          .from('event_plans')
          .select(PLAN_SELECT)
          .eq(MEMBER, reader())
          .eq('owner_id', userId)
          .not('deleted_at', 'is', null)
          .order('deleted_at', { ascending: false })
          .limit(100)
          .abortSignal(signal),
      );
      return rows.map(PLANS.toRow);
    },
  });
