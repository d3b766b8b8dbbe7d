import type { Cents } from '../money';
import { CATEGORIES } from '../plan/facts';
import type { AllocationInput } from './allocation';
import type { Choices } from './check-input';
import {
  guestStep,
  hourStep,
  leftOutStep,
  locationStep,
  lockStep,
  rankStep,
  regionStep,
  roundingStep,
  type Step,
} from './reasons';
import type { Setting } from './setting';
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

/** The way from a profile's shares to those of one plan. */
export type Path = {
  readonly steps: readonly Step[];
  /** What the facts suggest, among the selected. */
  readonly suggested: PerCategory;
  /** The same with the ranks. */
  readonly wished: PerCategory;
  /** What the facts suggest if every category were selected. */
  readonly overall: PerCategory;
};

const EVERY = CATEGORIES.map(() => true);

export function pathOf(input: AllocationInput, setting: Setting, choices: Choices): Path {
  const { selected } = choices;
  const { guest_count, duration, location_type } = input;
  const { region, usual_guests, usual_hours } = setting;
  const steps: Step[] = [];
  let weights = baseSharesOf(setting.profile);
  const among = () => normalise(weights, selected);

  if (choices.selectedCount < EVERY.length) steps.push(leftOutStep(among(), choices));
  if (region?.cost_ratio) {
    weights = multiply(weights, regionWeights(region.cost_ratio));
    steps.push(regionStep(among(), region, region.cost_ratio));
  }
  if (guest_count !== usual_guests) {
    const before = among();
    weights = multiply(weights, guestWeights(guest_count, usual_guests));
    steps.push(guestStep(among(), before, guest_count, setting));
  }
  if (location_type !== 'indoor') {
    weights = multiply(weights, locationWeights(location_type));
    steps.push(locationStep(among(), location_type));
  }
  if (duration !== null && duration !== usual_hours) {
    weights = multiply(weights, hourWeights(duration, usual_hours));
    steps.push(hourStep(among(), duration, usual_hours));
  }
  const suggested = among();
  const wished = tilt(suggested, choices.ranks);
  if (wished.some((share, i) => share !== suggested[i])) steps.push(rankStep(wished, suggested, choices));
  return { steps, suggested, wished, overall: normalise(weights, EVERY) };
}

/** Half of the smallest difference that reasons show. */
const NEGLIGIBLE = 0.0005;

/**
 * All steps to the amounts' own shares. Locks are a step, and so is rounding where a total is too small to follow the
 * wish; otherwise the last step ends at the amounts themselves, which differ from it by less than a reason shows.
 */
export function stepsTo(
  amounts: readonly Cents[],
  total: Cents,
  path: Path,
  choices: Choices,
): readonly Step[] {
  const { steps, wished } = path;
  const shares = amounts.map((amount) => amount / total);
  if (choices.lockCount > 0) return [...steps, lockStep(shares, choices)];
  if (shares.some((share, i) => Math.abs(share - (wished[i] ?? 0)) > NEGLIGIBLE))
    return [...steps, roundingStep(shares)];
  const last = steps.at(-1);
  return last ? [...steps.slice(0, -1), { ...last, shares }] : steps;
}
