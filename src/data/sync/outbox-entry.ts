import type { ImportChanges } from '@/domain/guests/import/import-plan';
import { codeOf, statusOf } from '@/lib/errors';
import { idOf, type RowChange, type RowTable } from './noun';

export interface OutboxChange extends RowChange {
  readonly table: RowTable;
  /**
   * True for a creation that does nothing if the row exists already, even if this device created that row.
   */
  readonly first?: true;
}

/** Reason why the service refuses a change. Retrying can't succeed. */
export interface Refusal {
  readonly status: number;
  /** Error code and message of the database, such as `PT409` and `stale_version`. */
  readonly code: string;
  readonly message: string;
}

/** Refusal of an import that somebody stopped or undid. No screen reports it. */
export const STOPPED: Refusal = { status: 0, code: 'stopped', message: '' };

/** An imported list, kept complete until the service has stored all of its parts. */
export interface OutboxImport {
  readonly batch: string;
  readonly name: string;
  readonly people: number;
  /** `parts` lists the parts of the event to which the household is invited; null means all. */
  readonly households: readonly (ImportChanges['households'][number] & {
    readonly parts: readonly string[] | null;
  })[];
  readonly guests: ImportChanges['guests'];
  /** Reason why the import is being undone. */
  readonly ending?: Refusal;
}

/**
 * Changes that are saved together, all or none. The device keeps the entry until the service has stored it.
 */
export interface OutboxEntry {
  /** Keys sort in order of creation. */
  readonly key: string;
  readonly user_id: string;
  readonly plan_id: string;
  readonly changes: readonly OutboxChange[];
  readonly list?: OutboxImport;
  readonly refusal: Refusal | null;
}

/** Range of a row's versions that this device's writes have created: `from` is inclusive, `to` exclusive. */
export interface OwnVersions {
  readonly from: number;
  readonly to: number;
}

/**
 * Error codes of temporary failures: PostgREST can't reach its database or is being upgraded, or the database
 * is read-only.
 */
const OUT_OF_SERVICE = /^(PGRST[02]\d\d|25006)$/;

/**
 * Returns the service's refusal from an error. Null if the error has no database code, because a gateway, a
 * captive portal or a lost connection may have caused it.
 */
export function refusalOf(error: unknown): Refusal | null {
  const status = statusOf(error);
  const code = codeOf(error);
  if (!code || OUT_OF_SERVICE.test(code)) return null;
  if (status < 400 || status >= 500 || status === 401 || status === 408 || status === 429) return null;
  return { status, code, message: error instanceof Error ? error.message : '' };
}

/**
 * Returns a key made of table and id. The id alone is ambiguous: in older events, the first part has the same
 * id as its plan.
 */
export const rowKey = (table: RowTable, id: string): string => `${table}:${id}`;
export const rowKeyOf = (change: OutboxChange): string => rowKey(change.table, idOf(change));

const versionIn = ({ before, after }: RowChange): number => (before ?? after)?.version ?? 0;

/**
 * Returns the current version of a row that was read at `version` and has since been written by this device.
 */
export const movedVersion = (version: number, own: OwnVersions | undefined): number =>
  own && version >= own.from && version < own.to ? own.to : version;

/**
 * Returns the version to send with a change. If the change was made on top of an unsent change, this is the
 * version before the unsent change.
 */
export function currentVersion(change: OutboxChange, own: OwnVersions | undefined): number {
  const version = versionIn(change);
  return change.first ? version : movedVersion(version, own);
}

/** Adds a write to the row's own versions. The write changed the row from `version` to `stored`. */
export const movedVersions = (own: OwnVersions | undefined, version: number, stored: number): OwnVersions =>
  own && own.to === version ? { from: own.from, to: stored } : { from: version, to: stored };

/** Merges two successive changes of a row; null if they cancel out. */
function joined(earlier: OutboxChange, later: OutboxChange): OutboxChange | null {
  if (!earlier.before && !later.after) return null;
  return { ...earlier, after: later.after };
}

/**
 * Merges later changes into earlier, unsent changes of the same rows. `rest` holds the earlier changes of
 * other rows.
 */
export function applyPending(
  earlier: readonly OutboxChange[],
  later: readonly OutboxChange[],
): { readonly rest: readonly OutboxChange[]; readonly changes: readonly OutboxChange[] } {
  const keys = new Set(later.map(rowKeyOf));
  const known = new Map(earlier.map((change) => [rowKeyOf(change), change]));
  return {
    rest: earlier.filter((change) => !keys.has(rowKeyOf(change))),
    changes: later.flatMap((change) => {
      const before = known.get(rowKeyOf(change));
      return before ? (joined(before, change) ?? []) : change;
    }),
  };
}

/**
 * Returns the change that creates the entry's plan; null if the plan existed before. All other changes of the
 * entry depend on that change.
 */
export const creationIn = ({ plan_id, changes }: OutboxEntry): OutboxChange | null =>
  changes.find(({ table, before, after }) => table === 'event_plans' && !before && after?.id === plan_id) ??
  null;

export const touches = (entry: OutboxEntry, id: string): boolean =>
  entry.changes.some((change) => idOf(change) === id);

/**
 * Merges an entry with refused entries that change the same rows. Returns the merged entry and what remains
 * of the refused entries.
 */
export function joinRefused(
  entries: readonly OutboxEntry[],
  entry: OutboxEntry,
): {
  readonly entry: OutboxEntry | null;
  readonly put: readonly OutboxEntry[];
  readonly remove: readonly string[];
} {
  const put: OutboxEntry[] = [];
  const remove: string[] = [];
  let current = entry;
  const keys = new Set(entry.changes.map(rowKeyOf));
  for (const earlier of entries) {
    if (!earlier.refusal || earlier.plan_id !== entry.plan_id || earlier.key >= entry.key) continue;
    if (!earlier.changes.some((change) => keys.has(rowKeyOf(change)))) continue;
    const { rest, changes } = applyPending(earlier.changes, current.changes);
    current = { ...current, changes };
    if (rest.length > 0) put.push({ ...earlier, changes: rest });
    else remove.push(earlier.key);
  }
  return { entry: current.changes.length > 0 ? current : null, put, remove };
}
