import { useQuery } from '@tanstack/react-query';
import type { Plan } from '@/data/plans';
import { tierQuery } from '@/data/profiles';
import { MAX_GUESTS } from '@/domain/plan/facts';
import { guestLimit, type PlanTier } from '@/domain/tiers';
import { useSession } from '@/lib/session/session-state';

export interface GuestLimit {
  /** Null where the tier is another's: the owner's counts. */
  readonly tier: PlanTier | null;
  readonly limit: number;
  /** People that still fit. */
  readonly left: number;
}

/** How many people more a list may hold, as far as this person can know. */
export function useGuestLimit(plan: Plan, people: number): GuestLimit {
  const { user } = useSession();
  const own = user?.id === plan.owner_id;
  const { data } = useQuery({ ...tierQuery(user?.id ?? ''), enabled: own });
  const tier = own ? (data ?? null) : null;
  const limit = (tier && guestLimit(tier)) ?? MAX_GUESTS;
  return { tier, limit, left: Math.max(0, limit - people) };
}
