import type { QueryKey } from '@tanstack/react-query';
import { sameJson } from '@/domain/same-json';
import type { PlanTier } from '@/domain/tiers';
import type { Database, Json } from '@/lib/database.types';

type Tables = Database['public']['Tables'];
type MemberRow = Pick<Tables['plan_members']['Row'], 'role' | 'user_id'>;

/** Child rows that the database returns inside their parent row. */
interface Children {
  event_plans: {
    plan_categories: Tables['plan_categories']['Row'][];
    /**
     * The hosted service returns a list of members. The embedded service returns a single row, because a
     * unique index on the plan's owner makes it expect one member per plan.
     */
    plan_members: MemberRow[] | MemberRow | null;
    owner_tier: PlanTier | null;
    news?: Json | null;
  };
  budget_items: { budget_payments: Tables['budget_payments']['Row'][] };
  suggestions: { moved?: Json | null };
}

/** Names of tables whose rows have a version: plans, rows of a plan, and rows of a person. */
export type RowTable = {
  [T in keyof Tables]: Tables[T]['Row'] extends { version: number } & (
    | { plan_id: string }
    | { owner_id: string }
  )
    ? T
    : never;
}[keyof Tables];

/**
 * Rows as the database returns them. Computed fields are omitted, because some have the same name as a
 * column.
 */
export type StoredRows = {
  [T in RowTable]: Omit<Tables[T]['Row'], Tables[T]['ComputedFields']> &
    (T extends keyof Children ? Children[T] : unknown);
};

export interface Row {
  readonly id: string;
  /** Version for optimistic locking; 0 before the row is stored. */
  readonly version: number;
}

/** A change of one row. Swapping `before` and `after` gives the change that undoes it. */
export interface RowChange<R extends Row = Row> {
  /** State before the change; null for a new row. */
  readonly before: R | null;
  /** State after the change; null for a deleted row. */
  readonly after: R | null;
}

/** Columns of a row in the format of `save_rows`. */
export type RowJson = { readonly [column: string]: Json | undefined };

/**
 * Access to the bytes of new rows. They are on the device until the row is stored, then in a storage bucket.
 */
export interface RowBytes {
  send(plan_id: string, row: Row): Promise<void>;
  drop(id: string): Promise<void>;
}

/** Describes a kind of row: its table, its mapper, and its sort order. */
export interface Noun<T extends RowTable = RowTable, R extends Row = Row> {
  readonly table: T;
  /**
   * PostgREST embedding in a request for the plan, such as `tasks(*)`. Empty for the plan itself and for rows
   * without a plan.
   */
  readonly select: string;
  toRow(stored: StoredRows[T]): R;
  /** Returns all columns that a person can set. */
  toJson(row: R): RowJson;
  /** Sort order of the rows in the cache. */
  compare(a: R, b: R): number;
  /**
   * Returns the query keys that are invalidated when a row of this plan is stored, because their results are
   * derived from such rows.
   */
  feeds?(plan_id: string): readonly QueryKey[];
  /** True for rows on a plan's first pages. A plan that was just created has only those that came with it. */
  readonly firstShown?: true;
  /** True if one call can save ten thousand of these rows, as for a large guest list. */
  readonly inMasses?: true;
  /** Returns the query keys that are invalidated when a part of an imported list of such rows is stored. */
  importFeeds?(plan_id: string): readonly QueryKey[];
  /** Uploads the bytes of a new row before the row is saved, so that no row is without its bytes. */
  bytes?(): Promise<RowBytes>;
  /** Returns what stays in the cache for a deleted row. If undefined, nothing stays. */
  tombstone?(row: R): R;
}

export const defineNoun = <T extends RowTable, R extends Row>(noun: Noun<T, R>): Noun<T, R> => noun;

export const idOf = ({ before, after }: RowChange): string => (after ?? before)?.id ?? '';

/** Returns true if a row was deleted and only its mark remains. */
export const isTombstone = (row: Row): boolean =>
  'deleted_at' in row && row.deleted_at !== null && row.deleted_at !== undefined;

/**
 * Returns only the columns that changed, so that other people's changes of other columns aren't overwritten.
 */
export const changedColumns = (before: RowJson, after: RowJson): RowJson =>
  Object.fromEntries(Object.entries(after).filter(([column, value]) => !sameJson(value, before[column])));

/**
 * Three-way merge, field by field. A field that I changed has my value, any other field has the other
 * person's value.
 */
export function mergeFields<R extends Row>(base: R, theirs: R, mine: R): R {
  const { version: _, ...fields } = mine;
  const changed = Object.entries(fields).filter(([key, value]) => !sameJson(value, Reflect.get(base, key)));
  return { ...theirs, ...Object.fromEntries(changed) };
}

/** Applies unsaved changes to rows (optimistic update). New rows are added at the end. */
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
      // If the row has changed elsewhere, the person's own fields win.
      const shown = known && before && known !== before ? mergeFields(before, known, after) : after;
      result.set(id, { ...shown, version: known?.version ?? after.version });
    } else if (known && tombstone) result.set(id, tombstone(known));
    else result.delete(id);
  }
  return [...result.values()];
}

export const reversed = <C extends RowChange>(changes: readonly C[]): C[] =>
  changes.map((change) => ({ ...change, before: change.after, after: change.before }));
