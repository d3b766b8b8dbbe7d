import { queryOptions } from '@tanstack/react-query';
import { dataClient } from '@/lib/supabase';
import { expectStored } from './sync/request';

/**
 * Reads the key that signs the guests' check-in codes. The device stores the key, so that codes work offline.
 */
export const doorKeyQuery = (plan_id: string) =>
  queryOptions({
    queryKey: ['door-key', plan_id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<string | null> => {
      const { db } = await dataClient();
      const answer = await db.rpc('door_key', { plan_id }).abortSignal(signal);
      expectStored(answer);
      return answer.data;
    },
  });
