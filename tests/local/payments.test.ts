import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pay, signedEvent } from '../../supabase/local/payments/events.ts';
import type { PaymentStore, Session } from '../../supabase/local/payments/store.ts';
import { type LocalBackend, startLocalBackend } from '../../supabase/local/server.ts';
import { newAccount } from './account.ts';

type Account = Awaited<ReturnType<typeof newAccount>>;
let backend: LocalBackend;
let store: PaymentStore;
beforeAll(async () => {
  backend = await startLocalBackend();
  store = backend.payments;
}, 60_000);
afterAll(() => backend?.stop());

const call = (name: string, { token }: Account, body: object) =>
  fetch(`${backend.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, apikey: backend.anonKey },
    body: JSON.stringify(body),
  });
const BASIC = {
  offer: 'basic',
  currency: 'EUR',
  language: 'es',
  back: '/app/new-event',
  begin_at_once: true,
};
const PRO = { ...BASIC, offer: 'pro-yearly' };

const checkout = async (account: Account, wish: object): Promise<string> => {
  const answer = await call('checkout', account, wish);
  expect(answer.status).toBe(200);
  return (await answer.json()).url;
};
/** Presses a button of the payment stub's page. */
const press = (url: string, what: string, of = '', more: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ do: what, of, ...more }), redirect: 'manual' });
const readAgain = async (account: Account, session = ''): Promise<string> =>
  (await (await call('billing', account, { action: 'refresh', session })).json()).payment;
const billing = async ({ db }: Account) => (await db.rpc('own_billing')).data as Record<string, unknown>;
const bought = async (account: Account, noun: 'purchases' | 'subscriptions') =>
  (await billing(account))[noun] as Record<string, unknown>[];
const sessionsOf = ({ id }: Account): Session[] =>
  Object.values(store.state.sessions).filter(({ metadata }) => metadata.user_id === id);

const event = async (body: string, signature: string) =>
  (
    await fetch(`${backend.url}/functions/v1/stripe-webhook`, {
      method: 'POST',
      headers: { 'stripe-signature': signature },
      body,
    })
  ).status;
const SECRET = () => `whsec_${backend.secretKey}`;
const send = async (type: string, object: object) => {
  const { body, signature } = await signedEvent(type, object, SECRET());
  expect(await event(body, signature)).toBe(204);
};

test('after a declined card, a second try to buy Basic raises the tier at once', async () => {
  const ana = await newAccount(backend);
  expect((await call('checkout', ana, { ...BASIC, begin_at_once: false })).status).toBe(400);
  const url = await checkout(ana, BASIC);
  expect(await (await fetch(url)).text()).toContain('Esto no es un pago');
  for (const what of ['declined', 'secure'])
    expect(await (await press(url, what)).text()).toContain('role="alert"');
  expect((await billing(ana)).tier).toBe('free');
  const back = await press(url, 'pay');
  expect(back.headers.get('location')).toBe(
    `${backend.url}/app/profile?paid=${sessionsOf(ana)[0]?.id}&${new URLSearchParams({ back: BASIC.back })}`,
  );
  expect(await billing(ana)).toMatchObject({
    tier: 'basic',
    purchases: [{ amount: 7200, currency: 'EUR', state: 'paid', held: true, returns: 7200 }],
  });
  expect((await call('checkout', ana, BASIC)).status).toBe(409);
}, 60_000);

test('forty simultaneous purchase requests create only one payment session', async () => {
  const ana = await newAccount(backend);
  const answers = await Promise.all(Array.from({ length: 40 }, () => call('checkout', ana, BASIC)));
  const urls = new Set([await checkout(ana, BASIC)]);
  // The embedded database handles one request at a time, so some requests might time out on a slow machine.
  for (const answer of answers) if (answer.status !== 502) urls.add((await answer.json()).url);
  expect(urls.size).toBe(1);
  expect(sessionsOf(ana)).toHaveLength(1);
}, 60_000);

test('requesting a different purchase closes the former payment session', async () => {
  const ana = await newAccount(backend);
  const first = await checkout(ana, BASIC);
  const second = await checkout(ana, PRO);
  expect(second).not.toBe(first);
  expect(sessionsOf(ana).map(({ status }) => status)).toEqual(['expired', 'open']);
  await press(first, 'pay');
  expect((await billing(ana)).tier).toBe('free');
}, 60_000);

test('a second payment for the same offer is refunded', async () => {
  const ana = await newAccount(backend);
  for (const [wish, noun] of [
    [BASIC, 'purchases'],
    [PRO, 'subscriptions'],
  ] as const) {
    const url = await checkout(ana, wish);
    const [open] = sessionsOf(ana).filter(({ status }) => status === 'open');
    if (!open) throw new Error('No session is open');
    const twin = { ...open, id: `${open.id}_twin`, url: null };
    store.state.sessions[twin.id] = twin;
    await press(url, 'pay');
    await press(url.replace(open.id, twin.id), 'pay');
    const rows = await bought(ana, noun);
    const alive = (row: Record<string, unknown>) => row.state === 'paid' || row.status === 'active';
    expect(rows.map(alive).sort()).toEqual([false, true]);
  }
  const payments = Object.values(store.state.payments).filter(({ customer }) =>
    sessionsOf(ana).some((one) => one.customer === customer),
  );
  expect(payments.map(({ amount, refunded }) => amount - refunded)).toEqual([7200, 0, 26400, 0]);
  expect((await billing(ana)).tier).toBe('pro');
}, 60_000);

test('forged, unsigned and outdated payment events change nothing', async () => {
  const ana = await newAccount(backend);
  await press(await checkout(ana, BASIC), 'pay');
  const [session] = sessionsOf(ana);
  if (!session) throw new Error('No session');
  const { body, signature } = await signedEvent('checkout.session.completed', session, SECRET());
  expect(await event(body, '')).toBe(400);
  expect(await event(body.replace('"open"', '"complete"').concat(' '), signature)).toBe(400);
  const forged = await signedEvent('checkout.session.completed', session, 'whsec_other');
  expect(await event(forged.body, forged.signature)).toBe(400);
  const [, signed = '0'] = /t=(\d+)/.exec(signature) ?? [];
  expect(await event(body, signature.replace(signed, String(Number(signed) - 400)))).toBe(400);
  expect(await event(body, signature)).toBe(204);
  expect(await event(body, signature)).toBe(204);
  // The service signs each retry anew, so a day-old retry is recognizable only by its event's time.
  const aDayAgo = Math.floor(Date.now() / 1000) - 86_400;
  const old = { ...session, payment_status: 'unpaid', status: 'open' };
  const late = await signedEvent('checkout.session.completed', old, SECRET(), 'evt_late', aDayAgo);
  expect(await event(late.body, late.signature)).toBe(204);
  expect(await bought(ana, 'purchases')).toHaveLength(1);
}, 60_000);

test('a payment is found at the buyer’s next request if its payment event was lost', async () => {
  for (const found of ['refresh', 'checkout'] as const) {
    const ana = await newAccount(backend);
    await checkout(ana, BASIC);
    const [session] = sessionsOf(ana);
    if (!session) throw new Error('No session');
    // The person closes the tab on the payment page, and the event is lost.
    await pay(store, session, async () => undefined);
    expect((await billing(ana)).tier).toBe('free');
    if (found === 'refresh') expect(await readAgain(ana)).toBe('none');
    else expect((await call('checkout', ana, BASIC)).status).toBe(409);
    expect((await billing(ana)).tier).toBe('basic');
  }
}, 60_000);

test('returning from the payment page never reports another buyer’s payment', async () => {
  const [ana, luis] = [await newAccount(backend), await newAccount(backend)];
  await checkout(ana, BASIC);
  const [session] = sessionsOf(ana);
  if (!session) throw new Error('No session');
  expect(await readAgain(ana, session.id)).toBe('none');
  // The person has finished on the payment page, but nothing is paid yet, because a bank transfer takes days.
  session.status = 'complete';
  expect(await readAgain(ana, session.id)).toBe('waits');
  expect((await billing(ana)).tier).toBe('free');
  await pay(store, session, async () => undefined);
  expect(await readAgain(luis, session.id)).toBe('none');
  expect((await billing(luis)).tier).toBe('free');
  expect(await readAgain(ana, session.id)).toBe('paid');
  expect((await billing(ana)).tier).toBe('basic');
  // The event arrives twice, after the person has returned.
  for (let times = 0; times < 2; times++) await send('checkout.session.completed', session);
  expect(await readAgain(ana, session.id)).toBe('paid');
  expect(await bought(ana, 'purchases')).toHaveLength(1);
  for (const id of ['cs_test_unknown', '../customers', '']) expect(await readAgain(ana, id)).toBe('none');
}, 60_000);

test('a payment counts as soon as the buyer returns, even before the payment event arrives', async () => {
  const ana = await newAccount(backend);
  const page = await checkout(ana, BASIC);
  await press(page, 'late');
  const [session] = sessionsOf(ana);
  expect((await billing(ana)).tier).toBe('free');
  expect(await readAgain(ana, session?.id)).toBe('paid');
  expect((await billing(ana)).tier).toBe('basic');
  expect(store.taken.join()).not.toContain(String(session?.id));
  await press(page, 'deliver');
  expect(store.taken).toContain(`checkout.session.completed ${session?.id}`);
  expect(await bought(ana, 'purchases')).toHaveLength(1);
  expect((await billing(ana)).tier).toBe('basic');
}, 90_000);

test.each([BASIC, PRO])(
  'a late bank confirmation of the offer $offer raises the tier, even if the tab is closed',
  async (wish) => {
    const ana = await newAccount(backend);
    const page = await checkout(ana, wish);
    await press(page, 'bank');
    const [session] = sessionsOf(ana);
    expect(await readAgain(ana, session?.id)).toBe('waits');
    expect((await billing(ana)).tier).toBe('free');
    await press(page, 'deliver');
    expect(store.taken).toContain(`checkout.session.async_payment_succeeded ${session?.id}`);
    expect((await billing(ana)).tier).toBe(wish === BASIC ? 'basic' : 'pro');
    expect(await readAgain(ana, session?.id)).toBe('paid');
  },
  90_000,
);

/** The shortest sequence that contains every permutation of four events. */
const EVERY_ORDER = '123412314231243121342132413214321';

test('four payment events have the same result in any sequence', async () => {
  const ana = await newAccount(backend);
  await press(await checkout(ana, PRO), 'pay');
  const [one] = Object.values(store.state.subscriptions).filter(
    ({ metadata }) => metadata.user_id === ana.id,
  );
  if (!one) throw new Error('No subscription');
  const session = sessionsOf(ana)[0] ?? {};
  const events = [
    ['checkout.session.completed', session],
    ['customer.subscription.created', { ...one, status: 'active' }],
    ['invoice.payment_failed', { parent: { subscription_details: { subscription: one.id } } }],
    ['customer.subscription.updated', { ...one, status: 'past_due' }],
  ] as const;
  Object.assign(one, { status: 'past_due', period_start: one.period_start - 8 * 86_400 });
  const ends = new Set<string>();
  const orders = new Set<string>();
  for (const [at, digit] of [...EVERY_ORDER].entries()) {
    const [type, object] = events[Number(digit) - 1] ?? events[0];
    await send(type, object);
    const order = EVERY_ORDER.slice(at - 3, at + 1);
    if (new Set(order).size < 4) continue;
    orders.add(order);
    ends.add(JSON.stringify(await billing(ana)));
  }
  expect(orders.size).toBe(24);
  expect(ends.size).toBe(1);
  expect(JSON.parse([...ends][0] ?? '')).toMatchObject({
    tier: 'free',
    subscriptions: [{ status: 'past_due', grace: true }],
  });
}, 120_000);

test('the tier follows a Pro subscription through cancellation, renewal and failed payments', async () => {
  const ana = await newAccount(backend);
  expect((await call('billing', ana, { action: 'end' })).status).toBe(404);
  expect((await call('billing', ana, { action: 'portal' })).status).toBe(404);
  await press(await checkout(ana, PRO), 'pay');
  for (const [action, ends] of [
    ['end', true],
    ['resume', false],
  ] as const) {
    expect((await call('billing', ana, { action })).status).toBe(204);
    expect(await bought(ana, 'subscriptions')).toMatchObject([{ status: 'active', ends, grace: !ends }]);
  }
  const answer = await call('billing', ana, { action: 'portal', language: 'en' });
  const portal: string = (await answer.json()).url;
  expect(await (await fetch(portal)).text()).toContain('This is no payment');
  const [one] = Object.values(store.state.subscriptions).filter(
    ({ metadata }) => metadata.user_id === ana.id,
  );
  const [before] = await bought(ana, 'subscriptions');
  await press(portal, 'renewed', one?.id);
  const [renewed] = await bought(ana, 'subscriptions');
  expect(String(renewed?.until) > String(before?.until)).toBe(true);
  await press(portal, 'past-due', one?.id);
  expect(await bought(ana, 'subscriptions')).toMatchObject([
    { status: 'past_due', until: renewed?.until, grace: true },
  ]);
  expect((await billing(ana)).tier).toBe('pro');
  await press(portal, 'ended', one?.id);
  expect(await billing(ana)).toMatchObject({ tier: 'free', subscriptions: [{ status: 'canceled' }] });
}, 60_000);

test('a disputed payment suspends Basic until the dispute is decided', async () => {
  const ana = await newAccount(backend);
  await press(await checkout(ana, BASIC), 'pay');
  const [session] = sessionsOf(ana);
  const portal = `${backend.url}/__payments/portal/${session?.customer}`;
  for (const [what, tier] of [
    ['disputed', 'free'],
    ['won', 'basic'],
    ['refunded', 'free'],
  ] as const) {
    await press(portal, what, session?.payment_intent ?? '');
    expect((await billing(ana)).tier).toBe(tier);
  }
}, 60_000);

test('a buyer gets exactly one confirmation mail for each contract', async () => {
  const ana = await newAccount(backend, 'es');
  await press(await checkout(ana, BASIC), 'pay');
  await press(await checkout(ana, PRO), 'pay');
  const confirmed = () => backend.mailbox.list(ana.email).filter(({ subject }) => /contratado/.test(subject));
  await vi.waitFor(() => expect(confirmed()).toHaveLength(2), { timeout: 20_000 });
  expect(
    confirmed()
      .map(({ subject }) => subject)
      .sort(),
  ).toEqual(['Has contratado Basic', 'Has contratado Pro']);
  for (const { text } of confirmed()) {
    expect(text).toMatch(/se renueva/i);
    expect(text).toMatch(/desistir sin dar motivos hasta el \d+ de \w+ de \d{4}/);
    expect(text).not.toMatch(/undefined|null|NaN|Invalid/);
  }
}, 60_000);

test('a person who withdraws from a contract gets one dated receipt and the money back', async () => {
  const ana = await newAccount(backend, 'en');
  await press(await checkout(ana, BASIC), 'pay');
  await press(await checkout(ana, PRO), 'pay');
  const [pro] = await bought(ana, 'subscriptions');
  const [basic] = await bought(ana, 'purchases');
  expect((await billing(ana)).tier).toBe('pro');
  for (const [id, tier] of [
    [pro?.id, 'basic'],
    [basic?.id, 'free'],
  ]) {
    expect((await call('billing', ana, { action: 'withdraw', id })).status).toBe(204);
    expect((await call('billing', ana, { action: 'withdraw', id })).status).toBe(204);
    expect((await billing(ana)).tier).toBe(tier);
  }
  expect((await call('billing', ana, { action: 'withdraw', id: 'other' })).status).toBe(410);
  const receipts = backend.mailbox.list(ana.email).filter(({ subject }) => subject.includes('withdrew'));
  expect(receipts.map(({ subject }) => subject).sort()).toEqual([
    'You withdrew from Basic',
    'You withdrew from Pro',
  ]);
  expect(receipts[0]?.text).toContain('UTC');
  const paid = Object.values(store.state.payments).filter(
    ({ customer }) => customer === sessionsOf(ana)[0]?.customer,
  );
  expect(paid.map(({ amount, refunded }) => amount - refunded)).toEqual([0, 0]);
}, 60_000);

test('buying without an account is refused', async () => {
  for (const name of ['checkout', 'billing']) {
    const answer = await fetch(`${backend.url}/functions/v1/${name}`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(401);
  }
  expect((await fetch(`${backend.url}/v1/customers`, { method: 'POST' })).status).toBe(401);
});
