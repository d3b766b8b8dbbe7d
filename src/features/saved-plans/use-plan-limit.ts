import type { Plan } from '@/data/plans';
import { mayAddPlan, type PlanTier, planLimit, tierForMorePlans } from '@/domain/tiers';
import { useSession } from '@/lib/session/session-state';

export interface PlanLimit {
  tier: PlanTier;
  /** The most plans of the tier. */
  limit: number;
  /** The cheapest tier with room for one more. */
  next: PlanTier;
}

/** Returns the limit that the next plan would exceed; null while there is room, or the tier isn't known. */
export function usePlanLimit(plans: readonly Plan[]): PlanLimit | null {
  const { user } = useSession();
  // Archived plans count and plans shared by others don't, as in the database.
  const own = plans.filter(({ owner_id }) => owner_id === user?.id);
  const owned = own.length;
  // Each plan has the owner's tier, so that no further request is needed.
  const tier = own.find(({ owner_tier }) => owner_tier !== null)?.owner_tier;
  if (!tier || mayAddPlan(tier, owned)) return null;
  return { tier, limit: planLimit(tier) ?? owned, next: tierForMorePlans(tier, owned) ?? 'enterprise' };
}
