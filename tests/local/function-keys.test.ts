import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type DenoProcess, startDeno } from '../../supabase/local/deno-process.ts';
import { type LocalBackend, startLocalBackend } from '../../supabase/local/server.ts';
import { newAccount } from './account.ts';

/** Runs the functions as on a hosted project, which names its keys in one of two ways. */
const ROOT = join(import.meta.dirname, '..', '..');
let backend: LocalBackend;
beforeAll(async () => {
  backend = await startLocalBackend();
});
afterAll(() => backend.stop());

let started: DenoProcess[] = [];
afterEach(() => {
  for (const one of started) one.stop();
  started = [];
});

type Env = Record<string, string>;

async function run(name: string, keys: Env, more: Env = {}): Promise<string> {
  const process = await startDeno({
    entry: join(ROOT, 'supabase', 'functions', name, 'index.ts'),
    root: ROOT,
    env: {
      SUPABASE_URL: backend.url,
      SITE_URL: 'https://celebra.test',
      CLIENT_ADDRESS_HEADER: 'x-forwarded-for',
      LINK_SECRET: 'signs links',
      REMINDERS_SECRET: 'for the scheduler',
      MAIL_API_URL: `${backend.url}/__mailbox/send`,
      MAIL_API_KEY: backend.secretKey,
      MAIL_FROM: 'Celebra <hello@celebra.local>',
      MAIL_TEAM: 'team@celebra.local',
      ...keys,
      ...more,
    },
  });
  started.push(process);
  return `${process.origin}/${name}`;
}

let calls = 0;
const post = (address: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(address, {
    method: 'POST',
    headers: { 'x-forwarded-for': `198.51.100.${++calls}`, ...headers },
    body: JSON.stringify(body),
  });

const contactMessage = () => ({
  id: randomUUID(),
  first_name: 'Íñigo',
  last_name: 'Núñez',
  email: `inigo${++calls}@example.org`,
  company: '',
  subject: 'Una boda en junio',
  message: 'Somos ciento veinte, ¿cómo empezamos?',
  language: 'es',
  website: '',
  fill_ms: 8000,
});
const subscription = () => ({
  action: 'subscribe',
  email: `lectora${++calls}@example.org`,
  language: 'es',
  website: '',
  fill_ms: 8000,
});

const KINDS: [string, () => Env][] = [
  [
    'the new keys alone',
    () => ({
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: backend.secretKey }),
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: backend.anonKey }),
    }),
  ],
  [
    'the old keys alone',
    () => ({ SUPABASE_SERVICE_ROLE_KEY: backend.secretKey, SUPABASE_ANON_KEY: backend.anonKey }),
  ],
  [
    'the new keys beside old ones that are switched off',
    () => ({
      SUPABASE_SECRET_KEYS: JSON.stringify({ web: backend.secretKey }),
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: backend.anonKey }),
      SUPABASE_SERVICE_ROLE_KEY: 'eyJdead.eyJkey.x',
      SUPABASE_ANON_KEY: 'eyJdead.eyJkey.x',
    }),
  ],
];

describe.each(KINDS)('functions with %s', (_, keys) => {
  test('every function can reach the database', async () => {
    const [contact, newsletter, reminders, off, events, rsvp, door] = await Promise.all(
      [
        'contact',
        'newsletter',
        'send-reminders',
        'reminders-off',
        'log-security-event',
        'rsvp',
        'find-table',
      ].map((name) => run(name, keys())),
    );
    expect((await post(contact ?? '', contactMessage())).status).toBe(204);
    expect((await post(newsletter ?? '', subscription())).status).toBe(204);
    const scheduler = { Authorization: 'Bearer for the scheduler' };
    const sent = await post(reminders ?? '', { any_hour: true }, scheduler);
    expect([sent.status, await sent.json()]).toEqual([200, { sent: 0, failed: 0 }]);
    expect((await post(off ?? '', { token: 'invented' })).status).toBe(404);
    expect((await post(rsvp ?? '', { action: 'read', token: 'invented' })).status).toBe(404);
    expect((await post(door ?? '', { token: 'invented', name: 'Ana' })).status).toBe(404);
    const { token, id } = await newAccount(backend);
    const bearer = { Authorization: `Bearer ${token}` };
    expect((await post(events ?? '', { type: 'password_updated' }, bearer)).status).toBe(204);
    const stored = await fetch(`${backend.url}/rest/v1/security_events?order=id.desc&limit=1`, {
      headers: { apikey: backend.secretKey },
    });
    expect(await stored.json()).toMatchObject([{ type: 'password_updated', user_id: id }]);
  });
});

test('the newsletter function refuses a subscription if no mail can be sent', async () => {
  const newsletter = await run('newsletter', KINDS[0]?.[1]() ?? {}, { MAIL_API_URL: '' });
  expect((await post(newsletter, subscription())).status).toBe(502);
});

test('the newsletter function does not sign links with a key that can change', async () => {
  const newsletter = await run('newsletter', KINDS[1]?.[1]() ?? {}, { LINK_SECRET: '' });
  const token = `${randomUUID()}.${'0'.repeat(64)}`;
  expect((await post(newsletter, { action: 'unsubscribe', token })).status).toBe(502);
});

test('the contact function treats a whole IPv6 /56 network as one sender', async () => {
  const contact = await run('contact', KINDS[0]?.[1]() ?? {}, { CLIENT_ADDRESS_HEADER: 'x-real-ip' });
  const statuses: number[] = [];
  for (let i = 1; i <= 7; i++) {
    const headers = { 'x-real-ip': `2001:db8:7:7${i}::1`, 'cf-connecting-ip': `192.0.2.${i}` };
    statuses.push((await post(contact, contactMessage(), headers)).status);
  }
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429]);
  const elsewhere = { 'x-real-ip': '2001:db8:7:800::1' };
  expect((await post(contact, contactMessage(), elsewhere)).status).toBe(204);
});

test('log-security-event answers too many requests with 429 and the seconds to wait', async () => {
  const events = await run('log-security-event', KINDS[0]?.[1]() ?? {});
  const flood = Array.from({ length: 200 }, () =>
    post(events, { type: 'not_found_path' }, { 'x-forwarded-for': '203.0.113.200' }),
  );
  const answers = await Promise.all(flood);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 429]));
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused?.headers.get('access-control-expose-headers')).toContain('Retry-After');
});
