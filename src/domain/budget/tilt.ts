import { CATEGORIES } from '../plan/facts';
import { CONTINGENCY, TILT } from './factors.data';
import type { PerCategory } from './weights';

const MISCELLANEOUS = CATEGORIES.indexOf('miscellaneous');

/** Nine categories make eight pairs each; the same with fewer selected, so that leaving one out doesn't sharpen ranks. */
const PER_PAIR = TILT / (CATEGORIES.length - 1);

/**
 * Moves shares by rank. Of any two categories the higher ranked takes from the lower one a part of the smaller one's
 * share; equals exchange nothing. So every point has a giver, the sum stays 1, nothing falls below zero, equal ranks
 * change nothing, and moving one category past others touches those alone while every other share keeps its bits. That
 * is why raising a category can't lower its amount, not even by the rounding (a largest remainder only falls behind
 * when another's quota has risen). Multiplying weights by rank has none of these properties.
 *
 * The contingency inside miscellaneous is no wish and doesn't take part.
 */
export function tilt(shares: PerCategory, ranks: readonly number[]): PerCategory {
  const movable = shares.slice();
  movable[MISCELLANEOUS] = Math.max(0, (shares[MISCELLANEOUS] ?? 0) - CONTINGENCY);
  return shares.map((share, i) => {
    const rank = ranks[i] ?? 0;
    const own = movable[i] ?? 0;
    let gained = 0;
    let given = 0;
    // Always summed in the same order, so that equal sets give equal bits.
    for (let j = 0; j < movable.length; j++) {
      const other = ranks[j] ?? 0;
      const amount = Math.min(own, movable[j] ?? 0);
      if (other > rank) gained += amount;
      else if (other < rank) given += amount;
    }
    return share + PER_PAIR * (gained - given);
  });
}
