import type Stripe from 'stripe';
import { call } from '../_shared/database.ts';
import { emailHtml, emailText } from '../_shared/email.ts';
import { answer, languageField, Refusal, readFields, serve, textField, tooMany } from '../_shared/http.ts';
import { sendMail, siteUrl } from '../_shared/mail.ts';
import { endNow, keepSession, keepSubscription, nextRead } from '../_shared/purchases.ts';
import { paymentService } from '../_shared/stripe.ts';
import { readUser } from '../_shared/user.ts';
import { ownerEmail, type Withdrawal, withdrawalEmail } from './emails.ts';

/**
 * Actions on an account's own purchases: POST {action}.
 * - `refresh` {session}: reads a checkout session again; answers 200 {payment}.
 * - `portal` {language}: answers 200 {url} of the payment service's page with cards and invoices.
 * - `end` and `resume`: stop or continue the renewal.
 * - `withdraw` {id}: refunds the unused days.
 * - `offer` {plan_id, tier}: mails an editor's request to the plan's owner.
 * All actions except `refresh` and `portal` answer 204. Errors: 400; 401; 404 if something doesn't exist;
 * 405; 410 for a withdrawal after fourteen days; 429 for a second `offer` within a day; 502 if a service
 * doesn't answer; 503 if nothing is sold.
 */
type Payer = {
  customer_id: string | null;
  session_id: string | null;
  subscription_id: string | null;
  email: string | null;
  language: 'es' | 'en';
};

const payerOf = async (person: string): Promise<Payer> => (await call('payer_of', { person })) as Payer;

const missing = () => new Refusal(404, 'nothing is bought');

/** `waits`: the bank hasn't confirmed the payment yet. */
type Payment = 'paid' | 'waits' | 'none';

/**
 * Reads the payment of the checkout session that a person returns from. The id comes from the URL, so it can
 * be any text.
 */
async function paymentOf(service: Stripe, person: string, id: string): Promise<Payment> {
  if (!/^cs_\w{1,200}$/.test(id)) return 'none';
  const session = await service.checkout.sessions.retrieve(id).catch((error: { code?: string }) => {
    if (error.code === 'resource_missing') return null;
    throw error;
  });
  if (session?.metadata?.user_id !== person || session.status !== 'complete') return 'none';
  await keepSession(service, id, await nextRead());
  return session.payment_status === 'unpaid' ? 'waits' : 'paid';
}

async function refresh(service: Stripe, person: string, session: string): Promise<Response> {
  const payment = await paymentOf(service, person, session);
  const { session_id, subscription_id } = await payerOf(person);
  if (session_id) await keepSession(service, session_id, await nextRead());
  if (subscription_id) await keepSubscription(service, subscription_id, await nextRead());
  return answer(200, { payment });
}

async function portal(service: Stripe, person: string, language: 'es' | 'en'): Promise<Response> {
  const { customer_id } = await payerOf(person);
  if (!customer_id) throw missing();
  const { url } = await service.billingPortal.sessions.create({
    customer: customer_id,
    locale: language,
    return_url: `${siteUrl()}/app/profile`,
  });
  return answer(200, { url });
}

async function renew(service: Stripe, person: string, renews: boolean): Promise<Response> {
  const { subscription_id } = await payerOf(person);
  if (!subscription_id) throw missing();
  await service.subscriptions.update(subscription_id, { cancel_at_period_end: !renews });
  await keepSubscription(service, subscription_id, await nextRead());
  return answer(204);
}

/** Records the withdrawal, then refunds. If the refund fails, a second call repeats only the refund. */
async function withdraw(service: Stripe, person: string, id: string): Promise<Response> {
  const withdrawal = (await call('withdraw', { person, id })) as Withdrawal | null;
  if (withdrawal === null) throw new Refusal(410, 'fourteen days have passed');
  const { returned, payment_id } = withdrawal;
  const key = `withdraw/${id}`;
  if (payment_id === null) {
    await endNow(service, id, returned, key);
    await keepSubscription(service, id, await nextRead());
  } else {
    if (returned > 0)
      await service.refunds.create({ payment_intent: payment_id, amount: returned }, { idempotencyKey: key });
    await keepSession(service, id, await nextRead());
  }
  const { email, language } = await payerOf(person);
  if (email) {
    const content = withdrawalEmail(language, withdrawal);
    await sendMail({
      to: email,
      subject: content.title,
      html: emailHtml(content),
      text: emailText(content),
      language,
      idempotencyKey: key,
    });
  }
  return answer(204);
}

async function offer(person: string, plan_id: string, tier: string): Promise<Response> {
  if (tier !== 'basic' && tier !== 'pro') throw new Refusal(400, 'not for sale');
  const told = (await call('claim_owner_offer', { author: person, plan_id })) as {
    capped?: boolean;
    email: string;
    language: 'es' | 'en';
    author: string;
    plan: string;
  } | null;
  if (told === null) throw new Refusal(404, 'no such plan');
  if (told.capped) return tooMany('sent today', 86_400);
  const content = ownerEmail({ ...told, tier, site: siteUrl() });
  await sendMail({
    to: told.email,
    subject: content.title,
    html: emailHtml(content),
    text: emailText(content),
    language: told.language,
  });
  return answer(204);
}

async function handle(request: Request): Promise<Response> {
  if (request.method !== 'POST') return answer(405, { error: 'POST only' });
  const person = await readUser(request);
  if (person === null) throw new Refusal(401, 'sign in first');
  const fields = await readFields(request);
  const action = textField(fields, 'action');
  if (action === 'offer') return offer(person, textField(fields, 'plan_id'), textField(fields, 'tier'));
  const service = paymentService();
  switch (action) {
    case 'refresh':
      return refresh(service, person, textField(fields, 'session'));
    case 'portal':
      return portal(service, person, languageField(fields));
    case 'end':
      return renew(service, person, false);
    case 'resume':
      return renew(service, person, true);
    case 'withdraw':
      return withdraw(service, person, textField(fields, 'id'));
    default:
      throw new Refusal(400, 'no such action');
  }
}

serve('billing', handle);
