import type { DateText } from '../calendar';
import { type Cents, sumCents } from '../money';
import { CATEGORIES, type Category } from '../plan/facts';

/** Figures with a recorded history; `allocated` is a category's allocation. */
export const TRACKED = ['budget', 'allocated', 'planned', 'expected', 'committed', 'paid'] as const;
export type Tracked = (typeof TRACKED)[number];
export type Moves = Readonly<Record<Tracked, Cents>>;

/** One person's changes of one item's figures on one day. */
export type HistoryChange = {
  readonly day: DateText;
  /** The category; null for the event's budget. */
  readonly category: Category | null;
  /** The item; null for the complete category. */
  readonly item_id: string | null;
  readonly vendor_name: string | null;
  /** The author; null if unknown or deleted. */
  readonly changed_by: string | null;
  readonly moves: Moves;
};

export type History = {
  /** First recorded day; null without records. */
  readonly begins: DateText | null;
  /** The plan's members; only they are named. */
  readonly people: readonly { readonly id: string; readonly full_name: string }[];
  /** Each category's figures before the period. */
  readonly opening: readonly { readonly category: Category | null; readonly moves: Moves }[];
  /** Changes within the period, earliest first. */
  readonly changes: readonly HistoryChange[];
};

export type WaterfallStep = {
  readonly category: Category;
  readonly amount: Cents;
  /** Beginning and end of the bar; the next one begins at this end. */
  readonly from: Cents;
  readonly to: Cents;
  readonly changes: readonly HistoryChange[];
};

export type Waterfall = {
  readonly from: Cents;
  /** Changed categories in the usual order; a category that returned to its value is omitted. */
  readonly steps: readonly WaterfallStep[];
  readonly to: Cents;
};

/** Computes the waterfall of a figure between two days: `from` plus all steps equals `to`, to the cent. */
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

/** Returns the event's budget before and after the period. */
export function budgetMove({ opening, changes }: History): { readonly from: Cents; readonly to: Cents } {
  const from = sumCents(opening.map(({ moves }) => moves.budget));
  return { from, to: from + sumCents(changes.map(({ moves }) => moves.budget)) };
}

/**
 * Returns true if the authors of changes are worth showing: several people are members, or somebody else made a
 * change.
 */
export const isSharedWork = ({ people, changes }: History): boolean =>
  people.length > 1 ||
  changes.some(({ changed_by }) => changed_by !== null && people.every(({ id }) => id !== changed_by));
