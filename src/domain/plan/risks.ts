import type { DateText } from '../calendar';
import type { Cents } from '../money';
import { CATEGORIES, type Category, type CategoryChoice } from './facts';

/** A plan's money and tasks today, from which its risks are computed. */
export type PlanToday = {
  readonly committed: Cents;
  /** The likely cost of each category with items. */
  readonly expected: Readonly<Partial<Record<Category, Cents>>>;
  readonly overdue: Cents;
  readonly overdue_count: number;
  /** First day on which the balance doesn't cover the payments, and the shortage; null if it always does. */
  readonly short: { readonly date: DateText; readonly amount: Cents } | null;
  /** Number of late tasks. */
  readonly late_tasks: number;
  /** Number of open tasks with far less time than usual. */
  readonly tight_tasks: number;
};

/**
 * A risk. `high` puts the event or its money at risk, `medium` is worth solving soon, `low` is worth knowing.
 * Amounts are cents.
 */
export type Risk =
  | { readonly key: 'overdue'; readonly severity: 'high'; readonly amount: Cents; readonly payments: number }
  /** More is committed than the budget holds. */
  | { readonly key: 'overBudget'; readonly severity: 'high'; readonly amount: Cents }
  | { readonly key: 'short'; readonly severity: 'high'; readonly date: DateText; readonly amount: Cents }
  | {
      readonly key: 'overCategories';
      readonly severity: 'medium';
      readonly amount: Cents;
      /** The categories, the largest excess first. */
      readonly categories: readonly Category[];
    }
  | { readonly key: 'lateTasks'; readonly severity: 'medium'; readonly tasks: number }
  | { readonly key: 'tightTasks'; readonly severity: 'low'; readonly tasks: number };

/** Returns categories whose likely cost exceeds their amount, largest excess first. */
function overruns(expected: PlanToday['expected'], choices: readonly CategoryChoice[]) {
  return CATEGORIES.flatMap((category) => {
    const choice = choices.find((one) => one.category === category);
    const given = choice?.selected ? (choice.allocated_amount ?? 0) : 0;
    const amount = (expected[category] ?? 0) - given;
    return amount > 0 ? [{ category, amount }] : [];
  }).sort((a, b) => b.amount - a.amount);
}

/** Returns a plan's risks, most urgent first. */
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
