import type { QueryClient } from '@tanstack/react-query';
import { DRINKS_PREFERENCES } from '@/data/drinks';
import { EVENT_PARTS, GUEST_COLUMNS, QUESTIONS } from '@/data/guests';
import { SEATING_CHARTS, SEATING_TABLES } from '@/data/seating';
import type { Noun, Row, RowTable } from '@/data/sync/noun';
import type { AnyNoun } from '@/data/sync/plan-document';
import { readRows } from '@/data/sync/read-rows';
import { TASKS } from '@/data/tasks';
import { TIMELINE } from '@/data/timeline';
import { QUOTES } from '@/data/vendor-quotes';
import type { CopiedRows } from '@/domain/follows/copied-rows';
import type { TablesThat } from '@/domain/follows/follows';

type CopiedTable = Exclude<TablesThat<'copy', 'itself' | 'proposed'>, 'event_plans'>;

const NOUNS = {
  tasks: TASKS,
  timeline_items: TIMELINE,
  event_parts: EVENT_PARTS,
  event_questions: QUESTIONS,
  guest_columns: GUEST_COLUMNS,
  drinks_preferences: DRINKS_PREFERENCES,
  seating_charts: SEATING_CHARTS,
  seating_tables: SEATING_TABLES,
  vendor_quotes: QUOTES,
} satisfies { readonly [T in CopiedTable]: Noun<RowTable, Row> | object };

/**
 * Reads the rows that a copy of a plan includes, with unsent changes applied.
 * @throws Error if any can't be read, because the copy would be incomplete.
 */
export async function readCopied(client: QueryClient, plan_id: string): Promise<CopiedRows> {
  const nouns = Object.values(NOUNS) as unknown as readonly AnyNoun[];
  const rowsOf = await readRows(client, plan_id, nouns);
  return {
    tasks: rowsOf(NOUNS.tasks),
    timeline_items: rowsOf(NOUNS.timeline_items),
    event_parts: rowsOf(NOUNS.event_parts),
    event_questions: rowsOf(NOUNS.event_questions),
    guest_columns: rowsOf(NOUNS.guest_columns),
    drinks_preferences: rowsOf(NOUNS.drinks_preferences),
    seating_charts: rowsOf(NOUNS.seating_charts),
    seating_tables: rowsOf(NOUNS.seating_tables),
    vendor_quotes: rowsOf(NOUNS.vendor_quotes),
  };
}
