import { CATEGORIES, type Category } from '../plan/facts';
import type { LedgerItem } from './ledger-item';

/** The least share of a category's amount for its main price (D): a photo booth isn't the photographer. */
const MAIN_PART = 1 / 4;

type Item = Pick<LedgerItem, 'category' | 'actual_amount'>;
type CategoryAmount = {
  readonly category: Category;
  readonly selected: boolean;
  /** The allocated amount in cents. */
  readonly allocated_amount: number | null;
};

/**
 * Returns the categories whose main price is agreed, which completes their tasks. If the plan has no amount
 * for a category, any price counts. Equal to `private.agreed_categories`.
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
