import { json } from '../http.ts';
import { end, refund, type Tell } from './events.ts';
import { newId, type Payment, type PaymentStore, type Session, type Subscription } from './store.ts';

/**
 * The payment service's endpoints that the functions use (docs.stripe.com/api): customers, checkout sessions,
 * subscriptions, refunds, disputes and portal sessions.
 */
type Api = { store: PaymentStore; tell: Tell };
type Call = Api & { form: URLSearchParams; query: URLSearchParams };

const failed = (status: number, message: string, code?: string): Response =>
  json({ error: { type: 'invalid_request_error', message, ...(code ? { code } : {}) } }, status);

const fieldsUnder = (form: URLSearchParams, prefix: string): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = name.startsWith(`${prefix}[`) ? name.slice(prefix.length + 1, -1) : null;
      return key === null ? [] : [[key, value]];
    }),
  );

const charge = ({ id, amount, currency, created, refunded, dispute }: Payment) => ({
  id: `ch_${id}`,
  object: 'charge',
  payment_intent: id,
  amount,
  currency,
  created,
  amount_refunded: refunded,
  disputed: dispute !== null,
});

const subscriptionAnswer = (one: Subscription, expanded: boolean) => ({
  id: one.id,
  object: 'subscription',
  customer: one.customer,
  status: one.status,
  metadata: one.metadata,
  currency: one.currency,
  start_date: one.start_date,
  cancel_at: one.cancel_at_period_end ? one.period_end : null,
  cancel_at_period_end: one.cancel_at_period_end,
  ended_at: one.ended_at,
  items: {
    object: 'list',
    data: [
      {
        id: `si_${one.id}`,
        current_period_start: one.period_start,
        current_period_end: one.period_end,
        price: { unit_amount: one.amount, recurring: { interval: one.interval } },
      },
    ],
  },
  latest_invoice: expanded
    ? {
        id: `in_${one.payment_intent}`,
        payments: { data: [{ status: 'paid', payment: { payment_intent: one.payment_intent } }] },
      }
    : `in_${one.payment_intent}`,
});

function sessionAnswer(store: PaymentStore, session: Session, expanded: boolean) {
  const payment = session.payment_intent ? store.state.payments[session.payment_intent] : undefined;
  return expanded && payment
    ? { ...session, payment_intent: { id: payment.id, latest_charge: charge(payment) } }
    : session;
}

/** Returns the address of a page of this stub, on the origin from which the person came. */
const pageAt = (back: string | null, path: string): string =>
  new URL(`/__payments/${path}`, back ?? 'http://localhost').href;

function makeSession({ store, form }: Call): Session {
  const price = 'line_items[0][price_data]';
  const id = newId('cs_test');
  const session: Session = {
    id,
    object: 'checkout.session',
    mode: form.get('mode') === 'subscription' ? 'subscription' : 'payment',
    status: 'open',
    payment_status: 'unpaid',
    customer: form.get('customer') ?? '',
    payment_intent: null,
    subscription: null,
    metadata: fieldsUnder(form, 'metadata'),
    url: pageAt(form.get('success_url'), `pay/${id}`),
    success_url: form.get('success_url') ?? '',
    cancel_url: form.get('cancel_url') ?? '',
    locale: form.get('locale') === 'en' ? 'en' : 'es',
    amount_total: Number(form.get(`${price}[unit_amount]`)),
    currency: form.get(`${price}[currency]`) ?? '',
    name: form.get(`${price}[product_data][name]`) ?? '',
    interval: form.has(`${price}[recurring][interval]`)
      ? form.get(`${price}[recurring][interval]`) === 'year'
        ? 'year'
        : 'month'
      : null,
  };
  store.state.sessions[id] = session;
  return session;
}

async function sessions(call: Call, id: string | undefined, action: string | undefined): Promise<Response> {
  const { store, query, tell } = call;
  if (id === undefined) {
    const payment = query.get('payment_intent');
    if (payment === null) return json(makeSession(call));
    const found = store.sessionOf(payment);
    return json({ object: 'list', data: found ? [found] : [], has_more: false });
  }
  const session = store.state.sessions[id];
  if (!session) return failed(404, `No such checkout.session: ${id}`, 'resource_missing');
  if (action === 'expire') {
    if (session.status !== 'open') return failed(400, 'Only open sessions can be expired.');
    Object.assign(session, { status: 'expired', url: null });
    await tell('checkout.session.expired', session);
  }
  return json(sessionAnswer(store, session, query.toString().includes('latest_charge')));
}

