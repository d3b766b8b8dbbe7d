import { EVENT_PARTS, GUESTS, HOUSEHOLDS } from '@/data/guests';
import { BUDGET_ITEMS, CONTRIBUTIONS } from '@/data/ledger';
import { PLANS } from '@/data/plans';
import { liveTasks, TASKS } from '@/data/tasks';
import { TIMELINE } from '@/data/timeline';
import { countGuests } from '@/domain/guests/counts';
import { committedIn } from '@/domain/ledger/committed';
import { ledger } from '@/domain/ledger/ledger';
import { moneyNow } from '@/domain/ledger/money-now';
import { numericFromCents } from '@/domain/money';
import { CATEGORIES } from '@/domain/plan/facts';
import { isMilestone } from '@/domain/timeline/item';
import { milestonesNow } from '@/domain/timeline/milestones';
import type { Stored } from './columns';
import type { DemoMemory } from './memory';

const ofPlan = (memory: DemoMemory, table: string, plan_id: unknown): Stored[] =>
  memory.all(table).filter((row) => row.plan_id === plan_id);
const by =
  (...columns: readonly string[]) =>
  (a: Stored, b: Stored): number => {
    for (const column of columns) {
      const order = String(a[column]).localeCompare(String(b[column]));
      if (order !== 0) return order;
    }
    return 0;
  };

function summaryOf(memory: DemoMemory, plan: Stored, today: string): Stored {
  const items = memory.rows(BUDGET_ITEMS, plan.id);
  const contributions = memory.rows(CONTRIBUTIONS, plan.id);
  const event = { currency: String(plan.currency), event_date: String(plan.event_date) };
  const { book, now } = moneyNow(items, contributions, event, today);
  const { total, dues } = book;
  const next = dues.find(({ date, amount }) => amount > 0 && date !== null && date >= today);
  const milestones = milestonesNow(
    memory.rows(TIMELINE, plan.id).filter(isMilestone),
    liveTasks(memory.rows(TASKS, plan.id)),
    { committed: [] },
  );
  return {
    plan_id: plan.id,
    committed: numericFromCents(total.committed),
    paid: numericFromCents(total.paid),
    expected: Object.fromEntries(
      Object.entries(now.expected).map(([category, cents]) => [category, numericFromCents(cents)]),
    ),
    overdue: numericFromCents(now.overdue),
    overdue_count: now.overdue_count,
    next_due: next?.date ?? null,
    next_amount: next ? numericFromCents(next.amount) : null,
    next_vendor: next?.item.vendor_name ?? null,
    short_on: now.short?.date ?? null,
    short_by: now.short ? numericFromCents(now.short.amount) : null,
    milestones: milestones
      .filter(({ completed_at, starts_on }) => completed_at === null && starts_on >= today)
      .map(({ starts_on, title, generated }) => ({ starts_on, title, origin: generated?.origin ?? null }))
      .sort(by('starts_on', 'title'))
      .slice(0, 12),
    agreed: committedIn(items, PLANS.toRow(plan as never).categories),
    tasks: ofPlan(memory, 'tasks', plan.id)
      .filter((row) => row.deleted_at === null && row.completed_at === null)
      .sort(by('recommended_completion_date', 'priority_level', 'id'))
      .slice(0, 40),
  };
}

/** Result of the database function `plan_summaries`: a row for every coming event. */
export const summaries = (memory: DemoMemory, today: string): Stored[] =>
  memory
    .all('event_plans')
    .filter(
      ({ deleted_at, archived_at, event_date }) =>
        deleted_at === null && archived_at === null && String(event_date) >= today,
    )
    .sort(by('event_date', 'id'))
    .map((plan) => summaryOf(memory, plan, today));

function figuresOf(memory: DemoMemory, { id, event_date, currency }: Stored): Stored {
  // The summary uses no due dates, so any day can stand for today.
  const { categories } = ledger(memory.rows(BUDGET_ITEMS, id), String(event_date), String(currency));
  const guests = memory.rows(GUESTS, id);
  const households = memory.rows(HOUSEHOLDS, id);
  const parts = memory.rows(EVENT_PARTS, id);
  const { invited, accepted, declined, waiting } = countGuests(
    guests,
    new Map(households.map((household) => [household.id, household])),
    parts,
    null,
  );
  const money = CATEGORIES.flatMap((category) => {
    const { items, expected, committed, paid } = categories[category];
    const amounts = { expected, committed, paid };
    return items > 0
      ? [
          [
            category,
            Object.fromEntries(Object.entries(amounts).map(([key, cents]) => [key, numericFromCents(cents)])),
          ],
        ]
      : [];
  });
  return { plan_id: id, money: Object.fromEntries(money), invited, accepted, declined, waiting };
}

/** Result of the database function `event_figures`: a row for every event. */
export const figures = (memory: DemoMemory): Stored[] =>
  memory
    .all('event_plans')
    .filter(({ deleted_at }) => deleted_at === null)
    .map((plan) => figuresOf(memory, plan));
