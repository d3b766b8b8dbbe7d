import { useMemo } from 'react';
import { allocate } from '@/domain/allocation/allocate';
import type { AllocationInput } from '@/domain/allocation/allocation';
import type { Cents } from '@/domain/money';
import type { Category, CategoryChoice } from '@/domain/plan/facts';
import { isRanked, withoutRanking } from '@/parts/allocation/category-choices';

/**
 * Returns the amount that each category would get without a ranking. Null if no ranking applies or the split
 * is impossible.
 */
export function useEven(
  facts: AllocationInput,
  choices: readonly CategoryChoice[],
): ReadonlyMap<Category, Cents> | null {
  return useMemo(() => {
    if (!isRanked(choices)) return null;
    const result = allocate({ ...facts, categories: withoutRanking(choices) });
    return result.ok ? new Map(result.lines.map(({ category, amount }) => [category, amount])) : null;
  }, [facts, choices]);
}
