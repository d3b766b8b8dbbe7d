import { readFile } from 'node:fs/promises';
import { answerApi } from './api.ts';
import { dispute, end, pay, payByBank, refund, renew, type Tell, teller, tellLater } from './events.ts';
import { payPage, portalPage } from './page.ts';
import type { PaymentStore } from './store.ts';

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const respond = (body: string, type = 'text/html', status = 200): Response =>
  new Response(body, {
    status,
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Security-Policy': POLICY,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
const seeOther = (to: string): Response => new Response(null, { status: 303, headers: { Location: to } });

/** True for requests from other sites, which must not trigger the buttons of the stub's pages. */
const fromElsewhere = (request: Request): boolean => {
  const origin = request.headers.get('origin');
  return origin !== null && origin !== 'null' && origin !== new URL(request.url).origin;
};

async function payRoute(request: Request, store: PaymentStore, tell: Tell, id: string): Promise<Response> {
  const session = store.state.sessions[id];
  if (!session) return new Response('Not found', { status: 404 });
  if (request.method !== 'POST') return respond(payPage(session, undefined));
  const form = new URLSearchParams(await request.text());
  const what = form.get('do');
  if (what === 'deliver') await store.late.get(id)?.();
  if (session.status !== 'open') return respond(payPage(session, undefined));
  if (what === 'bank') await payByBank(store, session, tell);
  else if (what === 'late') await pay(store, session, tellLater(tell, store, session));
  else if (what === 'pay') await pay(store, session, tell);
  else return respond(payPage(session, what === 'secure' ? 'secure' : 'declined'));
  store.save();
  return seeOther(session.success_url.replace('{CHECKOUT_SESSION_ID}', id));
}

/** Simulates what can happen after the payment, for example a refund or a renewal. */
async function happen(store: PaymentStore, tell: Tell, of: string, what: string | null): Promise<void> {
  const subscription = store.state.subscriptions[of];
  if (subscription && subscription.ended_at === null) {
    if (what === 'renewed' || what === 'past-due') await renew(store, subscription, what === 'renewed', tell);
    if (what === 'ended') await end(subscription, tell);
  }
  if (what === 'refunded') await refund(store, of, undefined, tell);
  if (what === 'disputed') await dispute(store, of, 'needs_response', tell);
  if (what === 'won' || what === 'lost') await dispute(store, of, what, tell);
}

async function portalRoute(
  request: Request,
  store: PaymentStore,
  tell: Tell,
  customer: string,
): Promise<Response> {
  const url = new URL(request.url);
  if (request.method === 'POST') {
    const form = new URLSearchParams(await request.text());
    await happen(store, tell, form.get('of') ?? '', form.get('do'));
    store.save();
    return seeOther(`${url.pathname}${url.search}`);
  }
  const of = <T extends { customer: string }>(all: Record<string, T>) =>
    Object.values(all)
      .filter((one) => one.customer === customer)
      .reverse();
  const back = url.searchParams.get('back') ?? '/';
  return respond(
    portalPage({
      language: url.searchParams.get('lang') === 'en' ? 'en' : 'es',
      back: /^https?:/.test(back) ? back : '/',
      payments: of(store.state.payments),
      subscriptions: of(store.state.subscriptions),
    }),
  );
}

type PaymentSettings = { key: string; webhookSecret: string; functionsAt: string };

export const isPayments = (pathname: string): boolean =>
  pathname.startsWith('/v1/') || pathname.startsWith('/__payments');

/**
 * Handles `/v1/…`, the part of the payment service's API that the functions use. On `/__payments/pay/…` and
 * `/__payments/portal/…`, a person chooses the outcome. Nothing is really paid.
 */
export async function handlePayments(
  request: Request,
  store: PaymentStore,
  { key, webhookSecret, functionsAt }: PaymentSettings,
): Promise<Response> {
  const tell = teller(`${functionsAt}/functions/v1/stripe-webhook`, webhookSecret, (type, object) =>
    store.taken.push(`${type} ${'id' in object ? object.id : ''}`),
  );
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/v1/')) return answerApi(request, { store, tell, key });
  if (request.method !== 'GET' && fromElsewhere(request)) return new Response(null, { status: 403 });
  const [, , page, id = ''] = pathname.split('/');
  if (page === 'payments.css')
    return respond(await readFile(new URL('./payments.css', import.meta.url), 'utf8'), 'text/css');
  if (page === 'pay') return payRoute(request, store, tell, id);
  if (page === 'portal') return portalRoute(request, store, tell, id);
  return new Response('Not found', { status: 404 });
}
