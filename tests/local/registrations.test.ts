import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalBackend, startLocalBackend } from '../../supabase/local/server.ts';
import { dataOf, newAccount } from './account.ts';

let backend: LocalBackend;
beforeAll(async () => {
  backend = await startLocalBackend();
});
afterAll(() => backend.stop());

const EVENT = {
  name: 'Presentación de Telar & Cía',
  event_type: 'corporate',
  event_date: '2127-06-12',
  event_end_date: '2127-06-13',
  budget: '24000.00',
  currency: 'EUR',
  guest_count: 100,
  country: 'ES',
  city: 'Sevilla',
  location_type: 'indoor',
};

const ask = async (name: string, body: object, token?: string) => {
  const answer = await fetch(`${backend.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : null };
};
const rsvp = (body: object) => ask('rsvp', body);
const tokenIn = (text = '') => /\/rsvp\/([0-9a-f]{32})/.exec(text)?.[1];
const mailTo = (email: string) => backend.mailbox.list(email)[0];

/** Publishes a page at which people register for a talk with one place, and for a workshop. */
async function launch() {
  const { token: session } = await newAccount(backend);
  const db = dataOf(backend, session);
  const [plan, part, workshop] = [randomUUID(), randomUUID(), randomUUID()];
  const save = async (changes: unknown) => {
    const { error } = await db.rpc('save_rows', { plan_id: plan, changes: changes as never });
    expect(error).toBeNull();
  };
  await save([{ table: 'event_plans', id: plan, version: 0, row: EVENT }]);
  await save([
    { table: 'event_parts', id: part, version: 0, row: { name: 'Ponencia', capacity: 1 } },
    { table: 'event_parts', id: workshop, version: 0, row: { name: 'Taller', position: 1 } },
    {
      table: 'event_pages',
      id: randomUUID(),
      version: 0,
      row: { theme: 'lines', registration_parts: [part, workshop] },
    },
  ]);
  const page = `telar-${plan}`;
  const { error } = await db.rpc('publish_page', {
    plan_id: plan,
    name: page,
    opening: 'all',
    word: '',
    indexed: false,
  });
  expect(error).toBeNull();
  const person = (name: string, language: 'es' | 'en') => ({
    name,
    last_name: 'Gil',
    email: `${randomUUID()}@celebra.local`,
    company: 'Telar <b>',
    job_title: '',
    parts: [part],
    language,
    website: '',
    fill_ms: 2000,
  });
  return { db, plan, part, workshop, page, person };
}

test('a confirmed registration gets a place when another person declines', async () => {
  const { db, part, page, person } = await launch();
  const [ana, leo] = [person('Ana', 'es'), person('Leo', 'en')];
  for (const one of [ana, leo])
    expect(await rsvp({ action: 'register', page, word: '', person: one })).toEqual({
      status: 204,
      body: null,
    });
  expect(mailTo(ana.email)?.subject).toContain('Confirma tu inscripción');
  expect(mailTo(leo.email)?.subject).toContain('Confirm your registration');
  expect(mailTo(leo.email)?.text).toContain('Ponencia');
  expect(mailTo(ana.email)?.text).toMatch(/12 de junio.{1,3}viernes, 13 de junio de 2127/);
  const [first, second] = [ana, leo].map(({ email }) => tokenIn(mailTo(email)?.text));
  expect((await rsvp({ action: 'read', token: first })).body.registration).toMatchObject({
    state: 'pending',
    name: 'Ana',
    company: 'Telar <b>',
    parts: [{ name: 'Ponencia' }],
  });
  expect((await rsvp({ action: 'codes', token: first })).status).toBe(404);

  const confirmed = await rsvp({ action: 'confirm', token: first });
  expect(confirmed.body.guests[0].replies[part].status).toBe('accepted');
  const waiting = await rsvp({ action: 'confirm', token: second });
  expect(waiting.body.guests[0].replies[part].status).toBe('waiting');
  const codes = await rsvp({ action: 'codes', token: first });
  expect(Object.keys(codes.body.codes)).toEqual([confirmed.body.guests[0].id]);
  expect(Object.values(codes.body.codes)[0]).toMatch(/^CELEBRA:[0-9A-F]{52}$/);

  await rsvp({
    action: 'answer',
    token: first,
    answers: { guests: [{ id: confirmed.body.guests[0].id, replies: { [part]: 'declined' } }] },
  });
  expect((await rsvp({ action: 'read', token: second })).body.guests[0].replies[part].status).toBe(
    'accepted',
  );
  expect((await ask('send-reminders', {}, backend.secretKey)).body).toEqual({ sent: 1, failed: 0 });
  expect(mailTo(leo.email)?.subject).toContain('There’s a place for you');
  expect(mailTo(leo.email)?.text).toMatch(/June 12.{1,3}Friday, June 13, 2127/);
  const { data } = await db.from('registrations').select('name, email, household_id').order('created_at');
  expect(data).toEqual([1, 2].map(() => ({ name: null, email: null, household_id: expect.any(String) })));
});

test('an invalid registration gets an HTTP status that fits the reason', async () => {
  const { db, plan, part, page, person } = await launch();
  const ana = person('Ana', 'es');
  const statusOf = async (body: object) =>
    (await rsvp({ action: 'register', page, word: '', ...body })).status;
  expect(await statusOf({})).toBe(400);
  expect(await statusOf({ person: { ...ana, email: 'x' } })).toBe(400);
  expect(await statusOf({ person: { ...ana, parts: [randomUUID()] } })).toBe(409);
  expect(await statusOf({ page: 'nobody', person: ana })).toBe(404);
  expect(await statusOf({ person: { ...ana, website: 'x', parts: [part] } })).toBe(204);
  expect(mailTo(ana.email)).toBeUndefined();
  expect((await rsvp({ action: 'confirm', token: 'f'.repeat(32) })).status).toBe(404);
  expect(await statusOf({ person: ana })).toBe(204);
  const { error } = await db.rpc('save_rows', {
    plan_id: plan,
    changes: [{ table: 'event_parts', id: part, version: 1, row: null }] as never,
  });
  expect(error).toBeNull();
  expect((await rsvp({ action: 'confirm', token: tokenIn(mailTo(ana.email)?.text) })).status).toBe(409);
});

test('the owner is told by email about a registration that exceeds the Free tier', async () => {
  const { db, plan, page, person } = await launch();
  const { error } = await db.rpc('save_rows', {
    plan_id: plan,
    changes: [
      {
        table: 'guests',
        id: randomUUID(),
        version: 0,
        row: { name: 'Eva', last_name: 'Sol', party_size: 20 },
      },
    ] as never,
  });
  expect(error).toBeNull();
  const ana = person('Ana', 'es');
  await rsvp({ action: 'register', page, word: '', person: ana });
  const token = tokenIn(mailTo(ana.email)?.text);
  const held = await rsvp({ action: 'confirm', token });
  expect(held).toMatchObject({ status: 200, body: { registration: { state: 'held' } } });
  expect((await rsvp({ action: 'read', token })).body.registration.state).toBe('held');
  expect((await rsvp({ action: 'withdraw', token })).body).toEqual({ withdrawn: true });
  expect((await rsvp({ action: 'read', token })).status).toBe(404);
  await expect
    .poll(
      () =>
        backend.mailbox.list().find(({ text }) => text.includes(`/guest-list/${plan}/registrations`))?.text,
    )
    .toMatch(/12 de junio.{1,3}viernes, 13 de junio|June 12.{1,3}Friday, June 13/);
});

test('a person who changes a registration gets an email with the state of each part', async () => {
  const { db, plan, part, workshop, page, person } = await launch();
  const register = async (one: ReturnType<typeof person>) => {
    await rsvp({ action: 'register', page, word: '', person: one });
    const token = tokenIn(mailTo(one.email)?.text);
    return { token, told: (await rsvp({ action: 'confirm', token })).body };
  };
  const change = (token: string | undefined, changed: object) =>
    rsvp({ action: 'change', token, person: changed });
  const mailed = (email: string) => expect.poll(() => mailTo(email)?.text.replace(/\s+/g, ' '));
  const [ana, leo, mar] = [person('Ana', 'es'), person('Leo', 'en'), person('Mar', 'es')];

  const first = await register(ana);
  await change(first.token, { guest: first.told.guests[0].id, company: 'Hilo' });
  await change(first.token, { guest: first.told.guests[0].id, parts: [workshop] });
  await mailed(ana.email).toMatch(
    /12 de junio.{1,3}viernes, 13 de junio de 2127.*Ponencia Tienes lugar\. .*Taller Tienes lugar\./,
  );
  expect(mailTo(ana.email)?.subject).toContain('Tu inscripción ha cambiado');
  expect(tokenIn(mailTo(ana.email)?.text)).toBe(first.token);
  // The confirmation and the change of parts are mailed, but not the change of the company.
  expect(backend.mailbox.list(ana.email)).toHaveLength(2);

  const second = await register({ ...leo, parts: [workshop] });
  await change(second.token, { guest: second.told.guests[0].id, parts: [part] });
  await mailed(leo.email).toMatch(
    /Ponencia It’s full: you’re on the waiting list.*Taller You have a place\./,
  );
  expect(mailTo(leo.email)?.subject).toContain('Your registration has changed');

  const rest = { name: 'Eva', last_name: 'Sol', party_size: 18 };
  const { error } = await db.rpc('save_rows', {
    plan_id: plan,
    changes: [{ table: 'guests', id: randomUUID(), version: 0, row: rest }] as never,
  });
  expect(error).toBeNull();
  const third = await register(mar);
  expect(third.told.registration.state).toBe('held');
  const changed = await change(third.token, { parts: [workshop] });
  expect(changed.body.registration.parts).toMatchObject([{ name: 'Taller' }]);
  await mailed(mar.email).toMatch(/Taller Espera un lugar/);
});
