import { HOUR_DRIVEN } from '../allocation/factors.data';
import { allocationSetting } from '../allocation/setting';
import type { Category, CategoryChoice, LocationType, PlanState } from '../plan/facts';
import { REGRET } from './assumptions.data';

/** Facts of an event after changes that make it cheaper. */
export type GivenUp = {
  readonly guest_count: number;
  readonly duration: number | null;
  readonly location_type: LocationType;
  readonly event_date: string;
  readonly removed: readonly Category[];
};

/**
 * Returns the weight of each selected category by rank; the weights add up to 1. Categories without a rank
 * come after all ranked ones.
 */
export function priorityWeights(choices: readonly CategoryChoice[]): ReadonlyMap<Category, number> {
  const selected = choices.filter((choice) => choice.selected);
  const rank = ({ priority }: CategoryChoice) => priority ?? Number.POSITIVE_INFINITY;
  const points = selected.map((one) => 1 + selected.filter((other) => rank(other) > rank(one)).length);
  const sum = points.reduce((a, b) => a + b, 0);
  return new Map(selected.map(({ category }, i) => [category, (points[i] ?? 0) / sum]));
}

/**
 * Returns the regret of a way. Regret grows with the number of guests who lose their invitation, the weight
 * of removed categories and the lost hours. It grows slightly with another place or date. The weights in
 * REGRET are proposals. Regret is 0 if nothing is given up, and never falls when more is given up.
 */
export function regretOf(plan: PlanState, way: GivenUp, weights: ReadonlyMap<Category, number>): number {
  const guests = REGRET.guests * (1 - way.guest_count / plan.guest_count);
  const removed = way.removed.reduce((sum, category) => sum + (weights.get(category) ?? 0), 0);
  const lost = plan.duration === null || way.duration === null ? 0 : 1 - way.duration / plan.duration;
  const hourly = HOUR_DRIVEN[allocationSetting(plan).kind];
  let lived = 0.5;
  for (const [category, weight] of weights) lived += 0.5 * weight * hourly[category];
  return (
    guests +
    removed +
    REGRET.hours * lost * lived +
    (way.location_type === plan.location_type ? 0 : REGRET.location_type) +
    (way.event_date === plan.event_date ? 0 : REGRET.event_date)
  );
}
