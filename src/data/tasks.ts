import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { CATEGORIES, type Category } from '@/domain/plan/facts';
import { PRIORITY_LEVELS, type PriorityLevel, type Task } from '@/domain/tasks/task';
import type { Database } from '@/lib/database.types';
import { dataClient } from '@/lib/supabase';
import { KEPT_OFFLINE } from './offline';
import { readPlanWith } from './plan-document';
import type { Plan } from './plans';
import { unwrap } from './request';
import { changesToJson, type RowKind, registerRows, type SentChange } from './row-changes';

type Tables = Database['public']['Tables'];
export type TaskRow = Tables['tasks']['Row'];
type Price = Pick<Tables['budget_items']['Row'], 'category' | 'actual_amount'>;

/** What the page of a plan's tasks shows, read in one round trip. */
export interface PlanTasks {
  readonly plan: Plan;
  readonly tasks: readonly Task[];
  /** Origins of tasks of the checklist that somebody removed: they are not offered again. */
  readonly removed: readonly string[];
  /** Where a price has been agreed upon: what closes the tasks that are facts. */
  readonly committed: readonly Category[];
}

const priorityOf = (level: number): PriorityLevel => PRIORITY_LEVELS.find((known) => known === level) ?? 2;

/** Four columns that the database keeps together or not at all. */
const originOf = ({ origin, origin_name, origin_date, origin_event }: TaskRow): Task['generated'] =>
  origin && origin_name && origin_date && origin_event
    ? { origin, origin_name, origin_date, origin_event }
    : null;

export const toTask = (row: TaskRow): Task => ({
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
  generated: originOf(row),
});

function toJson({ id: _, version, started_at, completed_at, generated, ...fields }: Task) {
  return { ...fields, ...generated, started: started_at !== null, completed: completed_at !== null };
}

export const committedIn = (prices: readonly Price[]): Category[] => {
  const agreed = new Set(
    prices.flatMap(({ category, actual_amount }) => (actual_amount === null ? [] : category)),
  );
  return CATEGORIES.filter((category) => agreed.has(category));
};

/** PostgREST gives at most 1,000 rows an answer; a plan holds 500 tasks and the marks of 200 removed ones. */
export const tasksQuery = (id: string) =>
  queryOptions({
    queryKey: ['tasks', id],
    gcTime: KEPT_OFFLINE,
    // The money that closes tasks is written on another page.
    refetchOnMount: 'always',
    queryFn: async (context): Promise<PlanTasks | null> => {
      const read = await readPlanWith<{ tasks: TaskRow[]; budget_items: Price[] }>(
        context,
        id,
        'tasks(*), budget_items(category, actual_amount)',
      );
      if (!read) return null;
      const { plan, rows } = read;
      const [tasks, removed] = [
        rows.tasks.filter(({ deleted_at }) => deleted_at === null),
        rows.tasks.filter(({ deleted_at }) => deleted_at !== null),
      ];
      return {
        plan,
        tasks: tasks.map(toTask),
        removed: removed.flatMap(({ origin }) => origin ?? []),
        committed: committedIn(rows.budget_items),
      };
    },
  });

/** One transaction, safe to repeat. Throws 409 on a stale version, 402 at the limit, 403 and 404 for what is not the reader's. */
async function saveTasks(plan_id: string, changes: readonly SentChange<Task>[]): Promise<Task[]> {
  const { db } = await dataClient();
  const rows = unwrap(
    await db.rpc('save_tasks', {
      plan_id,
      changes: changesToJson(changes, 'task', toJson),
    }),
  );
  return (rows as unknown as TaskRow[]).map(toTask);
}

/** What a person sees of removed origins follows what was written. */
function removedAfter({ tasks, removed }: PlanTasks, next: readonly Task[]): string[] {
  const there = new Set(next.map(({ generated }) => generated?.origin));
  const gone = tasks.flatMap(({ generated }) => generated?.origin ?? []);
  return [...new Set([...removed, ...gone])].filter((origin) => !there.has(origin));
}

export const TASKS: RowKind<Task> = {
  key: ['plan', 'rows', 'tasks'],
  send: saveTasks,
  read: (client, plan_id) => client.getQueryData(tasksQuery(plan_id).queryKey)?.tasks,
  write: (client, plan_id, rows) =>
    client.setQueryData(
      tasksQuery(plan_id).queryKey,
      (known) => known && { ...known, tasks: rows, removed: removedAfter(known, rows) },
    ),
  screen: (plan_id) => tasksQuery(plan_id).queryKey,
};

export const registerTasks = (client: QueryClient): void => registerRows(client, TASKS);
