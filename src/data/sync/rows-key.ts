import type { RowTable } from './noun';

/** Key of a noun's cache: `['plan', id, 'tasks']` holds a plan's tasks, whichever screen read them. */
export const rowsKey = (plan_id: string, table: RowTable) => ['plan', plan_id, table] as const;

/**
 * Key of whether an open plan may change elsewhere: it has other members, or the reader uses another device.
 */
export const sharedKey = (plan_id: string) => ['plan', plan_id, 'shared'] as const;
