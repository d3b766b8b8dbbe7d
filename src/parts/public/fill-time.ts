import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that returns the milliseconds since the form was shown. Bots fill in forms faster than
 * people.
 */
export function useFillTime(): () => number {
  const since = useRef<number | null>(null);
  useEffect(() => {
    since.current = performance.now();
  }, []);
  return useCallback(() => Math.floor(performance.now() - (since.current ?? performance.now())), []);
}

/** Waits until the minimum fill time has passed. Autofill can be as fast as a bot, but isn't one. */
export async function untilAllowed(fillTime: () => number, least: number): Promise<void> {
  const rest = least - fillTime();
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest + 1));
}
