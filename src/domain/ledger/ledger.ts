import { type DateText, endOfMonth, endOfWeek } from '../calendar';
import type { Cents } from '../money';
import { CATEGORIES, type Category } from '../plan/facts';
import { type LedgerEntry, type LedgerItem, priceOf, signed } from './ledger-item';

/** An open payment; a negative `amount` is an open refund. */
export type Due = {
  readonly item: LedgerItem;
  /** The instalment; null for the part without instalments. */
  readonly entry: LedgerEntry | null;
  readonly amount: Cents;
  readonly date: DateText | null;
};

/** Totals of an item; `committed` is always `paid` plus the sum of `dues`. */
export type ItemTotals = {
  /** Agreed price with service and tax; null while nothing is agreed. */
  readonly agreed: Cents | null;
  /** The agreed price, or the payments if they exceed it, minus refunds. */
  readonly committed: Cents;
  readonly paid: Cents;
  /** Excess of instalments over the agreed price. */
  readonly over: Cents;
  /** Excess of refunds over payments, planned or made. */
  readonly back: Cents;
  /**
   * The amount that the event's total must cover: the committed one, or the planned one without an agreed
   * price.
   */
  readonly expected: Cents;
  readonly dues: readonly Due[];
};

/** Computes an item's totals, on which every screen about money relies. */
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
  // A refund lowers the committed amount, and never adds to the open one.
  const rest = Math.max(0, (agreed ?? 0) - outgoing);
  const committed = outgoing + rest - returned;
  if (rest > 0) dues.push({ item, entry: null, amount: rest, date: item.payment_date });
  return {
    agreed,
    committed,
    paid,
    over: agreed === null ? 0 : Math.max(0, outgoing - returned - agreed),
    back: Math.max(0, -committed, -paid),
    // A refund alone, whose item is elsewhere, is no payment.
    expected:
      agreed === null && item.planned_amount > 0 ? Math.max(item.planned_amount, committed) : committed,
    dues,
  };
}

/** Returns true if something is agreed, paid or refunded; a negative balance counts too. */
export const isFirm = ({ committed, paid }: Pick<ItemTotals, 'committed' | 'paid'>): boolean =>
  committed !== 0 || paid !== 0;

/** Sums over items in cents. `due` counts payments; refunds are in `incoming`. */
export type LedgerSums = {
  planned: Cents;
  expected: Cents;
  committed: Cents;
  paid: Cents;
  /** Amount due before today. */
  overdue: Cents;
  /** Amount due from today to Sunday. */
  due_week: Cents;
  /** Amount due from today to the month's last day. */
  due_month: Cents;
  /** Open amount without a date. */
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
  /** Open payments, earliest first, those without a date last. */
  readonly dues: readonly Due[];
};

/** Computes all of a plan's money in one pass. `today` is YYYY-MM-DD. */
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

/**
 * Returns what may still be spent: the total minus committed and planned amounts. Negative if both together
 * exceed it.
 */
export const leftToSpend = (budget: Cents, { total }: Pick<Ledger, 'total'>): Cents =>
  budget - total.expected;
