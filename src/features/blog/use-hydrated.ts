import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False during hydration: the page was prerendered without a query in its address
 * and must first be the same here. True from then on, and at once where nothing was prerendered.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
