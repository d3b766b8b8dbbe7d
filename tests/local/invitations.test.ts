import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDeno } from '../../supabase/local/deno-process.ts';
import { type LocalBackend, startLocalBackend } from '../../supabase/local/server.ts';
import { dataOf, newAccount } from './account.ts';

let backend: LocalBackend;
beforeAll(async () => {
  backend = await startLocalBackend();
});
afterAll(() => backend.stop());

const WEDDING = {
  name: 'Boda de Íñigo & Zoë',
  event_type: 'wedding',
  event_date: '2127-06-12',
  budget: '24000.00',
  currency: 'EUR',
  guest_count: 100,
  country: 'ES',
  city: 'Sevilla',
  location_type: 'indoor',
  couple_type: 'groom-and-bride',
};

const post = async (session: string, body: unknown, to = `${backend.url}/functions/v1/invitations`) => {
  const answer = await fetch(to, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${session}` },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  const { emails = null, wait = null } = text ? JSON.parse(text) : {};
  return { status: answer.status, emails, wait };
};

/** Creates a plan with a dinner and these households. `null` means that a household has no email address. */
async function couple(households: readonly { language: 'es' | 'en' | null; email: string | null }[]) {
  const { token: session } = await newAccount(backend);
  const db = dataOf(backend, session);
  const plan = randomUUID();
  const save = async (changes: unknown) =>
    expect((await db.rpc('save_rows', { plan_id: plan, changes: changes as never })).error).toBeNull();
  await save([{ table: 'event_plans', id: plan, version: 0, row: WEDDING }]);
  const dinner = randomUUID();
  await save([
    { table: 'event_parts', id: dinner, version: 0, row: { name: 'Cena', reply_by: '2127-05-01' } },
  ]);
  const ids: string[] = [];
  const guests: string[] = [];
  for (const { language, email } of households) {
    const [id, guest] = [randomUUID(), randomUUID()];
    ids.push(id);
    guests.push(guest);
    const row = { name: 'Eva', last_name: 'Gil', household_id: id, email };
    await save([
      { table: 'households', id, version: 0, row: { name: 'Casa', language } },
      { table: 'guests', id: guest, version: 0, row },
    ]);
  }
  return { session, db, plan, dinner, ids, guests, save };
}

const address = () => `${randomUUID()}@celebra.local`;
const hurdlesOf = (emails: { household_id: string; hurdle: string | null }[], ids: readonly string[]) =>
  ids.map((id) => emails.find((one) => one.household_id === id)?.hurdle);

/**
 * Repeats sending until every postponed household has its email. One call might send only some of the emails.
 */
async function sendUntilAllHaveLeft(session: string, plan_id: string, ids: readonly string[]) {
  let left = ids;
  await expect
    .poll(
      async () => {
        const { emails } = await post(session, { action: 'send', plan_id, households: left });
        const hurdles = hurdlesOf(emails, left);
        expect(hurdles.filter((hurdle) => hurdle !== null && hurdle !== 'later')).toEqual([]);
        left = left.filter((_, at) => hurdles[at] === 'later');
        return left;
      },
      { timeout: 60_000 },
    )
    .toEqual([]);
}

test('each household gets one invitation in its language with a working link', async () => {
  const [es, en] = [address(), address()];
  const { session, db, plan, ids } = await couple([
    { language: null, email: es },
    { language: 'en', email: en },
    { language: 'es', email: null },
  ]);
  const preview = await post(session, { action: 'preview', plan_id: plan, households: ids });
  expect(hurdlesOf(preview.emails, ids)).toEqual([null, null, 'no-address']);
  expect(backend.mailbox.list(es)).toEqual([]);

  // Two devices send at the same time.
  const both = await Promise.all(
    [1, 2].map(() => post(session, { action: 'send', plan_id: plan, households: ids })),
  );
  const said = both.map(({ emails }) => hurdlesOf(emails, ids));
  expect(said.map(([, , none]) => none)).toEqual(['no-address', 'no-address']);
  for (const household of [0, 1])
    expect(new Set(said.map((hurdles) => hurdles[household]))).toEqual(new Set([null, 'already']));
  expect(backend.mailbox.list(es)).toHaveLength(1);
  const [mail] = backend.mailbox.list(en);
  expect(mail).toMatchObject({ subject: 'You’re invited: Boda de Íñigo & Zoë', language: 'en' });
  expect(mail?.html).toContain('Boda de Íñigo &#38; Zoë');
  expect(mail?.text).toContain('We’d love you to celebrate with us.');
  expect(mail?.text).toContain('You can answer until Thursday, May 1, 2127.');
  // The sent email equals the preview, except for the invitation's link and the unsubscribe link.
  const [shown] = preview.emails.filter((one: { household_id: string }) => one.household_id === ids[1]);
  expect(mail?.text.replace(/\/rsvp\/[0-9a-f]{32}/, '/rsvp/…')).toContain(shown.text);

  const token = /\/rsvp\/([0-9a-f]{32})/.exec(mail?.text ?? '')?.[1];
  const read = await fetch(`${backend.url}/functions/v1/rsvp`, {
    method: 'POST',
    body: JSON.stringify({ action: 'read', token }),
  });
  expect(read.status).toBe(200);
  const { data } = await db
    .from('households')
    .select('channel, invited_at, reminded_at')
    .eq('id', ids[1] ?? '');
  expect(data?.[0]).toMatchObject({ channel: 'email', reminded_at: null });
  expect(data?.[0]?.invited_at).not.toBeNull();
});

test('an invitation reminder goes only to guests who haven’t replied', async () => {
  const [silent, replied] = [address(), address()];
  const { session, db, plan, dinner, ids, guests, save } = await couple([
    { language: 'es', email: silent },
    { language: 'es', email: replied },
  ]);
  await save([
    ...ids.map((id) => ({
      table: 'households',
      id,
      version: 1,
      row: { invited_at: '2026-01-01T10:00:00Z' },
    })),
    { table: 'guests', id: guests[1], version: 1, row: { replies: { [dinner]: { status: 'declined' } } } },
  ]);
  const { emails } = await post(session, { action: 'send', plan_id: plan, households: ids });
  expect(hurdlesOf(emails, ids)).toEqual([null, 'answered']);
  expect(backend.mailbox.list(silent).map(({ subject }) => subject)).toEqual([
    '¿Vienes? Boda de Íñigo & Zoë',
  ]);
  expect(backend.mailbox.list(replied)).toEqual([]);
  const { data } = await db
    .from('households')
    .select('reminded_at')
    .eq('id', ids[0] ?? '');
  expect(data?.[0]?.reminded_at).not.toBeNull();
});

test('a guest who unsubscribes gets no emails about the event for any household', async () => {
  const email = address();
  const { session, plan, ids } = await couple([
    { language: 'en', email },
    { language: 'en', email: email.toUpperCase() },
  ]);
  await post(session, { action: 'send', plan_id: plan, households: ids.slice(0, 1) });
  const [mail] = backend.mailbox.list(email);
  const leave = /^<(http\S+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
  const opened = await fetch(leave, { redirect: 'manual' });
  expect(opened.status).toBe(303);
  expect(opened.headers.get('location')).toContain('/invitations/unsubscribe?lang=en#');
  const before = await post(session, { action: 'preview', plan_id: plan, households: ids });
  expect(hurdlesOf(before.emails, ids)).toEqual(['already', null]);
  expect((await fetch(leave, { method: 'POST' })).status).toBe(204);
  expect((await fetch(leave, { method: 'POST' })).status).toBe(204);
  const after = await post(session, { action: 'send', plan_id: plan, households: ids });
  expect(hurdlesOf(after.emails, ids)).toEqual(['left', 'left']);
  expect((await post('', { action: 'leave', token: 'x' })).status).toBe(404);
});

test('a person can’t send invitations to the households of another person’s plan', async () => {
  const { session, plan, ids } = await couple([{ language: 'es', email: address() }]);
  const { token: stranger } = await newAccount(backend);
  const send = { action: 'send', plan_id: plan, households: ids };
  expect((await post(stranger, send)).status).toBe(404);
  expect((await post('', send)).status).toBe(401);
  for (const wrong of [
    { ...send, action: 'x' },
    { ...send, households: [] },
    { ...send, households: 'x' },
    { ...send, households: ['x'] },
    { ...send, plan_id: 7 },
    { ...send, households: Array.from({ length: 51 }, () => randomUUID()) },
  ])
    expect((await post(session, wrong)).status).toBe(400);
  const elsewhere = await post(session, { ...send, households: [randomUUID()] });
  expect(elsewhere.emails).toEqual([]);
});

test('every invitation is sent exactly once, even if only five mails a second are allowed', async () => {
  const to = Array.from({ length: 12 }, address);
  const { session, plan, ids } = await couple(to.map((email) => ({ language: 'es', email })));
  const { rate } = backend.mailbox;
  rate.perSecond = 5;
  try {
    await sendUntilAllHaveLeft(session, plan, ids);
  } finally {
    rate.perSecond = Number.POSITIVE_INFINITY;
  }
  expect(to.map((one) => backend.mailbox.list(one).length)).toEqual(to.map(() => 1));
});

test('unsent invitations wait for the next request if the mail service needs a long pause', async () => {
  const to = [address(), address()];
  const { session, db, plan, ids } = await couple(to.map((email) => ({ language: 'en', email })));
  backend.mailbox.rate.close(7);
  const closed = await post(session, { action: 'send', plan_id: plan, households: ids });
  expect(hurdlesOf(closed.emails, ids)).toEqual(['later', 'later']);
  expect(closed.wait).toBeGreaterThan(2);
  expect((await db.from('household_links').select('household_id').eq('plan_id', plan)).data).toEqual([]);
  await sendUntilAllHaveLeft(session, plan, ids);
  expect(to.map((one) => backend.mailbox.list(one).length)).toEqual([1, 1]);
});

test('an invitation keeps its link unless the mail service refuses the email', async () => {
  let says: 'no' | 'nothing' = 'no';
  const service = createServer((request, response) => {
    request.resume();
    if (says === 'nothing') request.socket.destroy();
    else response.writeHead(422).end('not that address');
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const root = join(import.meta.dirname, '..', '..');
  const own = await startDeno({
    entry: join(root, 'supabase', 'functions', 'invitations', 'index.ts'),
    root,
    env: {
      SUPABASE_URL: backend.url,
      SUPABASE_SERVICE_ROLE_KEY: backend.secretKey,
      SUPABASE_ANON_KEY: backend.anonKey,
      SITE_URL: 'https://celebra.test',
      LINK_SECRET: 'signs links',
      MAIL_API_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}/`,
    },
  });
  try {
    const { session, db, plan, ids } = await couple([{ language: 'es', email: address() }]);
    const send = (again?: boolean) =>
      post(session, { action: 'send', plan_id: plan, households: ids, again }, `${own.origin}/invitations`);
    const links = async () =>
      (await db.from('household_links').select('household_id').eq('plan_id', plan)).data;
    expect(hurdlesOf((await send()).emails, ids)).toEqual(['failed']);
    expect(await links()).toEqual([]);
    says = 'nothing';
    expect(hurdlesOf((await send()).emails, ids)).toEqual(['unsure']);
    expect(await links()).toHaveLength(1);
    expect(hurdlesOf((await send()).emails, ids)).toEqual(['already']);
    expect(hurdlesOf((await send(true)).emails, ids)).toEqual(['already']);
  } finally {
    own.stop();
    service.close();
  }
});

