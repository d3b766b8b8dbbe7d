import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('print');

function subscribe(listener: () => void): () => void {
  const media = query();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the page is being put on paper, where nothing can be pressed. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
