import type { QueryClient } from '@tanstack/react-query';
import { isTombstone, type Noun, type Row, type RowTable, withChanges } from './noun';
import { changesIn } from './outbox';
import { type AnyNoun, planDocumentQuery } from './plan-document';
import { rowsKey } from './rows-key';

/** Milliseconds to wait for rows from the service or the device. */
const ANSWER_WITHIN_MS = 10_000;

type RowsOf = <R extends Row>(noun: Noun<RowTable, R>) => readonly R[];

/**
 * Reads a plan's rows for a copy or a file, including unsent changes. @throws Error if they can't be read.
 */
export async function readRows(
  client: QueryClient,
  plan_id: string,
  nouns: readonly AnyNoun[],
): Promise<RowsOf> {
  const late = new Promise<never>((_, fail) =>
    setTimeout(() => fail(new Error('No answer in time')), ANSWER_WITHIN_MS),
  );
  await Promise.race([client.fetchQuery(planDocumentQuery(plan_id, nouns)), late]);
  return <R extends Row>(noun: Noun<RowTable, R>) => {
    const stored = client.getQueryData<readonly R[]>(rowsKey(plan_id, noun.table)) ?? [];
    const rows = withChanges(stored, changesIn(noun, plan_id), noun.tombstone);
    return rows.filter((row) => !isTombstone(row)).toSorted((a, b) => noun.compare(a, b));
  };
}
