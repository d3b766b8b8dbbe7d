import type { QueryClient } from '@tanstack/react-query';
import { billingQuery, endSubscription, type Purchase, type Subscription } from '@/data/billing';

export const renews = ({ status, ends }: Subscription): boolean => status !== 'canceled' && !ends;

/** True while the withdrawal period of a contract is open. Days are counted in UTC, as in the database. */
export const mayWithdraw = (contract: Purchase | Subscription): boolean =>
  !contract.withdrawn_at &&
  !('state' in contract && contract.state !== 'paid') &&
  contract.withdraw_until >= new Date().toISOString().slice(0, 10);

/**
 * Ends renewing contracts at the payment service before an account is deleted. `waits`: the payment service
 * can't be reached; a scheduled job retries, and the account is deleted only afterwards.
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
