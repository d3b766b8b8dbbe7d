import { CATEGORIES } from '../plan/facts';
import { CONTINGENCY, RANK_REACH } from './factors.data';
import type { Spread } from './ranges';
import type { PerCategory } from './weights';

const MISCELLANEOUS = CATEGORIES.indexOf('miscellaneous');

/**
 * The effect of one pair: each of nine categories has eight pairs. It is the same with fewer selected, so
 * that excluding one doesn't strengthen the ranks.
 */
const PER_PAIR = RANK_REACH / (CATEGORIES.length - 1);

/**
 * Tilts shares by rank within each category's own range. Of any two categories the higher ranked takes from
 * the lower `PER_PAIR` of what it can rise or the other can fall, whichever is less; equal ranks exchange
 * nothing. So the sum stays 1, no share leaves its range, and moving one category past others affects only
 * those: raising a category can't lower its amount. All nine take part, selected or not; an excluded
 * category's share is spread later in proportion. The contingency inside miscellaneous doesn't take part,
 * since it is no wish.
 */
export function tilt(shares: PerCategory, ranks: readonly number[], spreads: readonly Spread[]): PerCategory {
  const tilted = shares.slice();
  for (let i = 0; i < shares.length; i++) {
    const rank = ranks[i] ?? 0;
    // Each category meets the others in a fixed order, whatever the ranks, so that equal input gives
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
