import type { DefinedUseQueryResult, UseQueryResult } from '@tanstack/react-query';

type Answer = UseQueryResult | DefinedUseQueryResult;

/**
 * Returns why a page's data can't be shown yet, or null if it can. `offline` means no connection and no
 * cached data.
 */
export const whatIsMissing = ({
  data,
  isError,
  fetchStatus,
}: Answer): 'error' | 'offline' | 'loading' | null =>
  data !== undefined ? null : isError ? 'error' : fetchStatus === 'paused' ? 'offline' : 'loading';