async function subscriptions({ store, form, query, tell }: Call, id = '', method = 'GET'): Promise<Response> {
  const one = store.state.subscriptions[id];
  if (!one) return failed(404, `No such subscription: ${id}`, 'resource_missing');
  if (method === 'DELETE') {
    if (one.ended_at !== null) return failed(404, `No such subscription: ${id}`, 'resource_missing');
    await end(one, tell);
  } else if (form.has('cancel_at_period_end')) {
    one.cancel_at_period_end = form.get('cancel_at_period_end') === 'true';
    await tell('customer.subscription.updated', one);
  }
  return json(subscriptionAnswer(one, query.toString().includes('latest_invoice')));
}

async function refunds({ store, form, tell }: Call): Promise<Response> {
  const payment = store.state.payments[form.get('payment_intent') ?? ''];
  if (!payment) return failed(404, 'No such payment_intent', 'resource_missing');
  if (payment.refunded >= payment.amount) return failed(400, 'Already refunded', 'charge_already_refunded');
  const amount = form.has('amount') ? Number(form.get('amount')) : undefined;
  return json({ id: newId('re'), object: 'refund', amount: await refund(store, payment.id, amount, tell) });
}

async function route(call: Call, method: string, path: string): Promise<Response> {
  const [noun, second, third, fourth] = path.split('/');
  const { store, form, query } = call;
  if (noun === 'customers' && method === 'POST') {
    const made = { id: newId('cus'), email: form.get('email') ?? '' };
    store.state.customers[made.id] = made;
    return json({ ...made, object: 'customer' });
  }
  if (noun === 'checkout' && second === 'sessions') return sessions(call, third, fourth);
  if (noun === 'subscriptions') return subscriptions(call, second, method);
  if (noun === 'refunds' && method === 'POST') return refunds(call);
  if (noun === 'disputes') {
    const status = store.state.payments[query.get('payment_intent') ?? '']?.dispute;
    return json({ object: 'list', data: status ? [{ object: 'dispute', status }] : [], has_more: false });
  }
  if (noun === 'billing_portal' && second === 'sessions') {
    const customer = form.get('customer') ?? '';
    const back = new URLSearchParams({ back: form.get('return_url') ?? '', lang: form.get('locale') ?? '' });
    return json({ id: newId('bps'), url: pageAt(form.get('return_url'), `portal/${customer}?${back}`) });
  }
  return failed(404, `Unrecognized request URL (${method}: /v1/${path})`);
}

/** Requests in progress by idempotency key. A repeated request waits for the first one. */
const underWay = new Map<string, Promise<unknown>>();

/** Answers a request to the payment API. A repeated idempotency key gets the first response again. */
export async function answerApi(request: Request, api: Api & { key: string }): Promise<Response> {
  const repeat = request.headers.get('idempotency-key');
  if (!repeat) return answerOne(request, api);
  const before = underWay.get(repeat) ?? Promise.resolve();
  const answer = before.then(() => answerOne(request, api));
  const settled = answer.catch(() => undefined);
  underWay.set(repeat, settled);
  void settled.then(() => underWay.get(repeat) === settled && underWay.delete(repeat));
  return answer;
}

async function answerOne(request: Request, api: Api & { key: string }): Promise<Response> {
  const { store, key } = api;
  if (request.headers.get('authorization') !== `Bearer ${key}`)
    return failed(401, 'Invalid API Key provided');
  const url = new URL(request.url);
  const path = url.pathname.slice('/v1/'.length);
  const asked = await request.text();
  const repeat = request.headers.get('idempotency-key');
  const known = repeat && request.method === 'POST' ? store.state.answers[repeat] : undefined;
  if (known) {
    return known.asked === asked
      ? json(JSON.parse(known.answer))
      : failed(400, 'Keys for idempotent requests can only be used with the same parameters');
  }
  const form = new URLSearchParams(asked);
  const answer = await route({ ...api, form, query: url.searchParams }, request.method, path);
  if (answer.ok && repeat && request.method === 'POST')
    store.state.answers[repeat] = { asked, answer: await answer.clone().text() };
  store.save();
  return answer;
}
