import type { DateText } from '../calendar';
import { type Cents, sumCents } from '../money';
import { CATEGORIES, type Category } from '../plan/facts';

/** Amounts whose history is recorded. `allocated` is the amount allocated to a category. */
export const TRACKED = ['budget', 'allocated', 'planned', 'expected', 'committed', 'paid'] as const;
export type Tracked = (typeof TRACKED)[number];
export type Moves = Readonly<Record<Tracked, Cents>>;

/** Changes that one person made on one day to the amounts of an item, of a category or of the event. */
export type HistoryChange = {
  readonly day: DateText;
  /** Null for a change of the event's total budget. */
  readonly category: Category | null;
  /** Null for a change of the whole category. */
  readonly item_id: string | null;
  readonly vendor_name: string | null;
  /** User id of the author; null if unknown or deleted. */
  readonly changed_by: string | null;
  readonly moves: Moves;
};

export type History = {
  readonly begins: DateText | null;
  /** Members of the plan. Only they are shown by name. */
  readonly people: readonly { readonly id: string; readonly full_name: string }[];
  /** Amounts of each category at the start of the period. */
  readonly opening: readonly { readonly category: Category | null; readonly moves: Moves }[];
  readonly changes: readonly HistoryChange[];
};

export type WaterfallStep = {
  readonly category: Category;
  readonly amount: Cents;
  /** Start and end of the bar in the chart. The next bar starts where this one ends. */
  readonly from: Cents;
  readonly to: Cents;
  readonly changes: readonly HistoryChange[];
};

export type Waterfall = {
  readonly from: Cents;
  /** Categories with a change, in the usual order. A category whose changes cancel out is omitted. */
  readonly steps: readonly WaterfallStep[];
  readonly to: Cents;
};

/**
 * Calculates a waterfall chart for one kind of amount: `from` plus all steps equals `to`, exact to the cent.
 */
export function waterfall({ opening, changes }: History, figure: Exclude<Tracked, 'budget'>): Waterfall {
  const from = sumCents(opening.map(({ moves }) => moves[figure]));
  const steps: WaterfallStep[] = [];
  let reached = from;
  for (const category of CATEGORIES) {
    const own = changes.filter((change) => change.category === category && change.moves[figure] !== 0);
    const amount = sumCents(own.map(({ moves }) => moves[figure]));
    if (amount === 0) continue;
    steps.push({ category, amount, from: reached, to: reached + amount, changes: own });
    reached += amount;
  }
  return { from, steps, to: reached };
}

export function budgetMove({ opening, changes }: History): { readonly from: Cents; readonly to: Cents } {
  const from = sumCents(opening.map(({ moves }) => moves.budget));
  return { from, to: from + sumCents(changes.map(({ moves }) => moves.budget)) };
}

/**
 * Returns true if the screen should name the authors: the plan has several members, or someone else changed
 * amounts.
 */
export const isSharedWork = ({ people, changes }: History): boolean =>
  people.length > 1 ||
  changes.some(({ changed_by }) => changed_by !== null && people.every(({ id }) => id !== changed_by));
