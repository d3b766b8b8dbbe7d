import type { RowTable } from './noun';

/** Caches by noun: `['plan', id, 'tasks']` holds a plan's tasks, whichever screen asked for them. */
export const rowsKey = (plan_id: string, table: RowTable) => ['plan', plan_id, table] as const;

/** Whether an open plan may change elsewhere: it has other members, or the reader uses another device. */
export const sharedKey = (plan_id: string) => ['plan', plan_id, 'shared'] as const;
