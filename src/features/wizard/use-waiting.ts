import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { PLAN_CREATE } from '@/data/plan-mutations';

const idOf = (variables: unknown): unknown =>
  typeof variables === 'object' && variables !== null && 'id' in variables ? variables.id : null;

/** Whether this plan's creation waits for a connection, and a way to take it back. */
export function useWaiting(planId: string | null) {
  const client = useQueryClient();
  const waiting = useMutationState({
    filters: {
      mutationKey: PLAN_CREATE,
      predicate: ({ state }) => planId !== null && state.isPaused && idOf(state.variables) === planId,
    },
  });
  const takeBack = () => {
    const cache = client.getMutationCache();
    for (const mutation of cache.findAll({ mutationKey: PLAN_CREATE }))
      if (mutation.state.isPaused && idOf(mutation.state.variables) === planId) cache.remove(mutation);
  };
  return { waiting: waiting.length > 0, takeBack };
}
