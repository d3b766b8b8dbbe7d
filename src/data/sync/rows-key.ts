import type { RowTable } from './noun';

/** Caches by noun: `['plan', id, 'tasks']` holds a plan's tasks, whichever screen asked for them. */
export const rowsKey = (plan_id: string, table: RowTable) => ['plan', plan_id, table] as const;
