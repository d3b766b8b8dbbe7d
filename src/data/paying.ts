import { queryOptions } from '@tanstack/react-query';
import { deviceStorage } from '@/lib/device-storage';
import { isTransient } from '@/lib/errors';
import { retryDelay } from '@/lib/query-client';
import { refreshBilling } from './billing';

/**
 * Key of the payment begun on this device. If somebody closes the payment service's tab or a bank takes its
 * time, the payment is read when they return. Sign-out deletes it.
 */
const KEY = 'celebra-paying';
/**
 * Time in which a session can be paid (two hours, plus a margin), and in which a
 * bank answers.
 */
const [OPEN_MS, LONGEST_MS] = [3 * 3_600_000, 14 * 86_400_000];

/** Returns when the payment was begun, and its session. */
function begun(): { at: number; session: string } | null {
  const [at = '', session = ''] = deviceStorage.getItem(KEY)?.split(' ') ?? [];
  return session ? { at: Number(at), session } : null;
}

export function notePaying(session: string): void {
  if (begun()?.session !== session) deviceStorage.setItem(KEY, `${Date.now()} ${session}`);
}

export const endPaying = (): void => deviceStorage.removeItem(KEY);

/** Returns the payment's session; null without one, or if it is too old for an answer. */
export function payingSession(): string | null {
  const one = begun();
  return one && Date.now() - one.at < LONGEST_MS ? one.session : null;
}

/** Forgets an unpaid payment, unless its session can still be paid. */
export function endUnpaid(): void {
  if (Date.now() - (begun()?.at ?? 0) > OPEN_MS) endPaying();
}

/**
 * Reads a session's state from the payment service, repeatedly and less and less often while the bank or the
 * service is pending.
 */
export const paymentQuery = (session: string) =>
  queryOptions({
    queryKey: ['payment', session],
    queryFn: () => refreshBilling(session),
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data, error, dataUpdateCount, errorUpdateCount } }) =>
      (error ? isTransient(error) : data?.payment === 'waits') &&
      retryDelay(dataUpdateCount + errorUpdateCount),
  });
