import { RequestError } from '@/lib/errors';
import { dataClient } from '@/lib/supabase';
import { changedColumns, idOf, type Noun, type RowJson, type RowTable, type StoredRows } from './noun';
import { NOUNS } from './nouns';
import { currentVersion, type OutboxChange, type OwnVersions } from './outbox-entry';
import { unwrap } from './request';

/** A change in the database's form; `row` is null to delete, else the columns to set. */
export interface SaveChange {
  readonly table: RowTable;
  readonly id: string;
  /** The version that was read; 0 creates the row. */
  readonly version: number;
  readonly row: RowJson | null;
}

/** A change as sent: only differing columns, or the complete row if it is new or restored. */
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

/** The stored row; null if deleted, then `version` is its tombstone's. */
export type SavedRow = {
  [T in RowTable]: {
    readonly table: T;
    readonly id: string;
    readonly version: number;
    readonly row: StoredRows[T] | null;
  };
}[RowTable];

/** The most changes of one call, and of one with nouns of large numbers. */
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
 * Saves rows of one plan, all or nothing and idempotent. Returns them in the order of the changes, then rows
 * changed as a consequence (moved up from a waiting list). @throws 409 for a stale version, 410 if a row to
 * create was deleted since, 402 at a limit, 403 and 404 for others' rows, 400 for an invalid value.
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
  // A captive portal may answer anything in the service's place.
  if (!Array.isArray(saved) || saved.length < changes.length)
    throw new RequestError('Unexpected answer', 0, null);
  return saved;
}
