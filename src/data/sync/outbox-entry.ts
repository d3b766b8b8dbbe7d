import type { ImportChanges } from '@/domain/guests/import/import-plan';
import { codeOf, statusOf } from '@/lib/errors';
import { idOf, type RowChange, type RowTable } from './noun';

/** A change of a row of this table. */
export interface OutboxChange extends RowChange {
  readonly table: RowTable;
  /** A creation that changes nothing if the row exists already, even if this device has created it. */
  readonly first?: true;
}

/** Reason why the service refuses a change; repetition can't help. */
export interface Refusal {
  readonly status: number;
  /** The database's code (`PT409`) and message (`stale_version`). */
  readonly code: string;
  readonly message: string;
}

/** The refusal of an import that somebody stopped or undid; it isn't reported. */
export const STOPPED: Refusal = { status: 0, code: 'stopped', message: '' };

/** An imported list, kept whole until the service has stored all of its parts. */
export interface OutboxImport {
  readonly batch: string;
  readonly name: string;
  /** Number of people that it adds. */
  readonly people: number;
  /** `parts` are the parts of the event to which the household is invited; null for all. */
  readonly households: readonly (ImportChanges['households'][number] & {
    readonly parts: readonly string[] | null;
  })[];
  readonly guests: ImportChanges['guests'];
  /** Reason why the import is being undone. */
  readonly ending?: Refusal;
}

/** Changes that are made all or none; stored on the device until the service has stored them. */
export interface OutboxEntry {
  /** Key that sorts in order of creation. */
  readonly key: string;
  readonly user_id: string;
  readonly plan_id: string;
  readonly changes: readonly OutboxChange[];
  /** An imported list in place of changes. */
  readonly list?: OutboxImport;
  readonly refusal: Refusal | null;
}

/** Versions of a row created by this device's own writes: from `from` up to, not including, `to`. */
export interface OwnVersions {
  readonly from: number;
  readonly to: number;
}

/** Codes of temporary failures: PostgREST without its database or during an upgrade, a read-only database. */
const OUT_OF_SERVICE = /^(PGRST[02]\d\d|25006)$/;

/**
 * Returns the refusal in an error; null without a database's code, since that may be a gateway, a captive
 * portal or a lost answer.
 */
export function refusalOf(error: unknown): Refusal | null {
  const status = statusOf(error);
  const code = codeOf(error);
  if (!code || OUT_OF_SERVICE.test(code)) return null;
  if (status < 400 || status >= 500 || status === 401 || status === 408 || status === 429) return null;
  return { status, code, message: error instanceof Error ? error.message : '' };
}

/**
 * Returns a row's key. An id alone is ambiguous, because the first part of older events has its plan's id.
 */
export const rowKey = (table: RowTable, id: string): string => `${table}:${id}`;
export const rowKeyOf = (change: OutboxChange): string => rowKey(change.table, idOf(change));

const versionIn = ({ before, after }: RowChange): number => (before ?? after)?.version ?? 0;

/** Returns the version that this device's own writes have created from a read one. */
export const movedVersion = (version: number, own: OwnVersions | undefined): number =>
  own && version >= own.from && version < own.to ? own.to : version;

/**
 * Returns the version that a change must name; a change made on top of an unsent one names the version before
 * that.
 */
export function currentVersion(change: OutboxChange, own: OwnVersions | undefined): number {
  const version = versionIn(change);
  return change.first ? version : movedVersion(version, own);
}

/** Extends the versions of own writes by one that changed the row from `version` to `stored`. */
export const movedVersions = (own: OwnVersions | undefined, version: number, stored: number): OwnVersions =>
  own && own.to === version ? { from: own.from, to: stored } : { from: version, to: stored };

/** Merges two successive changes; null if they cancel out. */
function joined(earlier: OutboxChange, later: OutboxChange): OutboxChange | null {
  if (!earlier.before && !later.after) return null;
  return { ...earlier, after: later.after };
}

/**
 * Joins changes of the same rows: `later` on top of `earlier`, which isn't stored yet. Rows that `later`
 * doesn't touch stay in `rest`.
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
 * Returns the change that creates an entry's own plan; null if the plan existed before. The entry's other
 * changes depend on it.
 */
export const creationIn = ({ plan_id, changes }: OutboxEntry): OutboxChange | null =>
  changes.find(({ table, before, after }) => table === 'event_plans' && !before && after?.id === plan_id) ??
  null;

/** Returns true if a row is among the changes of an entry. */
export const touches = (entry: OutboxEntry, id: string): boolean =>
  entry.changes.some((change) => idOf(change) === id);

/** Keys of the rows that an entry touches, and ids of those that it creates. */
function rowsIn({ changes, list }: OutboxEntry) {
  const made = [...(list?.households ?? []), ...(list?.guests.filter(({ version }) => version === 0) ?? [])];
  return {
    keys: [...changes.map(rowKeyOf), ...(list?.guests.map(({ id }) => rowKey('guests', id)) ?? [])],
    created: [...changes.filter(({ before }) => before === null).map(idOf), ...made.map(({ id }) => id)],
  };
}

/**
 * True if `later` must wait for `earlier`: it touches one of its rows, refers to one it creates, or belongs to
 * a plan it creates.
 */
export function dependsOn(later: OutboxEntry, earlier: OutboxEntry): boolean {
  if (later.key <= earlier.key) return false;
  const rows = rowsIn(earlier);
  const keys = new Set(rows.keys);
  const created = new Set(rows.created);
  if (rowsIn(later).keys.some((key) => keys.has(key)) || created.has(later.plan_id)) return true;
  return created.size > 0 && namedIn(later).some((id) => created.has(id));
}

/**
 * Returns the ids that an entry's rows refer to, found by a pattern, since lists may contain them. It may
 * match ids in other text too.
 */
const namedIn = ({ changes, list }: OutboxEntry): readonly string[] =>
  JSON.stringify([changes, list?.guests, list?.households]).match(/[\w-]+/g) ?? [];

/** Joins an entry with refused ones that touch the same rows; returns it and the rest of those. */
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
