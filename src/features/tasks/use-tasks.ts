import { useQuery } from '@tanstack/react-query';
import { TASKS, tasksQuery } from '@/data/tasks';
import { usePlanByNow, useRowsByNow } from '@/data/use-plan-rows';
import type { Category } from '@/domain/plan/facts';

const NONE: readonly string[] = [];
const NO_CATEGORIES: readonly Category[] = [];

/** A plan's tasks with what is on its way laid over them, and the plan as it stands by now. */
export function useTasks(id: string) {
  const query = useQuery(tasksQuery(id));
  const { data } = query;
  return {
    query,
    plan: usePlanByNow(id, data?.plan),
    tasks: useRowsByNow(TASKS, id, data?.tasks),
    removed: data?.removed ?? NONE,
    committed: data?.committed ?? NO_CATEGORIES,
  };
}
