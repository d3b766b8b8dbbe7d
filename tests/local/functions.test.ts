import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalBackend, startLocalBackend } from '../../supabase/local/server.ts';
import { newAccount } from './account.ts';

let backend: LocalBackend;
beforeAll(async () => {
  backend = await startLocalBackend();
});
afterAll(() => backend.stop());

const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${backend.url}/functions/v1/log-security-event`, {
    method: 'POST',
    headers: { apikey: backend.anonKey, Authorization: `Bearer ${backend.anonKey}`, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const stored = async (): Promise<Record<string, unknown>[]> => {
  const answer = await fetch(`${backend.url}/rest/v1/security_events?order=id.desc`, {
    headers: { apikey: backend.secretKey },
  });
  return (await answer.json()) as Record<string, unknown>[];
};

test('the server, not the client, sets the account and IP address of a security event', async () => {
  const answer = await post({
    type: 'sign_in_failed',
    timestamp: '2001-01-01T00:00:00Z',
    details: { code: 'invalid_credentials', email: 'ana@example.com', user_id: 'x' },
    user_id: '00000000-0000-0000-0000-000000000001',
  });
  expect(answer.status).toBe(204);
  const [event] = await stored();
  expect(event).toMatchObject({ type: 'sign_in_failed', user_id: null });
  expect(event?.details).toEqual({ code: 'invalid_credentials', user_id: 'x' });
  expect(event?.ip_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(Date.now() - Date.parse(String(event?.created_at))).toBeLessThan(60_000);
});

test('a security event gets its account only from a valid token', async () => {
  const { token, id } = await newAccount(backend);
  expect((await post({ type: 'password_updated' }, { Authorization: `Bearer ${token}` })).status).toBe(204);
  expect((await stored())[0]).toMatchObject({ type: 'password_updated', user_id: id });

  const [header, payload] = token.split('.');
  const forged = { Authorization: `Bearer ${header}.${payload}.${'A'.repeat(43)}` };
  expect((await post({ type: 'permission_denied' }, forged)).status).toBe(204);
  expect((await stored())[0]).toMatchObject({ type: 'permission_denied', user_id: null });
});

test('a security event that is malformed or too large is refused', async () => {
  expect((await post({ type: 'hacked' })).status).toBe(400);
  expect((await post('{')).status).toBe(400);
  expect((await post({ type: 'sign_in_failed', details: { a: 'x'.repeat(3000) } })).status).toBe(413);
  expect((await post('x'.repeat(300_000))).status).toBe(413);
  const url = `${backend.url}/functions/v1/log-security-event`;
  expect((await fetch(url)).status).toBe(405);
  const preflight = await fetch(url, { method: 'OPTIONS' });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
});

test('at most sixty security events an hour are accepted from one IP address', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 62; i++) statuses.push((await post({ type: 'not_found_path' })).status);
  expect(statuses[0]).toBe(204);
  expect(statuses.at(-1)).toBe(429);
  expect(await stored()).toHaveLength(60);
});

test('a request to an unknown function gets status 404', async () => {
  expect((await fetch(`${backend.url}/functions/v1/nothing`)).status).toBe(404);
  expect((await fetch(`${backend.url}/functions/v1/..%2f..%2flocal`)).status).toBe(404);
});
