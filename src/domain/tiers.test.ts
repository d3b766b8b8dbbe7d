import { describe, expect, it } from 'vitest';
import {
  ENTITLEMENTS,
  firstTierWith,
  guestLimit,
  isEntitled,
  mayAddPlan,
  memberLimit,
  PLAN_TIERS,
  planLimit,
  tierForMorePlans,
} from './tiers';

describe('tiers', () => {
  it('each tier has the specified limits of plans and guests', () => {
    expect(PLAN_TIERS.map(planLimit)).toEqual([1, 1, 10, null]);
    expect(PLAN_TIERS.map(guestLimit)).toEqual([20, null, null, null]);
  });

  it('Free and Basic allow two people per plan, Pro and Enterprise twenty', () => {
    expect(PLAN_TIERS.map(memberLimit)).toEqual([2, 2, 20, 20]);
  });

  it('a tier allows new plans up to its limit', () => {
    expect([0, 1].map((owned) => mayAddPlan('free', owned))).toEqual([true, false]);
    expect([9, 10, 11].map((owned) => mayAddPlan('pro', owned))).toEqual([true, false, false]);
    expect(mayAddPlan('enterprise', 1_000_000)).toBe(true);
  });

  it('the cheapest tier that allows one more plan is suggested', () => {
    expect(tierForMorePlans('free', 0)).toBeNull();
    expect(tierForMorePlans('free', 1)).toBe('pro');
    expect(tierForMorePlans('basic', 1)).toBe('pro');
    expect(tierForMorePlans('pro', 10)).toBe('enterprise');
    expect(tierForMorePlans('enterprise', 500)).toBeNull();
  });

  it('each tier has the features that the specification lists', () => {
    const of = (tier: (typeof PLAN_TIERS)[number]) => ENTITLEMENTS.filter((one) => isEntitled(tier, one));
    expect(of('free')).toEqual([]);
    expect(of('basic')).toEqual(['pdf-export', 'priority-support']);
    expect(of('pro')).toEqual(['pdf-export', 'priority-support', 'team-collaboration', 'advanced-analytics']);
    expect(of('enterprise')).toEqual(ENTITLEMENTS);
    expect(ENTITLEMENTS).toHaveLength(11);
    expect(firstTierWith('white-label')).toBe('enterprise');
  });
});
