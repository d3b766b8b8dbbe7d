import { PRIORITY_LEVELS, type PriorityLevel, type Task } from '@/domain/tasks/task';
import { datesKey, needsKey, summariesKey } from './derived-keys';
import { defineNoun, type StoredRows } from './sync/noun';

export type StoredTask = Task & { readonly deleted_at?: string | null };

const priorityOf = (level: number): PriorityLevel => PRIORITY_LEVELS.find((known) => known === level) ?? 2;

/** Builds a task's origin from four columns, which are either all set or all null. */
const originOf = ({
  origin,
  origin_name,
  origin_date,
  origin_event,
}: StoredRows['tasks']): Task['generated'] =>
  origin && origin_name && origin_date && origin_event
    ? { origin, origin_name, origin_date, origin_event }
    : null;

const toTask = (row: StoredRows['tasks']): StoredTask => ({
  id: row.id,
  version: row.version,
  task_name: row.task_name,
  description: row.description,
  recommended_completion_date: row.recommended_completion_date,
  task_category: row.task_category,
  priority_level: priorityOf(row.priority_level),
  assignee: row.assignee,
  notes: row.notes,
  started_at: row.started_at,
  completed_at: row.completed_at,
  deleted_at: row.deleted_at,
  generated: originOf(row),
});

function toJson({ id: _, version, deleted_at, generated, ...columns }: StoredTask) {
  return { ...columns, ...generated };
}

/** A plan's tasks. A deleted task stays as a tombstone, so that the checklist doesn't suggest it again. */
export const TASKS = defineNoun({
  table: 'tasks',
  select: 'tasks(*)',
  toRow: toTask,
  toJson,
  compare: (a: StoredTask, b: StoredTask) =>
    a.recommended_completion_date.localeCompare(b.recommended_completion_date) || a.id.localeCompare(b.id),
  tombstone: (task) => ({ ...task, deleted_at: task.deleted_at ?? new Date().toISOString() }),
  feeds: () => [summariesKey, needsKey, datesKey],
  firstShown: true,
});

export const liveTasks = (tasks: readonly StoredTask[]): readonly StoredTask[] =>
  tasks.filter(({ deleted_at }) => !deleted_at);

/** Returns the origins of deleted checklist tasks, so that they aren't suggested again. */
export const removedOrigins = (tasks: readonly StoredTask[]): string[] =>
  tasks.flatMap(({ deleted_at, generated }) => (deleted_at && generated ? generated.origin : []));
