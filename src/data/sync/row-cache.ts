import { hashKey, type QueryClient } from '@tanstack/react-query';
import { forgetDesk } from '../desk';
import { PLANS, type Plan } from '../plans';
import type { Noun, Row, RowTable, StoredRows } from './noun';
import { NOUNS } from './nouns';
import { readPersister } from './read-cache';
import { rowsKey } from './rows-key';
import type { SavedRow } from './save-rows';

const rowsIn = (client: QueryClient, plan_id: string, table: RowTable): readonly Row[] | undefined =>
  client.getQueryData<readonly Row[]>(rowsKey(plan_id, table));

/**
 * Number of completed writes per plan. A response is stale if a write was completed after the request was
 * sent.
 */
const arrived = new Map<string, number>();
export const writesTo = (plan_id: string): number => arrived.get(plan_id) ?? 0;

const unkept = new Map<string, () => void>();
let keeping: ReturnType<typeof setTimeout> | undefined;
/** Delay in milliseconds before the device's copy is written, because edits come in bursts. */
const KEEP_AFTER_MS = 1_000;

function keepNow(): void {
  clearTimeout(keeping);
  keeping = undefined;
  for (const keep of unkept.values()) keep();
  unkept.clear();
}

/**
 * Writes a cache to the device, throttled. Writes nothing while the page is being left, because WebKit's
 * database hangs on such a write.
 */
function keepSoon(client: QueryClient, queryKey: readonly unknown[]): void {
  unkept.set(hashKey(queryKey), () => void readPersister.persistQueryByKey(queryKey, client));
  keeping ??= setTimeout(keepNow, KEEP_AFTER_MS);
}

export function setRows<R extends Row>(
  client: QueryClient,
  plan_id: string,
  noun: Noun<RowTable, R>,
  rows: readonly R[],
): void {
  const key = rowsKey(plan_id, noun.table);
  client.setQueryData(
    key,
    rows.toSorted((a, b) => noun.compare(a, b)),
  );
  keepSoon(client, key);
}

/**
 * Restores a plan's rows from the device to the cache. Returns false if the device lacks one of the tables.
 */
export async function restoreRows(
  client: QueryClient,
  plan_id: string,
  tables: readonly RowTable[],
): Promise<boolean> {
  const found = await Promise.all(
    tables.map(async (table) => {
      if (rowsIn(client, plan_id, table)) return true;
      const key = rowsKey(plan_id, table);
      const rows = await readPersister.retrieveQuery<readonly Row[]>(hashKey(key));
      // Rows that were read or written in the meantime are newer.
      if (rows && !rowsIn(client, plan_id, table)) client.setQueryData(key, rows, { updatedAt: 1 });
      return rows !== undefined;
    }),
  );
  return found.every(Boolean);
}

/** Restores from the device the caches of all tables to which the saved rows belong. */
export const prepareRows = (
  client: QueryClient,
  plan_id: string,
  saved: readonly SavedRow[],
): Promise<boolean> => restoreRows(client, plan_id, [...new Set(saved.map(({ table }) => table))]);

function withSaved(rows: readonly Row[], noun: Noun, saved: readonly SavedRow[]): readonly Row[] {
  const result = new Map(rows.map((row) => [row.id, row]));
  for (const { id, version, row } of saved) {
    const known = result.get(id);
    // A notice from another tab may be older than the cached row.
    if (known && known.version > version) continue;
    if (row) result.set(row.id, noun.toRow(row));
    else if (known && noun.tombstone) result.set(id, { ...noun.tombstone(known), version });
    else result.delete(id);
  }
  return [...result.values()];
}

/** Tables shown on a plan's first pages. */
const FIRST_SHOWN = ['budget_items', 'contributions', 'tasks', 'timeline_items'] as const;

/**
 * Fills the caches of a plan that was just created, so that its pages show without a request. The plan has
 * only the rows that were stored with it.
 */
export function beginRows(client: QueryClient, plan_id: string): void {
  for (const table of FIRST_SHOWN)
    if (!rowsIn(client, plan_id, table)) setRows(client, plan_id, NOUNS[table], []);
}

/** Puts stored rows into all caches that contain them. */
export function showSaved(client: QueryClient, plan_id: string, saved: readonly SavedRow[]): void {
  arrived.set(plan_id, writesTo(plan_id) + 1);
  forgetDesk();
  const isNew = saved.some(({ table, version }) => table === 'event_plans' && version === 1);
  for (const table of new Set(saved.map((one) => one.table))) {
    const noun = NOUNS[table];
    const rows = rowsIn(client, plan_id, table);
    const ofTable = saved.filter((one) => one.table === table);
    if (rows) setRows(client, plan_id, noun, withSaved(rows, noun, ofTable));
    else if (table === 'event_plans' || isNew) setRows(client, plan_id, noun, withSaved([], noun, ofTable));
  }
  for (const one of saved) if (one.table === 'event_plans') showInLists(client, one.id, one.row);
  const fed = saved.flatMap(({ table }) => NOUNS[table].feeds?.(plan_id) ?? []);
  for (const queryKey of new Map(fed.map((key) => [hashKey(key), key])).values())
    void client.invalidateQueries({ queryKey });
}

/** Removes a deleted plan from the lists, or adds a new plan at the top. */
function showInLists(client: QueryClient, id: string, row: StoredRows['event_plans'] | null): void {
  const plan = row && PLANS.toRow(row);
  client.setQueriesData<readonly Plan[]>({ queryKey: ['plans'] }, (plans) => {
    if (!plans || !plan) return plans?.filter((known) => known.id !== id);
    const isKnown = plans.some((known) => known.id === id);
    return isKnown ? plans.map((known) => (known.id === id ? plan : known)) : [plan, ...plans];
  });
  for (const [key] of client.getQueriesData({ queryKey: ['plans'] })) keepSoon(client, key);
  // A running request was sent before this write. Its response would restore the old list.
  if (client.isFetching({ queryKey: ['plans'] }) > 0)
    void client
      .cancelQueries({ queryKey: ['plans'] })
      .then(() => client.refetchQueries({ queryKey: ['plans'], type: 'active' }));
}
