import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { askAgain } from '@/lib/query-client';
import { dataClient } from '@/lib/supabase';
import { isPlanId, MEMBER, PLAN_SELECT, PLANS, type Plan, reader } from '../plans';
import type { Noun, Row, RowTable, StoredRows } from './noun';
import { unwrap } from './request';
import { restoreRows, setRows } from './row-cache';
import { rowsKey, sharedKey } from './rows-key';
import { writesTo } from './writes';

type PlanDocument = StoredRows['event_plans'] & { is_shared?: boolean | null } & {
  [T in Exclude<RowTable, 'event_plans'>]?: StoredRows[T][];
};

export type AnyNoun = Noun<RowTable, Row>;

async function readDocument(
  id: string,
  nouns: readonly AnyNoun[],
  signal: AbortSignal,
): Promise<PlanDocument | null> {
  const { db } = await dataClient();
  const [document] = unwrap(
    await db
      .from('event_plans')
      .select([PLAN_SELECT, 'is_shared', ...nouns.map(({ select }) => select)].join(', '))
      .eq('id', id)
      .eq(MEMBER, reader())
      .is('deleted_at', null)
      .limit(1)
      .abortSignal(signal)
      .overrideTypes<PlanDocument[], { merge: false }>(),
  );
  return document ?? null;
}

function fill(
  client: QueryClient,
  id: string,
  nouns: readonly AnyNoun[],
  document: PlanDocument | null,
): void {
  setRows(client, id, PLANS, document ? [PLANS.toRow(document)] : []);
  client.setQueryData(sharedKey(id), document?.is_shared === true);
  for (const noun of nouns) {
    const rows = (noun.table === 'event_plans' ? [] : document?.[noun.table]) ?? [];
    setRows(
      client,
      id,
      noun,
      rows.map((row) => noun.toRow(row)),
    );
  }
}

/**
 * Checks whether the reader has left a plan. If the code can't be loaded, the next contact with the service
 * retries.
 */
const forgetIfLeft = async (client: QueryClient, id: string, known: Plan | undefined): Promise<void> =>
  import('./left-plans').then(
    (left) => left.forgetIfLeft(client, [id], known),
    () => undefined,
  );

/** Maximum number of attempts to read a plan while the person's own writes make the responses stale. */
const ATTEMPTS = 5;

/** Reads a plan's rows into the cache. Returns true if the plan exists for this person. */
async function loadDocument(
  client: QueryClient,
  id: string,
  nouns: readonly AnyNoun[],
  signal: AbortSignal,
): Promise<boolean> {
  if (!isPlanId(id)) return false;
  for (let attempt = 1; ; attempt++) {
    const writes = writesTo(id);
    const document = await readDocument(id, nouns, signal);
    // A write was stored after the request began, so the response is stale.
    if (writes !== writesTo(id) && attempt < ATTEMPTS) continue;
    const [known] = client.getQueryData<readonly Plan[]>(rowsKey(id, PLANS.table)) ?? [];
    fill(client, id, nouns, document);
    if (!document) void forgetIfLeft(client, id, known);
    return document !== null;
  }
}

/** Reads the current rows to show in a conflict. They always come from the service, never from a cache. */
export const planNowQuery = (id: string, noun: AnyNoun, since: string) =>
  queryOptions({
    queryKey: ['plan', id, 'now', noun.table, since],
    gcTime: 0,
    queryFn: ({ client, signal }) =>
      loadDocument(client, id, noun.table === PLANS.table ? [] : [noun], signal),
  });

/**
 * Reads all rows of a screen into the cache in one request. Its result is true if the plan exists for this
 * person. Cached rows are shown first and refetched.
 */
export const planDocumentQuery = (id: string, nouns: readonly AnyNoun[]) =>
  queryOptions({
    queryKey: ['plan', id, 'document', ...nouns.map(({ table }) => table)],
    queryFn: ({ client, signal }) => loadDocument(client, id, nouns, signal),
    persister: async (queryFn, context, query) => {
      if (query.state.data === undefined && isPlanId(id)) {
        const tables = [PLANS.table, ...nouns.map(({ table }) => table)];
        if (await restoreRows(context.client, id, tables)) {
          askAgain(query);
          return true;
        }
      }
      return queryFn(context);
    },
  });
