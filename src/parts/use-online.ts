import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Returns whether the device is online. Uses the state that also pauses requests. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );
