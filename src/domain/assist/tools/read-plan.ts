import * as z from 'zod/mini';
import { defineTool } from './tool.ts';

/** Parts of a plan that the model can read, one per call. */
export const PLAN_PARTS = [
  'facts',
  'money',
  'guests',
  'parts',
  'questions',
  'tasks',
  'milestones',
  'day',
  'vendors',
  'tables',
  'rules',
  'drinks',
  'scenarios',
] as const;
export type PlanPart = (typeof PLAN_PARTS)[number];

/** Maximum number of rows in one result. A higher `from` returns the next rows. */
export const MOST_READ = 100;

export const READ_PLAN = defineTool({
  name: 'read_plan',
  description:
    'Reads one part of the open plan. facts: type, date, place, size, budget and categories. money: items of the budget with amounts and dues. guests: households, guests and their replies. parts: what guests reply to, as ceremony and dinner. questions: what guests are asked. tasks: the checklist. milestones: days on the way to the event. day: the run sheet. vendors: quotes by category and stage. tables: who sits where. rules: who is to sit together or apart. drinks: what is poured. scenarios: what-ifs that are kept. Rows have an `id`, by which other tools name them. At most 100 rows come at once; `from` skips as many.',
  schema: z.strictObject({
    part: z.enum(PLAN_PARTS),
    from: z.optional(z.int().check(z.minimum(0), z.maximum(20_000))),
  }),
});
