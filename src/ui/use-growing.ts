import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

/** Rows at first and with each growth; five hundred at once are felt in every keystroke. */
const STEP = 50;

/** How many rows of a long list to draw: more as its end comes near. Another `key` begins anew. */
export function useGrowing(key: string, length: number) {
  const [grown, setGrown] = useState({ key, room: STEP });
  const room = grown.key === key ? grown.room : STEP;
  const end = useRef<HTMLDivElement>(null);
  const grow = useCallback(
    // In slices: who scrolls on must not feel it.
    () =>
      startTransition(() => setGrown((now) => ({ key, room: (now.key === key ? now.room : STEP) + STEP }))),
    [key],
  );
  const rest = length - room;
  useEffect(() => {
    if (rest <= 0 || !end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) grow();
      },
      { rootMargin: '600px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [rest, grow]);
  return { room, end, grow };
}
