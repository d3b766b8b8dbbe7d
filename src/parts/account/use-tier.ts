import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { tierQuery } from '@/data/profiles';
import { type Entitlement, isEntitled, type PlanTier } from '@/domain/tiers';
import { useSession } from '@/lib/session/session-state';
import { PlanContext } from '../module/plan-context';

export function useOwnTier(enabled = true) {
  const { user } = useSession();
  return useQuery({ ...tierQuery(user?.id ?? ''), enabled: enabled && user !== null });
}

/**
 * Returns the tier whose limits apply: within a plan the owner's tier, elsewhere the reader's own tier.
 * Undefined while loading.
 */
export function useTier(): PlanTier | undefined {
  const plan = useContext(PlanContext)?.plan;
  const { data } = useOwnTier(!plan);
  return plan ? (plan.owner_tier ?? undefined) : data;
}

/** Returns true if the current tier includes an entitlement. Undefined while loading. */
export function useEntitlement(name: Entitlement): boolean | undefined {
  const tier = useTier();
  return tier && isEntitled(tier, name);
}
