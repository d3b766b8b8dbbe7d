import type { StoredItem } from '@/data/ledger';
import type { QuickEntry } from '@/domain/ledger/quick-entry';
import { withTax } from '@/domain/ledger/quick-tax';
import { fromQuickEntry } from './make-items';

/** What a line adds, with the tax on top of its price and the day of the rest. */
export function itemOfEntry(
  entry: QuickEntry,
  items: readonly StoredItem[],
  today: string,
): { before: StoredItem | null; after: StoredItem } {
  const { tax_rate = null, rest_date = null, price } = entry;
  const taxed = { ...entry, amount: price === null ? withTax(entry.amount, tax_rate) : entry.amount };
  const { before, after } = fromQuickEntry(taxed, items, today);
  const payment_date = after.payment_date ?? rest_date;
  // An item whose price stands keeps the tax that stands with it.
  if (tax_rate === null || (before && before.actual_amount !== null))
    return { before, after: { ...after, payment_date } };
  const agreed = after.actual_amount === null ? null : (price ?? entry.amount);
  const rates = agreed === null ? {} : { tax_rate, tax_included: false };
  const planned_amount = before ? after.planned_amount : withTax(price ?? entry.amount, tax_rate);
  return { before, after: { ...after, ...rates, actual_amount: agreed, planned_amount, payment_date } };
}
