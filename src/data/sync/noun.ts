import type { QueryKey } from '@tanstack/react-query';
import { sameJson } from '@/domain/same-json';
import type { PlanTier } from '@/domain/tiers';
import type { Database, Json } from '@/lib/database.types';

type Tables = Database['public']['Tables'];
type MemberRow = Pick<Tables['plan_members']['Row'], 'role' | 'user_id'>;

/** Rows that belong to one row and are stored within it. */
interface Children {
  event_plans: {
    plan_categories: Tables['plan_categories']['Row'][];
    /**
     * The hosted service returns a list. The embedded one takes the index that allows one owner per plan for
     * one member per plan, and returns a single row.
     */
    plan_members: MemberRow[] | MemberRow | null;
    owner_tier: PlanTier | null;
    news?: Json | null;
  };
  budget_items: { budget_payments: Tables['budget_payments']['Row'][] };
  suggestions: { moved?: Json | null };
}

/** Tables of the app's versioned rows: the plan itself, a plan's rows, and a person's own. */
export type RowTable = {
  [T in keyof Tables]: Tables[T]['Row'] extends { version: number } & (
    | { plan_id: string }
    | { owner_id: string }
  )
    ? T
    : never;
}[keyof Tables];

/** Rows as the database returns them, without computed fields of a plan that have a column's name. */
export type StoredRows = {
  [T in RowTable]: Omit<Tables[T]['Row'], Tables[T]['ComputedFields']> &
    (T extends keyof Children ? Children[T] : unknown);
};

/** Fields of every row of the app. */
export interface Row {
  readonly id: string;
  /** Version for optimistic locking; 0 before the row is stored. */
  readonly version: number;
}

/** A change of one row; swapping both states undoes it. */
export interface RowChange<R extends Row = Row> {
  /** The previous state; null for a new row. */
  readonly before: R | null;
  /** The new state; null for a deleted row. */
  readonly after: R | null;
}

/** Columns in the format of `save_rows`. */
export type RowJson = { readonly [column: string]: Json | undefined };

/** Access to the bytes of new rows: on the device until the row is stored, then in a bucket. */
export interface RowBytes {
  send(plan_id: string, row: Row): Promise<void>;
  /** Deletes the device's copy. */
  drop(id: string): Promise<void>;
}

/** A kind of row as data: table, mapper, and order. */
export interface Noun<T extends RowTable = RowTable, R extends Row = Row> {
  readonly table: T;
  /**
   * PostgREST's embedding below the plan, such as `tasks(*)`; empty for the plan itself and for rows without
   * a plan.
   */
  readonly select: string;
  toRow(stored: StoredRows[T]): R;
  /** Returns every column that a person may set. */
  toJson(row: R): RowJson;
  /** Compares rows for the cache's order. */
  compare(a: R, b: R): number;
  /**
   * Returns the first keys of queries derived from such rows, which become stale when a row of this plan is
   * stored.
   */
  feeds?(plan_id: string): readonly QueryKey[];
  /** True if one call may hold ten thousand of them, as for a large event. */
  readonly inMasses?: true;
  /** Bytes uploaded before a new row, so that no row lacks them. */
  bytes?(): Promise<RowBytes>;
  /** Returns the remains of a deleted row in the cache; without it, nothing remains. */
  tombstone?(row: R): R;
}

export const defineNoun = <T extends RowTable, R extends Row>(noun: Noun<T, R>): Noun<T, R> => noun;

export const idOf = ({ before, after }: RowChange): string => (after ?? before)?.id ?? '';

/** Returns true if a row is only the tombstone of a deleted one. */
export const isTombstone = (row: Row): boolean =>
  'deleted_at' in row && row.deleted_at !== null && row.deleted_at !== undefined;

/**
 * Returns the columns of `after` that differ from `before`, so that others' changes of the row's other
 * columns are kept.
 */
export const changedColumns = (before: RowJson, after: RowJson): RowJson =>
  Object.fromEntries(Object.entries(after).filter(([column, value]) => !sameJson(value, before[column])));

/** Three-way merge, field by field: my value where I changed it, otherwise the other person's. */
export function mergeFields<R extends Row>(base: R, theirs: R, mine: R): R {
  const { version: _, ...fields } = mine;
  const changed = Object.entries(fields).filter(([key, value]) => !sameJson(value, Reflect.get(base, key)));
  return { ...theirs, ...Object.fromEntries(changed) };
}

/** Applies changes to rows optimistically; new rows come last. */
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
      // Changes from elsewhere stay below the person's own.
      const shown = known && before && known !== before ? mergeFields(before, known, after) : after;
      result.set(id, { ...shown, version: known?.version ?? after.version });
    } else if (known && tombstone) result.set(id, tombstone(known));
    else result.delete(id);
  }
  return [...result.values()];
}

/** Returns the changes that undo these. */
export const reversed = <C extends RowChange>(changes: readonly C[]): C[] =>
  changes.map((change) => ({ ...change, before: change.after, after: change.before }));
