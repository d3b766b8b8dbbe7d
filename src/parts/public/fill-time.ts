import { useCallback, useEffect, useRef } from 'react';

/** Returns a function with the milliseconds since the form was shown, because bots are faster than people. */
export function useFillTime(): () => number {
  const since = useRef<number | null>(null);
  useEffect(() => {
    since.current = performance.now();
  }, []);
  return useCallback(() => Math.floor(performance.now() - (since.current ?? performance.now())), []);
}

/** Waits for the minimum fill time, since a browser that fills in a form for a person isn't a bot. */
export async function untilAllowed(fillTime: () => number, least: number): Promise<void> {
  const rest = least - fillTime();
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest + 1));
}
