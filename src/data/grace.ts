import { queryOptions } from '@tanstack/react-query';
import { type Billing, billingQuery, readBilling, refreshBilling } from './billing';

/** Grace period in milliseconds after a failed renewal, as in `private.held_tiers`. */
const GRACE_MS = 7 * 86_400_000;

export interface Grace {
  /** Time when an unpaid Pro tier ends, in ISO 8601. */
  readonly lapses: string;
  /** The tier after the unpaid Pro tier has ended. */
  readonly after: 'free' | 'basic';
}

/** Returns the end of the grace period. `until` is the end of the paid period. */
export const lapseOf = (until: string): string => new Date(Date.parse(until) + GRACE_MS).toISOString();

/**
 * Returns the grace period of an account. Null if no renewal has failed, or if the tier doesn't depend on the
 * grace period.
 */
export function graceOf({ tier, until, subscriptions, purchases }: Billing, now = Date.now()): Grace | null {
  const failed = subscriptions.find(
    ({ status, grace, withdrawn_at }) => status === 'past_due' && grace && !withdrawn_at,
  );
  if (!failed || tier !== 'pro' || until !== failed.until) return null;
  const lapses = lapseOf(failed.until);
  if (Date.parse(lapses) <= now) return null;
  const hasBasic = purchases.some(
    (one) => one.held && one.state === 'paid' && !one.withdrawn_at && one.until >= lapses.slice(0, 10),
  );
  return { lapses, after: hasBasic ? 'basic' : 'free' };
}

/**
 * Reads the grace period of the signed-in account. If there is one, the payment service is asked whether the
 * renewal was paid meanwhile. Never stored on the device, because stored data could outlast the grace period.
 */
export const graceQuery = (userId: string) =>
  queryOptions({
    queryKey: ['grace', userId],
    staleTime: 0,
    refetchOnWindowFocus: true,
    queryFn: async ({ signal, client }) => {
      const grace = graceOf(await readBilling(signal));
      if (!grace) return null;
      const isAsked = await refreshBilling('').then(
        () => true,
        () => false,
      );
      if (!isAsked) return grace;
      const billing = await readBilling(signal);
      client.setQueryData(billingQuery(userId).queryKey, billing);
      return graceOf(billing);
    },
  });
