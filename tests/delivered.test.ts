import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BY_CONTRACT, DELIVERED, includedIn, standingOf } from '@/domain/delivered';
import { ENTITLEMENTS, firstTierWith, PLAN_TIERS } from '@/domain/tiers';

test.each(Object.entries(DELIVERED))(
  'the entitlement %s is used by an existing test',
  (_, { file, test: name }) => {
    expect(readFileSync(file, 'utf8')).toContain(`test('${name}'`);
  },
);

test('an entitlement is delivered, by contract or coming, and only one of them', () => {
  for (const one of BY_CONTRACT) expect(DELIVERED).not.toHaveProperty(one);
  expect(ENTITLEMENTS.filter((one) => standingOf(one) === 'coming')).toEqual([]);
});

test('a tier includes what those below include and what it adds', () => {
  const everything = includedIn('enterprise');
  expect([...everything.now, ...everything.coming].sort()).toEqual([...ENTITLEMENTS].sort());
  PLAN_TIERS.forEach((tier, at) => {
    const { now, coming } = includedIn(tier, PLAN_TIERS[at - 1]);
    const adds = ENTITLEMENTS.filter((one) => firstTierWith(one) === tier);
    expect([...now, ...coming].sort()).toEqual([...adds].sort());
  });
});
