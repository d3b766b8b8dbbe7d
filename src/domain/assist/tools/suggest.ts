import * as z from 'zod/mini';
import { GUEST_LENGTHS, MAX_OPTIONS } from '../../guests/guest.ts';
import { QUESTION_KINDS } from '../../guests/question.ts';
import { LOCATION_TYPES } from '../../plan/facts.ts';
import { MOST_SEATS, TABLE_NAME, TABLE_SHAPES } from '../../seating/chart.ts';
import { RULE_KINDS } from '../../seating/problem.ts';
import { defineTool } from './tool.ts';
import { amount, category, clock, day, guests, hours, line, lines, rowId } from './values.ts';

/** Maximum number of changes per call, which is less than a stored suggestion can hold. */
const MOST_SUGGESTED = 40;

const PRIORITIES = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** Strength of a seating rule: a requirement, or a strong, medium or weak wish. */
export const RULE_STRENGTHS = ['must', 'strong', 'medium', 'weak'] as const;

/**
 * Tables in which the model can suggest changes, and the fields that a suggestion can change. An omitted
 * field keeps its value.
 */
export const SUGGESTED_FIELDS = {
  budget_items: z.strictObject({
    category: z.optional(category),
    vendor_name: z.optional(line(100)),
    planned_amount: z.optional(amount),
    description: z.optional(z.nullable(lines(500))),
    payment_date: z.optional(z.nullable(day)),
  }),
  tasks: z.strictObject({
    task_name: z.optional(line(100)),
    description: z.optional(z.nullable(lines(500))),
    recommended_completion_date: z.optional(day),
    task_category: z.optional(z.union([category, z.literal('general')])),
    priority_level: z.optional(PRIORITIES),
  }),
  timeline_items: z.strictObject({
    title: z.optional(line(100)),
    date: z.optional(day),
    time: z.optional(clock),
    minutes: z.optional(z.int().check(z.minimum(0), z.maximum(4_320))),
    track: z.optional(z.enum(['guests', 'team'])),
    responsible: z.optional(z.nullable(line(100))),
    place: z.optional(z.nullable(line(100))),
    notes: z.optional(z.nullable(lines(2_000))),
  }),
  scenarios: z.strictObject({
    name: z.optional(line(100)),
    budget: z.optional(amount),
    guest_count: z.optional(guests),
    duration: z.optional(hours),
    event_date: z.optional(day),
    location_type: z.optional(z.enum(LOCATION_TYPES)),
    without: z.optional(z.array(category).check(z.maxLength(8))),
  }),
  seating_tables: z.strictObject({
    name: z.optional(line(TABLE_NAME)),
    seats: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_SEATS))),
    shape: z.optional(z.enum(TABLE_SHAPES)),
    /** Room of a new table. Not needed if there is only one room. */
    room_id: z.optional(rowId),
  }),
  seating_rules: z.strictObject({
    kind: z.optional(z.enum(RULE_KINDS)),
    guests: z.optional(z.array(rowId).check(z.maxLength(60))),
    table_id: z.optional(z.nullable(rowId)),
    least: z.optional(z.int().check(z.minimum(2), z.maximum(MOST_SEATS))),
    strength: z.optional(z.enum(RULE_STRENGTHS)),
  }),
  event_parts: z.strictObject({
    name: z.optional(line(GUEST_LENGTHS.part)),
    date: z.optional(day),
    time: z.optional(clock),
    place: z.optional(z.nullable(line(GUEST_LENGTHS.address))),
    reply_by: z.optional(z.nullable(day)),
    capacity: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(10_000)))),
  }),
  event_questions: z.strictObject({
    text: z.optional(line(GUEST_LENGTHS.question)),
    kind: z.optional(z.enum(QUESTION_KINDS)),
    options: z.optional(z.array(line(GUEST_LENGTHS.option)).check(z.minLength(2), z.maxLength(MAX_OPTIONS))),
  }),
} as const;
export type SuggestedTable = keyof typeof SUGGESTED_FIELDS;
export type SuggestedFields<T extends SuggestedTable> = z.output<(typeof SUGGESTED_FIELDS)[T]>;

/** Fields that a new row must have. */
const NEEDED: { readonly [T in SuggestedTable]: readonly (keyof SuggestedFields<T>)[] } = {
  budget_items: ['category', 'vendor_name', 'planned_amount'],
  tasks: ['task_name', 'recommended_completion_date'],
  timeline_items: ['title', 'time'],
  scenarios: ['name'],
  seating_tables: ['name', 'seats'],
  seating_rules: ['kind'],
  event_parts: ['name'],
  event_questions: ['text'],
};

const change = <T extends SuggestedTable>(table: T) =>
  z.strictObject({
    table: z.literal(table),
    /** Null creates a new row. */
    id: z.nullable(rowId),
    /** Null deletes the row. */
    fields: z.nullable(SUGGESTED_FIELDS[table]),
  });

export const SUGGEST = defineTool({
  name: 'suggest',
  description:
    'Suggests changes of rows of the open plan, a line each; a person accepts or declines every line, and nothing is changed before. `id` names a row that was read, null a new one. `fields` holds only what changes, null where the row is to go. New rows need: budget_items category, vendor_name, planned_amount; tasks task_name, recommended_completion_date; timeline_items (the run sheet) title and time, by the clock of the event’s place, date where it is not the event’s; scenarios name; seating_tables name and seats, room_id where there are several rooms; seating_rules kind, with the guests, table_id or least that it is about; event_parts (what guests reply to) name; event_questions text, with options where kind is choice. Guests and tables are named by ids that were read, never by rows of the same suggestion. Amounts are in the plan’s currency. `reason`: one sentence, without figures, in the language of the person.',
  schema: z.strictObject({
    reason: line(300),
    changes: z
      .array(
        z.union([
          change('budget_items'),
          change('tasks'),
          change('timeline_items'),
          change('scenarios'),
          change('seating_tables'),
          change('seating_rules'),
          change('event_parts'),
          change('event_questions'),
        ]),
      )
      .check(z.minLength(1), z.maxLength(MOST_SUGGESTED)),
  }),
});
export type SuggestArgs = z.output<typeof SUGGEST.schema>;
export type SuggestChange = SuggestArgs['changes'][number];

/** Returns why the fields of a change are wrong: too few or too many. Null if they are right. */
export function suggestProblem({ table, id, fields }: SuggestChange): string | null {
  if (!fields) return id ? null : 'a new row needs fields';
  if (Object.keys(fields).length === 0) return 'fields are empty';
  const missing = id ? [] : NEEDED[table].filter((field) => Reflect.get(fields, field) === undefined);
  return missing.length > 0 ? `a new row of ${table} needs ${missing.join(', ')}` : null;
}
