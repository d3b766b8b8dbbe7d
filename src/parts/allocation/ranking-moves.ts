import { CATEGORIES, type Category } from '@/domain/plan/facts';

/**
 * The ranked ones after a move in the list, in which `ranked` have a rank and the others, equal among themselves, stand
 * below. Up from among equals is the next rank, or the one it is dropped on; down past the ranked is equal again.
 * Null where a move says nothing.
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

/** The list as it stands with so many ranked: below them the others in their usual order. */
export const orderWith = (order: readonly Category[], ranked: readonly Category[]): Category[] => [
  ...ranked,
  ...CATEGORIES.filter((one) => order.includes(one) && !ranked.includes(one)),
];
