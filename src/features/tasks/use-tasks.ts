import { useMutationState, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PLAN_UPDATE, withPending } from '@/data/plan-pending';
import { type PlanChange, planQuery } from '@/data/plans';
import { type RowEdit, withChanges } from '@/data/row-changes';
import { TASKS, tasksQuery } from '@/data/tasks';
import type { Category } from '@/domain/plan/facts';
import type { Task } from '@/domain/tasks/task';

const NONE: readonly string[] = [];
const NO_CATEGORIES: readonly Category[] = [];

/** A plan's tasks with what is on its way laid over them, and the plan as it stands by now. */
export function useTasks(id: string) {
  const query = useQuery(tasksQuery(id));
  // The plan may have been changed on its own page since the tasks were read.
  const { data: newer } = useQuery({ ...planQuery(id), enabled: false });
  const edits = useMutationState({
    filters: { mutationKey: TASKS.key, status: 'pending' },
    select: ({ state }) => state.variables as RowEdit<Task>,
  });
  const planChanges = useMutationState({
    filters: { mutationKey: PLAN_UPDATE, status: 'pending' },
    select: ({ state }) => state.variables as PlanChange,
  });
  const { data } = query;
  const plan = useMemo(() => {
    if (!data) return data;
    return withPending(newer && newer.version > data.plan.version ? newer : data.plan, planChanges);
  }, [data, newer, planChanges]);
  const tasks = useMemo(
    () =>
      withChanges(
        data?.tasks ?? [],
        edits.filter(({ plan_id }) => plan_id === id).flatMap(({ changes }) => changes),
      ),
    [data, edits, id],
  );
  return {
    query,
    plan: plan?.deleted_at ? null : plan,
    tasks,
    removed: data?.removed ?? NONE,
    committed: data?.committed ?? NO_CATEGORIES,
  };
}
