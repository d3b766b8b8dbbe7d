import type { Cents } from '@/domain/money';
import { CATEGORIES, type Category, type CategoryChoice } from '@/domain/plan/facts';

/** Changes one category's choice. All functions of this file are pure. */

const change = (
  choices: readonly CategoryChoice[],
  category: Category,
  to: Partial<CategoryChoice>,
): CategoryChoice[] =>
  choices.map((choice) => (choice.category === category ? { ...choice, ...to } : choice));

/** Returns the selected categories: the ranked ones in their order, then the rest in the usual order. */
export function rankedCategories(choices: readonly CategoryChoice[]): Category[] {
  return choices
    .filter((choice) => choice.selected)
    .sort(
      (a, b) =>
        (a.priority ?? Number.POSITIVE_INFINITY) - (b.priority ?? Number.POSITIVE_INFINITY) ||
        CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category),
    )
    .map(({ category }) => category);
}

/**
 * Returns the number of ranked categories; the others are equal. A single unranked one counts as the last.
 */
export function rankedCount(choices: readonly CategoryChoice[]): number {
  const selected = choices.filter((choice) => choice.selected);
  const ranked = selected.filter(({ priority }) => priority !== null).length;
  return ranked > 0 && ranked === selected.length - 1 ? selected.length : ranked;
}

export const isRanked = (choices: readonly CategoryChoice[]): boolean =>
  choices.some((choice) => choice.selected && choice.priority !== null);

/** Gives the categories in `order` the ranks 1, 2, 3…; others have no rank. */
export function withRanking(
  choices: readonly CategoryChoice[],
  order: readonly Category[],
): CategoryChoice[] {
  return choices.map((choice) => {
    const rank = order.indexOf(choice.category);
    return { ...choice, priority: rank < 0 ? null : rank + 1 };
  });
}

/** Removes all ranks. */
export const withoutRanking = (choices: readonly CategoryChoice[]): CategoryChoice[] =>
  choices.map((choice) => ({ ...choice, priority: null }));

/**
 * Selects or deselects a category. Deselecting removes its lock and its rank; a new one is ranked last if all
 * are ranked.
 */
export function withSelected(
  choices: readonly CategoryChoice[],
  category: Category,
  selected: boolean,
): CategoryChoice[] {
  const next = change(choices, category, { selected, locked: false, allocated_amount: null, priority: null });
  const all = choices.every((choice) => !choice.selected || choice.priority !== null);
  const ranked = new Set(next.flatMap((choice) => (choice.priority === null ? [] : choice.category)));
  return withRanking(
    next,
    rankedCategories(next).filter((one) => ranked.has(one) || (all && ranked.size > 0)),
  );
}

export const withLock = (
  choices: readonly CategoryChoice[],
  category: Category,
  amount: Cents,
): CategoryChoice[] => change(choices, category, { locked: true, allocated_amount: amount });

export const withoutLock = (choices: readonly CategoryChoice[], category: Category): CategoryChoice[] =>
  change(choices, category, { locked: false });

export const withoutLocks = (choices: readonly CategoryChoice[]): CategoryChoice[] =>
  choices.map((choice) => ({ ...choice, locked: false }));

/** Returns the choices to be stored: selected ones with their amounts, the others without. */
export function choicesWithAmounts(
  choices: readonly CategoryChoice[],
  lines: readonly { readonly category: Category; readonly amount: Cents }[],
): CategoryChoice[] {
  const amounts = new Map(lines.map((line) => [line.category, line.amount]));
  return choices.map((choice) => ({ ...choice, allocated_amount: amounts.get(choice.category) ?? 0 }));
}
