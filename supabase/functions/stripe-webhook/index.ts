import type Stripe from 'stripe';
import { confirmContracts } from '../_shared/contract-confirmation.ts';
import { call } from '../_shared/database.ts';
import { answer, Refusal, readBody, serve } from '../_shared/http.ts';
import { afterwards } from '../_shared/mail.ts';
import { keepSession, keepSubscription } from '../_shared/purchases.ts';
import { idOf, paymentService } from '../_shared/stripe.ts';

/**
 * Events of the payment service: POST with its signature. The content is never trusted: it only names a
 * purchase or a subscription, which is then read from the service.
 * Answers 204, also for repeated or unrelated events. Errors: 400 for an invalid signature or one older than
 * five minutes; 502 if a service doesn't answer, so that the payment service repeats the event.
 */
const MAX_EVENT_BYTES = 262_144;
/** Time limit for sending confirmations after the response. */
const MAIL_LIMIT_MS = 20_000;

const paymentOf = (one: { payment_intent: string | { id: string } | null }): string | null =>
  one.payment_intent === null ? null : idOf(one.payment_intent);

async function sessionOfPayment(service: Stripe, payment: string | null): Promise<string | null> {
  if (payment === null) return null;
  const { data } = await service.checkout.sessions.list({ payment_intent: payment, limit: 1 });
  return data[0]?.id ?? null;
}

async function readAgain(service: Stripe, event: Stripe.Event, read_no: unknown): Promise<void> {
  let session: string | null = null;
  let subscription: string | null = null;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      session = event.data.object.id;
      break;
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      subscription = event.data.object.id;
      break;
    case 'invoice.paid':
    case 'invoice.payment_failed': {
      const of = event.data.object.parent?.subscription_details?.subscription;
      subscription = of ? idOf(of) : null;
      break;
    }
    case 'charge.refunded':
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      session = await sessionOfPayment(service, paymentOf(event.data.object));
      break;
  }
  if (session !== null) await keepSession(service, session, read_no);
  if (subscription !== null) await keepSubscription(service, subscription, read_no);
}

async function handle(request: Request): Promise<Response> {
  if (request.method !== 'POST') return answer(405, { error: 'POST only' });
  const service = paymentService();
  const secret = Deno.env.get('STRIPE_WEBHOOK_SECRET');
  if (!secret) throw new Refusal(503, 'nothing is sold online');
  const body = await readBody(request, MAX_EVENT_BYTES);
  const signature = request.headers.get('stripe-signature') ?? '';
  const event = await service.webhooks.constructEventAsync(body, signature, secret).catch(() => {
    throw new Refusal(400, 'not signed by the payment service');
  });
  const read_no = await call('note_payment_event', { id: event.id, type: event.type });
  if (read_no === null) return answer(204);
  await readAgain(service, event, read_no);
  await call('settle_payment_event', { id: event.id });
  // The hourly job `contracts` sends confirmations that fail here.
  afterwards(confirmContracts(Date.now() + MAIL_LIMIT_MS));
  return answer(204);
}

serve('stripe-webhook', handle);
