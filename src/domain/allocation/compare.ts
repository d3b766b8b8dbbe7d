import type { Cents } from '../money';
import { CATEGORIES, type Category } from '../plan/facts';
import type { AllocationSuccess } from './allocation';

export type Difference = {
  readonly category: Category;
  /** Amount in the first allocation; null if the category wasn't selected. */
  readonly before: Cents | null;
  readonly after: Cents | null;
  /** `after` minus `before`. An unselected category counts as zero. */
  readonly difference: Cents;
};

export type AllocationComparison = {
  readonly total_difference: Cents;
  /** Every category that is selected in either allocation, in the order of CATEGORIES. */
  readonly differences: readonly Difference[];
};

/** Compares two allocations. The differences add up to the difference of the totals. */
export function compare(before: AllocationSuccess, after: AllocationSuccess): AllocationComparison {
  const differences: Difference[] = [];
  for (const category of CATEGORIES) {
    const old = before.lines.find((line) => line.category === category)?.amount ?? null;
    const now = after.lines.find((line) => line.category === category)?.amount ?? null;
    if (old === null && now === null) continue;
    differences.push({ category, before: old, after: now, difference: (now ?? 0) - (old ?? 0) });
  }
  return { total_difference: after.total - before.total, differences };
}
