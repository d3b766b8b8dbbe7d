import { useEffect, useState } from 'react';

/**
 * Counts down from `seconds`; `start` restarts the countdown. Measures by the clock, because timers stop
 * while a tab sleeps.
 */
export function useCountdown(seconds: number): { left: number; start: (seconds: number) => void } {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const over = left === 0;
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [over]);
  return {
    left,
    start(again) {
      setNow(Date.now());
      setUntil(Date.now() + again * 1000);
    },
  };
}
