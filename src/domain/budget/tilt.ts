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
  const tilted = shares.slice();
  for (let i = 0; i < shares.length; i++) {
    const rank = ranks[i] ?? 0;
    // Each category meets the others in one fixed order, whatever their ranks: equal sets give equal bits.
    for (let j = i + 1; j < shares.length; j++) {
      const other = ranks[j] ?? 0;
      if (rank === other) continue;
      const part = PER_PAIR * Math.min(movable(shares, i), movable(shares, j));
      tilted[i] = (tilted[i] ?? 0) + (rank < other ? part : -part);
      tilted[j] = (tilted[j] ?? 0) + (rank < other ? -part : part);
    }
  }
  return tilted;
}

function movable(shares: PerCategory, category: number): number {
  const share = shares[category] ?? 0;
  return category === MISCELLANEOUS ? Math.max(0, share - CONTINGENCY) : share;
}
