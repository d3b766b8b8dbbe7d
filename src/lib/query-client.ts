import { MutationCache, QueryCache, QueryClient, type QueryObserverOptions } from '@tanstack/react-query';
import { isTransient } from './errors';

/** The specification's data-fetching constants, milliseconds. */
const QUERY_RETRIES = 3;
const MUTATION_RETRIES = 1;
export const FRESH_FOR = 5 * 60_000;
export const CACHED_FOR = 10 * 60_000;
const FIRST_RETRY = 1_000;
const LONGEST_RETRY = 30_000;

/** Exponential back-off from one second, doubling, capped at thirty. `attempt` counts from 0. */
export const retryDelay = (attempt: number): number => Math.min(FIRST_RETRY * 2 ** attempt, LONGEST_RETRY);

/**
 * Retries failures other than refusals (not found, not allowed, at the limit, stale), which are final
 * answers.
 */
const retryUpTo = (times: number) => (failures: number, error: Error) =>
  failures < times && isTransient(error);

/** Returns true if shown data may be outdated: the query has data, and its last request failed. */
export const isOutdated = ({ data, error }: { data: unknown; error: Error | null }): boolean =>
  data !== undefined && error !== null && isTransient(error);

/**
 * Refetches a query whose cached answer is shown. The query keeps its error; a cancellation, as at sign-out,
 * is ignored.
 */
export function askAgain(query: { fetch(): Promise<unknown> }): void {
  setTimeout(() => void query.fetch().catch(() => undefined));
}

/** Creates the query client. `persister` keeps read data on the device (data/read-cache.ts). */
export function makeQueryClient(
  report: (error: Error, kind: 'query' | 'mutation') => void,
  persister?: QueryObserverOptions['persister'],
): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => report(error, 'query') }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        if (!mutation.meta?.handled) report(error, 'mutation');
      },
    }),
    defaultOptions: {
      queries: {
        retry: retryUpTo(QUERY_RETRIES),
        retryDelay,
        refetchInterval: ({ state }) => isOutdated(state) && LONGEST_RETRY,
        staleTime: FRESH_FOR,
        gcTime: CACHED_FOR,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: 'offlineFirst',
        ...(persister && { persister }),
      },
      mutations: { retry: retryUpTo(MUTATION_RETRIES), retryDelay },
    },
  });
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { /** True if the screen shows this failure itself. */ handled?: boolean };
  }
}
