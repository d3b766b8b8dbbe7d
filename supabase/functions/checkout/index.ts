import type Stripe from 'stripe';
import { call } from '../_shared/database.ts';
import { answer, languageField, Refusal, readFields, serve, textField } from '../_shared/http.ts';
import { siteUrl } from '../_shared/mail.ts';
import { currencies, offers, priceOf, tierOf } from '../_shared/prices.ts';
import { keepSession, nextRead } from '../_shared/purchases.ts';
import { isManaged, paymentService } from '../_shared/stripe.ts';
import { readUser } from '../_shared/user.ts';
import { sessionParams, type Wish } from './session.ts';

/**
 * Opens the payment service's page for a purchase: POST {offer, currency, language, back, begin_at_once}. An
 * account has at most one open checkout session. Requests for the same purchase get the same session. A
 * request for a different purchase closes that session first.
 * Answers 200 {url, session}. Errors: 400; 401; 403 if the account is about to be deleted; 405; 409 if it
 * already has the tier; 423 while a payment is running in another window; 502 if a service doesn't answer;
 * 503 if nothing is sold.
 */
type Begun = {
  leaving?: boolean;
  held?: boolean;
  attempt: string;
  session_id: string | null;
  wish: Wish;
  began_at: string;
  other: boolean;
  customer_id: string | null;
  email: string | null;
};

/** `begin_checkout` closes any attempt older than this, in milliseconds. */
const ATTEMPT_MS = 3_600_000;
/**
 * Number of tries. Two windows that buy different things close each other's sessions, so one of them must
 * give up.
 */
const TRIES = 5;

const customerOf = async (service: Stripe, person: string, begun: Begun): Promise<string> => {
  if (begun.customer_id) return begun.customer_id;
  const made = await service.customers.create(
    { ...(begun.email ? { email: begun.email } : {}), metadata: { user_id: person } },
    { idempotencyKey: `customer/${person}/${begun.email}` },
  );
  return String(await call('keep_customer', { person, customer_id: made.id }));
};

/** Returns the attempt's checkout session, created on the first call only. */
async function sessionOf(service: Stripe, person: string, begun: Begun): Promise<string> {
  if (begun.session_id) return begun.session_id;
  const customer = await customerOf(service, person, begun);
  const made = await service.checkout.sessions.create(
    sessionParams({ ...begun, person, customer, site: siteUrl(), managed: isManaged() }),
    { idempotencyKey: `checkout/${begun.attempt}` },
  );
  return made.id;
}

/** Closes an attempt for a different purchase. If the attempt is already paid, first stores the payment. */
async function close(service: Stripe, id: string, attempt: string): Promise<void> {
  const { status } = await service.checkout.sessions.retrieve(id);
  // Expiring fails while the session is being paid. The session's state is read below.
  if (status === 'open') await service.checkout.sessions.expire(id).catch(() => undefined);
  await keepSession(service, id, await nextRead());
  await call('end_checkout', { attempt });
}

async function open(service: Stripe, person: string, wish: Wish): Promise<{ url: string; session: string }> {
  for (let tries = 0; tries < TRIES; tries++) {
    const begun = (await call('begin_checkout', { person, wish })) as Begun;
    if (begun.leaving) throw new Refusal(403, 'this account is to be deleted');
    if (begun.held) throw new Refusal(409, 'held already');
    // An old attempt that never got a session is replaced, because a session would expire too soon.
    if (!begun.session_id && Date.parse(begun.began_at) < Date.now() - ATTEMPT_MS) {
      await call('end_checkout', { attempt: begun.attempt });
      continue;
    }
    const id = await sessionOf(service, person, begun);
    const isOurs = await call('keep_checkout', { attempt: begun.attempt, session_id: id });
    if (isOurs !== true) continue;
    const session = begun.other ? null : await service.checkout.sessions.retrieve(id);
    if (session?.status === 'open' && session.url) return { url: session.url, session: id };
    await close(service, id, begun.attempt);
  }
  throw new Refusal(423, 'another window is paying');
}

function readWish(fields: ReadonlyMap<string, unknown>): Wish {
  const offer = offers.find((one) => one === fields.get('offer'));
  const currency = currencies.find((one) => one === fields.get('currency'));
  if (!offer || !currency) throw new Refusal(400, 'not for sale');
  // Without consent to an immediate start, a withdrawal would require a full refund.
  if (fields.get('begin_at_once') !== true) throw new Refusal(400, 'it was not asked to begin at once');
  const back = textField(fields, 'back');
  return {
    tier: tierOf(offer),
    offer,
    currency,
    amount: priceOf(offer, currency),
    language: languageField(fields),
    back: /^\/app(?:[/?#]|$)/.test(back) && back.length <= 500 ? back : '/app',
  };
}

async function handle(request: Request): Promise<Response> {
  if (request.method !== 'POST') return answer(405, { error: 'POST only' });
  const service = paymentService();
  const person = await readUser(request);
  if (person === null) throw new Refusal(401, 'sign in first');
  return answer(200, await open(service, person, readWish(await readFields(request))));
}

serve('checkout', handle);
