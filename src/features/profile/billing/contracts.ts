import type { QueryClient } from '@tanstack/react-query';
import { billingQuery, endSubscription, type Purchase, type Subscription } from '@/data/billing';

/** Returns true if the subscription will be charged again. */
export const renews = ({ status, ends }: Subscription): boolean => status !== 'canceled' && !ends;

/** Returns true if a contract can still be withdrawn from. Days are in UTC, as the database counts them. */
export const mayWithdraw = (contract: Purchase | Subscription): boolean =>
  !contract.withdrawn_at &&
  !('state' in contract && contract.state !== 'paid') &&
  contract.withdraw_until >= new Date().toISOString().slice(0, 10);

/**
 * Ends renewing contracts at the payment service before an account is deleted. If the service can't be
 * reached (`waits`), the scheduled job retries, and the account isn't deleted before.
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
