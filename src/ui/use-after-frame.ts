import { startTransition, useEffect, useState } from 'react';
import { afterFrame } from './after-frame';

/**
 * False until the frame that first shows the component has been drawn: what may follow a moment later does not delay
 * it. A deferred value would not do: React draws it as soon as it has time, which may be before that frame.
 */
export function useAfterFrame(atOnce = false): boolean {
  const [after, setAfter] = useState(atOnce);
  useEffect(() => {
    if (after) return;
    return afterFrame(() => startTransition(() => setAfter(true)));
  }, [after]);
  return after;
}
