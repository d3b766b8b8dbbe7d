import { useQueryClient } from '@tanstack/react-query';

/** Refetches the account and its plans after the tier has changed, because their limits change with it. */
export function useRefreshTier(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [['tier'], ['grace'], ['plans'], ['plan']].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
}
