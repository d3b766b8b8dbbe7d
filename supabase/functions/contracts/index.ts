import { sendClaimed } from '../_shared/claimed-emails.ts';
import { confirmContracts } from '../_shared/contract-confirmation.ts';
import { call } from '../_shared/database.ts';
import { answer, momentOf, readFields, serve } from '../_shared/http.ts';
import { siteUrl } from '../_shared/mail.ts';
import { endNow, keepSubscription, nextRead } from '../_shared/purchases.ts';
import { admitScheduler } from '../_shared/scheduler.ts';
import { paymentService } from '../_shared/stripe.ts';
import { type ContractEmail, contractEmail } from './emails.ts';

/**
 * Scheduled job about contracts: POST {at?} with the scheduler's `Authorization: Bearer`. The database calls
 * it hourly; failures are retried in the next run.
 * - Ends the subscriptions of people who are leaving.
 * - Mails a notice before a yearly renewal and before Basic ends.
 * - Confirms contracts that have no confirmation yet.
 * `at` (ISO 8601) replaces the current time for people who are leaving.
 * Answers 200 {ended, sent, failed}. Errors: 400; 401; 502 if the database doesn't answer.
 */
/** Time limit of a run, shorter than the platform's. */
const TIME_LIMIT_MS = 45_000;

type Leaving = { id: string; at_once: boolean };

/**
 * Ends a subscription without a refund. Within the first fourteen days, the app advises people to withdraw
 * from the contract first.
 */
async function end({ id, at_once }: Leaving): Promise<void> {
  const service = paymentService();
  if (at_once) await endNow(service, id, 0, `leaving/${id}`);
  else await service.subscriptions.update(id, { cancel_at_period_end: true });
  await keepSubscription(service, id, await nextRead());
}

async function handle(request: Request): Promise<Response> {
  if (request.method !== 'POST') return answer(405, { error: 'POST only' });
  await admitScheduler(request);
  const moment = momentOf((await readFields(request)).get('at')).toISOString();
  const until = Date.now() + TIME_LIMIT_MS;
  let [ended, unreached] = [0, 0];
  const leaving = await call('leaving_subscriptions', { moment });
  for (const one of Array.isArray(leaving) ? (leaving as Leaving[]) : []) {
    try {
      await end(one);
      ended++;
    } catch (error) {
      unreached++;
      console.error('contracts', error);
    }
  }
  const { sent, failed } = await sendClaimed<ContractEmail>(
    {
      log: 'contracts',
      claim: 'claim_contract_emails',
      settle: 'settle_contract_email',
      contentOf: (email) => contractEmail(email, siteUrl()),
      key: 'contracts',
    },
    until,
  );
  const confirmed = await confirmContracts(until);
  return answer(200, {
    ended,
    sent: sent + confirmed.sent,
    failed: failed + confirmed.failed + unreached,
  });
}

serve('contracts', handle);
