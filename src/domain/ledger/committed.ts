import { CATEGORIES, type Category } from '../plan/facts';
import type { LedgerItem } from './ledger-item';

/** Minimum share of a category's amount for its main price (D): a photo booth is not the photographer. */
const MAIN_PART = 1 / 4;

type Item = Pick<LedgerItem, 'category' | 'actual_amount'>;
type CategoryAmount = {
  readonly category: Category;
  readonly selected: boolean;
  /** Cents. */
  readonly allocated_amount: number | null;
};

/**
 * Categories whose main price is agreed; it closes their tasks. Where the plan has no amount for a category,
 * any price is the main one. Same as `private.agreed_categories`.
 */
export function committedIn(items: readonly Item[], categories: readonly CategoryAmount[]): Category[] {
  const least = new Map(
    categories.map(({ category, selected, allocated_amount }) => [
      category,
      selected ? (allocated_amount ?? 0) * MAIN_PART : 0,
    ]),
  );
  const agreed = new Set(
    items.flatMap(({ category, actual_amount }) =>
      actual_amount !== null && actual_amount >= (least.get(category) ?? 0) ? [category] : [],
    ),
  );
  return CATEGORIES.filter((category) => agreed.has(category));
}
