import { MAX_GUESTS } from '@/domain/plan/facts';
import { guestLimit, type PlanTier } from '@/domain/tiers';
import { useTier } from '@/parts/account/use-tier';

export interface GuestLimit {
  /** The owner's tier; undefined while loading. */
  readonly tier: PlanTier | undefined;
  readonly limit: number;
  /** Number of people that still fit. */
  readonly left: number;
}

/** Returns how many people the plan's list can still add. */
export function useGuestLimit(people: number): GuestLimit {
  const tier = useTier();
  const limit = (tier && guestLimit(tier)) ?? MAX_GUESTS;
  return { tier, limit, left: Math.max(0, limit - people) };
}
