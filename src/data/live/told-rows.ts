import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { dataClient } from '@/lib/supabase';
import { PLANS } from '../plans';
import type { Row, RowTable, StoredRows } from '../sync/noun';
import { NOUNS } from '../sync/nouns';
import { outboxState } from '../sync/outbox';
import { rowKey } from '../sync/outbox-entry';
import { planNowQuery } from '../sync/plan-document';
import { unwrap } from '../sync/request';
import { outdate, prepareRows, showSaved } from '../sync/row-cache';
import { rowsKey } from '../sync/rows-key';
import type { SavedRow } from '../sync/save-rows';

/** A notice from the database about a change: its author, table and the changed rows' versions. */
export const toldSchema = z.object({
  by: z.nullable(z.string()),
  table: z.string(),
  /** Ids and versions of the changed rows. Null if there are too many rows for one notice. */
  rows: z.nullable(z.array(z.tuple([z.string(), z.number()]))),
});
export type Told = z.infer<typeof toldSchema>;

/** A change by somebody else to rows of a table. */
export interface News {
  readonly by: string | null;
  readonly table: RowTable;
  readonly count: number;
}

/** Maximum rows that are read one by one. If more have changed, everything visible is refetched. */
const MOST = 100;

const isTable = (table: string): table is RowTable => Object.hasOwn(NOUNS, table);

export const readShown = (client: QueryClient, plan_id: string): Promise<void> =>
  client.invalidateQueries({ queryKey: ['plan', plan_id, 'document'] });

/** Returns a function that returns a row's latest version that this device has read or written. */
function knownVersions(client: QueryClient, plan_id: string, table: RowTable) {
  const rows = client.getQueryData<readonly Row[]>(rowsKey(plan_id, table)) ?? [];
  const read = new Map(rows.map(({ id, version }) => [id, version]));
  const { versions } = outboxState();
  return (id: string): number => Math.max(read.get(id) ?? 0, versions.get(rowKey(table, id))?.to ?? 0);
}

/**
 * Returns the columns to select for a table. A table that is read as a computed field returns whole rows
 * (`*`).
 */
const columnsOf = (table: RowTable): string => /\((.+)\)$/.exec(NOUNS[table].select)?.[1] ?? '*';

async function readRows(plan_id: string, table: RowTable, ids: readonly string[]): Promise<SavedRow[]> {
  const { db } = await dataClient();
  const rows = unwrap(
    await db
      .from(table as 'tasks')
      .select(columnsOf(table))
      .eq('plan_id', plan_id)
      .in('id', [...ids])
      .overrideTypes<StoredRows[RowTable][], { merge: false }>(),
  );
  return rows.map((row) => ({ table, id: row.id, version: row.version, row }) as SavedRow);
}

/** Reads changed rows of one table into the cache. Rows that aren't found were deleted. */
async function bring(
  client: QueryClient,
  plan_id: string,
  table: RowTable,
  versions: ReadonlyMap<string, number>,
): Promise<void> {
  const found = await readRows(plan_id, table, [...versions.keys()]);
  const gone = [...versions].flatMap(([id, version]) =>
    found.some((one) => one.id === id) ? [] : [{ table, id, version, row: null } as SavedRow],
  );
  await prepareRows(client, plan_id, found);
  // If this device's own write has arrived meanwhile, it is newer than the row that was read.
  const known = knownVersions(client, plan_id, table);
  const saved = [...found, ...gone].filter(({ id, version }) => version > known(id));
  if (saved.length > 0) showSaved(client, plan_id, saved);
}

async function bringPlan(client: QueryClient, plan_id: string, version: number): Promise<void> {
  await client.fetchQuery(planNowQuery(plan_id, PLANS, `${version}`));
  outdate(client, plan_id, [PLANS.table]);
}

/**
 * Shows changes made elsewhere, except those that this device knows already. The rows are read through the
 * ordinary API, which checks permissions. Returns what is new.
 */
export async function showTold(
  client: QueryClient,
  plan_id: string,
  told: readonly Told[],
): Promise<readonly News[]> {
  const fresh = new Map<RowTable, Map<string, number>>();
  const news = new Map<string, News>();
  let isMuch = false;
  for (const { by, table, rows } of told) {
    // A notice about a table without plan rows means that the members or their roles have changed.
    if (!isTable(table)) void client.invalidateQueries({ queryKey: ['plan', plan_id, 'people'] });
    if (!isTable(table) || !rows) {
      isMuch = true;
      continue;
    }
    const known = knownVersions(client, plan_id, table);
    const unknown = rows.filter(([id, version]) => version > known(id));
    if (unknown.length === 0) continue;
    const versions = fresh.get(table) ?? new Map<string, number>();
    for (const [id, version] of unknown) versions.set(id, version);
    fresh.set(table, versions);
    const key = `${by} ${table}`;
    news.set(key, { by, table, count: (news.get(key)?.count ?? 0) + unknown.length });
  }
  const reads = [...fresh].map(([table, versions]) => {
    if (table === PLANS.table) return bringPlan(client, plan_id, Math.max(...versions.values()));
    if (versions.size <= MOST) return bring(client, plan_id, table, versions);
    isMuch = true;
    return undefined;
  });
  // If reading single rows fails, everything visible is refetched.
  const outcomes = await Promise.allSettled(reads);
  if (isMuch || outcomes.some(({ status }) => status === 'rejected')) await readShown(client, plan_id);
  return [...news.values()];
}
