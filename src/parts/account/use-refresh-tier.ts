import { useQueryClient } from '@tanstack/react-query';

/** Refetches the account and its plans, because another tier changes their limits. */
export function useRefreshTier(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [['tier'], ['grace'], ['plans'], ['plan']].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
}
