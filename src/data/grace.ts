import { queryOptions } from '@tanstack/react-query';
import { type Billing, billingQuery, readBilling, refreshBilling } from './billing';

/** After a renewal that failed. Same as `private.held_tiers`. */
const GRACE_MS = 7 * 86_400_000;

export interface Grace {
  /** When Pro ends unless it is paid, an ISO timestamp. */
  readonly lapses: string;
  /** What counts afterwards. */
  readonly after: 'free' | 'basic';
}

/** When Pro lapses after the end of what is paid. */
export const lapseOf = (until: string): string => new Date(Date.parse(until) + GRACE_MS).toISOString();

/** Null unless a renewal failed and the tier rests on its grace. */
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
 * The grace of an account of its own. Where there is one, the payment service is asked whether it was paid meanwhile: its
 * news may come later than its customer. Never kept on the device, where it would be told when it is over.
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
