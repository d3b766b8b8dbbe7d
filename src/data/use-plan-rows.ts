import { useMutationState, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PLAN_UPDATE, withPending } from './plan-pending';
import { type Plan, type PlanChange, planQuery } from './plans';
import { type PlanRow, type RowEdit, type RowKind, withChanges } from './row-changes';

/**
 * A module's plan as it stands by now: as read with the module's rows, or newer where it was changed on its own page
 * since, with what is on its way laid over it. Null when there is none, undefined while it is not read.
 */
export function usePlanByNow(id: string, read: Plan | null | undefined): Plan | null | undefined {
  const { data: newer } = useQuery({ ...planQuery(id), enabled: false });
  const changes = useMutationState({
    filters: { mutationKey: PLAN_UPDATE, status: 'pending' },
    select: ({ state }) => state.variables as PlanChange,
  });
  return useMemo(() => {
    if (!read) return read;
    const plan = withPending(newer && newer.version > read.version ? newer : read, changes);
    return plan.deleted_at ? null : plan;
  }, [read, newer, changes]);
}

/** A plan's rows with what is on its way laid over them; the same list for as long as nothing changed. */
export function useRowsByNow<R extends PlanRow>(
  kind: RowKind<R>,
  plan_id: string,
  read: readonly R[] | undefined,
): readonly R[] {
  const edits = useMutationState({
    filters: { mutationKey: kind.key, status: 'pending' },
    select: ({ state }) => state.variables as RowEdit<R>,
  });
  return useMemo(
    () =>
      withChanges(
        read ?? [],
        edits.filter((edit) => edit.plan_id === plan_id).flatMap(({ changes }) => changes),
      ),
    [read, edits, plan_id],
  );
}
