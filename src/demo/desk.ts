import { EVENT_PARTS, GUESTS, HOUSEHOLDS } from '@/data/guests';
import { BUDGET_ITEMS } from '@/data/ledger';
import { PLANS } from '@/data/plans';
import { liveTasks, type StoredTask, TASKS } from '@/data/tasks';
import { TIMELINE } from '@/data/timeline';
import { addDays } from '@/domain/calendar';
import { partState } from '@/domain/guests/replies';
import { committedIn } from '@/domain/ledger/committed';
import { ledger } from '@/domain/ledger/ledger';
import { numericFromCents, sumCents } from '@/domain/money';
import { isOpen } from '@/domain/tasks/state';
import { isMilestone, isRow } from '@/domain/timeline/item';
import { milestonesNow } from '@/domain/timeline/milestones';
import type { Stored } from './columns';
import type { DemoMemory } from './memory';
import { summaries } from './summaries';

const plansOf = (memory: DemoMemory): Stored[] =>
  memory.all('event_plans').filter(({ deleted_at }) => deleted_at === null);

const duesOf = (memory: DemoMemory, plan: Stored, today: string) =>
  ledger(memory.rows(BUDGET_ITEMS, plan.id), today, String(plan.currency)).dues.flatMap((due) =>
    due.amount > 0 && due.date !== null ? [{ ...due, date: due.date }] : [],
  );

function openTasks(memory: DemoMemory, plan: Stored): StoredTask[] {
  const items = memory.rows(BUDGET_ITEMS, plan.id);
  const facts = { committed: committedIn(items, PLANS.toRow(plan as never).categories) };
  return liveTasks(memory.rows(TASKS, plan.id)).filter((task) => isOpen(task, facts));
}

function needsOf(memory: DemoMemory, plan: Stored, today: string): Stored {
  const dues = duesOf(memory, plan, today);
  const late = dues.filter(({ date }) => date < today);
  const next = dues.find(({ date }) => date >= today);
  const households = new Map(memory.rows(HOUSEHOLDS, plan.id).map((one) => [one.id, one]));
  const guests = memory.rows(GUESTS, plan.id);
  const replies = memory
    .rows(EVENT_PARTS, plan.id)
    .flatMap(({ id, reply_by }) => {
      if (reply_by === null) return [];
      const silent = guests.filter(
        (guest) => partState(guest, households.get(guest.household_id ?? '') ?? null, id) === 'open',
      );
      const people = silent.reduce((sum, { party_size }) => sum + party_size, 0);
      return people > 0 ? [{ by: reply_by, part: id, people }] : [];
    })
    .sort((a, b) => (a.by < b.by ? -1 : 1));
  const day = String(plan.event_date);
  const tasks = openTasks(memory, plan);
  return {
    plan_id: plan.id,
    overdue:
      late.length > 0
        ? {
            amount: numericFromCents(sumCents(late.map(({ amount }) => amount))),
            payments: late.length,
            since: late.map(({ date }) => date).sort()[0],
          }
        : null,
    due: numericFromCents(
      sumCents(
        dues.flatMap(({ date, amount }) => (date >= today && date <= addDays(today, 30) ? [amount] : [])),
      ),
    ),
    next: next
      ? {
          date: next.date,
          amount: numericFromCents(next.amount),
          vendor_name: next.item.vendor_name,
          item: next.item.id,
        }
      : null,
    task:
      tasks
        .map((task) => task.recommended_completion_date)
        .filter((date) => date >= today)
        .sort()[0] ?? null,
    replies: day >= today ? (replies[0] ?? null) : null,
    unscheduled_days:
      day >= today && day <= addDays(today, 30) && !memory.rows(TIMELINE, plan.id).some((row) => isRow(row))
        ? [day]
        : [],
  };
}

/** Returns the result of the database function `desk`: all plans with figures computed from their rows. */
export const desk = (memory: DemoMemory, today: string): Stored => ({
  plans: plansOf(memory),
  summaries: summaries(memory, today),
  needs: plansOf(memory)
    .filter(({ archived_at }) => archived_at === null)
    .map((plan) => needsOf(memory, plan, today)),
});

function datesOf(memory: DemoMemory, plan: Stored): Stored[] {
  const of = (
    kind: string,
    id: unknown,
    title: string,
    day: string,
    amount: string | null = null,
  ): Stored => ({
    plan_id: plan.id,
    kind,
    id,
    title,
    day,
    amount,
  });
  const items = memory.rows(BUDGET_ITEMS, plan.id);
  const facts = { committed: committedIn(items, PLANS.toRow(plan as never).categories) };
  const tasks = liveTasks(memory.rows(TASKS, plan.id));
  const milestones = milestonesNow(memory.rows(TIMELINE, plan.id).filter(isMilestone), tasks, facts);
  return [
    of('event', plan.id, String(plan.name), String(plan.event_date)),
    ...openTasks(memory, plan).map((task) =>
      of('task', task.id, task.task_name, task.recommended_completion_date),
    ),
    ...duesOf(memory, plan, String(plan.event_date)).map(({ item, date, amount }) =>
      of('payment', item.id, item.vendor_name, date, numericFromCents(amount)),
    ),
    ...milestones
      .filter(({ completed_at }) => completed_at === null)
      .map((one) => of('milestone', one.id, one.title, one.starts_on)),
    ...memory
      .rows(EVENT_PARTS, plan.id)
      .flatMap(({ id, name, reply_by }) => (reply_by ? [of('reply', id, name, reply_by)] : [])),
  ];
}

/**
 * Returns the result of the database function `dates`: the entries of all events whose dates lie between two
 * days.
 */
export const dates = (memory: DemoMemory, first: string, last: string): Stored[] =>
  plansOf(memory)
    .flatMap((plan) => datesOf(memory, plan))
    .filter(({ day }) => String(day) >= first && String(day) <= last);