/** Gives the signed-in account the Enterprise tier and a brand. */
async function branded(session: string, db: ReturnType<typeof dataOf>) {
  const [, claims = ''] = session.split('.');
  const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string };
  const asService = (path: string, body: object) =>
    fetch(`${backend.url}/rest/v1/${path}?user_id=eq.${sub}`, {
      method: 'PATCH',
      headers: {
        apikey: backend.secretKey,
        authorization: `Bearer ${backend.secretKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
  expect((await asService('entitlements', { plan_tier: 'enterprise' })).ok).toBe(true);
  const { error } = await db.from('brands').insert({
    name: 'Bodas Azahar',
    logo: randomUUID(),
    colour_main: '#1a2a5e',
    colour_accent: '#c9a227',
    sender_name: 'Lucía "Azahar"',
    reply_to: 'hola@azahar.example',
    footer: 'Azahar SL\nSevilla <b>',
    origin: 'https://eventos.azahar.example',
  });
  expect(error).toBeNull();
  expect((await asService('brands', { origin_live: true })).ok).toBe(true);
}

/** Matches our name and the colours of our email frame. */
const OURS = /\bcelebra\b(?!\.local)|#b5472f|#8f3522|#fbf8f3|#e7dfd3|#2a1f2d|#6b5e6e/i;

test('emails to guests have the brand’s name, colours, sender and domain', async () => {
  const [es, en] = [address(), address()];
  const { session, db, plan, ids } = await couple([
    { language: 'es', email: es },
    { language: 'en', email: en },
  ]);
  await branded(session, db);
  const preview = await post(session, { action: 'preview', plan_id: plan, households: ids });
  expect(preview.emails.map(({ text }: { text: string }) => text).join()).not.toMatch(OURS);
  await sendUntilAllHaveLeft(session, plan, ids);
  const token = /\/rsvp\/([0-9a-f]{32})/.exec(backend.mailbox.list(es)[0]?.text ?? '')?.[1];
  for (const [language, email] of [
    ['es', es],
    ['en', en],
  ]) {
    const copy = await fetch(`${backend.url}/functions/v1/rsvp`, {
      method: 'POST',
      body: JSON.stringify({ action: 'copy', token, email, language }),
    });
    expect(copy.status).toBe(204);
  }
  const mails = [...backend.mailbox.list(es), ...backend.mailbox.list(en)];
  expect(mails).toHaveLength(4);
  for (const { subject, html, text, from, replyTo, language } of mails) {
    expect([subject, html, text].join('\n')).not.toMatch(OURS);
    // The path contains the language, because the link's preview in a chat depends on it.
    expect(text).toContain(`https://eventos.azahar.example${language === 'en' ? '/en' : ''}/rsvp/`);
    expect(text).toContain('Azahar SL\nSevilla <b>');
    expect(html).toContain('Azahar SL<br>Sevilla &#60;b&#62;');
    expect(html).toMatch(/<img src="[^"]+\/page-pictures\/[0-9a-f-]{36}\/[0-9a-f-]{36}" alt="Bodas Azahar"/);
    expect(html).toContain('background:#1a2a5e');
    expect(text).toContain('Bodas Azahar');
    expect(from).toMatch(/^"Lucía Azahar" <[^<>]+>$/);
    expect(replyTo).toBe('hola@azahar.example');
  }
});
