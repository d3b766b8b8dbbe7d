import { useCallback, useEffect, useRef } from 'react';
import { keepTried, type Tried } from './tried';

/** A slider that has not moved for this long rests, ms. */
const REST = 300;

/**
 * Keeps what was tried: not with every move of a slider, but when it rests, and when the reader leaves. Returns how to
 * keep what is shown at once.
 */
export function useKept(shown: Tried, changed: boolean): () => void {
  const latest = useRef({ shown, changed });
  useEffect(() => {
    latest.current = { shown, changed };
    if (!changed) return;
    const timer = setTimeout(() => keepTried(shown), REST);
    return () => clearTimeout(timer);
  }, [shown, changed]);
  useEffect(
    () => () => {
      if (latest.current.changed) keepTried(latest.current.shown);
    },
    [],
  );
  return useCallback(() => keepTried(latest.current.shown), []);
}
