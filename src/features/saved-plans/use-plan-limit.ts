import type { Plan } from '@/data/plans';
import { mayAddPlan, type PlanTier, planLimit, tierForMorePlans } from '@/domain/tiers';
import { useSession } from '@/lib/session/session-state';

export interface PlanLimit {
  tier: PlanTier;
  limit: number;
  /** The cheapest tier that allows one more plan. */
  next: PlanTier;
}

/** Returns the limit that another plan would exceed, or null while there is room or the tier is unknown. */
export function usePlanLimit(plans: readonly Plan[]): PlanLimit | null {
  const { user } = useSession();
  // As in the database, archived plans count towards the limit, and plans shared by others don't.
  const own = plans.filter(({ owner_id }) => owner_id === user?.id);
  const owned = own.length;
  // Each plan carries its owner's tier, which saves a request.
  const tier = own.find(({ owner_tier }) => owner_tier !== null)?.owner_tier;
  if (!tier || mayAddPlan(tier, owned)) return null;
  return { tier, limit: planLimit(tier) ?? owned, next: tierForMorePlans(tier, owned) ?? 'enterprise' };
}
