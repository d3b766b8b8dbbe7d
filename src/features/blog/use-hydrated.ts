import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False during hydration. The page was prerendered without a query string, and the first render must match
 * it. True afterwards, and true at once on pages that weren't prerendered.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
