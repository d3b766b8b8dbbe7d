import { MAX_GUESTS } from '@/domain/plan/facts';
import { guestLimit, type PlanTier } from '@/domain/tiers';
import { useTier } from '@/parts/account/use-tier';

export interface GuestLimit {
  /** The owner's; undefined while it isn't known. */
  readonly tier: PlanTier | undefined;
  readonly limit: number;
  /** People that still fit. */
  readonly left: number;
}

/** Number of people that the plan's list can still add. */
export function useGuestLimit(people: number): GuestLimit {
  const tier = useTier();
  const limit = (tier && guestLimit(tier)) ?? MAX_GUESTS;
  return { tier, limit, left: Math.max(0, limit - people) };
}
