import { queryOptions } from '@tanstack/react-query';
import { deviceStorage } from '@/lib/device-storage';
import { isTransient } from '@/lib/errors';
import { retryDelay } from '@/lib/query-client';
import { refreshBilling } from './billing';

/**
 * The payment that was begun on this device: whoever closes the tab at the payment service, or goes elsewhere while a
 * bank takes its time, has it read when they are back. Sign-out deletes it.
 */
const KEY = 'celebra-paying';
/** A session can be paid for two hours; a bank may take days. */
const [OPEN_MS, LONGEST_MS] = [3 * 3_600_000, 14 * 86_400_000];

/** When it was begun, and its session. */
function begun(): { at: number; session: string } | null {
  const [at = '', session = ''] = deviceStorage.getItem(KEY)?.split(' ') ?? [];
  return session ? { at: Number(at), session } : null;
}

export function notePaying(session: string): void {
  if (begun()?.session !== session) deviceStorage.setItem(KEY, `${Date.now()} ${session}`);
}

export const endPaying = (): void => deviceStorage.removeItem(KEY);

/** Its session; null without one, or where it has been too long for anything to come. */
export function payingSession(): string | null {
  const one = begun();
  return one && Date.now() - one.at < LONGEST_MS ? one.session : null;
}

/** Nobody has paid: its session may still be, as long as it is open. */
export function endUnpaid(): void {
  if (Date.now() - (begun()?.at ?? 0) > OPEN_MS) endPaying();
}

/** What became of a session, at the payment service: asked again, ever less often, while a bank or the service keeps one waiting. */
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
