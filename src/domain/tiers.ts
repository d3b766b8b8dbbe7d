export const PLAN_TIERS = ['free', 'basic', 'pro', 'enterprise'] as const;
export type PlanTier = (typeof PLAN_TIERS)[number];

/** Maximum number of plans in each tier; null means unlimited. */
const PLAN_LIMITS: Record<PlanTier, number | null> = { free: 1, basic: 1, pro: 10, enterprise: null };
const GUEST_LIMITS: Record<PlanTier, number | null> = { free: 20, basic: null, pro: null, enterprise: null };

/**
 * Lowest tier that includes each feature (specification, points 6 and 9). The specification names PDF export
 * for Basic and advanced analytics for Pro. It only implies that higher tiers include them too.
 */
const FIRST_TIER = {
  'pdf-export': 'basic',
  'priority-support': 'basic',
  'team-collaboration': 'pro',
  'advanced-analytics': 'pro',
  'phone-support': 'enterprise',
  'api-access': 'enterprise',
  'white-label': 'enterprise',
  'custom-integrations': 'enterprise',
  'dedicated-support': 'enterprise',
  sla: 'enterprise',
  'custom-training': 'enterprise',
} as const satisfies Record<string, PlanTier>;

export type Entitlement = keyof typeof FIRST_TIER;
export const ENTITLEMENTS = Object.keys(FIRST_TIER) as Entitlement[];

export function planLimit(tier: PlanTier): number | null {
  return PLAN_LIMITS[tier];
}

export function guestLimit(tier: PlanTier): number | null {
  return GUEST_LIMITS[tier];
}

/**
 * Returns the maximum number of members of a plan, including the owner. Every tier allows one partner; tiers
 * with team collaboration allow more.
 */
export function memberLimit(tier: PlanTier): number {
  return isEntitled(tier, 'team-collaboration') ? 20 : 2;
}

export function mayAddPlan(tier: PlanTier, owned: number): boolean {
  const limit = PLAN_LIMITS[tier];
  return limit === null || owned < limit;
}

/** Returns the maximum number of templates. It equals the limit of plans, or 200 if plans are unlimited. */
export function templateLimit(tier: PlanTier): number {
  return PLAN_LIMITS[tier] ?? 200;
}

export function firstTierWith(entitlement: Entitlement): PlanTier {
  return FIRST_TIER[entitlement];
}

export function isEntitled(tier: PlanTier, entitlement: Entitlement): boolean {
  return PLAN_TIERS.indexOf(tier) >= PLAN_TIERS.indexOf(FIRST_TIER[entitlement]);
}

/** Returns the cheapest tier that allows one more plan; null if the current tier already does. */
export function tierForMorePlans(tier: PlanTier, owned: number): PlanTier | null {
  if (mayAddPlan(tier, owned)) return null;
  return PLAN_TIERS.find((candidate) => mayAddPlan(candidate, owned)) ?? 'enterprise';
}
