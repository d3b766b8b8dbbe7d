import type { Cents } from '../money';
import { bottlesFor, type Container } from './containers.data';
import { percentile, type Samples } from './simulate';

/** Wanted probability that the drinks suffice: for returnable and for other drinks. */
export type BuyingRule = { readonly returnable: number; readonly kept: number };
/**
 * Drinks that can't be returned suffice in nine events of ten: nobody calls it planned if they run out in one of
 * three (D).
 */
export const USUAL_RULE: BuyingRule = { returnable: 0.95, kept: 0.9 };

/** What a bottle costs that is bought in the middle of a party, against its price (D). */
export const SHORT_FACTOR = 2;

export type DrinksNeed = { readonly usual: number; readonly kept: number; readonly returnable: number };

/** Bottles: in half of the runs, and by the rule. */
export const needOf = (
  samples: Samples,
  container: Container,
  rule: BuyingRule = USUAL_RULE,
): DrinksNeed => ({
  usual: bottlesFor(percentile(samples, 0.5), container),
  kept: bottlesFor(percentile(samples, rule.kept), container),
  returnable: bottlesFor(percentile(samples, rule.returnable), container),
});

/** Bottles that are opened, in every run, ascending. */
export const openedIn = (samples: Samples, container: Container): Float64Array =>
  samples.map((servings) => bottlesFor(servings, container));

export type PurchaseOutcome = {
  /** The part of the runs in which there isn't enough. */
  readonly chance_short: number;
  /** Bottles, on average over all runs. */
  readonly short: number;
  readonly left: number;
};

/** Probabilities and averages for this number of bottles. */
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
  /** For one bottle. */
  readonly price: Cents;
  readonly returnable: boolean;
};

/** What running out and leftovers cost on average, in cents. */
export function costsOf(
  outcome: PurchaseOutcome,
  { price, returnable }: BuyingPrice,
): { short: Cents; left: Cents } {
  return {
    short: Math.round(outcome.short * price * SHORT_FACTOR),
    left: Math.round(returnable ? 0 : outcome.left * price),
  };
}
