import { FACTS, SHARED } from './fixture';
import { json } from './sql';

/** Returns an id that no fixture uses. */
export const fresh = (n: number) => `c0000000-0000-4000-8000-${`${n}`.padStart(12, '0')}`;

/** Saves rows of a plan. */
export const saveRows = (changes: unknown, plan: string = SHARED) =>
  `public.save_rows('${plan}', ${json(changes)})`;

/** Saves one row. */
export const saveRow = (table: string, id: string, version: unknown, row: unknown, plan: string = SHARED) =>
  saveRows([{ table, id, version, row }], plan);

/** A day that stays in the future however long these tests are run. */
const AHEAD = '2127-06-05';

/** Creates a plan; the step's value is the plan's row. */
export const create = ({ id, ...facts }: Record<string, unknown>, plan_categories: unknown = []) =>
  `(${saveRow('event_plans', `${id}`, 0, { ...FACTS, event_date: AHEAD, ...facts, plan_categories }, `${id}`)} -> 0 -> 'row')`;

/** Changes a plan; the step's value is the plan's row. */
export const change = (id: string, version: number, facts: object, plan_categories?: unknown) =>
  `(${saveRow('event_plans', id, version, { ...facts, ...(plan_categories ? { plan_categories } : {}) }, id)} -> 0 -> 'row')`;
