import { useSyncExternalStore } from 'react';
import type { Minute } from '@/domain/timeline/item';

/** Polling interval of the clock in milliseconds. */
const EVERY = 5_000;

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, EVERY);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
};

interface Span {
  readonly from: Minute;
  readonly to: Minute;
}

/** Returns the current minute, or null outside the span. */
export function minuteIn(span: Span | null): Minute | null {
  const minute = Math.floor(Date.now() / 60_000);
  return span && minute >= span.from && minute < span.to ? minute : null;
}

/** Returns the current minute, or null outside the span. Rerenders every minute, but only inside the span. */
export function useMinute(span: Span | null): Minute | null {
  return useSyncExternalStore(subscribe, () => minuteIn(span));
}
