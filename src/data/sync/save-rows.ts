import { RequestError } from '@/lib/errors';
import { dataClient } from '@/lib/supabase';
import { changedColumns, idOf, type Noun, type RowJson, type RowTable, type StoredRows } from './noun';
import { NOUNS } from './nouns';
import { currentVersion, type OutboxChange, type OwnVersions } from './outbox-entry';
import { unwrap } from './request';

/** A change in the database's format. `row` holds the columns to set; null deletes the row. */
export interface SaveChange {
  readonly table: RowTable;
  readonly id: string;
  /** Version of the row when it was read; 0 creates the row. */
  readonly version: number;
  readonly row: RowJson | null;
}

/**
 * Converts a change to send. It contains only the changed columns, or all columns if the row is new or
 * restored.
 */
export function toSaveChange(change: OutboxChange, noun: Noun, own: OwnVersions | undefined): SaveChange {
  const { table, before, after } = change;
  const json = after && noun.toJson(after);
  return {
    table,
    id: idOf(change),
    version: currentVersion(change, own),
    row: json && before ? changedColumns(noun.toJson(before), json) : json,
  };
}

/** A row as stored. `row` is null if it was deleted; `version` is then the version of its tombstone. */
export type SavedRow = {
  [T in RowTable]: {
    readonly table: T;
    readonly id: string;
    readonly version: number;
    readonly row: StoredRows[T] | null;
  };
}[RowTable];

/** Maximum number of changes in one call. `MOST_IN_MASSES` applies to tables with large numbers of rows. */
const MOST = 1_000;
const MOST_IN_MASSES = 10_000;

/** Splits changes into calls, keeping their order. */
export function inCalls<C extends { readonly table: RowTable }>(changes: readonly C[]): readonly C[][] {
  const calls: C[][] = [];
  let others = 0;
  for (const change of changes) {
    const inMasses = NOUNS[change.table].inMasses;
    const call = calls.at(-1);
    if (call && call.length < MOST_IN_MASSES && (inMasses || others < MOST)) call.push(change);
    else {
      calls.push([change]);
      others = 0;
    }
    if (!inMasses) others += 1;
  }
  return calls;
}

/**
 * Saves rows of one plan, all or none. Idempotent. Returns the rows in the order of the changes, then rows
 * that changed as a consequence, such as guests moved up from a waiting list. @throws 409 for a stale
 * version, 410 if a row to create has been deleted since, 402 at a limit, 403 and 404 for other people's
 * rows, 400 for an invalid value.
 */
export async function saveRows(
  plan_id: string,
  changes: readonly SaveChange[],
): Promise<readonly SavedRow[]> {
  const { db } = await dataClient();
  const saved = unwrap(
    await db
      .rpc('save_rows', {
        plan_id,
        changes: changes.map((change) => ({ ...change, row: change.row ?? null })),
      })
      .overrideTypes<SavedRow[], { merge: false }>(),
  );
  // A captive portal might send any response, in place of the service.
  if (!Array.isArray(saved) || saved.length < changes.length)
    throw new RequestError('Unexpected answer', 0, null);
  return saved;
}
