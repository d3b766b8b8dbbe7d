import { useCallback, useEffect, useState } from 'react';
import { readShared, type Shared } from '@/data/shared';
import { spanOfRows } from '@/domain/timeline/now';
import { statusOf } from '@/lib/errors';

/** Polling interval in milliseconds during the event, so that a delay is shown within half a minute. */
const SOON = 20_000;
const LATER = 300_000;

export const minuteOf = (iso: string): number => Math.floor(Date.parse(iso) / 60_000);

/**
 * Returns true while the event is running. Uses the service's clock, because the device's clock might be
 * wrong.
 */
function goesOn(shared: Shared): boolean {
  if (shared.scope === 'kitchen') return false;
  const items = shared.scope === 'day' ? [...shared.items, ...shared.moments] : shared.items;
  const span = spanOfRows(
    items.map(({ starts_at, duration }) => ({ starts_at: minuteOf(starts_at), duration })),
  );
  const at = minuteOf(shared.read_at);
  return span !== null && at >= span.from && at < span.to;
}

interface Reading {
  readonly token: string;
  readonly shared: Shared | null;
  /** HTTP status of the failure, or 0 if no response arrived; null while the data is current. */
  readonly failure: number | null;
}

/** Reads the data of a link without an account. Polls while the page is visible. */
export function useShared(token: string) {
  const [reading, setReading] = useState<Reading>({ token, shared: null, failure: null });
  const { shared, failure } = reading.token === token ? reading : { shared: null, failure: null };
  const read = useCallback(
    async (again: boolean): Promise<void> => {
      const put = (next: (before: Shared | null) => Omit<Reading, 'token'>) =>
        setReading((before) => ({ token, ...next(before.token === token ? before.shared : null) }));
      try {
        const told = await readShared(token, again);
        put(() => ({ shared: told, failure: null }));
      } catch (error) {
        const status = statusOf(error);
        // A revoked link no longer shows anything.
        put((before) => ({ shared: status === 404 ? null : before, failure: status }));
      }
    },
    [token],
  );
  useEffect(() => void read(false), [read]);

  const isThere = shared !== null;
  const every = shared && goesOn(shared) ? SOON : LATER;
  useEffect(() => {
    if (!isThere) return;
    const again = () => {
      if (document.visibilityState === 'visible') void read(true);
    };
    const timer = setInterval(again, every);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [isThere, every, read]);
  const retry = () => {
    setReading({ token, shared: null, failure: null });
    void read(false);
  };
  return { shared, failure, retry, isOn: every === SOON };
}
