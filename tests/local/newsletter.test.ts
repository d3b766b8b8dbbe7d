import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalBackend, startLocalBackend } from '../../supabase/local/server.ts';

let backend: LocalBackend;
beforeAll(async () => {
  backend = await startLocalBackend();
});
afterAll(() => backend.stop());

const url = (path = '') => `${backend.url}/functions/v1/newsletter${path}`;
const post = (body: Record<string, unknown>) =>
  fetch(url(), { method: 'POST', headers: { apikey: backend.anonKey }, body: JSON.stringify(body) });
const subscribe = (email: string, change: Record<string, unknown> = {}) =>
  post({ action: 'subscribe', email, language: 'es', website: '', fill_ms: 4000, ...change });
const rows = async (): Promise<Record<string, unknown>[]> => {
  const answer = await fetch(`${backend.url}/rest/v1/newsletter_subscribers?order=created_at`, {
    headers: { apikey: backend.secretKey },
  });
  return (await answer.json()) as Record<string, unknown>[];
};
const mails = (to: string, count: number) =>
  expect.poll(() => backend.mailbox.list(to), { timeout: 5000 }).toHaveLength(count);
/** Returns the token of the link in the newest mail to this address. */
const token = (to: string, page: string): string =>
  new RegExp(`/newsletter/${page}\\?lang=\\w\\w#(\\S+)`).exec(backend.mailbox.list(to)[0]?.text ?? '')?.[1] ??
  '';

test('a newsletter subscription can be requested, confirmed and ended', async () => {
  const email = 'marta@example.org';
  expect((await subscribe(' Marta@Example.org ')).status).toBe(204);
  await mails(email, 1);
  const first = token(email, 'confirm');
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  const [row] = await rows();
  expect(row).toMatchObject({ email, language: 'es', confirmed_at: null });
  expect(JSON.stringify(row)).not.toContain(first);

  expect((await post({ action: 'confirm', token: '0'.repeat(32) })).status).toBe(404);
  expect((await post({ action: 'confirm', token: first })).status).toBe(204);
  await mails(email, 2);
  expect((await post({ action: 'confirm', token: first })).status).toBe(204);
  expect((await rows())[0]?.confirmed_at).toBeTruthy();

  const [welcome] = backend.mailbox.list(email);
  expect(welcome).toMatchObject({ language: 'es', subject: 'Ya estás en la lista de Celebra' });
  expect(welcome?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const leave = /^<(http\S+)>$/.exec(welcome?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
  // A mail program that opens the unsubscribe address with GET changes nothing. Only a POST request
  // unsubscribes.
  const opened = await fetch(leave, { redirect: 'manual' });
  expect(opened.status).toBe(303);
  expect(opened.headers.get('location')).toContain('/newsletter/unsubscribe?lang=es#');
  expect(await rows()).toHaveLength(1);
  const oneClick = () =>
    fetch(leave, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  expect((await oneClick()).status).toBe(204);
  expect(await rows()).toEqual([]);
  expect((await oneClick()).status).toBe(204);
});

test('a newsletter subscription can be ended only with the genuine link', async () => {
  const email = 'john@example.org';
  await subscribe(email, { language: 'en' });
  await mails(email, 1);
  expect(backend.mailbox.list(email)[0]?.subject).toBe('Confirm your subscription to Celebra');
  await post({ action: 'confirm', token: token(email, 'confirm') });
  await mails(email, 2);
  const leave = token(email, 'unsubscribe');
  const [id, hash] = leave.split('.');
  for (const forged of [
    '',
    'x',
    `${id}.${'0'.repeat(64)}`,
    `${id}`,
    `00000000-0000-4000-8000-000000000000.${hash}`,
  ])
    expect((await post({ action: 'unsubscribe', token: forged })).status).toBe(404);
  expect(await rows()).toHaveLength(1);
  expect((await post({ action: 'unsubscribe', token: leave })).status).toBe(204);
  expect(await rows()).toEqual([]);
});

test('subscribing a known address again is reported only in a mail to that address', async () => {
  const email = 'known@example.org';
  await subscribe(email);
  await mails(email, 1);
  await post({ action: 'confirm', token: token(email, 'confirm') });
  await mails(email, 2);
  const again = await subscribe(email);
  expect([again.status, await again.text()]).toEqual([204, '']);
  await mails(email, 3);
  expect(backend.mailbox.list(email)[0]?.subject).toBe('Ya estabas en la lista de Celebra');
});

test('the newsletter function sends no mail for robots or invalid requests', async () => {
  expect((await subscribe('bot@example.org', { website: 'x' })).status).toBe(204);
  expect((await subscribe('bot@example.org', { fill_ms: 3 })).status).toBe(204);
  expect((await subscribe('no address')).status).toBe(400);
  expect((await post({ action: 'constructor' })).status).toBe(400);
  expect((await fetch(url())).status).toBe(405);
  const statuses: number[] = [];
  for (let i = 0; i < 9; i++) statuses.push((await subscribe('often@example.org')).status);
  expect(statuses[0]).toBe(204);
  expect(statuses.at(-1)).toBe(429);
  expect(backend.mailbox.list('often@example.org').length).toBeLessThanOrEqual(3);
  expect(backend.mailbox.list('bot@example.org')).toEqual([]);
});
