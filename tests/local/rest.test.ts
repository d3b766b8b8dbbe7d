import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statusOf } from '../../supabase/local/rest.ts';
import { type LocalBackend, startLocalBackend } from '../../supabase/local/server.ts';
import { newAccount } from './account.ts';

let backend: LocalBackend;
beforeAll(async () => {
  backend = await startLocalBackend();
});
afterAll(() => backend.stop());

const send = async (method: string, path: string, body: unknown, token?: string) => {
  const answer = await fetch(`${backend.url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: token ? backend.anonKey : backend.secretKey,
      'Content-Type': 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: answer.status < 300 ? null : await answer.json() };
};

const post = (path: string, body: unknown, token?: string) => send('POST', path, body, token);

const message = {
  first_name: 'Íñigo',
  last_name: 'Núñez',
  email: 'inigo@example.org',
  company: '',
  subject: 'Una boda en junio',
  message: 'Somos ciento veinte, ¿cómo empezamos?',
  language: 'es',
  website: '',
  fill_ms: 8000,
  ip_hash: 'a'.repeat(64),
};

test('a row that violates a check constraint gets status 400 with the database’s error code', async () => {
  const { token, id } = await newAccount(backend);
  const refused = await send('PATCH', `profiles?id=eq.${id}`, { full_name: 'x'.repeat(500) }, token);
  expect(refused).toMatchObject({ status: 400, body: { code: '23514' } });
  expect(refused.body.message).toMatch(/violates check constraint/);
  expect(Object.keys(refused.body).sort()).toEqual(['code', 'details', 'hint', 'message']);
  const called = await post('rpc/send_contact_message', { ...message, id: randomUUID(), subject: 'x' });
  expect(called).toMatchObject({ status: 400, body: { code: 'PT400' } });
});

test('invalid values get status 400, duplicates get 409 and forbidden tables get 403', async () => {
  const { token, id } = await newAccount(backend);
  expect(await post('rpc/send_contact_message', { ...message, id: 'no uuid' })).toMatchObject({
    status: 400,
    body: { code: '22P02' },
  });
  expect(await post('profiles', { id })).toMatchObject({ status: 409, body: { code: '23505' } });
  expect(await post('contact_messages', { id }, token)).toMatchObject({
    status: 403,
    body: { code: '42501' },
  });
});

test.each([
  ['23514', 400],
  ['23502', 400],
  ['22P02', 400],
  ['P0001', 400],
  ['23505', 409],
  ['23503', 409],
  ['42501', 403],
  ['PT402', 402],
  ['PT409', 409],
  ['PT999', 400],
  ['25006', 405],
  ['40001', 500],
  ['53300', 503],
  ['57014', 500],
  ['P0002', 500],
  ['21000', 500],
])('the error code %s gets the HTTP status that PostgREST uses', (code, status) => {
  expect(statusOf(code)).toBe(status);
});

test('without a session, a missing permission causes status 401', () => {
  expect(statusOf('42501', false)).toBe(401);
  expect(statusOf('23514', false)).toBe(400);
});
