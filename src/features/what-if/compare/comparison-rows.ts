import type { Plan } from '@/data/plans';
import { CATEGORIES, type Category } from '@/domain/plan/facts';
import { FACT_LINES, type FactLine } from '@/domain/what-if/overrides';
import type { Evaluated } from '../evaluated';
import type { Sort } from '../what-if-state';

const storedIn = (plan: Plan, category: Category): number => {
  const choice = plan.categories.find((one) => one.category === category);
  return choice?.selected ? (choice.allocated_amount ?? 0) : 0;
};

/** Returns the facts in which a scenario differs from the plan. The total is always included. */
export const factRows = (evaluated: readonly Evaluated[]): FactLine[] =>
  FACT_LINES.filter(
    (line) => line === 'budget' || evaluated.some(({ result }) => result.ok && result.lines.includes(line)),
  );

/** Returns the categories that the plan or a scenario includes, in the requested order. */
export function categoryRows(plan: Plan, evaluated: readonly Evaluated[], sort: Sort): Category[] {
  const differences = (category: Category) =>
    evaluated.flatMap(({ result }) =>
      result.ok ? (result.allocation.differences.find((one) => one.category === category) ?? []) : [],
    );
  const rows = CATEGORIES.filter(
    (category) => storedIn(plan, category) > 0 || differences(category).length > 0,
  );
  if (sort === 'usual') return rows;
  const weight = (category: Category) =>
    sort === 'amount'
      ? storedIn(plan, category)
      : Math.max(0, ...differences(category).map(({ difference }) => Math.abs(difference)));
  return rows.sort((a, b) => weight(b) - weight(a) || CATEGORIES.indexOf(a) - CATEGORIES.indexOf(b));
}

/** Returns a category's stored amount; null if the category isn't selected. */
export function storedAmount(plan: Plan, category: Category): number | null {
  const choice = plan.categories.find((one) => one.category === category);
  return choice?.selected ? (choice.allocated_amount ?? 0) : null;
}
