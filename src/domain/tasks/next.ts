import { addDays, type DateText, daysBetween } from '../calendar';
import { templateIdOf, templateOf } from './checklist';
import { isOpen, type TaskFacts } from './state';
import type { Task } from './task';

/**
 * Reason why a task is one of the next tasks. `tasks` is the number of tasks that depend on it, directly or
 * indirectly.
 */
export type NextReason =
  | { readonly key: 'overdue'; readonly days: number }
  | { readonly key: 'dueToday' }
  | { readonly key: 'unblocks'; readonly tasks: number; readonly days: number }
  /** The task takes `takes` days and is due after exactly that many days, so it must be started now. */
  | { readonly key: 'startNow'; readonly takes: number; readonly days: number }
  /** Fewer days are left than the task usually takes. */
  | { readonly key: 'hurry'; readonly takes: number; readonly days: number }
  | { readonly key: 'dueSoon'; readonly days: number }
  | { readonly key: 'first'; readonly days: number };

export type NextTask = { readonly task: Task; readonly reason: NextReason };

/** A task is urgent from this many days before its due date. */
const SOON = 7;
/** If at least this many tasks depend on a task, the dependent tasks are shown as the reason. */
const MANY = 3;

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const idOf = ({ generated }: Task): string => (generated ? templateIdOf(generated.origin) : '');
const takes = ({ generated }: Task): number => (generated && templateOf(generated.origin)?.days) || 1;
const waitsFor = ({ generated }: Task): readonly string[] =>
  (generated && templateOf(generated.origin)?.after) || [];

/** Counts the open tasks that depend on each task, directly or indirectly. */
function dependants(open: readonly Task[]): Map<string, number> {
  const direct = new Map<string, string[]>();
  for (const task of open)
    for (const earlier of waitsFor(task)) direct.set(earlier, [...(direct.get(earlier) ?? []), idOf(task)]);
  const counts = new Map<string, number>();
  for (const task of open) {
    if (!task.generated) continue;
    const reached = new Set<string>();
    const queue = [idOf(task)];
    for (let at = queue.pop(); at !== undefined; at = queue.pop())
      for (const later of direct.get(at) ?? []) {
        if (reached.has(later)) continue;
        reached.add(later);
        queue.push(later);
      }
    counts.set(idOf(task), reached.size);
  }
  return counts;
}

function reasonFor(task: Task, waiting: number, today: DateText): NextReason {
  const days = daysBetween(today, task.recommended_completion_date);
  if (days < 0) return { key: 'overdue', days: -days };
  if (days === 0) return { key: 'dueToday' };
  if (waiting >= MANY) return { key: 'unblocks', tasks: waiting, days };
  const needed = takes(task);
  if (needed > 1 && days <= needed) return { key: days < needed ? 'hurry' : 'startNow', takes: needed, days };
  return days <= SOON ? { key: 'dueSoon', days } : { key: 'first', days };
}

/**
 * Returns at most `count` tasks to do next. A task is included only if the tasks it depends on are done or
 * come earlier in the result. Overdue tasks are always included. The order is by the day on which work must
 * begin, then by priority, then by the number of dependent tasks. The input's order doesn't matter.
 */
export function nextTasks(tasks: readonly Task[], facts: TaskFacts, today: DateText, count = 3): NextTask[] {
  const open = tasks.filter((task) => isOpen(task, facts));
  const waiting = dependants(open);
  const waitingFor = (task: Task) => waiting.get(idOf(task)) ?? 0;
  const isLate = (task: Task) => task.recommended_completion_date < today;
  const begin = (task: Task) => {
    const day = addDays(task.recommended_completion_date, 1 - takes(task));
    // A task that should have begun before today counts as beginning today, so it isn't more urgent than an
    // overdue one.
    return isLate(task) ? task.recommended_completion_date : day < today ? today : day;
  };
  const sorted = open
    .map((task) => ({ task, begin: begin(task) }))
    .sort(
      (a, b) =>
        byText(a.begin, b.begin) ||
        a.task.priority_level - b.task.priority_level ||
        waitingFor(b.task) - waitingFor(a.task) ||
        byText(a.task.recommended_completion_date, b.task.recommended_completion_date) ||
        byText(a.task.id, b.task.id),
    )
    .map(({ task }) => task);

  const undone = new Set(open.map(idOf));
  const next: Task[] = [];
  while (next.length < count) {
    const task = sorted.find(
      (one) => !next.includes(one) && (isLate(one) || !waitsFor(one).some((id) => undone.has(id))),
    );
    if (!task) break;
    next.push(task);
    undone.delete(idOf(task));
  }
  return next.map((task) => ({ task, reason: reasonFor(task, waitingFor(task), today) }));
}
