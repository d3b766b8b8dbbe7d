import {
  type DefinedUseQueryResult,
  type UseQueryResult,
  useMutationState,
  useQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { PLAN_CREATE, PLAN_UPDATE, plannedPlan, withPending } from '@/data/plan-pending';
import { type NewPlan, type Plan, type PlanChange, planQuery, plansQuery } from '@/data/plans';
import { useSession } from '@/lib/session-state';

const usePendingChanges = (): PlanChange[] =>
  useMutationState({
    filters: { mutationKey: PLAN_UPDATE, status: 'pending' },
    select: ({ state }) => state.variables as PlanChange,
  });

const usePendingPlans = (): { plan: NewPlan; at: number }[] =>
  useMutationState({
    filters: { mutationKey: PLAN_CREATE, status: 'pending' },
    select: ({ state }) => ({ plan: state.variables as NewPlan, at: state.submittedAt }),
  });

type Answer = UseQueryResult | DefinedUseQueryResult;

/** Why there is nothing to show, if there is nothing: a failure, or no connection and nothing kept on the device. */
export const whatIsMissing = ({
  data,
  isError,
  fetchStatus,
}: Answer): 'error' | 'offline' | 'loading' | null =>
  data !== undefined ? null : isError ? 'error' : fetchStatus === 'paused' ? 'offline' : 'loading';

/** The account's plans with what is on its way laid over them; deleted ones are left out, archived ones are not. */
export function usePlans() {
  const { user } = useSession();
  const query = useQuery({ ...plansQuery(user?.id ?? ''), enabled: user !== null });
  const changes = usePendingChanges();
  const created = usePendingPlans();
  const { data: read } = query;
  const owner = user?.id ?? '';
  const plans = useMemo((): Plan[] => {
    const known = read ?? [];
    const coming = created
      .filter(({ plan }) => !known.some(({ id }) => id === plan.id))
      .map(({ plan, at }) => plannedPlan(plan, owner, new Date(at).toISOString()));
    return [...coming, ...known]
      .map((plan) => withPending(plan, changes))
      .filter(({ deleted_at }) => deleted_at === null);
  }, [read, changes, created, owner]);
  return { query, plans };
}

/** One plan likewise; null when there is none. */
export function usePlan(id: string) {
  const query = useQuery(planQuery(id));
  const changes = usePendingChanges();
  const plan = query.data && withPending(query.data, changes);
  return { query, plan: plan?.deleted_at ? null : (plan ?? null) };
}
