import type { DateText } from '../calendar';
import type { Category } from '../plan/facts';
import { templateOf } from './checklist';
import type { Task } from './task';

/**
 * Facts that complete tasks: the categories whose main price is agreed. The caller passes them, because they
 * come from the ledger.
 */
export type TaskFacts = { readonly committed: readonly Category[] };

export const TASK_STATES = ['todo', 'doing', 'done'] as const;
export type TaskState = (typeof TASK_STATES)[number];

/** Returns the budget category whose agreed price completes tasks of this origin; null if there is none. */
export function closedOrigin(origin: string | null, { committed }: TaskFacts): Category | null {
  const category = origin === null ? undefined : templateOf(origin)?.closedBy;
  return category !== undefined && committed.includes(category) ? category : null;
}

export const closingFact = ({ generated }: Pick<Task, 'generated'>, facts: TaskFacts): Category | null =>
  closedOrigin(generated?.origin ?? null, facts);

/**
 * Returns a task's state. It isn't stored, so a task is open again when the fact that completed it no longer
 * holds.
 */
export function stateOf(task: Task, facts: TaskFacts): TaskState {
  if (task.completed_at !== null || closingFact(task, facts) !== null) return 'done';
  return task.started_at === null ? 'todo' : 'doing';
}

export const isOpen = (task: Task, facts: TaskFacts): boolean => stateOf(task, facts) !== 'done';

export const isOverdue = (task: Task, facts: TaskFacts, today: DateText): boolean =>
  task.recommended_completion_date < today && isOpen(task, facts);
