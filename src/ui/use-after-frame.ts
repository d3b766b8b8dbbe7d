import { startTransition, useEffect, useState } from 'react';

/**
 * False until the frame that first shows the component has been drawn: what may follow a moment later does not delay
 * it. A deferred value would not do: React draws it as soon as it has time, which may be before that frame.
 */
export function useAfterFrame(atOnce = false): boolean {
  const [after, setAfter] = useState(atOnce);
  useEffect(() => {
    if (after) return;
    const frame = requestAnimationFrame(() => startTransition(() => setAfter(true)));
    return () => cancelAnimationFrame(frame);
  }, [after]);
  return after;
}
