import { ENTITLEMENTS, type Entitlement, isEntitled, type PlanTier } from './tiers';

/**
 * Implemented entitlements. Each has the file and title of a test that uses the entitlement on the right
 * tier.
 */
export const DELIVERED: Partial<Record<Entitlement, { readonly file: string; readonly test: string }>> = {
  'pdf-export': {
    file: 'src/app/book/book-page.test.tsx',
    test: 'a viewer’s book contains only the parts that the viewer can see',
  },
  'priority-support': {
    file: 'tests/local/contact.test.ts',
    test: 'a contact message from a paying customer is marked with the account and tier',
  },
  'team-collaboration': {
    file: 'src/features/plan/sharing/share-sheet.test.tsx',
    test: 'an owner can revoke an invite link and remove a member',
  },
  'advanced-analytics': {
    file: 'src/features/analytics/analytics-page.test.tsx',
    test: 'the analytics page shows a separate section for each currency',
  },
  'api-access': {
    file: 'tests/local/mcp.test.ts',
    test: 'a person’s program can read plans and suggest changes but not make changes',
  },
  'white-label': {
    file: 'src/features/brand/brand-page.test.tsx',
    test: 'a brand saved by an Enterprise owner applies to the owner’s plan',
  },
};

/** Entitlements that are provided by people instead of software, as agreed in writing with the buyer. */
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
  /** Implemented entitlements, followed by those that people provide by contract. */
  readonly now: readonly Entitlement[];
  readonly coming: readonly Entitlement[];
}

/** Returns the entitlements of `tier`. With `beyond`, only those that the tier `beyond` lacks. */
export function includedIn(tier: PlanTier, beyond?: PlanTier): Included {
  const all = ENTITLEMENTS.filter((one) => isEntitled(tier, one) && !(beyond && isEntitled(beyond, one)));
  const of = (standing: Standing) => all.filter((one) => standingOf(one) === standing);
  return { now: [...of('delivered'), ...of('contract')], coming: of('coming') };
}
