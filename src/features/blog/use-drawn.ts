import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while a page that was drawn at build time is being taken over: it was drawn without a query in its address
 * and must first be the same here. True from then on, and at once where nothing was drawn before.
 */
export const useDrawn = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
