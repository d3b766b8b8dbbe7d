import { FACTS, SHARED } from './fixture';
import { json } from './sql';

/** Returns an id that the test data doesn't use. */
export const fresh = (n: number) => `c0000000-0000-4000-8000-${`${n}`.padStart(12, '0')}`;

export const saveRows = (changes: unknown, plan: string = SHARED) =>
  `public.save_rows('${plan}', ${json(changes)})`;

export const saveRow = (table: string, id: string, version: unknown, row: unknown, plan: string = SHARED) =>
  saveRows([{ table, id, version, row }], plan);

/** A hundred years ahead, so that these tests never expire. */
const AHEAD = '2127-06-05';

/** Returns SQL that creates a plan and evaluates to the plan's row. */
export const create = ({ id, ...facts }: Record<string, unknown>, plan_categories: unknown = []) =>
  `(${saveRow('event_plans', `${id}`, 0, { ...FACTS, event_date: AHEAD, ...facts, plan_categories }, `${id}`)} -> 0 -> 'row')`;

/** Returns SQL that changes a plan and evaluates to the plan's row. */
export const change = (id: string, version: number, facts: object, plan_categories?: unknown) =>
  `(${saveRow('event_plans', id, version, { ...facts, ...(plan_categories ? { plan_categories } : {}) }, id)} -> 0 -> 'row')`;
