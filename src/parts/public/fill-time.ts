import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds since the form could be filled: programs are faster than people. */
export function useFillTime(): () => number {
  const since = useRef<number | null>(null);
  useEffect(() => {
    since.current = performance.now();
  }, []);
  return useCallback(() => Math.floor(performance.now() - (since.current ?? performance.now())), []);
}

/** Waits for the minimum fill time: a browser that fills a form automatically is no bot. */
export async function untilAllowed(fillTime: () => number, least: number): Promise<void> {
  const rest = least - fillTime();
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest + 1));
}
