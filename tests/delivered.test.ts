import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BY_CONTRACT, DELIVERED, includedIn, standingOf } from '@/domain/delivered';
import { ENTITLEMENTS, firstTierWith, PLAN_TIERS } from '@/domain/tiers';

test.each(Object.entries(DELIVERED))(
  'for the tier feature %s, the test named as its proof exists',
  (_, { file, test: name }) => {
    expect(readFileSync(file, 'utf8')).toContain(`test('${name}'`);
  },
);

test('every feature of a tier is either available in the app or agreed by contract', () => {
  for (const one of BY_CONTRACT) expect(DELIVERED).not.toHaveProperty(one);
  expect(ENTITLEMENTS.filter((one) => standingOf(one) === 'coming')).toEqual([]);
});

test('a tier includes its own features and all features of the lower tiers', () => {
  const everything = includedIn('enterprise');
  expect([...everything.now, ...everything.coming].sort()).toEqual([...ENTITLEMENTS].sort());
  PLAN_TIERS.forEach((tier, at) => {
    const { now, coming } = includedIn(tier, PLAN_TIERS[at - 1]);
    const adds = ENTITLEMENTS.filter((one) => firstTierWith(one) === tier);
    expect([...now, ...coming].sort()).toEqual([...adds].sort());
  });
});
