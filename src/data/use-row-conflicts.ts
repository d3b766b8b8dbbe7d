import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type PlanRow, type RowChange, type RowKind, rowConflictsQuery } from './row-changes';

/** A change that was refused, beside the row as it is stored now: null where somebody deleted it. */
export interface RefusedChange<R extends PlanRow> {
  readonly id: string;
  readonly change: RowChange<R>;
  readonly theirs: R | null;
}

export interface RowConflicts<R extends PlanRow> {
  /** What met somebody else's change. */
  readonly met: readonly RefusedChange<R>[];
  /** Those, and what was refused along with them: it goes with either answer. */
  readonly all: readonly RefusedChange<R>[];
  /** The reader has decided. */
  readonly forget: () => void;
}

/** Changes that met somebody else's, until the reader has decided what stays; null when there are none. */
export function useRowConflicts<R extends PlanRow>(
  kind: RowKind<R>,
  plan_id: string,
  stored: readonly R[],
): RowConflicts<R> | null {
  const client = useQueryClient();
  const query = rowConflictsQuery(kind, plan_id);
  const { data: refused = [] } = useQuery(query);
  if (refused.length === 0) return null;
  const byId = new Map(stored.map((row) => [row.id, row]));
  const all = refused.map((change) => {
    const id = (change.after ?? change.before)?.id ?? '';
    return { id, change, theirs: byId.get(id) ?? null };
  });
  const met = all.filter(({ change: { before }, theirs }) => before && theirs?.version !== before.version);
  return met.length === 0 ? null : { met, all, forget: () => client.setQueryData(query.queryKey, []) };
}
