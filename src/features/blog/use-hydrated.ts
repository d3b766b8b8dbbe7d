import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False during hydration, because the page was prerendered without a query string and the first render must
 * match. True afterwards, and from the start on pages that weren't prerendered.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
