import type { QueryFunctionContext } from '@tanstack/react-query';
import { dataClient } from '@/lib/supabase';
import {
  isPlanId,
  MEMBER,
  PLAN_SELECT,
  type Plan,
  type PlanDocument,
  planQuery,
  reader,
  toPlan,
} from './plans';
import { unwrap } from './request';

/**
 * A plan and, in the same round trip, the rows of it that `embedded` names in PostgREST's way ('tasks(*)'), of the
 * type that the caller knows them to have. Null when there is no such plan for this person.
 */
export async function readPlanWith<Embedded extends object>(
  { client, signal }: Pick<QueryFunctionContext, 'client' | 'signal'>,
  id: string,
  embedded: string,
): Promise<{ plan: Plan; rows: Embedded } | null> {
  if (!isPlanId(id)) return null;
  const { db } = await dataClient();
  const [rows] = unwrap(
    await db
      .from('event_plans')
      .select(`${PLAN_SELECT}, ${embedded}`)
      .eq('id', id)
      .eq(MEMBER, reader())
      .is('deleted_at', null)
      .limit(1)
      .abortSignal(signal),
  ) as unknown as (PlanDocument & Embedded)[];
  if (!rows) return null;
  const plan = toPlan(rows);
  // The frame around the page shows the plan without asking for it.
  client.setQueryData(planQuery(id).queryKey, plan);
  return { plan, rows };
}
