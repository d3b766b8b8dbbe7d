import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEAM } from '../../supabase/local/functions.ts';
import { type LocalBackend, startLocalBackend } from '../../supabase/local/server.ts';
import { newAccount } from './account.ts';

let backend: LocalBackend;
beforeAll(async () => {
  backend = await startLocalBackend();
});
afterAll(() => backend.stop());

const MESSAGE = {
  first_name: 'Íñigo',
  last_name: 'Núñez',
  email: 'inigo@example.org',
  company: '',
  subject: 'Una boda en junio',
  message: 'Somos ciento veinte.\n<b>¿Nos ayudáis?</b>',
  language: 'es',
  website: '',
  fill_ms: 8000,
};
const post = (body: unknown) =>
  fetch(`${backend.url}/functions/v1/contact`, {
    method: 'POST',
    // Headers that a caller can forge must not hide who the caller is.
    headers: { apikey: backend.anonKey, 'x-forwarded-for': randomUUID(), 'cf-connecting-ip': randomUUID() },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const message = (change: Record<string, unknown> = {}) => post({ id: randomUUID(), ...MESSAGE, ...change });
const rows = async (): Promise<Record<string, unknown>[]> => {
  const answer = await fetch(`${backend.url}/rest/v1/contact_messages?order=created_at`, {
    headers: { apikey: backend.secretKey },
  });
  return (await answer.json()) as Record<string, unknown>[];
};

test('a contact message is mailed to the team with the sender as the reply address', async () => {
  const id = randomUUID();
  // The message is stored and mailed in the form that the schema has cleaned.
  expect((await message({ id, subject: '\u200bUna  boda en junio ' })).status).toBe(204);
  await expect.poll(() => backend.mailbox.list(TEAM)).toHaveLength(1);
  const [mail] = backend.mailbox.list(TEAM);
  expect(mail).toMatchObject({
    subject: 'Una boda en junio · Íñigo Núñez',
    replyTo: 'inigo@example.org',
    language: 'es',
  });
  expect(mail?.html).toContain('&#60;b&#62;¿Nos ayudáis?');
  expect(mail?.text).toContain('> Somos ciento veinte.\n> <b>');
  await expect.poll(async () => (await rows())[0]?.mailed_at).toBeTruthy();
  expect((await rows())[0]).toMatchObject({ subject: MESSAGE.subject, message: MESSAGE.message });
  // The page sends a message again if the response to it was lost.
  expect((await message({ id })).status).toBe(204);
  expect(await rows()).toHaveLength(1);
});

test('a contact message that could not be mailed is retried when the next message arrives', async () => {
  const add = backend.mailbox.add.bind(backend.mailbox);
  backend.mailbox.add = () => {
    throw new Error('The disk is full');
  };
  const waiting = async () => (await rows()).filter(({ mailed_at }) => mailed_at === null).length;
  const about = (subject: string) =>
    backend.mailbox.list(TEAM).filter((mail) => mail.subject.includes(subject));
  try {
    expect((await message({ email: 'kept@example.org', subject: 'La primera' })).status).toBe(204);
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
  } finally {
    backend.mailbox.add = add;
  }
  expect((await message({ email: 'next@example.org', subject: 'La segunda' })).status).toBe(204);
  await expect.poll(waiting, { timeout: 10_000 }).toBe(0);
  expect([about('La primera'), about('La segunda')].map((mails) => mails.length)).toEqual([1, 1]);
});

test('a robot’s contact message gets the usual response but is not stored', async () => {
  const before = await rows();
  expect((await message({ website: 'https://spam.example' })).status).toBe(204);
  expect((await message({ fill_ms: 200 })).status).toBe(204);
  expect((await message({ fill_ms: 'soon' })).status).toBe(204);
  expect(await rows()).toEqual(before);
});

test('a contact message that is invalid or too large is refused', async () => {
  expect((await message({ subject: 'Hola' })).status).toBe(400);
  expect((await message({ last_name: 'N<b>' })).status).toBe(400);
  expect((await message({ email: 'inigo@' })).status).toBe(400);
  expect((await message({ message: 'x'.repeat(2001) })).status).toBe(400);
  expect((await message({ id: 'x' })).status).toBe(400);
  expect((await post('{')).status).toBe(400);
  expect((await post('[]')).status).toBe(400);
  expect((await post('x'.repeat(100_000))).status).toBe(413);
  expect((await fetch(`${backend.url}/functions/v1/contact`)).status).toBe(405);
});

test('contact messages are limited to three per sender and five per IP address an hour', async () => {
  expect((await message()).status).toBe(204);
  expect((await message()).status).toBe(204);
  const capped = await message();
  expect(capped.status).toBe(429);
  expect(capped.headers.get('retry-after')).toBe('3600');
  const statuses: number[] = [];
  for (let i = 0; i < 3; i++) statuses.push((await message({ email: `p${i}@example.org` })).status);
  expect(statuses.at(-1)).toBe(429);
  const kept = (await rows()).length;
  await expect.poll(() => backend.mailbox.list(TEAM).length, { timeout: 10_000 }).toBe(kept);
});

test('a visitor can neither read contact messages nor send mail', async () => {
  const read = await fetch(`${backend.url}/rest/v1/contact_messages`, {
    headers: { apikey: backend.anonKey },
  });
  expect([401, 403]).toContain(read.status);
  const send = (key: string, body: unknown) =>
    fetch(`${backend.url}/__mailbox/send`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
    });
  expect((await send(backend.anonKey, {})).status).toBe(401);
  const mail = { from: 'Celebra <a@b.co>', to: ['a@b.co'], subject: 'Hola', html: '<p>', text: '' };
  expect((await send(backend.secretKey, { ...mail, subject: 'Hola\nBcc: x@y.zz' })).status).toBe(422);
  expect((await send(backend.secretKey, mail)).status).toBe(200);
});

// This test comes last and uses its own backend, because earlier tests have used up the messages that one
// address can send.
test('a contact message from a paying customer is marked with the account and tier', async () => {
  const other = await startLocalBackend();
  for (const [tier, marked] of [
    ['free', false],
    ['basic', true],
  ] as const) {
    const { id, token, email } = await newAccount(other);
    await fetch(`${other.url}/rest/v1/entitlements?user_id=eq.${id}`, {
      method: 'PATCH',
      headers: { apikey: other.secretKey, 'content-type': 'application/json' },
      body: JSON.stringify({ plan_tier: tier }),
    });
    const answer = await fetch(`${other.url}/functions/v1/contact`, {
      method: 'POST',
      headers: { apikey: other.anonKey, Authorization: `Bearer ${token}` },
      body: JSON.stringify({ id: randomUUID(), ...MESSAGE, email }),
    });
    expect(answer.status).toBe(204);
    const mail = () => other.mailbox.list(TEAM).find(({ replyTo }) => replyTo === email);
    await expect.poll(mail, { timeout: 10_000 }).toBeTruthy();
    expect(mail()?.subject.startsWith('★')).toBe(marked);
    expect(mail()?.text).toContain(`Cuenta ${id}, suscripción ${tier}.`);
    expect(mail()?.text.includes('contéstale primero')).toBe(marked);
    const kept = await fetch(`${other.url}/rest/v1/contact_messages?user_id=eq.${id}`, {
      headers: { apikey: other.secretKey },
    });
    expect(await kept.json()).toMatchObject([{ email, plan_tier: tier }]);
  }

  // In the app's chat, signed-in people don't enter their name.
  const { token, email } = await newAccount(other, 'en');
  const plan_id = randomUUID();
  const chat = (body: object, key = token) =>
    fetch(`${other.url}/functions/v1/contact`, {
      method: 'POST',
      headers: { apikey: other.anonKey, Authorization: `Bearer ${key}` },
      body: JSON.stringify({ id: randomUUID(), message: 'Hello?', plan_id, page: '/app/profile', ...body }),
    });
  expect((await chat({}, other.anonKey)).status).toBe(401);
  expect((await chat({ message: ' ' })).status).toBe(400);
  expect((await chat({ language: 'en' })).status).toBe(204);
  const mail = () => other.mailbox.list(TEAM).find(({ replyTo }) => replyTo === email);
  await expect.poll(mail, { timeout: 10_000 }).toBeTruthy();
  expect(mail()?.subject).toBe(`Chat: /app/profile · ${email}`);
  expect(mail()?.text).toContain('> Hello?');
  expect(mail()?.text).toContain('Page /app/profile.');
  expect(mail()?.text).not.toContain(plan_id);
  await other.stop();
}, 60_000);
