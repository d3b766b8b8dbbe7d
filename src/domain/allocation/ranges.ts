import type { Cents } from '../money';
import { CATEGORIES, LOCATION_TYPES, type LocationType } from '../plan/facts';
import type { AllocationLine } from './allocation';
import { LOCATION_SPREAD } from './factors.data';
import { PROFILE_IDS, PROFILES, type ProfileId } from './shares.data';

/**
 * A range is at least ±15 % of its middle. Close agreement means that there are few surveys, not that they
 * are precise (our own proposal).
 */
export const NARROWEST = 0.15;

/** Ends of a range as factors of its middle. */
export type Spread = readonly [low: number, high: number];

const spreads = {} as Record<ProfileId, Record<LocationType, readonly Spread[]>>;
for (const id of PROFILE_IDS) {
  const byPlace = {} as Record<LocationType, readonly Spread[]>;
  for (const type of LOCATION_TYPES) {
    byPlace[type] = CATEGORIES.map((category): Spread => {
      const [share, low, high] = PROFILES[id].shares[category];
      const [wider, dearer] = LOCATION_SPREAD[type][category] ?? [1, 1];
      return [
        Math.min((low / share) * wider, 1 - NARROWEST),
        Math.max((high / share) * dearer, 1 + NARROWEST),
      ];
    });
  }
  spreads[id] = byPlace;
}

export const spreadsOf = (profile: ProfileId, type: LocationType): readonly Spread[] =>
  spreads[profile][type];

/**
 * Returns what people with this total spend on a category for such an event. The middle is the share that the
 * facts suggest, before ranks and locks. The spread comes from surveys, and is rounded outwards to steps.
 * The range is a share of the plan's own total, not of regional prices, because it tells whether an amount is
 * out of proportion. Whether the total suits the place is shown once for the plan.
 */
export function rangeOf(
  [low, high]: Spread,
  share: number,
  total: Cents,
  step: Cents,
): Pick<AllocationLine, 'low' | 'typical' | 'high'> {
  const steps = (total * share) / step;
  // If the total has a hundred steps or fewer, a rounded part can differ from the exact part by more than one
  // step.
  const miss = total <= 100 * step ? 1 : 0;
  return {
    low: Math.min(total, Math.max(0, Math.floor(steps * low) - miss) * step),
    typical: Math.min(total, Math.round(steps) * step),
    high: Math.min(total, (Math.ceil(steps * high) + miss) * step),
  };
}
