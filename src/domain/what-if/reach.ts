import { type Cents, sumCents } from '../money';
import type { PlanState } from '../plan/facts';
import { CATEGORIES, type Category, type LocationType } from '../plan/facts';
import type { CostModel } from './cost';
import type { Overrides } from './overrides';
import { type GivenUp, priorityWeights, regretOf } from './regret';

/** Limits of the changes that a person accepts. Facts without a limit stay unchanged. */
export type Limits = {
  readonly least_guests: number;
  /** Minimum duration in hours. Null keeps the plan's duration. */
  readonly least_hours: number | null;
  readonly locations: readonly LocationType[];
  readonly dates: readonly string[];
  readonly removable: readonly Category[];
};

/** The cost of one category before and after a change, calculated at the plan's style. */
type Loss = {
  readonly category: Category;
  readonly before: Cents;
  /** Amount after the change. For a category that is left out: its committed amount, or 0. */
  readonly after: Cents;
  readonly removed: boolean;
};

/** One way to reach a lower total. */
export type Way = GivenUp & {
  readonly total: Cents;
  /**
   * How much a way goes against the person's priorities. 0 means that nothing is given up (see regret.ts).
   * Ways are sorted by regret.
   */
  readonly regret: number;
  /** Losses of all selected categories, the most important category first. */
  readonly losses: readonly Loss[];
};

type Reach =
  | { readonly kind: 'ways'; readonly ways: readonly Way[] }
  /** The plan's cost is already at or below the target. */
  | { readonly kind: 'reached'; readonly total: Cents }
  /** The target can't be reached within the limits. `least` is the lowest possible cost. */
  | { readonly kind: 'unreachable'; readonly least: Cents };

/**
 * Maximum number of changes in one way: another place, date or duration, and each removed category. Fewer
 * guests don't count. With more changes the result would be a different event.
 */
const MOST_MOVES = 3;
const MOST_WAYS = 5;

function subsets(of: readonly Category[], most: number): Category[][] {
  let found: Category[][] = [[]];
  for (const category of of)
    found = [...found, ...found.flatMap((set) => (set.length < most ? [[...set, category]] : []))];
  return found;
}

/**
 * Returns combinations of dates, places and durations to try, each with the sets of categories to leave out.
 */
function movesOf(plan: PlanState, limits: Limits) {
  const selected = plan.categories.flatMap((one) => (one.selected ? one.category : []));
  const removable = limits.removable.filter((category) => selected.includes(category));
  // At least one category must remain.
  const sets = subsets(removable, Math.min(MOST_MOVES, selected.length - 1));
  const hours = [plan.duration];
  if (plan.duration !== null && !plan.event_end_date && limits.least_hours !== null)
    for (let hour = plan.duration - 1; hour >= Math.max(1, limits.least_hours); hour--) hours.push(hour);
  const places = [...new Set([plan.location_type, ...limits.locations])];
  const dates = [...new Set([plan.event_date, ...limits.dates])];
  return places.flatMap((location_type) =>
    dates.flatMap((event_date) =>
      hours.map((duration) => {
        const moves =
          Number(location_type !== plan.location_type) +
          Number(event_date !== plan.event_date) +
          Number(duration !== plan.duration);
        return {
          facts: { location_type, event_date, duration },
          sets: sets.filter((removed) => moves + removed.length <= MOST_MOVES),
        };
      }),
    ),
  );
}

/**
 * Returns the highest number of guests between `least` and `most` whose cost stays within the total. Returns
 * null if even `least` is too expensive.
 */
