import { CATEGORIES, type Category } from '../plan/facts';
import type { LedgerItem } from './ledger-item';

/**
 * A price counts as a category's main price if it is at least this share of the category's amount (D). The
 * price of a photo booth, for example, doesn't mean that the photographer is booked.
 */
const MAIN_PART = 1 / 4;

type Item = Pick<LedgerItem, 'category' | 'actual_amount'>;
type CategoryAmount = {
  readonly category: Category;
  readonly selected: boolean;
  readonly allocated_amount: number | null;
};

/**
 * Returns the categories whose main price is agreed. Their tasks then count as done. If a category has no
 * amount, any agreed price counts. The database does the same in `private.agreed_categories`.
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
