import type { DateText } from '../calendar';
import type { Cents } from '../money';
import { CATEGORIES, type Category, type CategoryChoice } from './facts';

export type PlanToday = {
  readonly committed: Cents;
  /** Likely cost of each category that has items. */
  readonly expected: Readonly<Partial<Record<Category, Cents>>>;
  readonly overdue: Cents;
  readonly overdue_count: number;
  /** First day on which the balance becomes negative, and the missing amount. Null if it never does. */
  readonly short: { readonly date: DateText; readonly amount: Cents } | null;
  readonly late_tasks: number;
  /** Number of open tasks that have far less time left than usual. */
  readonly tight_tasks: number;
};

/**
 * A risk of a plan. `high` puts the event or its money at risk, `medium` should be solved soon, and `low` is
 * only information. Amounts are in cents.
 */
export type Risk =
  | { readonly key: 'overdue'; readonly severity: 'high'; readonly amount: Cents; readonly payments: number }
  /** The committed amounts exceed the budget. */
  | { readonly key: 'overBudget'; readonly severity: 'high'; readonly amount: Cents }
  | { readonly key: 'short'; readonly severity: 'high'; readonly date: DateText; readonly amount: Cents }
  | {
      readonly key: 'overCategories';
      readonly severity: 'medium';
      readonly amount: Cents;
      /** Sorted by excess, the largest first. */
      readonly categories: readonly Category[];
    }
  | { readonly key: 'lateTasks'; readonly severity: 'medium'; readonly tasks: number }
  | { readonly key: 'tightTasks'; readonly severity: 'low'; readonly tasks: number };

function overruns(expected: PlanToday['expected'], choices: readonly CategoryChoice[]) {
  return CATEGORIES.flatMap((category) => {
    const choice = choices.find((one) => one.category === category);
    const given = choice?.selected ? (choice.allocated_amount ?? 0) : 0;
    const amount = (expected[category] ?? 0) - given;
    return amount > 0 ? [{ category, amount }] : [];
  }).sort((a, b) => b.amount - a.amount);
}

export function risksOf(
  now: PlanToday,
  plan: { readonly budget: Cents; readonly categories: readonly CategoryChoice[] },
): Risk[] {
  const risks: Risk[] = [];
  const { overdue, overdue_count, short, committed, late_tasks } = now;
  if (overdue_count > 0)
    risks.push({ key: 'overdue', severity: 'high', amount: overdue, payments: overdue_count });
  if (committed > plan.budget)
    risks.push({ key: 'overBudget', severity: 'high', amount: committed - plan.budget });
  if (short) risks.push({ key: 'short', severity: 'high', ...short });
  const over = overruns(now.expected, plan.categories);
  if (over.length > 0)
    risks.push({
      key: 'overCategories',
      severity: 'medium',
      amount: over.reduce((sum, { amount }) => sum + amount, 0),
      categories: over.map(({ category }) => category),
    });
  if (late_tasks > 0) risks.push({ key: 'lateTasks', severity: 'medium', tasks: late_tasks });
  if (now.tight_tasks > 0) risks.push({ key: 'tightTasks', severity: 'low', tasks: now.tight_tasks });
  return risks;
}