function mostGuests(
  totalAt: (guests: number) => Cents,
  target: Cents,
  least: number,
  most: number,
): number | null {
  if (totalAt(least) > target) return null;
  let [low, high] = [least, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (totalAt(middle) <= target) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Returns a key that tells which facts `way` changes, but not by how much. Among ways with the same key, only
 * the one with the least regret is shown.
 */
const kindOf = (plan: PlanState, way: Way): string =>
  [
    way.guest_count < plan.guest_count,
    way.duration !== plan.duration,
    way.location_type,
    way.event_date !== plan.event_date,
    ...way.removed,
  ].join();

/**
 * Finds ways to bring the event's cost down to `target` within the limits, least regret first. For each
 * combination of place, date, duration and removed categories, it removes as few guests as possible. A way
 * that gives up more than another way is omitted. The search relies on costs never falling when guests are
 * added.
 */
export function reach(plan: PlanState, model: CostModel, target: Cents, limits: Limits): Reach {
  const now = model.amounts(plan);
  const total = sumCents(now);
  if (total <= target) return { kind: 'reached', total };
  const least = Math.min(plan.guest_count, Math.max(1, limits.least_guests));
  const weights = priorityWeights(plan.categories);
  const growths = new Map<number, readonly number[]>();
  const growth = (guests: number) => {
    const known = growths.get(guests) ?? model.growth(guests);
    growths.set(guests, known);
    return known;
  };
  const weightAt = (i: number) => weights.get(CATEGORIES[i] ?? 'miscellaneous') ?? 0;
  const order = CATEGORIES.map((_, i) => i).sort((a, b) => weightAt(b) - weightAt(a) || a - b);

  const selected = CATEGORIES.map((category) =>
    plan.categories.some((one) => one.category === category && one.selected),
  );
  const wayOf = (
    given: GivenUp,
    grown: readonly number[],
    amountAt: (grown: readonly number[], i: number) => Cents,
  ): Way => {
    const after = CATEGORIES.map((_, i) => amountAt(grown, i));
    const losses = order.flatMap((i): Loss | readonly never[] => {
      const category = CATEGORIES[i];
      if (!category || !selected[i]) return [];
      const removed = given.removed.includes(category);
      return { category, before: now[i] ?? 0, after: after[i] ?? 0, removed };
    });
    return { ...given, total: sumCents(after), losses, regret: regretOf(plan, given, weights) };
  };
  let lowest = total;
  const found: Way[] = [];
  for (const { facts, sets } of movesOf(plan, limits)) {
    const unscaled = model.unscaled({ ...plan, ...facts });
    for (const removed of sets) {
      const kept = CATEGORIES.map((category, i) => selected[i] && !removed.includes(category));
      const amountAt = (grown: readonly number[], i: number) =>
        Math.max(model.floors[i] ?? 0, kept[i] ? Math.round((unscaled[i] ?? 0) * (grown[i] ?? 1)) : 0);
      const totalAt = (guests: number) => {
        const grown = growth(guests);
        let sum = 0;
        for (let i = 0; i < CATEGORIES.length; i++) sum += amountAt(grown, i);
        return sum;
      };
      const guest_count = mostGuests(totalAt, target, least, plan.guest_count);
      if (guest_count === null) lowest = Math.min(lowest, totalAt(least));
      else found.push(wayOf({ ...facts, removed, guest_count }, growth(guest_count), amountAt));
    }
  }
  if (found.length === 0) return { kind: 'unreachable', least: lowest };

  found.sort((a, b) => a.regret - b.regret || b.guest_count - a.guest_count);
  const ways: Way[] = [];
  const kinds = new Set<string>();
  for (const way of found) {
    if (ways.length === MOST_WAYS) break;
    const kind = kindOf(plan, way);
    if (kinds.has(kind) || ways.some((one) => asksLess(plan, one, way))) continue;
    kinds.add(kind);
    ways.push(way);
  }
  return { kind: 'ways', ways };
}

/** Returns true if each fact of `one` differs from the plan at most as much as the same fact of `other`. */
const asksLess = (plan: PlanState, one: Way, other: Way): boolean =>
  one.guest_count >= other.guest_count &&
  (one.duration ?? 0) >= (other.duration ?? 0) &&
  (one.location_type === plan.location_type || one.location_type === other.location_type) &&
  (one.event_date === plan.event_date || one.event_date === other.event_date) &&
  one.removed.every((category) => other.removed.includes(category));

/**
 * Converts a way to the overrides of a scenario: the previous overrides, the changes of the way, and the
 * target as the total.
 */
export function wayOverrides(overrides: Overrides, plan: PlanState, way: Way, target: Cents): Overrides {
  const removed = Object.fromEntries(way.removed.map((category) => [category, false]));
  return {
    ...overrides,
    budget: target,
    ...(way.guest_count !== plan.guest_count && { guest_count: way.guest_count }),
    ...(way.duration !== null && way.duration !== plan.duration && { duration: way.duration }),
    ...(way.location_type !== plan.location_type && { location_type: way.location_type }),
    ...(way.event_date !== plan.event_date && { event_date: way.event_date }),
    ...(way.removed.length > 0 && { selected: { ...overrides.selected, ...removed } }),
  };
}
