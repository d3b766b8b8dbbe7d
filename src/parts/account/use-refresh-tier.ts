import { useQueryClient } from '@tanstack/react-query';

/** Another tier is another limit everywhere: of the account and of its plans. */
export function useRefreshTier(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [['tier'], ['grace'], ['plans'], ['plan']].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
}
