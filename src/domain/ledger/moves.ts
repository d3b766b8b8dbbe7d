import type { DateText } from '../calendar';
import { CATEGORIES, type PlanState } from '../plan/facts';
import { type History, type HistoryChange, type Moves, TRACKED } from './history';
import { itemTotals } from './ledger';
import type { LedgerItem } from './ledger-item';

/**
 * Recorded amounts of an item, of a category or of the event: as they are, or how much they have changed. The
 * functions of this file are the counterpart of `budget_changes` and `budget_history` in the database.
 */
export type Recorded = Omit<HistoryChange, 'day' | 'changed_by'>;

const NOTHING: Moves = { budget: 0, allocated: 0, planned: 0, expected: 0, committed: 0, paid: 0 };
const each = (value: (figure: keyof Moves) => number): Moves => ({
  budget: value('budget'),
  allocated: value('allocated'),
  planned: value('planned'),
  expected: value('expected'),
  committed: value('committed'),
  paid: value('paid'),
});

/**
 * Adds up the rows of each group. The other fields are those of the group's last row. A group without any
 * amount is omitted.
 */
function addedUp<R extends { readonly moves: Moves }>(rows: readonly R[], groupOf: (row: R) => unknown): R[] {
  const groups = new Map<string, R>();
  for (const row of rows) {
    const key = JSON.stringify(groupOf(row));
    const before = groups.get(key)?.moves ?? NOTHING;
    groups.set(key, { ...row, moves: each((figure) => before[figure] + row.moves[figure]) });
  }
  return [...groups.values()].filter(({ moves }) => TRACKED.some((figure) => moves[figure] !== 0));
}

/** Returns the amounts of a plan that are recorded, as they are now. */
export function recordedAmounts(
  { budget, categories, currency }: Pick<PlanState, 'budget' | 'categories' | 'currency'>,
  items: readonly LedgerItem[],
): Recorded[] {
  const whole = { item_id: null, vendor_name: null };
  return [
    { ...whole, category: null, moves: { ...NOTHING, budget } },
    ...categories
      .filter(({ selected }) => selected)
      .map(({ category, allocated_amount }) => ({
        ...whole,
        category,
        moves: { ...NOTHING, allocated: allocated_amount ?? 0 },
      })),
    ...items.map((item) => {
      const { expected, committed, paid } = itemTotals(item, currency);
      return {
        category: item.category,
        item_id: item.id,
        vendor_name: item.vendor_name,
        moves: { ...NOTHING, planned: item.planned_amount, expected, committed, paid },
      };
    }),
  ];
}

/**
 * Returns what has to be added to the earlier amounts to get the later ones. If an item changes its category,
 * its amount leaves the old category and enters the new one.
 */
export const movesBetween = (before: readonly Recorded[], after: readonly Recorded[]): Recorded[] =>
  addedUp(
    [...before.map((row) => ({ ...row, moves: each((figure) => -row.moves[figure]) })), ...after],
    ({ category, item_id }) => [category, item_id],
  );

/**
 * Returns the history of a period, both days included: the amounts of each category before it, and what each
 * person has changed on each day. `changes` are in the order in which they were made.
 */
export function historyOf(
  changes: readonly HistoryChange[],
  since: DateText | null,
  until: DateText | null,
): Omit<History, 'people'> {
  const isBefore = ({ day }: HistoryChange) => since !== null && day < since;
  const isInside = (change: HistoryChange) => !isBefore(change) && (until === null || change.day <= until);
  const place = ({ category }: HistoryChange) =>
    category ? CATEGORIES.indexOf(category) : CATEGORIES.length;
  return {
    begins: changes.map(({ day }) => day).toSorted()[0] ?? null,
    opening: addedUp(
      changes.filter(isBefore).map(({ category, moves }) => ({ category, moves })),
      ({ category }) => category,
    ),
    changes: addedUp(changes.filter(isInside), ({ day, category, item_id, changed_by }) => [
      day,
      category,
      item_id,
      changed_by,
    ]).toSorted((a, b) => a.day.localeCompare(b.day) || place(a) - place(b)),
  };
}
