import { CATEGORIES } from '../plan/facts';
import { CONTINGENCY, RANK_REACH } from './factors.data';
import type { Spread } from './ranges';
import type { PerCategory } from './weights';

const MISCELLANEOUS = CATEGORIES.indexOf('miscellaneous');

/**
 * Effect of one pair of categories. Each of nine categories is in eight pairs. The effect stays the same with
 * fewer selected categories, so that excluding a category doesn't make ranks stronger.
 */
const PER_PAIR = RANK_REACH / (CATEGORIES.length - 1);

/**
 * Shifts shares by rank, each within its category's range. In every pair of categories, the higher-ranked
 * category takes a part from the lower-ranked one. That part is `PER_PAIR` times the smaller of two
 * distances: how far the first can rise, and how far the second can fall. Categories of equal rank exchange
 * nothing. So the sum stays 1, no share leaves its range, and raising a category in the ranking can't lower
 * its amount. All nine categories take part, even unselected ones, whose shares are distributed later. The
 * reserve within miscellaneous doesn't take part, because it isn't a wish.
 */
export function tilt(shares: PerCategory, ranks: readonly number[], spreads: readonly Spread[]): PerCategory {
  const tilted = shares.slice();
  for (let i = 0; i < shares.length; i++) {
    const rank = ranks[i] ?? 0;
    // Pairs are always processed in the same order, whatever the ranks, so that equal input gives
    // bit-identical output.
    for (let j = i + 1; j < shares.length; j++) {
      const other = ranks[j] ?? 0;
      if (rank === other) continue;
      const [up, down] = rank < other ? [i, j] : [j, i];
      const part = PER_PAIR * Math.min(rise(shares, spreads, up), fall(shares, spreads, down));
      tilted[up] = (tilted[up] ?? 0) + part;
      tilted[down] = (tilted[down] ?? 0) - part;
    }
  }
  return tilted;
}

const rise = (shares: PerCategory, spreads: readonly Spread[], i: number): number =>
  (shares[i] ?? 0) * ((spreads[i]?.[1] ?? 1) - 1);

function fall(shares: PerCategory, spreads: readonly Spread[], i: number): number {
  const share = shares[i] ?? 0;
  const room = share * (1 - (spreads[i]?.[0] ?? 1));
  return i === MISCELLANEOUS ? Math.max(0, Math.min(room, share - CONTINGENCY)) : room;
}
