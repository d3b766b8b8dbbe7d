import type { DefinedUseQueryResult, UseQueryResult } from '@tanstack/react-query';

type Answer = UseQueryResult | DefinedUseQueryResult;

/** Why there is nothing to show, if there is nothing: a failure, or no connection and nothing kept on the device. */
export const whatIsMissing = ({
  data,
  isError,
  fetchStatus,
}: Answer): 'error' | 'offline' | 'loading' | null =>
  data !== undefined ? null : isError ? 'error' : fetchStatus === 'paused' ? 'offline' : 'loading';
