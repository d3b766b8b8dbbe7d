import type { Cents } from '../money';
import { CATEGORIES } from '../plan/facts';
import type { AllocationLine } from './allocation';
import { PROFILE_IDS, PROFILES, type ProfileId } from './shares.data';

/** Surveys that agree too well are few, not precise: no range is narrower than ±15 % of its middle (proposal). */
export const NARROWEST = 0.15;

type Spread = readonly [low: number, high: number];

const spreads = {} as Record<ProfileId, readonly Spread[]>;
for (const id of PROFILE_IDS) {
  spreads[id] = CATEGORIES.map((category): Spread => {
    const [share, low, high] = PROFILES[id].shares[category];
    return [Math.min(low / share, 1 - NARROWEST), Math.max(high / share, 1 + NARROWEST)];
  });
}

/**
 * What people with this total spend on a category in an event like this one: the share that the facts suggest, before
 * ranks and locks, and around it the spread of the shares that surveys show. It is in the plan's own money rather than
 * the region's prices because the question beside an amount is "is this out of proportion?"; whether the total itself
 * is right for the place is told once, for the whole plan, and `usual` gives the same per line.
 */
export function rangeOf(
  profile: ProfileId,
  category: number,
  share: number,
  total: Cents,
  unit: Cents,
): Pick<AllocationLine, 'low' | 'typical' | 'high'> {
  const [low, high] = spreads[profile][category] ?? [1, 1];
  const amount = (part: number): Cents => Math.round((total * part) / unit) * unit;
  return {
    low: amount(share * low),
    typical: amount(share),
    high: Math.min(total, amount(share * high)),
  };
}
