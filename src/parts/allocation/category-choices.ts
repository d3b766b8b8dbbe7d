import type { Cents } from '@/domain/money';
import { CATEGORIES, type Category, type CategoryChoice } from '@/domain/plan/facts';

/** Changes the choice for one category. All functions in this file are pure. */

const change = (
  choices: readonly CategoryChoice[],
  category: Category,
  to: Partial<CategoryChoice>,
): CategoryChoice[] =>
  choices.map((choice) => (choice.category === category ? { ...choice, ...to } : choice));

/** Returns the selected categories: ranked ones by rank, then the others in the usual order. */
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
 * Returns the number of ranked categories. If exactly one selected category is unranked, it counts as ranked
 * last.
 */
export function rankedCount(choices: readonly CategoryChoice[]): number {
  const selected = choices.filter((choice) => choice.selected);
  const ranked = selected.filter(({ priority }) => priority !== null).length;
  return ranked > 0 && ranked === selected.length - 1 ? selected.length : ranked;
}

export const isRanked = (choices: readonly CategoryChoice[]): boolean =>
  choices.some((choice) => choice.selected && choice.priority !== null);

/** Ranks the categories 1, 2, 3… in the given order and removes all other ranks. */
export function withRanking(
  choices: readonly CategoryChoice[],
  order: readonly Category[],
): CategoryChoice[] {
  return choices.map((choice) => {
    const rank = order.indexOf(choice.category);
    return { ...choice, priority: rank < 0 ? null : rank + 1 };
  });
}

export const withoutRanking = (choices: readonly CategoryChoice[]): CategoryChoice[] =>
  choices.map((choice) => ({ ...choice, priority: null }));

/**
 * Selects or deselects a category. Deselecting removes its lock and rank. A newly selected category is ranked
 * last if all others are ranked.
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

/** Returns the choices in the form that is stored: only selected categories have amounts. */
export function choicesWithAmounts(
  choices: readonly CategoryChoice[],
  lines: readonly { readonly category: Category; readonly amount: Cents }[],
): CategoryChoice[] {
  const amounts = new Map(lines.map((line) => [line.category, line.amount]));
  return choices.map((choice) => ({ ...choice, allocated_amount: amounts.get(choice.category) ?? 0 }));
}
