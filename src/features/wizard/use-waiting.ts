import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { PLAN_CREATE } from '@/data/plan-pending';

const idOf = (variables: unknown): unknown =>
  typeof variables === 'object' && variables !== null && 'id' in variables ? variables.id : null;

/** Where this plan's creation stands: waiting for a connection, on its way, arrived, or none of it. */
export type Sending = 'waiting' | 'sending' | 'sent' | null;

/** Follows a plan's creation, also one begun before this page was opened, and can take back one that still waits. */
export function useWaiting(planId: string | null): { sending: Sending; takeBack: () => void } {
  const client = useQueryClient();
  const states = useMutationState({
    filters: {
      mutationKey: PLAN_CREATE,
      predicate: ({ state }) => planId !== null && idOf(state.variables) === planId,
    },
  });
  const last = states.at(-1);
  const sending: Sending =
    last?.status === 'success'
      ? 'sent'
      : last?.status === 'pending'
        ? last.isPaused
          ? 'waiting'
          : 'sending'
        : null;
  const takeBack = () => {
    const cache = client.getMutationCache();
    for (const mutation of cache.findAll({ mutationKey: PLAN_CREATE }))
      if (mutation.state.isPaused && idOf(mutation.state.variables) === planId) cache.remove(mutation);
  };
  return { sending, takeBack };
}
