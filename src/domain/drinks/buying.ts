import type { Cents } from '../money';
import { bottlesFor, type Container } from './containers.data';
import { percentile, type Samples } from './simulate';

/** Probability with which the drinks should suffice, for returnable drinks and for others. */
export type BuyingRule = { readonly returnable: number; readonly kept: number };
/** Usual rule: drinks that can't be returned suffice in nine of ten events (confidence D). */
export const USUAL_RULE: BuyingRule = { returnable: 0.95, kept: 0.9 };

/** Factor on the price of a bottle that must be bought during the party (confidence D). */
export const SHORT_FACTOR = 2;

export type DrinksNeed = { readonly usual: number; readonly kept: number; readonly returnable: number };

/** Returns how many bottles suffice in half of the simulated runs, and how many the rule requires. */
export const needOf = (
  samples: Samples,
  container: Container,
  rule: BuyingRule = USUAL_RULE,
): DrinksNeed => ({
  usual: bottlesFor(percentile(samples, 0.5), container),
  kept: bottlesFor(percentile(samples, rule.kept), container),
  returnable: bottlesFor(percentile(samples, rule.returnable), container),
});

/** Returns the number of opened bottles in every simulated run, ascending. */
export const openedIn = (samples: Samples, container: Container): Float64Array =>
  samples.map((servings) => bottlesFor(servings, container));

export type PurchaseOutcome = {
  /** Share of the simulated runs with a shortage, 0 to 1. */
  readonly chance_short: number;
  /** Mean number of missing bottles over all simulated runs. */
  readonly short: number;
  readonly left: number;
};

/** Computes the probability of a shortage and the mean numbers of missing and left-over bottles. */
export function outcomeOf(opened: Float64Array, bottles: number): PurchaseOutcome {
  let [runs_short, short, left] = [0, 0, 0];
  for (const one of opened) {
    if (one > bottles) runs_short++;
    short += Math.max(0, one - bottles);
    left += Math.max(0, bottles - one);
  }
  const runs = Math.max(1, opened.length);
  return { chance_short: runs_short / runs, short: short / runs, left: left / runs };
}

type BuyingPrice = {
  readonly price: Cents;
  readonly returnable: boolean;
};

/** Returns the mean cost of a shortage and of leftovers, in cents. */
export function costsOf(
  outcome: PurchaseOutcome,
  { price, returnable }: BuyingPrice,
): { short: Cents; left: Cents } {
  return {
    short: Math.round(outcome.short * price * SHORT_FACTOR),
    left: Math.round(returnable ? 0 : outcome.left * price),
  };
}
