import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { plansQuery } from '@/data/plans';
import { mayAddPlan, type PlanTier } from '@/domain/tiers';
import { useOwnTier } from '@/parts/account/use-tier';

type Admission =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'full'; tier: PlanTier; owned: number }
  | { status: 'admitted' };

/**
 * Tells before the wizard opens whether another plan can be created. The result doesn't change while the
 * wizard is open, because the plan being created must not count. A cached list of plans opens the wizard at
 * once. The list is always refetched, because another device might have created a plan. Offline, the wizard
 * opens even without a cached list; the database makes the final decision.
 */
export function useAdmission(userId: string): Admission & { planIds: readonly string[] } {
  const tier = useOwnTier();
  const plans = useQuery({ ...plansQuery(userId), refetchOnMount: 'always' });
  const [admitted, setAdmitted] = useState(false);

  const owned = (plans.data ?? []).filter((plan) => plan.owner_id === userId && plan.deleted_at === null);
  const planIds = owned.map((plan) => plan.id);
  const answer = (): Admission => {
    if (admitted) return { status: 'admitted' };
    if (tier.data && plans.data) {
      return mayAddPlan(tier.data, owned.length)
        ? { status: 'admitted' }
        : { status: 'full', tier: tier.data, owned: owned.length };
    }
    if (tier.isError || plans.isError) {
      const retry = () => void Promise.all([tier.refetch(), plans.refetch()]);
      return { status: 'failed', retry };
    }
    const offline = tier.fetchStatus === 'paused' || plans.fetchStatus === 'paused';
    return { status: offline ? 'admitted' : 'loading' };
  };
  const admission = answer();
  if (admission.status === 'admitted' && !admitted && !tier.isFetching && !plans.isFetching)
    setAdmitted(true);
  return { ...admission, planIds };
}
