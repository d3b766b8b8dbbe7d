import type { SuggestChange, SuggestedFields } from '@/domain/assist/tools/suggest';
import { type EventPart, MAX_PARTS, MAX_QUESTIONS } from '@/domain/guests/guest';
import type { Question } from '@/domain/guests/question';
import { questionSchema } from '@/domain/guests/question-schema';
import { locate } from '@/domain/places/location';
import { isTableShape, type RoomItem, type StoredRule } from '@/domain/seating/chart';
import { freePlace } from '@/domain/seating/room/free-place';
import { sizeFor, tableOfSize } from '@/domain/seating/room/new-table';
import { ruleSchema } from '@/domain/seating/schema';
import { ruleWith, writtenOf } from '@/domain/seating/written-rule';
import { instantOf, readClock, wallOf } from '@/domain/timeline/zone';
import { namedFields } from './named-fields';
import type { ToolContext } from './tool-context';

/* Suggested changes to tables, seating rules, parts and questions. Each function returns the suggested row or an error. `made` are rows of the same kind from earlier lines of the suggestion. */

/** Returns the stored rows with the changes of earlier lines applied. */
const over = <T extends { readonly id: string }>(stored: readonly T[], made: readonly T[]): T[] => [
  ...stored.map((row) => made.find(({ id }) => id === row.id) ?? row),
  ...made.filter(({ id }) => stored.every((row) => row.id !== id)),
];
const lastPosition = (rows: readonly { readonly position: number }[]): number =>
  rows.reduce((most, { position }) => Math.max(most, position), 0);

const NEW_SHAPE = 'round';
const sameName = (a: string, b: string): boolean =>
  a.normalize('NFKC').toLowerCase() === b.normalize('NFKC').toLowerCase();

export function suggestedTable(
  { room_id, ...fields }: SuggestedFields<'seating_tables'>,
  before: RoomItem | null,
  { rows }: ToolContext,
  made: readonly RoomItem[],
): RoomItem | string {
  if (before && !isTableShape(before.shape)) return 'that is no table';
  if (before && room_id) return 'a table stays in its room';
  if (!before && !room_id && rows.charts.length > 1) return 'there are several rooms: say which by room_id';
  const wanted = before?.chart_id ?? room_id ?? rows.charts[0]?.id;
  const chart = rows.charts.find(({ id }) => id === wanted);
  if (!chart) return room_id ? `the plan has no room ${room_id}` : 'there is no room yet';
  const others = over(rows.tables, made).filter((one) => one.chart_id === chart.id && one.id !== before?.id);
  const isTaken = others.some(({ name, shape }) => isTableShape(shape) && sameName(name, fields.name ?? ''));
  if (isTaken) return `there is a table ${fields.name} already`;
  const seats = fields.seats ?? before?.seats ?? 0;
  if (before) {
    const needed = rows.assignments.reduce(
      (most, { table_id, seat }) => (table_id === before.id ? Math.max(most, seat + 1) : most),
      Math.max(before.couple ? 2 : 0, before.wheelchair_places),
    );
    if (seats < needed) return `people sit on seats that table ${before.id} would lose`;
    return { ...before, ...namedFields(fields) };
  }
  const shape = fields.shape ?? NEW_SHAPE;
  const size = sizeFor(shape, seats, chart.unit);
  if (!size) return `there is no table ${shape}`;
  const place = freePlace(chart, others, { ...size, shape });
  return { ...tableOfSize(size, 'standard', chart.id, fields.name ?? '', place), shape, seats };
}

const STRENGTHS = { must: 'hard', strong: '5', medium: '3', weak: '1' } as const;

export function suggestedRule(
  { kind, guests, table_id, least, strength }: SuggestedFields<'seating_rules'>,
  before: StoredRule | null,
  { rows }: ToolContext,
): StoredRule | string {
  if (before?.confidential) return `rule ${before.id} was asked in confidence`;
  const known = new Set(rows.guests.map(({ id }) => id));
  const tables = rows.tables.filter(({ shape }) => isTableShape(shape));
  const unknown = guests?.find((id) => !known.has(id));
  if (unknown) return `the plan has no guest ${unknown}`;
  if (table_id && tables.every(({ id }) => id !== table_id)) return `the plan has no table ${table_id}`;
  const read = ruleSchema.safeParse({
    ...(before ? writtenOf(before) : { table: '', least: '', guests: [], strength: '3' }),
    ...namedFields({ kind, guests: guests && [...new Set(guests)] }),
    ...(table_id !== undefined && { table: table_id ?? '' }),
    ...(least !== undefined && { least: String(least) }),
    ...(strength && { strength: STRENGTHS[strength] }),
    confidential: false,
    reason: '',
  });
  if (!read.success)
    return `a rule ${kind ?? before?.kind} needs other ${read.error.issues[0]?.path.join(' ')}`;
  return ruleWith(read.data, before);
}

