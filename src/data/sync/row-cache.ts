import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { PLANS, type Plan } from '../plans';
import type { Noun, Row, RowTable, StoredRows } from './noun';
import { IMPORTED, NOUNS } from './nouns';
import { readPersister } from './read-cache';
import { rowsKey } from './rows-key';
import type { SavedRow } from './save-rows';
import { countWrite } from './writes';

const rowsIn = (client: QueryClient, plan_id: string, table: RowTable): readonly Row[] | undefined =>
  client.getQueryData<readonly Row[]>(rowsKey(plan_id, table));

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

/**
 * Fills the caches of a plan that was just created, so that its pages show without a request. The plan has
 * only the rows that were stored with it.
 */
export function beginRows(client: QueryClient, plan_id: string): void {
  for (const noun of Object.values(NOUNS))
    if (noun.firstShown && !rowsIn(client, plan_id, noun.table)) setRows(client, plan_id, noun, []);
}

/** Invalidates the given query keys, each once. */
function invalidateKeys(client: QueryClient | null, keys: readonly QueryKey[] = []): void {
  for (const queryKey of new Map(keys.map((key) => [hashKey(key), key])).values())
    void client?.invalidateQueries({ queryKey });
}

/** Makes stale whatever is derived from rows of these tables, because a write to the plan has arrived. */
export function outdate(client: QueryClient, plan_id: string, tables: readonly RowTable[]): void {
  countWrite(plan_id);
  invalidateKeys(
    client,
    tables.flatMap((table) => NOUNS[table].feeds?.(plan_id) ?? []),
  );
}

/** Refetches what an imported list feeds, after a part of it was stored. */
export function outdatePart(client: QueryClient | null, plan_id: string): void {
  countWrite(plan_id);
  invalidateKeys(client, IMPORTED.importFeeds?.(plan_id));
}

/** Refetches what a stored or undone import has changed: the plan and everything that its lists feed. */
export function outdateImported(client: QueryClient | null, plan_id: string): Promise<void> {
  outdatePart(client, plan_id);
  return client?.invalidateQueries({ queryKey: ['plan', plan_id] }) ?? Promise.resolve();
}

/** Puts stored rows into all caches that contain them. */
export function showSaved(client: QueryClient, plan_id: string, saved: readonly SavedRow[]): void {
  const isNew = saved.some(({ table, version }) => table === 'event_plans' && version === 1);
  const tables = [...new Set(saved.map(({ table }) => table))];
  for (const table of tables) {
    const noun = NOUNS[table];
    const rows = rowsIn(client, plan_id, table);
    const ofTable = saved.filter((one) => one.table === table);
    if (rows) setRows(client, plan_id, noun, withSaved(rows, noun, ofTable));
    else if (table === 'event_plans' || isNew) setRows(client, plan_id, noun, withSaved([], noun, ofTable));
  }
  for (const one of saved) if (one.table === 'event_plans') showInLists(client, one.id, one.row);
  outdate(client, plan_id, tables);
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
