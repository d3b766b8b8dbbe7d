import { MAX_GUESTS } from '@/domain/plan/facts';
import { guestLimit, type PlanTier } from '@/domain/tiers';
import { useTier } from '@/parts/account/use-tier';

export interface GuestLimit {
  readonly tier: PlanTier | undefined;
  readonly limit: number;
  readonly left: number;
}

/** Returns how many people can still be added to the plan's guest list. */
export function useGuestLimit(people: number): GuestLimit {
  const tier = useTier();
  const limit = (tier && guestLimit(tier)) ?? MAX_GUESTS;
  return { tier, limit, left: Math.max(0, limit - people) };
}
