import type { QueryKey } from '@tanstack/react-query';
import { sameJson } from '@/domain/same-json';
import type { PlanTier } from '@/domain/tiers';
import type { Database, Json } from '@/lib/database.types';

type Tables = Database['public']['Tables'];
type MemberRow = Pick<Tables['plan_members']['Row'], 'role' | 'user_id'>;

/** Rows that belong to a row alone and travel inside it. */
interface Children {
  event_plans: {
    plan_categories: Tables['plan_categories']['Row'][];
    /** Hosted, a list. The embedded backend reads the index that allows one owner for each plan as one member for each plan. */
    plan_members: MemberRow[] | MemberRow | null;
    owner_tier: PlanTier | null;
    news?: Json | null;
  };
  budget_items: { budget_payments: Tables['budget_payments']['Row'][] };
  suggestions: { moved?: Json | null };
}

/** The plan itself, every table of a plan's rows that has versions, and such tables of a person's own. */
export type RowTable = {
  [T in keyof Tables]: Tables[T]['Row'] extends { version: number } & (
    | { plan_id: string }
    | { owner_id: string }
  )
    ? T
    : never;
}[keyof Tables];

/** Rows as the database gives them; functions of a plan that read as its columns are not among them. */
export type StoredRows = {
  [T in RowTable]: Omit<Tables[T]['Row'], Tables[T]['ComputedFields']> &
    (T extends keyof Children ? Children[T] : unknown);
};

/** What every row of the app has. */
export interface Row {
  readonly id: string;
  /** Optimistic locking: what was read; 0 before it has been stored. */
  readonly version: number;
}

/** A change of one row; its undo is the same pair turned around. */
export interface RowChange<R extends Row = Row> {
  /** Null for a new row. */
  readonly before: R | null;
  /** Null for a row that is deleted. */
  readonly after: R | null;
}

/** Columns as `save_rows` takes them. */
export type RowJson = { readonly [column: string]: Json | undefined };

/** Where the bytes of new rows are: on the device until their row is stored, then in a bucket. */
export interface RowBytes {
  send(plan_id: string, row: Row): Promise<void>;
  /** Deletes the device's copy. */
  drop(id: string): Promise<void>;
}

/** A kind of row as data: table, mapper, and order. */
export interface Noun<T extends RowTable = RowTable, R extends Row = Row> {
  readonly table: T;
  /** PostgREST's embedding below the plan: `tasks(*)`. Empty for the plan itself and for what belongs to no plan. */
  readonly select: string;
  toRow(stored: StoredRows[T]): R;
  /** Every column that a person may set. */
  toJson(row: R): RowJson;
  /** The order of the cache. */
  compare(a: R, b: R): number;
  /** First keys of queries that the database answers from such rows: stale once one of this plan is stored. */
  feeds?(plan_id: string): readonly QueryKey[];
  /** True if one call may hold ten thousand of them, as for a large event. */
  readonly inMasses?: true;
  /** Bytes uploaded before a new row, so that no row lacks them. */
  bytes?(): Promise<RowBytes>;
  /** Soft deletion: what stays in the cache of a deleted row; nothing without it. */
  tombstone?(row: R): R;
}

export const defineNoun = <T extends RowTable, R extends Row>(noun: Noun<T, R>): Noun<T, R> => noun;

export const idOf = ({ before, after }: RowChange): string => (after ?? before)?.id ?? '';

/** Soft deletion: the row stands as a mark only. */
export const isTombstone = (row: Row): boolean =>
  'deleted_at' in row && row.deleted_at !== null && row.deleted_at !== undefined;

/** The columns of `after` that differ from `before`: what another person changed elsewhere in the row stays theirs. */
export const changedColumns = (before: RowJson, after: RowJson): RowJson =>
  Object.fromEntries(Object.entries(after).filter(([column, value]) => !sameJson(value, before[column])));

/** Three-way merge, field by field: mine where I changed it, theirs elsewhere. */
export function mergeFields<R extends Row>(base: R, theirs: R, mine: R): R {
  const { version: _, ...fields } = mine;
  const changed = Object.entries(fields).filter(([key, value]) => !sameJson(value, Reflect.get(base, key)));
  return { ...theirs, ...Object.fromEntries(changed) };
}

/** Optimistic update: the rows after these changes; new ones come last. */
export function withChanges<R extends Row>(
  rows: readonly R[],
  changes: readonly RowChange<R>[],
  tombstone?: (row: R) => R,
): readonly R[] {
  if (changes.length === 0) return rows;
  const result = new Map(rows.map((row) => [row.id, row]));
  for (const change of changes) {
    const id = idOf(change);
    const known = result.get(id);
    const { before, after } = change;
    if (after) {
      // What came from elsewhere since stays beneath what was changed here.
      const shown = known && before && known !== before ? mergeFields(before, known, after) : after;
      result.set(id, { ...shown, version: known?.version ?? after.version });
    } else if (known && tombstone) result.set(id, tombstone(known));
    else result.delete(id);
  }
  return [...result.values()];
}

/** The changes that take these back. */
export const reversed = <C extends RowChange>(changes: readonly C[]): C[] =>
  changes.map((change) => ({ ...change, before: change.after, after: change.before }));
