import { type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type ArchivedPlan,
  type ArchivedTemplate,
  readArchivedPlan,
  withNewIds,
} from '@/domain/archive/archive';
import { KINDS_OF } from '@/domain/plan/facts';
import { kindOf } from '@/domain/plan/kind';
import type { TemplateRows } from '@/domain/templates/template';
import type { Json } from '@/lib/database.types';
import { dataClient } from '@/lib/supabase';
import { archived } from './archives';
import { DRINKS_PREFERENCES } from './drinks';
import { EVENT_PAGES } from './event-pages';
import { EVENT_PARTS, GUEST_COLUMNS, INVITATION_WORDS, QUESTIONS } from './guests';
import { PLANS, type Plan } from './plans';
import { SEATING_CHARTS, SEATING_TABLES } from './seating';
import type { Row } from './sync/noun';
import type { AnyNoun } from './sync/plan-document';
import { readRows } from './sync/read-rows';
import { expectStored, unwrap } from './sync/request';
import { TASKS } from './tasks';
import { TIMELINE } from './timeline';
import { QUOTES } from './vendor-quotes';

/** Kinds of rows in a template. A kind comes after all kinds that it refers to. */
const TEMPLATE_NOUNS = {
  event_parts: EVENT_PARTS,
  event_questions: QUESTIONS,
  invitation_words: INVITATION_WORDS,
  event_pages: EVENT_PAGES,
  guest_columns: GUEST_COLUMNS,
  tasks: TASKS,
  timeline_items: TIMELINE,
  drinks_preferences: DRINKS_PREFERENCES,
  seating_charts: SEATING_CHARTS,
  seating_tables: SEATING_TABLES,
  vendor_quotes: QUOTES,
} satisfies { readonly [T in keyof TemplateRows]: object };

const nounOf = (table: keyof TemplateRows): AnyNoun => TEMPLATE_NOUNS[table] as unknown as AnyNoun;
const TABLES = Object.keys(TEMPLATE_NOUNS) as (keyof TemplateRows)[];

/** Content of a template: the event that it was saved from, and the event's rows. */
export interface TemplateContent {
  readonly plan: Plan;
  readonly rows: TemplateRows;
}

/**
 * Converts an event to a template's stored content: without people, under the template's name, with new ids.
 */
export function archiveTemplate(name: string, plan: Plan, rows: TemplateRows): ArchivedPlan {
  const told = kindOf(plan);
  const facts: Plan = {
    ...plan,
    name,
    // Store the kind of event. It could be guessed from the event's name, but not from the template's name.
    kind: plan.kind ?? KINDS_OF[plan.event_type].find((one) => one === told) ?? null,
    archived_at: null,
    deleted_at: null,
    conversion: null,
  };
  const content = {
    plan_id: plan.id,
    rows: [
      ...archived(PLANS as unknown as AnyNoun, [facts]),
      ...TABLES.flatMap((table) => archived(nounOf(table), rows[table] as readonly Row[])),
    ],
  };
  return withNewIds(content, () => crypto.randomUUID());
}

/** Parses the output of `archiveTemplate`; null if it is invalid. */
function readTemplate(content: unknown): TemplateContent | null {
  const read = readArchivedPlan(content);
  const [first] = read?.rows ?? [];
  if (!read || !first) return null;
  const now = new Date().toISOString();
  const stored = { plan_id: read.plan_id, version: 0, created_at: now, updated_at: now };
  const of = (table: keyof TemplateRows): readonly Row[] =>
    read.rows
      .filter((one) => one.table === table)
      .map(({ id, row }) => nounOf(table).toRow({ ...stored, ...row, id } as never));
  try {
    return {
      plan: PLANS.toRow({ ...stored, ...first.row, id: first.id } as never),
      rows: rowsOf(of),
    };
  } catch {
    return null;
  }
}

const rowsOf = (of: (table: keyof TemplateRows) => readonly Row[]): TemplateRows =>
  Object.fromEntries(TABLES.map((table) => [table, of(table)])) as unknown as TemplateRows;

/**
 * Reads the event's rows for a template, including unsent changes. @throws Error if they can't be read,
 * because a template without them is useless.
 */
export async function readEvent(client: QueryClient, plan_id: string): Promise<TemplateRows> {
  const read = await readRows(client, plan_id, TABLES.map(nounOf));
  return rowsOf((table) => read(nounOf(table)));
}

/** Reads a template with its content. Cached until the page is closed. */
export const templateQuery = (id: string) =>
  queryOptions({
    queryKey: ['template', id],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<TemplateContent> => {
      const { db } = await dataClient();
      const { content } = unwrap(
        await db.from('templates').select('content').eq('id', id).abortSignal(signal).single(),
      );
      const read = readTemplate(content);
      if (!read) throw new Error('A template that can’t be read');
      return read;
    },
  });

/**
 * Stores a template. Idempotent, so it can be retried after a lost response. @throws RequestError 402 at the
 * tier's limit, 400 if the template is too large.
 */
export async function saveTemplate(id: string, name: string, content: ArchivedPlan): Promise<void> {
  const { db } = await dataClient();
  const answer = await db
    .from('templates')
    .insert({ id, name, content: content as unknown as NonNullable<Json> });
  if (answer.error?.code !== '23505') expectStored(answer);
}

export async function readTemplates(signal: AbortSignal): Promise<ArchivedTemplate[]> {
  const { db } = await dataClient();
  const rows = unwrap(await db.from('templates').select('name, content').order('name').abortSignal(signal));
  return rows.flatMap(({ name, content }) => {
    const read = readArchivedPlan(content);
    return read ? [{ name, content: read }] : [];
  });
}
