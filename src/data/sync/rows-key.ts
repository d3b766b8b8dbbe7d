import type { RowTable } from './noun';

/** Query key of one table's rows: `['plan', id, 'tasks']` holds a plan's tasks for all screens. */
export const rowsKey = (plan_id: string, table: RowTable) => ['plan', plan_id, table] as const;

/**
 * Query key of a flag: true if an open plan may change elsewhere, because it has other members or the reader
 * uses another device.
 */
export const sharedKey = (plan_id: string) => ['plan', plan_id, 'shared'] as const;
