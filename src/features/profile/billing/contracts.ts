import type { QueryClient } from '@tanstack/react-query';
import { billingQuery, endSubscription, type Purchase, type Subscription } from '@/data/billing';

/** It goes on being charged. */
export const renews = ({ status, ends }: Subscription): boolean => status !== 'canceled' && !ends;

/** Days are the service's, in UTC, as the database counts them. */
export const mayWithdraw = (contract: Purchase | Subscription): boolean =>
  !contract.withdrawn_at &&
  !('state' in contract && contract.state !== 'paid') &&
  contract.withdraw_until >= new Date().toISOString().slice(0, 10);

/**
 * Ends what renews itself at the payment service, for who is leaving. Where it can't be reached (`waits`), the clock tries
 * on, and the account is not deleted before.
 */
export async function endContracts(userId: string, client: QueryClient): Promise<'none' | 'ended' | 'waits'> {
  const query = billingQuery(userId);
  try {
    const { subscriptions } = await client.fetchQuery(query);
    if (!subscriptions.some(renews)) return 'none';
    await endSubscription(true);
    await client.invalidateQueries({ queryKey: query.queryKey });
    return 'ended';
  } catch {
    return 'waits';
  }
}
