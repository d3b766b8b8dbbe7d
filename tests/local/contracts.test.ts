import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentStore, Subscription } from '../../supabase/local/payments/store.ts';
import { type LocalBackend, startLocalBackend } from '../../supabase/local/server.ts';
import { newAccount } from './account.ts';

/** Tests the scheduled job for contracts with the functions' own code and a stub of the payment service. */
type Account = Awaited<ReturnType<typeof newAccount>>;
let backend: LocalBackend;
let store: PaymentStore;
beforeAll(async () => {
  backend = await startLocalBackend();
  store = backend.payments;
}, 120_000);
afterAll(() => backend?.stop());

const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
const call = (name: string, token: string, body: object) =>
  fetch(`${backend.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, apikey: backend.anonKey },
    body: JSON.stringify(body),
  });
const contracts = async (body: object = {}) => (await call('contracts', backend.secretKey, body)).json();
const night = async (days: number) =>
  (await fetch(`${backend.url}/__mailbox/nightly?at=${inDays(days)}`, { method: 'POST' })).json();
const buy = async ({ token }: Account, offer: string): Promise<void> => {
  const wish = { offer, currency: 'EUR', language: 'es', back: '/app', begin_at_once: true };
  const answer = await call('checkout', token, wish);
  expect(answer.status).toBe(200);
  await fetch((await answer.json()).url, { method: 'POST', body: new URLSearchParams({ do: 'pay' }) });
};
const billing = async ({ db }: Account) => (await db.rpc('own_billing')).data as Record<string, unknown>;
const subscriptionOf = ({ id }: Account): Subscription => {
  const found = Object.values(store.state.subscriptions).find(({ metadata }) => metadata.user_id === id);
  if (!found) throw new Error('No subscription');
  return found;
};
/** Writes to a table with the secret key, as an operator can. */
const write = (table: string, account: Account, values: object) =>
  fetch(`${backend.url}/rest/v1/${table}?user_id=eq.${account.id}`, {
    method: 'PATCH',
    headers: {
      apikey: backend.secretKey,
      'content-type': 'application/json',
    },
    body: JSON.stringify(values),
  });

test('an account is deleted only after its subscription is cancelled at the payment service', async () => {
  const ana = await newAccount(backend);
  await buy(ana, 'pro-yearly');
  expect((await ana.db.rpc('request_deletion')).error).toBeNull();
  const wish = { offer: 'basic', currency: 'EUR', language: 'es', back: '/app', begin_at_once: true };
  expect((await call('checkout', ana.token, wish)).status).toBe(403);
  const one = subscriptionOf(ana);
  const { [one.id]: _, ...others } = store.state.subscriptions;
  store.state.subscriptions = others;
  expect(await contracts()).toEqual({ ended: 0, sent: 0, failed: 1 });
  expect(await night(7.1)).toEqual({ deleted: 0 });
  store.state.subscriptions[one.id] = one;
  expect(await contracts()).toEqual({ ended: 1, sent: 0, failed: 0 });
  expect(one).toMatchObject({ cancel_at_period_end: true, status: 'active' });
  expect(await billing(ana)).toMatchObject({ tier: 'pro', subscriptions: [{ ends: true }] });
  expect(await contracts()).toEqual({ ended: 0, sent: 0, failed: 0 });
  expect(await night(7.1)).toEqual({ deleted: 1 });
  expect(one.status).toBe('canceled');
}, 120_000);

test('each yearly renewal and each end of Basic is announced by exactly one mail', async () => {
  const ana = await newAccount(backend, 'en');
  const luz = await newAccount(backend, 'es');
  await buy(ana, 'pro-yearly');
  await buy(luz, 'basic');
  await write('subscriptions', ana, { until: inDays(20) });
  await write('purchases', luz, { paid_at: inDays(-345) });
  expect(await contracts()).toEqual({ ended: 0, sent: 2, failed: 0 });
  expect(await contracts()).toEqual({ ended: 0, sent: 0, failed: 0 });
  const mailTo = ({ email }: Account, words: RegExp) =>
    backend.mailbox.list(email).find(({ subject }) => words.test(subject));
  const renewal = mailTo(ana, /^Your Pro plan renews on .+ \d{4}$/);
  expect(renewal?.text).toContain('€264.00');
  expect(renewal?.text).toContain(`${backend.url}/app/profile`);
  expect(mailTo(luz, /^Basic termina el .+ de \d{4}$/)?.text).toContain('No se renueva');
  expect((await call('contracts', ana.token, {})).status).toBe(401);
}, 120_000);

test('if Basic is bought again shortly before its end, the new term begins at that end', async () => {
  const ana = await newAccount(backend);
  await buy(ana, 'basic');
  expect(await billing(ana)).toMatchObject({ extended_until: null });
  await write('purchases', ana, { paid_at: inDays(-320) });
  const before = (await billing(ana)) as { extended_until: string };
  expect(before.extended_until).toBeTruthy();
  await buy(ana, 'basic');
  expect(await billing(ana)).toMatchObject({
    tier: 'basic',
    extended_until: null,
    purchases: [{ until: before.extended_until, returns: 7200, state: 'paid' }, { state: 'paid' }],
  });
}, 120_000);
