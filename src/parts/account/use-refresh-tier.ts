import { useQueryClient } from '@tanstack/react-query';

/** Refetches the account and its plans after the tier has changed, because limits depend on the tier. */
export function useRefreshTier(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [['tier'], ['grace'], ['plans'], ['plan']].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
}
