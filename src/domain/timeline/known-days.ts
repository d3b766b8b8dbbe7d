import type { DateText } from '../calendar';
import { itemTotals } from '../ledger/ledger';
import type { LedgerItem } from '../ledger/ledger-item';
import type { Cents } from '../money';
import type { Category, PlanFacts } from '../plan/facts';
import { isOpen, type TaskFacts } from '../tasks/state';
import type { Task } from '../tasks/task';

/** A date derived from payments or tasks. It isn't stored, because it changes with them. */
export type KnownDay =
  | {
      readonly kind: 'payment';
      readonly id: string;
      readonly date: DateText;
      readonly amount: Cents;
      readonly vendors: readonly string[];
      /** Categories of the payments. The first one determines the colour. */
      readonly categories: readonly Category[];
      readonly done: false;
    }
  /** Date on which the last essential task of a category is due. */
  | {
      readonly kind: 'tasks';
      readonly id: string;
      readonly date: DateText;
      readonly category: Category;
      readonly count: number;
      readonly open: number;
      readonly done: boolean;
    };

/** Returns the due dates of payments that haven't been made yet. Refunds are left out. */
function paymentDays(items: readonly LedgerItem[], currency: string): KnownDay[] {
  const days = new Map<DateText, { amount: Cents; vendors: Set<string>; categories: Set<Category> }>();
  for (const item of items)
    for (const { date, amount } of itemTotals(item, currency).dues) {
      if (date === null || amount <= 0) continue;
      const day = days.get(date) ?? { amount: 0, vendors: new Set(), categories: new Set() };
      day.amount += amount;
      day.vendors.add(item.vendor_name);
      day.categories.add(item.category);
      days.set(date, day);
    }
  return [...days].map(([date, { amount, vendors, categories }]) => ({
    kind: 'payment',
    id: `payment-${date}`,
    date,
    amount,
    vendors: [...vendors],
    categories: [...categories],
    done: false,
  }));
}

/**
 * Returns for each category the date of its last essential task before the event. Categories with only one
 * such task from the checklist are left out, because that task already is a milestone.
 */
function settledDays(tasks: readonly Task[], facts: TaskFacts, event_date: DateText): KnownDay[] {
  const groups = new Map<Category, Task[]>();
  for (const task of tasks) {
    const { task_category: category, priority_level, recommended_completion_date: date } = task;
    if (category === 'general' || category === 'miscellaneous') continue;
    if (priority_level !== 1 || date > event_date) continue;
    groups.set(category, [...(groups.get(category) ?? []), task]);
  }
  const several = [...groups].filter(([, own]) => own.length > 1 || !own[0]?.generated);
  return several.map(([category, own]) => {
    const open = own.filter((task) => isOpen(task, facts)).length;
    const dates = own.map((task) => task.recommended_completion_date).sort();
    return {
      kind: 'tasks',
      id: `tasks-${category}`,
      date: dates.at(-1) ?? event_date,
      category,
      count: own.length,
      open,
      done: open === 0,
    };
  });
}

export const knownDays = (
  items: readonly LedgerItem[],
  tasks: readonly Task[],
  facts: TaskFacts,
  { event_date, currency }: Pick<PlanFacts, 'event_date' | 'currency'>,
): KnownDay[] =>
  [...paymentDays(items, currency), ...settledDays(tasks, facts, event_date)].sort((a, b) =>
    a.date < b.date ? -1 : a.date > b.date ? 1 : a.id < b.id ? -1 : 1,
  );
