import type { QueryClient } from '@tanstack/react-query';
import { DRINKS_PREFERENCES } from '@/data/drinks';
import { EVENT_PARTS, QUESTIONS } from '@/data/guests';
import { SEATING_CHARTS, SEATING_TABLES } from '@/data/seating';
import { isTombstone, type Noun, type Row, type RowTable, withChanges } from '@/data/sync/noun';
import { changesIn } from '@/data/sync/outbox';
import { planDocumentQuery } from '@/data/sync/plan-document';
import { rowsKey } from '@/data/sync/rows-key';
import { TASKS } from '@/data/tasks';
import { TIMELINE } from '@/data/timeline';
import { QUOTES } from '@/data/vendor-quotes';
import type { CopiedRows } from '@/domain/follows/copied-rows';
import type { Tables } from '@/domain/follows/follows';

type CopiedTable = Exclude<Tables<'copy', 'itself' | 'proposed'>, 'event_plans'>;

const NOUNS = {
  tasks: TASKS,
  timeline_items: TIMELINE,
  event_parts: EVENT_PARTS,
  event_questions: QUESTIONS,
  drinks_preferences: DRINKS_PREFERENCES,
  seating_charts: SEATING_CHARTS,
  seating_tables: SEATING_TABLES,
  vendor_quotes: QUOTES,
} satisfies { readonly [T in CopiedTable]: Noun<RowTable, Row> | object };

/** How long to wait for rows that neither the service nor the device has told yet, milliseconds. */
const ANSWER_WITHIN_MS = 10_000;

/**
 * The rows of a plan that a copy takes along, with what waits to be sent.
 *
 * @throws Error where they can't be had: a copy without them would be none.
 */
export async function readCopied(client: QueryClient, plan_id: string): Promise<CopiedRows> {
  const late = new Promise<never>((_, fail) =>
    setTimeout(() => fail(new Error('No answer in time')), ANSWER_WITHIN_MS),
  );
  const nouns = Object.values(NOUNS) as unknown as readonly Noun<RowTable, Row>[];
  await Promise.race([client.fetchQuery(planDocumentQuery(plan_id, nouns)), late]);
  const rowsOf = <R extends Row>(noun: Noun<RowTable, R>): readonly R[] => {
    const stored = client.getQueryData<readonly R[]>(rowsKey(plan_id, noun.table)) ?? [];
    const rows = withChanges(stored, changesIn(noun, plan_id), noun.tombstone);
    return rows.filter((row) => !isTombstone(row)).toSorted((a, b) => noun.compare(a, b));
  };
  return {
    tasks: rowsOf(NOUNS.tasks),
    timeline_items: rowsOf(NOUNS.timeline_items),
    event_parts: rowsOf(NOUNS.event_parts),
    event_questions: rowsOf(NOUNS.event_questions),
    drinks_preferences: rowsOf(NOUNS.drinks_preferences),
    seating_charts: rowsOf(NOUNS.seating_charts),
    seating_tables: rowsOf(NOUNS.seating_tables),
    vendor_quotes: rowsOf(NOUNS.vendor_quotes),
  };
}
