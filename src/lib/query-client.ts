import { MutationCache, QueryCache, QueryClient, type QueryObserverOptions } from '@tanstack/react-query';
import { isTransient } from './errors';

/** Numbers of retries, and durations in milliseconds, from the specification. */
const QUERY_RETRIES = 3;
const MUTATION_RETRIES = 1;
export const FRESH_FOR = 5 * 60_000;
export const CACHED_FOR = 10 * 60_000;
const FIRST_RETRY = 1_000;
const LONGEST_RETRY = 30_000;

/** Exponential back-off: one second, doubled on each retry, at most thirty. `attempt` counts from 0. */
export const retryDelay = (attempt: number): number => Math.min(FIRST_RETRY * 2 ** attempt, LONGEST_RETRY);

/**
 * Retries failed requests, except refusals (not found, not allowed, at the limit, stale), which are final.
 */
const retryUpTo = (times: number) => (failures: number, error: Error) =>
  failures < times && isTransient(error);

/** Returns true if shown data might be outdated: there is data, but its last request failed. */
export const isOutdated = ({ data, error }: { data: unknown; error: Error | null }): boolean =>
  data !== undefined && error !== null && isTransient(error);

/**
 * Refetches a query whose cached data is shown. Errors stay in the query's state, and a cancellation (at
 * sign-out) is ignored.
 */
export function askAgain(query: { fetch(): Promise<unknown> }): void {
  setTimeout(() => void query.fetch().catch(() => undefined));
}

/** Creates the query client. `persister` stores fetched data on the device (data/read-cache.ts). */
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
    mutationMeta: { /** True if the page itself reports this failure. */ handled?: boolean };
  }
}
