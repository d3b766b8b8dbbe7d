import { type DateText, endOfMonth, endOfWeek } from '../calendar';
import type { Cents } from '../money';
import { CATEGORIES, type Category } from '../plan/facts';
import { type LedgerEntry, type LedgerItem, priceOf, signed } from './ledger-item';

/** A payment that hasn't been made yet. A negative `amount` is a refund that hasn't arrived. */
export type Due = {
  readonly item: LedgerItem;
  /** The instalment; null for the amount that no instalment covers. */
  readonly entry: LedgerEntry | null;
  readonly amount: Cents;
  readonly date: DateText | null;
};

/** Totals of an item. `committed` always equals `paid` plus the sum of `dues`. */
export type ItemTotals = {
  /** Agreed price with service and tax; null if no price is agreed. */
  readonly agreed: Cents | null;
  /** The agreed price or the sum of the instalments, whichever is larger, minus refunds. */
  readonly committed: Cents;
  readonly paid: Cents;
  /** How much the instalments exceed the agreed price. */
  readonly over: Cents;
  /** How much the refunds exceed the payments. */
  readonly back: Cents;
  /**
   * Amount that the event's budget must cover: the committed amount, or the planned amount if no price is
   * agreed.
   */
  readonly expected: Cents;
  readonly dues: readonly Due[];
};

/** Calculates an item's totals. All screens about money use this function. */
export function itemTotals(item: LedgerItem, currency: string): ItemTotals {
  let outgoing = 0;
  let returned = 0;
  let paid = 0;
  const dues: Due[] = [];
  for (const entry of item.payments) {
    const amount = signed(entry);
    if (entry.kind === 'refund') returned += entry.amount;
    else outgoing += entry.amount;
    if (entry.paid_date === null) dues.push({ item, entry, amount, date: entry.due_date });
    else paid += amount;
  }
  const agreed = item.actual_amount === null ? null : priceOf(item.actual_amount, item, currency).total;
  // A refund reduces the committed amount but not the amount still to be paid.
  const rest = Math.max(0, (agreed ?? 0) - outgoing);
  const committed = outgoing + rest - returned;
  if (rest > 0) dues.push({ item, entry: null, amount: rest, date: item.payment_date });
  return {
    agreed,
    committed,
    paid,
    over: agreed === null ? 0 : Math.max(0, outgoing - returned - agreed),
    back: Math.max(0, -committed, -paid),
    // An item with neither price nor planned amount, such as a refund alone, counts with its committed
    // amount.
    expected:
      agreed === null && item.planned_amount > 0 ? Math.max(item.planned_amount, committed) : committed,
    dues,
  };
}

/** Returns true if anything is agreed, paid or refunded. A negative balance counts too. */
export const isFirm = ({ committed, paid }: Pick<ItemTotals, 'committed' | 'paid'>): boolean =>
  committed !== 0 || paid !== 0;

/** Totals of all items in cents. `due` contains payments only; refunds are in `incoming`. */
export type LedgerSums = {
  planned: Cents;
  expected: Cents;
  committed: Cents;
  paid: Cents;
  /** Payments that were due before today. */
  overdue: Cents;
  /** Payments due from today until Sunday. */
  due_week: Cents;
  /** Payments due from today until the end of the month. */
  due_month: Cents;
  undated: Cents;
  incoming: Cents;
  items: number;
};

const noSums = (): LedgerSums => ({
  planned: 0,
  expected: 0,
  committed: 0,
  paid: 0,
  overdue: 0,
  due_week: 0,
  due_month: 0,
  undated: 0,
  incoming: 0,
  items: 0,
});

export type Ledger = {
  readonly total: Readonly<LedgerSums>;
  readonly categories: Readonly<Record<Category, Readonly<LedgerSums>>>;
  readonly byItem: ReadonlyMap<string, ItemTotals>;
  /** Payments that haven't been made yet, earliest first. Payments without a date come last. */
  readonly dues: readonly Due[];
};

export function ledger(items: readonly LedgerItem[], today: DateText, currency: string): Ledger {
  const [week, month] = [endOfWeek(today), endOfMonth(today)];
  const categories = Object.fromEntries(CATEGORIES.map((category) => [category, noSums()])) as Record<
    Category,
    LedgerSums
  >;
  const total = noSums();
  const byItem = new Map<string, ItemTotals>();
  const dues: Due[] = [];
  for (const item of items) {
    const own = itemTotals(item, currency);
    byItem.set(item.id, own);
    for (const sums of [total, categories[item.category]]) {
      sums.items += 1;
      sums.planned += item.planned_amount;
      sums.expected += own.expected;
      sums.committed += own.committed;
      sums.paid += own.paid;
      for (const { amount, date } of own.dues) {
        if (amount < 0) sums.incoming -= amount;
        else if (date === null) sums.undated += amount;
        else if (date < today) sums.overdue += amount;
        else {
          if (date <= week) sums.due_week += amount;
          if (date <= month) sums.due_month += amount;
        }
      }
    }
    dues.push(...own.dues);
  }
  dues.sort((a, b) => (a.date ?? '9').localeCompare(b.date ?? '9') || b.amount - a.amount);
  return { total, categories, byItem, dues };
}

/** Returns the budget minus committed and planned amounts. It is negative if they exceed the budget. */
export const leftToSpend = (budget: Cents, { total }: Pick<Ledger, 'total'>): Cents =>
  budget - total.expected;
