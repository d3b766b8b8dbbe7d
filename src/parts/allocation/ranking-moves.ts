import { CATEGORIES, type Category } from '@/domain/plan/facts';

/**
 * Returns the ranked categories after a move from index `from` to `to`. The first `ranked` entries of `order`
 * have ranks. An unranked category that moves up gets the next rank, or the rank of the drop target. Moving a
 * category below the ranked ones removes its rank. Null if nothing changes.
 */
export function rankedAfter(
  order: readonly Category[],
  ranked: number,
  from: number,
  to: number,
): Category[] | null {
  const category = order[from];
  if (!category || to < 0 || to >= order.length || from === to) return null;
  const others = order.slice(0, ranked).filter((one) => one !== category);
  if (from >= ranked) return to > from ? null : others.toSpliced(Math.min(to, ranked), 0, category);
  return to >= ranked ? others : others.toSpliced(to, 0, category);
}

/** Returns all categories: the ranked ones first, then the others in the usual order. */
export const orderWith = (order: readonly Category[], ranked: readonly Category[]): Category[] => [
  ...ranked,
  ...CATEGORIES.filter((one) => order.includes(one) && !ranked.includes(one)),
];
