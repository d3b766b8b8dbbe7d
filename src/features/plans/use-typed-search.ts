import { useEffect, useRef, useState } from 'react';
import type { SetURLSearchParams } from 'react-router-dom';

/** Milliseconds without a keystroke after which the address follows; browsers limit how often it may. */
const PAUSE = 250;

/** The search as it is typed, at once for the list and a moment later for the address. */
export function useTypedSearch(
  params: URLSearchParams,
  setParams: SetURLSearchParams,
): [string, (typed: string) => void] {
  const stored = (params.get('q') ?? '').slice(0, 100);
  const [typed, setTyped] = useState(stored);
  const written = useRef(stored);

  // The address changed by itself, by the browser's Back for one.
  useEffect(() => {
    if (stored === written.current) return;
    written.current = stored;
    setTyped(stored);
  }, [stored]);

  useEffect(() => {
    if (typed === written.current) return;
    const timer = setTimeout(() => {
      written.current = typed;
      setParams(
        (current) => {
          if (typed) current.set('q', typed);
          else current.delete('q');
          return current;
        },
        { replace: true },
      );
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [typed, setParams]);

  return [typed, setTyped];
}
