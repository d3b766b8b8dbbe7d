import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handleAuth } from '../../supabase/local/auth.ts';
import { createAuthLimits } from '../../supabase/local/auth-limits.ts';
import { readProject } from '../../supabase/local/project.ts';
import { type LocalBackend, startLocalBackend } from '../../supabase/local/server.ts';
import { mailedLink, newAccount, newBrowser } from './account.ts';

/** Tests the embedded backend against the sections "Sign-in" and "Mail" of `supabase/local/CONTRACT.md`. */
let backend: LocalBackend;
beforeAll(async () => {
  backend = await startLocalBackend({ authLimits: true, mailsPerSecond: 10 });
});
afterAll(() => backend.stop());

const { config } = readProject(join(import.meta.dirname, '..', '..'));
const password = 'olivo y romero';
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${backend.url}${path}`, {
    method: 'POST',
    headers: { apikey: backend.anonKey, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('a mailed link', () => {
  const challenge = { code_challenge: 'a'.repeat(43), code_challenge_method: 's256' };
  const hashOf = (to: string) => mailedLink(backend, to).searchParams.get('token_hash') ?? '';

  test('a mailed token begins with pkce_ only if the request had a code challenge', async () => {
    for (const [email, more, shape] of [
      ['pkce@example.com', challenge, /^pkce_[0-9a-f]{56,64}$/],
      ['plain@example.com', {}, /^[0-9a-f]{56,64}$/],
    ] as const) {
      expect((await post('/auth/v1/signup', { email, password, ...more })).status).toBe(200);
      expect(hashOf(email)).toMatch(shape);
      const confirmed = await post('/auth/v1/verify', { type: 'email', token_hash: hashOf(email) });
      expect(confirmed.status).toBe(200);
      expect(await confirmed.json()).toHaveProperty('access_token');
      expect((await post('/auth/v1/recover', { email, ...more })).status).toBe(200);
      expect(hashOf(email)).toMatch(shape);
      const recovered = await post('/auth/v1/verify', { type: 'recovery', token_hash: hashOf(email) });
      expect(recovered.status).toBe(200);
    }
  });
});

describe('an error of sign-in', () => {
  const wrong = (headers?: Record<string, string>) =>
    post('/auth/v1/token?grant_type=password', { email: 'nadie@example.com', password }, headers);

  test('a sign-in error has a numeric code if the request has no version header', async () => {
    const answer = await wrong();
    expect(answer.status).toBe(400);
    expect(answer.headers.get('x-supabase-api-version')).toBeNull();
    expect(await answer.json()).toMatchObject({
      code: 400,
      error_code: 'invalid_credentials',
      msg: expect.any(String),
    });
  });

  test('from API version 2024-01-01 on, a sign-in error has a word as its code', async () => {
    for (const version of ['2024-01-01', '2025-06-30']) {
      const answer = await wrong({ 'X-Supabase-Api-Version': version });
      expect(answer.status).toBe(400);
      expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
      expect(answer.headers.get('access-control-expose-headers')).toContain('X-Supabase-Api-Version');
      expect(await answer.json()).toEqual({ code: 'invalid_credentials', message: expect.any(String) });
    }
    for (const version of ['2023-12-31', 'x'])
      expect(await (await wrong({ 'X-Supabase-Api-Version': version })).json()).toHaveProperty('error_code');
  });

  test('in both API versions, the error for a weak password lists the reasons', async () => {
    for (const headers of [{}, { 'X-Supabase-Api-Version': '2024-01-01' }]) {
      const weak = await post('/auth/v1/signup', { email: 'w@example.com', password: 'corto' }, headers);
      expect(weak.status).toBe(422);
      expect(await weak.json()).toMatchObject({ weak_password: { reasons: ['length'] } });
    }
  });
});

describe('the limits of sign-in', () => {
  test('for each account, a password reset can be requested only once a minute', async () => {
    const [ana, eva] = [await newAccount(backend), await newAccount(backend)];
    const reset = (email: string) => newBrowser(backend).resetPasswordForEmail(email);
    expect((await reset(ana.email)).error).toBeNull();
    const { error } = await reset(ana.email.toUpperCase());
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    expect(error?.message).toMatch(/^For security purposes, you can only request this after \d+ seconds\.$/);
    expect((await reset(eva.email)).error).toBeNull();
    for (let again = 0; again < 2; again++) expect((await reset('nadie@example.com')).error).toBeNull();
  });

  test('some of fifty simultaneous sign-in requests from one IP address are refused with 429', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post('/auth/v1/verify', { type: 'email', token_hash: 'x' })),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(await refused[0]?.json()).toEqual({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: 'Request rate limit reached',
    });
    expect((await post('/auth/v1/recover', { email: 'nadie@example.com' })).status).toBe(200);
  });

  test('sign-in requests are counted separately for each IP address', () => {
    const limits = createAuthLimits(config, true);
    const ask = (address: string) => limits.ofRequest('POST /token', address)?.status ?? null;
    expect(Array.from({ length: 30 }, () => ask('192.0.2.1'))).toEqual(
      Array.from({ length: 30 }, () => null),
    );
    expect(ask('192.0.2.1')).toBe(429);
    expect(ask('192.0.2.2')).toBeNull();
    const off = createAuthLimits(config, false);
    for (let n = 0; n < 40; n++) expect(off.ofRequest('POST /token', '192.0.2.1')).toBeNull();
  });

  test('a sign-up is refused after the project’s mail limit is reached', async () => {
    const auth = { ...config.auth, rate_limit: { ...config.auth.rate_limit, email_sent: 2 } };
    const limits = createAuthLimits({ ...config, auth }, true);
    expect(limits.mailsLeft()).toBe(true);
    for (let sent = 0; sent < 2; sent++) limits.mailed();
    expect(limits.mailsLeft()).toBe(false);
    const url = 'http://127.0.0.1/auth/v1/signup';
    const request = new Request(url, { method: 'POST', body: '{"email":"ana@example.com"}' });
    const context = { project: { config }, limits } as Parameters<typeof handleAuth>[1];
    const answer = await handleAuth(request, context, '192.0.2.1');
    expect(answer.status).toBe(429);
    expect(await answer.json()).toMatchObject({
      error_code: 'over_email_send_rate_limit',
      msg: 'email rate limit exceeded',
    });
  });
});

describe('the mail service', () => {
  const mail = { from: 'Celebra <a@b.co>', to: ['rate@b.co'], subject: 'Hola', html: '<p>', text: '' };
  const send = (headers: Record<string, string> = {}) =>
    post('/__mailbox/send', mail, { Authorization: `Bearer ${backend.secretKey}`, ...headers });

  test('a mail above the mail service’s rate limit is refused with a Retry-After header', async () => {
    const { rate } = backend.mailbox;
    rate.perSecond = 2;
    const answers = await Promise.all(Array.from({ length: 8 }, () => send()));
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toBe('1');
    expect(refused?.headers.get('ratelimit-limit')).toBe('2');
    expect(await refused?.json()).toMatchObject({ statusCode: 429, name: 'rate_limit_exceeded' });
    await expect.poll(async () => (await send()).status, { timeout: 10_000 }).toBe(200);
    rate.perSecond = 10;
    rate.close(40);
    expect((await send()).headers.get('retry-after')).toBe('40');
    rate.close(0);
  });

  test('a mail that is sent again with the same idempotency key is stored only once', async () => {
    backend.mailbox.remove({ to: 'rate@b.co' });
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const offered = [await send(key), await send(key)];
    expect(offered.map(({ status }) => status)).toEqual([200, 200]);
    expect(backend.mailbox.list('rate@b.co')).toHaveLength(1);
  });

  test('all functions together stay within the mail service’s rate limit', async () => {
    const people = Array.from({ length: 5 }, () => `${crypto.randomUUID()}@example.com`);
    const began = Date.now();
    const subscribed = people.map((email) =>
      post('/functions/v1/newsletter', {
        action: 'subscribe',
        email,
        language: 'es',
        website: '',
        fill_ms: 4000,
      }),
    );
    const written = post('/functions/v1/contact', {
      id: crypto.randomUUID(),
      first_name: 'Eva',
      last_name: 'Gil',
      email: 'eva@example.com',
      company: '',
      subject: 'Una pregunta',
      message: '¿Se puede invitar por correo?',
      language: 'es',
      website: '',
      fill_ms: 8000,
    });
    for (const { status } of await Promise.all([...subscribed, written])) expect(status).toBe(204);
    const arrived = () => [...people, 'team@celebra.local'].map((to) => backend.mailbox.list(to).length);
    await expect.poll(arrived, { timeout: 20_000 }).toEqual([1, 1, 1, 1, 1, 1]);
    expect(Date.now() - began).toBeGreaterThanOrEqual(500);
  });
});
