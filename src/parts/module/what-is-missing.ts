import type { DefinedUseQueryResult, UseQueryResult } from '@tanstack/react-query';

type Answer = UseQueryResult | DefinedUseQueryResult;

/** Returns why a page can't be shown: an error, or no connection without cached data. Null if it can. */
export const whatIsMissing = ({
  data,
  isError,
  fetchStatus,
}: Answer): 'error' | 'offline' | 'loading' | null =>
  data !== undefined ? null : isError ? 'error' : fetchStatus === 'paused' ? 'offline' : 'loading';
