import type { Cents } from '../money';
import { bottlesFor, type Container } from './containers.data';
import { percentile, type Samples } from './simulate';

/** The wanted probability that the drinks suffice, for returnable and for other drinks. */
export type BuyingRule = { readonly returnable: number; readonly kept: number };
/** The usual rule: drinks that can't be returned suffice in nine of ten events (D). */
export const USUAL_RULE: BuyingRule = { returnable: 0.95, kept: 0.9 };

/** The price of a bottle bought during the party, as a factor on its price (D). */
export const SHORT_FACTOR = 2;

export type DrinksNeed = { readonly usual: number; readonly kept: number; readonly returnable: number };

/** Returns the needed bottles: in half of the runs, and by the rule. */
export const needOf = (
  samples: Samples,
  container: Container,
  rule: BuyingRule = USUAL_RULE,
): DrinksNeed => ({
  usual: bottlesFor(percentile(samples, 0.5), container),
  kept: bottlesFor(percentile(samples, rule.kept), container),
  returnable: bottlesFor(percentile(samples, rule.returnable), container),
});

/** Returns the opened bottles of every run, ascending. */
export const openedIn = (samples: Samples, container: Container): Float64Array =>
  samples.map((servings) => bottlesFor(servings, container));

export type PurchaseOutcome = {
  /** The share of runs with a shortage. */
  readonly chance_short: number;
  /** Missing bottles, on average over all runs. */
  readonly short: number;
  readonly left: number;
};

/** Computes probabilities and averages for a number of bottles. */
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
  /** Price of one bottle. */
  readonly price: Cents;
  readonly returnable: boolean;
};

/** Returns the average costs of a shortage and of leftovers, in cents. */
export function costsOf(
  outcome: PurchaseOutcome,
  { price, returnable }: BuyingPrice,
): { short: Cents; left: Cents } {
  return {
    short: Math.round(outcome.short * price * SHORT_FACTOR),
    left: Math.round(returnable ? 0 : outcome.left * price),
  };
}
