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
 * What the clock does about contracts: POST {at?} with `Authorization: Bearer` as the scheduler. Ends the subscriptions
 * of people who are leaving, at the payment service, writes before a yearly renewal and before Basic ends, and confirms
 * the contracts whose confirmation hasn't gone out. The database calls it each hour; what could not be done is for the
 * next run. `at` is a moment (ISO 8601) to take for now
 * by those who are leaving. Answers 200 {ended, sent, failed}, 400, 401 and, when the database doesn't answer, 502.
 */
/** A run ends before the platform would end it. */
const TIME_LIMIT_MS = 45_000;

type Leaving = { id: string; at_once: boolean };

/** Without a refund: within fourteen days people are told to withdraw first. */
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
