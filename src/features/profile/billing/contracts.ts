import type { QueryClient } from '@tanstack/react-query';
import { billingQuery, endSubscription, type Purchase, type Subscription } from '@/data/billing';

export const renews = ({ status, ends }: Subscription): boolean => status !== 'canceled' && !ends;

/** True if the withdrawal period of a contract hasn't ended. Days are counted in UTC, as in the database. */
export const mayWithdraw = (contract: Purchase | Subscription): boolean =>
  !contract.withdrawn_at &&
  !('state' in contract && contract.state !== 'paid') &&
  contract.withdraw_until >= new Date().toISOString().slice(0, 10);

/**
 * Ends automatically renewing contracts at the payment service before an account is deleted. `waits` means
 * that the payment service can't be reached. A scheduled job then retries, and the account is deleted only
 * afterwards.
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
