import type { DefinedUseQueryResult, UseQueryResult } from '@tanstack/react-query';

type Answer = UseQueryResult | DefinedUseQueryResult;

/**
 * Why there is nothing to show: an error, or no connection without cached data. Null if there is something.
 */
export const whatIsMissing = ({
  data,
  isError,
  fetchStatus,
}: Answer): 'error' | 'offline' | 'loading' | null =>
  data !== undefined ? null : isError ? 'error' : fetchStatus === 'paused' ? 'offline' : 'loading';