export function suggestedEventPart(
  { date, time, ...fields }: SuggestedFields<'event_parts'>,
  before: EventPart | null,
  { plan, rows }: ToolContext,
  made: readonly EventPart[],
): EventPart | string {
  const all = over(rows.parts, made);
  if (!before && all.length >= MAX_PARTS) return `a plan has ${MAX_PARTS} parts at most`;
  const time_zone = before?.time_zone ?? locate(plan)?.zone ?? 'UTC';
  const was =
    before?.starts_at && before.time_zone
      ? wallOf(before.time_zone, Math.floor(Date.parse(before.starts_at) / 60_000))
      : null;
  const clock = time === undefined ? was?.minutes : readClock(time);
  if (date !== undefined && clock == null) return 'a day of a part needs its time';
  const isTimed = date !== undefined || time !== undefined;
  return {
    ...(before ?? {
      id: crypto.randomUUID(),
      version: 0,
      name: '',
      place: null,
      capacity: null,
      reply_by: null,
      starts_at: null,
      position: lastPosition(all) + 1,
    }),
    ...namedFields(fields),
    time_zone,
    ...(isTimed &&
      clock != null && {
        starts_at: new Date(
          instantOf(time_zone, date ?? was?.date ?? plan.event_date, clock) * 60_000,
        ).toISOString(),
      }),
    // The model's times refer to the event's current date, so the row records that date.
    ...((!before || isTimed || fields.reply_by !== undefined) && { event_on: plan.event_date }),
  };
}

const isAnswered = ({ rows }: ToolContext, id: string): boolean =>
  rows.guests.some(({ answers }) => answers[id] !== undefined);

export function suggestedQuestion(
  fields: SuggestedFields<'event_questions'>,
  before: Question | null,
  context: ToolContext,
  made: readonly Question[],
): Question | string {
  const all = over(context.rows.questions, made);
  if (!before && all.length >= MAX_QUESTIONS) return `a plan has ${MAX_QUESTIONS} questions at most`;
  if (before && (fields.kind ?? before.kind) !== before.kind && isAnswered(context, before.id))
    return `question ${before.id} has been answered: its kind stays`;
  const next = {
    ...(before ?? {
      id: crypto.randomUUID(),
      version: 0,
      position: lastPosition(all) + 1,
      kind: 'text' as const,
      options: [],
      parts: null,
      text: '',
    }),
    ...namedFields(fields),
  };
  const read = questionSchema.safeParse({ ...next, options: next.options.join('\n'), parts: [] });
  if (!read.success) return `a question ${next.kind} needs other ${read.error.issues[0]?.path.join(' ')}`;
  const { text, kind, options } = read.data;
  return { ...next, text, options: kind === 'choice' ? options : [] };
}

/**
 * Returns the reason why a row must not be suggested for deletion, or null. A deletion must not lose
 * anybody's seat or answer. `gone` is the number of rows already deleted from the table.
 */
export function partyRemoval(
  { table, id }: SuggestChange,
  context: ToolContext,
  gone: number,
): string | null {
  const { assignments, parts, guests, rules } = context.rows;
  switch (table) {
    case 'seating_tables':
      return assignments.some(({ table_id }) => table_id === id) ? `people sit at table ${id}` : null;
    case 'seating_rules':
      return rules.some((one) => one.id === id && one.confidential)
        ? `rule ${id} was asked in confidence`
        : null;
    case 'event_parts':
      if (parts.length - gone < 2) return 'the last part stays';
      return guests.some(({ replies, requests }) => (replies[id ?? ''] ?? requests[id ?? '']) !== undefined)
        ? `part ${id} has been answered`
        : null;
    case 'event_questions':
      return isAnswered(context, id ?? '') ? `question ${id} has been answered` : null;
    default:
      return null;
  }
}
