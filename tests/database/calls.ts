import { FACTS } from './fixture';
import { json } from './sql';

/** An id that no fixture uses. */
export const fresh = (n: number) => `c0000000-0000-4000-8000-${`${n}`.padStart(12, '0')}`;

export const create = (facts: Record<string, unknown>, categories: unknown = []) =>
  `public.create_event_plan(${json({ ...FACTS, ...facts })}, ${json(categories)})`;

export const change = (id: string, version: number, changes: unknown, categories?: unknown) =>
  `public.update_event_plan('${id}', ${version}, ${json(changes)}${categories ? `, ${json(categories)}` : ''})`;
