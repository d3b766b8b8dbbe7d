import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../src/domain/calendar';
import { type LocalBackend, startLocalBackend } from '../../supabase/local/server.ts';
import { dataOf, newAccount } from './account.ts';

let backend: LocalBackend;
beforeAll(async () => {
  backend = await startLocalBackend();
});
afterAll(() => backend.stop());

/** Today's date in Madrid, where the events are. Late in the evening, the date in UTC differs. */
const TODAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' }).format();
const run = (body: unknown = {}, secret = backend.secretKey) =>
  fetch(`${backend.url}/functions/v1/send-reminders`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}` },
    body: JSON.stringify(body),
  });
const sentBy = async (body: unknown) => (await run(body)).json();
/**
 * Half past eight in Madrid, in this many days. Reminders name late tasks for a week, so the tests use days
 * more than a week apart.
 */
const morning = (days: number) => ({ at: `${addDays(TODAY, days)}T08:30:00+01:00` });

/** Creates an account with an event, tasks that are due in the given numbers of days, and an instalment. */
async function couple(language: 'es' | 'en', tasks: Record<string, number>, name = 'Boda de Ana y Eva') {
  const { email, token, id: userId } = await newAccount(backend, language);
  const data = dataOf(backend, token);
  const plan = randomUUID();
  const facts = {
    name,
    event_type: 'birthday',
    event_date: addDays(TODAY, 200),
    budget: 20_000,
    currency: 'EUR',
    duration: 8,
    guest_count: 80,
    country: 'ES',
    region: null,
    city: 'Toledo',
    location_type: 'outdoor',
    couple_type: null,
  };
  const rows = Object.entries(tasks).map(([task_name, days]) => ({
    table: 'tasks',
    id: randomUUID(),
    version: 0,
    row: { task_name, recommended_completion_date: addDays(TODAY, days) },
  }));
  const changes = [{ table: 'event_plans', id: plan, version: 0, row: facts }, ...rows];
  expect((await data.rpc('save_rows', { plan_id: plan, changes })).error).toBeNull();
  return { email, data, plan, userId };
}

test('one email in the reader’s language lists all due tasks and payments', async () => {
  const { email, data, plan } = await couple('es', {
    'Probar el menú <b>': 21,
    'Encargar la tarta': 22,
    Lejos: 300,
  });
  const item = randomUUID();
  const saved = await data.rpc('save_rows', {
    plan_id: plan,
    changes: [
      {
        table: 'budget_items',
        id: item,
        version: 0,
        row: {
          category: 'decorations',
          vendor_name: 'Flores Azahar',
          actual_amount: 1250,
          budget_payments: [{ id: randomUUID(), kind: 'payment', amount: 500, due_date: addDays(TODAY, 24) }],
        },
      },
    ],
  });
  expect(saved.error).toBeNull();

  expect(await sentBy({ at: `${addDays(TODAY, 20)}T12:00:00+01:00` })).toEqual({ sent: 0, failed: 0 });
  expect(await sentBy(morning(20))).toEqual({ sent: 1, failed: 0 });
  expect(await sentBy(morning(20))).toEqual({ sent: 0, failed: 0 });
  const [mail, ...others] = backend.mailbox.list(email).filter(({ subject }) => /Mañana/.test(subject));
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Mañana: Probar el menú <b>, y 2 cosas más');
  expect(mail?.language).toBe('es');
  expect(mail?.html).toContain('Probar el menú &#60;b&#62;');
  expect(mail?.html).not.toContain('Lejos');
  expect(mail?.text).toContain('Boda de Ana y Eva\n- Probar el menú <b>\n  Tarea · mañana, ');
  expect(mail?.text).toMatch(/- Flores Azahar\n {2}Pago · 500,00\s€ · en 4 días, /);
  expect(mail?.text).toContain(`/app/event-plan/${plan}`);
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
});

test('news about a plan is added to a reminder email but causes no email by itself', async () => {
  const { email, plan } = await couple('en', { 'Rent the tents': 121 }, 'Eva’s birthday');
  const zoe = await newAccount(backend, 'en');
  const service = dataOf({ ...backend, anonKey: backend.secretKey }, backend.secretKey);
  const joined = await service
    .from('plan_members')
    .insert({ plan_id: plan, user_id: zoe.id, role: 'suggester' });
  expect(joined.error).toBeNull();
  const change = { table: 'tasks', id: randomUUID(), version: 0, row: { task_name: 'x' }, before: null };
  const { error } = await dataOf(backend, zoe.token).rpc('save_rows', {
    plan_id: plan,
    changes: [
      {
        table: 'suggestions',
        id: randomUUID(),
        version: 0,
        row: { changes: [change], states: ['open'] },
      },
    ],
  });
  expect(error).toBeNull();
  expect(await sentBy(morning(110))).toEqual({ sent: 0, failed: 0 });
  expect(await sentBy(morning(119))).toEqual({ sent: 1, failed: 0 });
  const [mail] = backend.mailbox.list(email).filter(({ subject }) => /tents/.test(subject));
  expect(mail?.subject).toBe('In 2 days: Rent the tents');
  expect(mail?.text).toContain('- A suggestion is waiting for you\n');
  expect(mail?.text).toContain('- New in the plan: ');
});

test('a reminder email lists a late task first, with the delay in days', async () => {
  const { email } = await couple('en', { 'Book the coach': 90, 'Choose the songs': 95 });
  expect(await sentBy(morning(93))).toEqual({ sent: 1, failed: 0 });
  const [mail] = backend.mailbox.list(email).filter(({ subject }) => /songs|coach/.test(subject));
  expect(mail?.subject).toBe('Due 3 days ago: Book the coach, and one more');
  expect(mail?.text).toMatch(
    /- Book the coach\n {2}Task · due 3 days ago, [\s\S]*- Choose the songs\n {2}Task · in 2 days, /,
  );
});

test('reminders are sent in the morning of the reader’s time zone', async () => {
  const { email, data, userId } = await couple('en', { 'Order the cake': 41, 'Call the band': 43 });
  const zone = await data.from('profiles').update({ time_zone: 'America/Los_Angeles' }).eq('id', userId);
  expect(zone.error).toBeNull();
  expect(await sentBy(morning(39))).toEqual({ sent: 0, failed: 0 });
  expect(await sentBy({ at: `${addDays(TODAY, 39)}T08:30:00-08:00` })).toEqual({ sent: 1, failed: 0 });
  const [mail] = backend.mailbox.list(email);
  expect(mail).toMatchObject({ subject: 'In 2 days: Order the cake', language: 'en' });

  const leave = /^<(http\S+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
  // A mail program that opens the unsubscribe address with GET changes nothing. Only a POST request
  // unsubscribes.
  const opened = await fetch(leave, { redirect: 'manual' });
  expect(opened.status).toBe(303);
  expect(opened.headers.get('location')).toContain('/reminders/unsubscribe?lang=en#');
  const wanted = async () =>
    (await data.from('profiles').select('email_reminders').single()).data?.email_reminders;
  expect(await wanted()).toBe(true);
  for (let again = 0; again < 2; again++) expect((await fetch(leave, { method: 'POST' })).status).toBe(204);
  expect(await wanted()).toBe(false);
  expect(await sentBy({ at: `${addDays(TODAY, 41)}T08:30:00-08:00` })).toEqual({ sent: 0, failed: 0 });
});

test('a forged link does not switch off reminders', async () => {
  const { id: userId } = await newAccount(backend, 'es');
  for (const token of ['', 'x', userId, `${userId}.${'0'.repeat(64)}`]) {
    const page = await fetch(`${backend.url}/functions/v1/reminders-off`, {
      method: 'POST',
      headers: { apikey: backend.anonKey },
      body: JSON.stringify({ token }),
    });
    expect(page.status).toBe(404);
    const oneClick = `${backend.url}/functions/v1/reminders-off/unsubscribe?token=${encodeURIComponent(token)}`;
    expect((await fetch(oneClick, { method: 'POST' })).status).toBe(404);
  }
});

test('requests without the scheduler’s secret can’t send reminders', async () => {
  const { token } = await newAccount(backend, 'es');
  for (const secret of ['', 'x', backend.anonKey, token]) expect((await run({}, secret)).status).toBe(401);
  expect((await fetch(`${backend.url}/functions/v1/send-reminders`)).status).toBe(405);
  expect((await run({ at: 'yesterday' })).status).toBe(400);
});

test('a reminder that the mail service refused is sent in the next run', async () => {
  const { email } = await couple('es', { 'Probar el vestido': 51 });
  const mailbox = backend.mailbox;
  const add = mailbox.add.bind(mailbox);
  mailbox.add = () => {
    throw new Error('The disk is full');
  };
  expect(await sentBy(morning(50))).toEqual({ sent: 0, failed: 1 });
  mailbox.add = add;
  expect(await sentBy(morning(50))).toEqual({ sent: 1, failed: 0 });
  expect(mailbox.list(email)[0]?.subject).toBe('Mañana: Probar el vestido');
});

test('a failed email does not stop the other reminders', async () => {
  const people: string[] = [];
  // Creates more reminders than one claim returns.
  for (let n = 0; n < 12; n++) people.push((await couple('en', { [`Book room ${n}`]: 71 })).email);
  const { mailbox } = backend;
  const add = mailbox.add.bind(mailbox);
  const got = () =>
    people.map((to) => mailbox.list(to).filter(({ subject }) => /Book room/.test(subject)).length);
  mailbox.add = (mail) => {
    if (mail.to === people[0]) throw new Error('No such address');
    add(mail);
  };
  mailbox.rate.perSecond = 5;
  expect(await sentBy(morning(70))).toEqual({ sent: 11, failed: 1 });
  expect(got()).toEqual(people.map((_, n) => (n === 0 ? 0 : 1)));
  mailbox.add = add;
  mailbox.rate.perSecond = Number.POSITIVE_INFINITY;
  expect(await sentBy(morning(70))).toEqual({ sent: 1, failed: 0 });
  expect(got()).toEqual(people.map(() => 1));
});

test('a button on the mailbox page sends due reminders at any hour', async () => {
  const { email } = await couple('es', { 'Firmar el contrato': 1 });
  const remind = () =>
    fetch(`${backend.url}/__mailbox/remind?lang=es`, { method: 'POST', redirect: 'manual' });
  const first = await remind();
  expect(first.status).toBe(303);
  const page = await fetch(new URL(first.headers.get('location') ?? '', backend.url));
  expect(await page.text()).toContain('Se ha enviado un correo.');
  expect(backend.mailbox.list(email)[0]?.subject).toBe('Mañana: Firmar el contrato');
  expect((await remind()).headers.get('location')).toBe('/__mailbox?lang=es&reminded=0');
  const elsewhere = await fetch(`${backend.url}/__mailbox/remind`, {
    method: 'POST',
    headers: { Origin: 'https://evil.example' },
  });
  expect(elsewhere.status).toBe(403);
});
