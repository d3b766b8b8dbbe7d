import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False during hydration, because the page was prerendered without a query and must be the same at first.
 * True afterwards, and at once on pages that weren't prerendered.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
