import { ENTITLEMENTS, type Entitlement, isEntitled, type PlanTier } from './tiers';

/** The implemented entitlements, each with the test that uses it in its tier: file and test name. */
export const DELIVERED: Partial<Record<Entitlement, { readonly file: string; readonly test: string }>> = {
  'pdf-export': {
    file: 'src/app/book/book-page.test.tsx',
    test: 'a viewer makes a book of what they see, on the plan owner’s tier',
  },
  'priority-support': {
    file: 'tests/local/contact.test.ts',
    test: 'a message from a paying person is marked, with their account and tier',
  },
  'team-collaboration': {
    file: 'src/features/plan/sharing/share-sheet.test.tsx',
    test: 'an owner makes a link, revokes it, and removes a member',
  },
  'advanced-analytics': {
    file: 'src/features/analytics/analytics-page.test.tsx',
    test: 'each currency has its block, none is left out, and the address keeps the choice',
  },
  'api-access': {
    file: 'tests/local/mcp.test.ts',
    test: 'a person’s own program reads their plans and suggests, and changes nothing',
  },
  'white-label': {
    file: 'src/features/brand/brand-page.test.tsx',
    test: 'an Enterprise owner makes a brand, and guests and members see it',
  },
};

/** Entitlements delivered by people, not by software: agreed in writing with the buyer. */
export const BY_CONTRACT: readonly Entitlement[] = [
  'phone-support',
  'custom-integrations',
  'dedicated-support',
  'sla',
  'custom-training',
];

type Standing = 'delivered' | 'contract' | 'coming';

export function standingOf(entitlement: Entitlement): Standing {
  if (BY_CONTRACT.includes(entitlement)) return 'contract';
  return entitlement in DELIVERED ? 'delivered' : 'coming';
}

interface Included {
  /** Implemented entitlements, then those delivered by contract. */
  readonly now: readonly Entitlement[];
  readonly coming: readonly Entitlement[];
}

/** Returns what `tier` includes: everything, or only what it adds to the tier `beyond`. */
export function includedIn(tier: PlanTier, beyond?: PlanTier): Included {
  const all = ENTITLEMENTS.filter((one) => isEntitled(tier, one) && !(beyond && isEntitled(beyond, one)));
  const of = (standing: Standing) => all.filter((one) => standingOf(one) === standing);
  return { now: [...of('delivered'), ...of('contract')], coming: of('coming') };
}
