import { queryOptions } from '@tanstack/react-query';
import { deviceStorage } from '@/lib/device-storage';
import { isTransient } from '@/lib/errors';
import { retryDelay } from '@/lib/query-client';
import { refreshBilling } from './billing';

/**
 * Storage key of the payment that was started on this device. If the person closes the payment tab, or the
 * bank takes long, the payment is checked on their return. Sign-out deletes it.
 */
const KEY = 'celebra-paying';
/**
 * Time limits in milliseconds: for paying in a session (two hours, plus a margin), and for the bank's
 * confirmation.
 */
const [OPEN_MS, LONGEST_MS] = [3 * 3_600_000, 14 * 86_400_000];

/** Returns the session of the started payment, and its start time. */
function begun(): { at: number; session: string } | null {
  const [at = '', session = ''] = deviceStorage.getItem(KEY)?.split(' ') ?? [];
  return session ? { at: Number(at), session } : null;
}

export function notePaying(session: string): void {
  if (begun()?.session !== session) deviceStorage.setItem(KEY, `${Date.now()} ${session}`);
}

export const endPaying = (): void => deviceStorage.removeItem(KEY);

/**
 * Returns the session of the started payment. Null if there is none, or if it is so old that no bank
 * confirmation can arrive.
 */
export function payingSession(): string | null {
  const one = begun();
  return one && Date.now() - one.at < LONGEST_MS ? one.session : null;
}

/** Forgets an unpaid payment, unless its session can still be paid. */
export function endUnpaid(): void {
  if (Date.now() - (begun()?.at ?? 0) > OPEN_MS) endPaying();
}

/**
 * Reads a session's state from the payment service. It is read again at growing intervals until the bank and
 * the service have responded.
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
