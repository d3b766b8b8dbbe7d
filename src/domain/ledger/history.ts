import type { DateText } from '../calendar';
import { type Cents, sumCents } from '../money';
import { CATEGORIES, type Category } from '../plan/facts';

/** What the database keeps the history of; `allocated` is what each category was given. */
export const TRACKED = ['budget', 'allocated', 'planned', 'expected', 'committed', 'paid'] as const;
export type Tracked = (typeof TRACKED)[number];
export type Moves = Readonly<Record<Tracked, Cents>>;

/** What one person added on one day to one thing's figures. */
export type HistoryChange = {
  readonly day: DateText;
  /** Null for the event's own budget. */
  readonly category: Category | null;
  /** Null for what concerns the whole category. */
  readonly item_id: string | null;
  readonly vendor_name: string | null;
  /** Author of the change; null if unknown or the account was deleted. */
  readonly changed_by: string | null;
  readonly moves: Moves;
};

export type History = {
  /** First recorded day; null without records. */
  readonly begins: DateText | null;
  /** The plan's members, who alone are named. */
  readonly people: readonly { readonly id: string; readonly full_name: string }[];
  /** Where each category stood before the period. */
  readonly opening: readonly { readonly category: Category | null; readonly moves: Moves }[];
  /** Within the period, the earliest first. */
  readonly changes: readonly HistoryChange[];
};

export type WaterfallStep = {
  readonly category: Category;
  readonly amount: Cents;
  /** Where the bar begins and ends; the next one begins where this one ends. */
  readonly from: Cents;
  readonly to: Cents;
  readonly changes: readonly HistoryChange[];
};

export type Waterfall = {
  readonly from: Cents;
  /** Categories that moved, in their usual order; one that moved there and back is none. */
  readonly steps: readonly WaterfallStep[];
  readonly to: Cents;
};

/** Waterfall of a figure from one day to another: `from` plus all steps equals `to`, to the cent. */
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

/** The event's budget before and after the period. */
export function budgetMove({ opening, changes }: History): { readonly from: Cents; readonly to: Cents } {
  const from = sumCents(opening.map(({ moves }) => moves.budget));
  return { from, to: from + sumCents(changes.map(({ moves }) => moves.budget)) };
}

/**
 * True if it is worth showing who made the changes: there are several people, or somebody else made one. With a single
 * member who made everything it says nothing.
 */
export const isSharedWork = ({ people, changes }: History): boolean =>
  people.length > 1 ||
  changes.some(({ changed_by }) => changed_by !== null && people.every(({ id }) => id !== changed_by));
