import { allocate } from '../allocation/allocate';
import type { AllocationSuccess } from '../allocation/allocation';
import type { DateText } from '../calendar';
import type { Cents } from '../money';
import type { PlanState } from '../plan/facts';
import { CATEGORIES, type Category } from '../plan/facts';
import { type ItemTotals, ledger } from './ledger';
import type { LedgerItem } from './ledger-item';

/**
 * Amounts of each category and item. `suggested` comes from the allocation engine, `expected` is the likely
 * cost, and `committed` is the agreed price.
 */
export const MEASURES = ['suggested', 'planned', 'expected', 'committed', 'paid'] as const;
export type Measure = (typeof MEASURES)[number];
export type Figures = Readonly<Record<Measure, Cents>>;

type ItemLine<I extends LedgerItem = LedgerItem> = {
  readonly item: I;
  /** `suggested` is always 0 here, because the engine suggests amounts by category only. */
  readonly figures: Figures;
};

export type CategoryLine<I extends LedgerItem = LedgerItem> = {
  readonly category: Category;
  readonly selected: boolean;
  readonly locked: boolean;
  readonly figures: Figures;
  /**
   * Sum of the planned amounts of the category's items. The remaining part of `planned` isn't assigned to an
   * item yet.
   */
  readonly itemised: Cents;
  /** `planned` minus `expected`. A negative number means that the category costs more than was allocated. */
  readonly variance: Cents;
  /** Sorted by price, the most expensive first. */
  readonly items: readonly ItemLine<I>[];
};

export type Breakdown<I extends LedgerItem = LedgerItem> = {
  /** All selected categories, and other categories that have amounts, in the usual order. */
  readonly lines: readonly CategoryLine<I>[];
  readonly total: Figures;
  readonly variance: Cents;
  /** The engine's allocation if nothing were locked; null if the engine can't allocate. */
  readonly suggestion: AllocationSuccess | null;
};

const figuresOf = (item: LedgerItem, { expected, committed, paid }: ItemTotals): Figures => ({
  suggested: 0,
  planned: item.planned_amount,
  expected,
  committed,
  paid,
});

const NOTHING: Figures = { suggested: 0, planned: 0, expected: 0, committed: 0, paid: 0 };

const add = (a: Figures, b: Figures): Figures => ({
  suggested: a.suggested + b.suggested,
  planned: a.planned + b.planned,
  expected: a.expected + b.expected,
  committed: a.committed + b.committed,
  paid: a.paid + b.paid,
});

/** Calculates all amounts of a plan by category and item. Each total is the exact sum of its lines. */
export function breakdown<I extends LedgerItem>(
  plan: PlanState,
  items: readonly I[],
  today: DateText,
): Breakdown<I> {
  const free = plan.categories.map((choice) => ({ ...choice, locked: false, allocated_amount: null }));
  const result = allocate({ ...plan, categories: free });
  const suggestion = result.ok ? result : null;
  const book = ledger(items, today, plan.currency);

  const lines = CATEGORIES.flatMap((category): CategoryLine<I>[] => {
    const choice = plan.categories.find((one) => one.category === category);
    const sums = book.categories[category];
    const figures: Figures = {
      suggested: suggestion?.lines.find((line) => line.category === category)?.amount ?? 0,
      planned: choice?.selected ? (choice.allocated_amount ?? 0) : 0,
      expected: sums.expected,
      committed: sums.committed,
      paid: sums.paid,
    };
    if (!choice?.selected && sums.items === 0) return [];
    const own = items.filter((item) => item.category === category);
    return [
      {
        category,
        selected: choice?.selected ?? false,
        locked: choice?.locked ?? false,
        figures,
        itemised: sums.planned,
        variance: figures.planned - figures.expected,
        items: own
          .flatMap((item) => {
            const found = book.byItem.get(item.id);
            return found ? [{ item, figures: figuresOf(item, found) }] : [];
          })
          .sort((a, b) => b.figures.expected - a.figures.expected || a.item.id.localeCompare(b.item.id)),
      },
    ];
  });
  const total = lines.reduce((sum, { figures }) => add(sum, figures), NOTHING);
  return { lines, total, variance: total.planned - total.expected, suggestion };
}

/** Returns cents per guest, rounded. `guests` must be at least 1. */
export const perGuest = (amount: Cents, guests: number): Cents => Math.round(amount / Math.max(1, guests));
