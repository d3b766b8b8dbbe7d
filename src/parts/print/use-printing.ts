import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const query = () => window.matchMedia('print');
/** True from `beforeprint` on. The media query changes too late, after the browser has counted the pages. */
let asked = false;

function subscribe(listener: () => void): () => void {
  const media = query();
  const before = () => {
    asked = true;
    flushSync(listener);
  };
  const after = () => {
    asked = false;
    listener();
  };
  media.addEventListener('change', listener);
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    media.removeEventListener('change', listener);
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}

/** True while printing, so that buttons can be left out. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => asked || query().matches);
