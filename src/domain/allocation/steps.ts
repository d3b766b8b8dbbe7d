import { type Cents, largestRemainder, sumCents } from '../money';
import { CATEGORIES } from '../plan/facts';
import type { AllocationInput } from './allocation';
import type { Choices } from './check-input';
import { spreadsOf } from './ranges';
import {
  guestStep,
  hourStep,
  leftOutStep,
  locationStep,
  lockStep,
  type ReasonStep,
  rankStep,
  regionStep,
  roundingStep,
} from './reasons';
import type { AllocationSetting } from './setting';
import { tilt } from './tilt';
import {
  baseSharesOf,
  guestWeights,
  hourWeights,
  locationWeights,
  multiply,
  normalise,
  type PerCategory,
  regionWeights,
} from './weights';

/** The steps of the calculation from a profile's shares to a plan's shares. */
export type Path = {
  readonly steps: readonly ReasonStep[];
  /** Shares that facts and ranks suggest, divided among the selected categories. */
  readonly wished: PerCategory;
  /**
   * The same shares before they are divided among the selected categories. They refer to a complete event, so
   * the selection doesn't change them.
   */
  readonly weights: PerCategory;
  /** Shares that the facts suggest for a complete event, before ranks. */
  readonly overall: PerCategory;
  /**
   * Sum of the `weights` of the selected categories, where a complete event is 1. Weights and ranges are
   * divided by this sum.
   */
  readonly covers: number;
};

const EVERY = CATEGORIES.map(() => true);

export function pathOf(input: AllocationInput, setting: AllocationSetting, choices: Choices): Path {
  const { selected } = choices;
  const { guest_count, duration, location_type } = input;
  const { kind, region, usual_guests, usual_hours } = setting;
  const steps: ReasonStep[] = [];
  let weights = baseSharesOf(setting.profile);
  const among = () => normalise(weights, selected);

  if (choices.selectedCount < EVERY.length) steps.push(leftOutStep(among(), choices));
  if (region?.cost_ratio) {
    weights = multiply(weights, regionWeights(region.cost_ratio));
    steps.push(regionStep(among(), region, region.cost_ratio));
  }
  if (guest_count !== usual_guests) {
    const before = among();
    weights = multiply(weights, guestWeights(kind, guest_count, usual_guests));
    steps.push(guestStep(among(), before, guest_count, setting));
  }
  if (location_type !== 'indoor') {
    weights = multiply(weights, locationWeights(location_type));
    steps.push(locationStep(among(), location_type));
  }
  if (duration !== null && duration !== usual_hours) {
    weights = multiply(weights, hourWeights(kind, duration, usual_hours));
    steps.push(hourStep(among(), duration, usual_hours));
  }
  const suggested = among();
  const overall = normalise(weights, EVERY);
  const tilted = tilt(overall, choices.ranks, spreadsOf(setting.profile, location_type));
  const wished = normalise(tilted, selected);
  if (wished.some((share, i) => Math.abs(share - (suggested[i] ?? 0)) > FLOATING))
    steps.push(rankStep(wished, suggested, choices));
  const kept = tilted.map((share, i) => (selected[i] ? share : 0));
  const covers = kept.reduce((sum, share) => sum + share, 0);
  return { steps, wished, weights: kept, overall, covers };
}

/** Tolerance for floating-point differences between equal ranks. */
const FLOATING = 1e-9;

/**
 * Rounding counts as a separate reason only if it changes a share by more than this. The value is twice the
 * largest step, which is a thousandth of the total.
 */
const NEGLIGIBLE = 0.002;

const shown = (share: number) => Math.round(share * 1000);

/**
 * Returns the shares shown on screen, rounded to 0.1 %. They add up to the amounts' share of the total, which
 * is 100 % for a complete allocation.
 */
export function sharesOf(amounts: readonly Cents[], total: Cents): readonly number[] {
  const sum = sumCents(amounts);
  if (sum <= 0) return amounts.map(() => 0);
  return largestRemainder(Math.round((1000 * sum) / total), amounts).map((tenths) => tenths / 1000);
}

/**
 * Returns all steps up to the shares of the final amounts. Locks are a separate step. Rounding is a separate
 * step if its effect exceeds `NEGLIGIBLE` or if there is no other step. Otherwise the last step includes it.
 */
export function stepsTo(
  amounts: readonly Cents[],
  total: Cents,
  path: Path,
  choices: Choices,
): readonly ReasonStep[] {
  const { steps, wished } = path;
  const shares = sharesOf(amounts, total);
  const exact = amounts.map((amount) => amount / total);
  if (choices.lockCount > 0) return [...steps, lockStep(shares, choices)];
  const last = steps.at(-1);
  const coarse = exact.some((share, i) => Math.abs(share - (wished[i] ?? 0)) > NEGLIGIBLE);
  if (last && !coarse) return [...steps.slice(0, -1), { ...last, shares }];
  const moved = exact.some((share, i) => shown(share) !== shown(wished[i] ?? 0));
  return moved ? [...steps, roundingStep(shares)] : steps;
}
