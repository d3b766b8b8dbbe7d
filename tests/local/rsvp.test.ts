import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalBackend, startLocalBackend } from '../../supabase/local/server.ts';
import { dataOf, newAccount } from './account.ts';

let backend: LocalBackend;
beforeAll(async () => {
  backend = await startLocalBackend();
});
afterAll(() => backend.stop());

const WEDDING = {
  name: 'Boda de Íñigo y Zoë',
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

type Row = Record<string, unknown>;
interface Seen {
  name: string;
  guests: {
    id: string;
    party_size: number;
    age_group: string;
    allergens: string[];
    name: string;
    replies: Record<string, { status: string; people?: number }>;
  }[];
  parts: { id: string; open: boolean }[];
  message: string | null;
}

const post = (body: unknown) =>
  fetch(`${backend.url}/functions/v1/rsvp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const rsvp = async (body: unknown) => {
  const answer = await post(body);
  return { status: answer.status, body: (await answer.json()) as Seen };
};

/** Creates a plan with a dinner for `capacity` guests, and households with their links. */
async function invite(capacity: number | null, households: readonly (readonly Row[])[], part: Row = {}) {
  const { token: session } = await newAccount(backend);
  const db = dataOf(backend, session);
  const plan = randomUUID();
  const [dinner, brunch] = [randomUUID(), randomUUID()];
  const save = async (changes: { table: string; id: string; row: Row | null; version?: number }[]) => {
    const { error } = await db.rpc('save_rows', {
      plan_id: plan,
      changes: changes.map((change) => ({ version: 0, ...change })) as never,
    });
    expect(error).toBeNull();
  };
  await save([{ table: 'event_plans', id: plan, row: WEDDING }]);
  await save([
    { table: 'event_parts', id: dinner, row: { name: 'Cena', capacity, ...part } },
    { table: 'event_parts', id: brunch, row: { name: 'Almuerzo' } },
  ]);
  const links = await Promise.all(
    households.map(async (guests, i) => {
      const [id, token] = [randomUUID(), randomBytes(16).toString('hex')];
      const members = guests.map((row) => ({ id: randomUUID(), row }));
      await save([
        { table: 'households', id, row: { name: `Casa ${i}`, parts: [dinner] } },
        ...members.map((one) => ({
          table: 'guests',
          id: one.id,
          row: { name: 'Eva', last_name: 'Gil', household_id: id, ...one.row },
        })),
      ]);
      const { error } = await db.from('household_tokens').insert({ token, plan_id: plan, household_id: id });
      expect(error).toBeNull();
      return { id, token, guests: members.map((one) => one.id) };
    }),
  );
  return { plan, dinner, brunch, links, db, save };
}

const yes = (ids: readonly string[] = [], part: string, reply = 'accepted') => ({
  guests: ids.map((id) => ({ id, replies: { [part]: reply } })),
});

test('a household can read and answer only its own invitation', async () => {
  const { dinner, brunch, links, db } = await invite(null, [[{}, { name: 'Íñigo' }], [{ name: 'Olga' }]]);
  const [one, two] = links;
  const read = await rsvp({ action: 'read', token: one?.token });
  expect(read.status).toBe(200);
  expect(read.body.guests.map(({ name }) => name).sort()).toEqual(['Eva', 'Íñigo']);
  expect(read.body.parts.map(({ id }) => id)).toEqual([dinner]);
  expect(JSON.stringify(read.body)).not.toContain('Olga');

  const answered = await rsvp({
    action: 'answer',
    token: one?.token,
    answers: {
      guests: [
        {
          id: one?.guests[0],
          replies: { [dinner]: 'accepted', [brunch]: 'accepted' },
          allergens: ['gluten'],
        },
        { id: two?.guests[0], replies: { [dinner]: 'declined' } },
      ],
      message: 'Qué ganas',
    },
  });
  expect(answered.status).toBe(200);
  // Replies change nothing if they are for a part without an invitation or for another household's guest.
  expect(answered.body.guests.find(({ name }) => name === 'Eva')?.replies).toEqual({
    [dinner]: { status: 'accepted' },
  });
  const { data } = await db.from('guests').select('name, replies, allergens').order('name');
  expect(data).toEqual(
    [
      { name: 'Eva', replies: { [dinner]: { status: 'accepted' } }, allergens: ['gluten'] },
      { name: 'Olga', replies: {}, allergens: [] },
      { name: 'Íñigo', replies: {}, allergens: [] },
    ].sort((a, b) => (a.name < b.name ? -1 : 1)),
  );
  const { data: household } = await db
    .from('households')
    .select('message, opened_at, answered_at')
    .eq('id', one?.id ?? '');
  expect(household?.[0]).toMatchObject({ message: 'Qué ganas' });
  expect(household?.[0]?.opened_at).not.toBeNull();
  expect(household?.[0]?.answered_at).not.toBeNull();
});

test('a copy of a household’s reply is mailed at most three times a day', async () => {
  const email = `copia.${randomUUID()}@example.com`;
  const { dinner, links } = await invite(null, [[{ diets: ['vegan'], email }, { name: 'Íñigo' }]], {
    starts_at: '2127-06-12T17:00:00Z',
    time_zone: 'Europe/Madrid',
    place: 'Hacienda <b>',
  });
  const [one] = links;
  const guests = [
    { id: one?.guests[0], replies: { [dinner]: 'accepted' } },
    { id: one?.guests[1], replies: { [dinner]: 'declined' } },
  ];
  await rsvp({ action: 'answer', token: one?.token, answers: { guests } });
  const ask = async (fields: Row) => (await post({ action: 'copy', token: one?.token, ...fields })).status;
  expect(await ask({ email: 'no address' })).toBe(400);
  expect(await ask({ email: `${email}\r\nBcc: x@example.com` })).toBe(400);
  expect(await ask({ email, language: 'es' })).toBe(204);
  expect(await ask({ email, language: 'en' })).toBe(204);
  const emails = backend.mailbox.list(email);
  expect(emails.map(({ subject }) => subject).sort()).toEqual([
    `Tu respuesta: ${WEDDING.name}`,
    `Your answer: ${WEDDING.name}`,
  ]);
  const spanish = emails.find(({ subject }) => subject.startsWith('Tu'));
  expect(spanish?.text).toMatch(/Cena · .*19:00 · Hacienda <b>/);
  expect(spanish?.html).not.toContain('<b>');
  // Rows that are saved together have no order, so the lines can come in any order.
  for (const line of ['- Eva Gil\n  Sí', '- Íñigo Gil\n  No', '- Eva Gil\n  dieta vegana'])
    expect(spanish?.text).toContain(line);
  expect(spanish?.text).toContain(`/rsvp/${one?.token}`);
  const other = `otra.${randomUUID()}@example.com`;
  expect(await ask({ email: other, language: 'en' })).toBe(204);
  const [partial] = backend.mailbox.list(other);
  expect(partial?.text).toContain('- Eva Gil\n  vegan');
  expect(partial?.text).toContain('Messages and notes are left out of this copy');
  expect(partial?.text).not.toContain('Hacienda');
  expect(await ask({ email: 'another@example.com' })).toBe(429);
  expect(await ask({ token: randomBytes(16).toString('hex'), email })).toBe(404);
});

test('wrong, revoked and malformed invitation links get the same response', async () => {
  const { links, db } = await invite(null, [[{}]]);
  const [one] = links;
  await db
    .from('household_links')
    .delete()
    .eq('household_id', one?.id ?? '');
  const answers = await Promise.all(
    [one?.token, randomBytes(16).toString('hex'), 'x', '', null, 7].map((token) =>
      rsvp({ action: 'read', token }),
    ),
  );
  expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(404);
});

test('the last places of a part are never given twice by simultaneous replies', async () => {
  const { dinner, links, db } = await invite(
    5,
    Array.from({ length: 4 }, () => [{}, {}]),
  );
  await Promise.all(
    links.map(({ token, guests }) => rsvp({ action: 'answer', token, answers: yes(guests, dinner) })),
  );
  const statuses = async () => {
    const { data } = await db.from('guests').select('household_id, replies');
    const of = (status: string) =>
      (data ?? []).filter(({ replies }) => JSON.stringify(replies).includes(status)).length;
    return { accepted: of('accepted'), waiting: of('waiting'), declined: of('declined') };
  };
  // The five places are enough for two households of two.
  expect(await statuses()).toEqual({ accepted: 4, waiting: 4, declined: 0 });
  const { data } = await db.from('guests').select('household_id, replies');
  const seated = links.find(({ id }) =>
    data?.some(
      ({ household_id, replies }) => household_id === id && JSON.stringify(replies).includes('accepted'),
    ),
  );
  await rsvp({ action: 'answer', token: seated?.token, answers: yes(seated?.guests, dinner, 'declined') });
  expect(await statuses()).toEqual({ accepted: 4, waiting: 2, declined: 2 });
});

test('a companion whose name is sent twice takes only one place of the guest’s party', async () => {
  const { dinner, links } = await invite(null, [[{ party_size: 3 }]]);
  const [one] = links;
  const host = one?.guests[0];
  const companions = [{ id: randomUUID(), host, name: 'Luz', last_name: 'Ríos' }];
  await rsvp({ action: 'answer', token: one?.token, answers: yes([host ?? ''], dinner, 'accepted:2') });
  await rsvp({ action: 'answer', token: one?.token, answers: { companions } });
  const { body } = await rsvp({ action: 'answer', token: one?.token, answers: { companions } });
  expect(body.guests.map(({ name, party_size }) => `${name} ${party_size}`).sort()).toEqual([
    'Eva 2',
    'Luz 1',
  ]);
  const wrong = await rsvp({
    action: 'answer',
    token: one?.token,
    answers: { companions: [{ id: randomUUID(), host, name: '', last_name: '' }] },
  });
  expect(wrong.status).toBe(400);
});

test('changes to a guest’s allergens from two phones are merged', async () => {
  const { links } = await invite(null, [[{ allergens: ['milk'] }]]);
  const [one] = links;
  const id = one?.guests[0];
  const say = async (allergens: string[], seen: string[]) => {
    const guests = [{ id, allergens, seen: { allergens: seen } }];
    const { body } = await rsvp({ action: 'answer', token: one?.token, answers: { guests } });
    return body.guests[0]?.allergens;
  };
  expect(await say(['milk', 'peanuts'], ['milk'])).toEqual(['milk', 'peanuts']);
  expect(await say(['gluten', 'milk'], ['milk'])).toEqual(['gluten', 'milk', 'peanuts']);
  // Sends the reply again, as after a lost response.
  expect(await say(['gluten', 'milk'], ['milk'])).toEqual(['gluten', 'milk', 'peanuts']);
  expect(await say(['gluten'], ['gluten', 'milk'])).toEqual(['gluten', 'peanuts']);
});

test('a child’s companion counts as a child, too', async () => {
  const { links } = await invite(null, [[{ party_size: 2, age_group: 'child' }]]);
  const [one] = links;
  const companions = [{ id: randomUUID(), host: one?.guests[0], name: 'Sofía', last_name: 'Ortega' }];
  const { body } = await rsvp({ action: 'answer', token: one?.token, answers: { companions } });
  expect(body.guests.map(({ name, age_group }) => `${name} ${age_group}`).sort()).toEqual([
    'Eva child',
    'Sofía child',
  ]);
});

test('a reply after the deadline becomes a request to the hosts', async () => {
  const { dinner, links } = await invite(null, [[{}]], {
    reply_by: '2020-01-01',
    time_zone: 'Europe/Madrid',
  });
  const [one] = links;
  const { body } = await rsvp({ action: 'answer', token: one?.token, answers: yes(one?.guests, dinner) });
  expect(body.parts).toMatchObject([{ open: false }]);
  expect(body.guests[0]).toMatchObject({ replies: {}, requests: { [dinner]: { status: 'accepted' } } });
});

test('a malformed request never causes status 500 in the rsvp function', async () => {
  const { dinner, links } = await invite(3, [[{ party_size: 2 }]]);
  const [one] = links;
  const id = one?.guests[0];
  const bodies: unknown[] = [
    '',
    '[]',
    '{',
    {},
    { action: 'x' },
    { action: 'answer', token: one?.token },
    { action: 'answer', token: one?.token, answers: [] },
    ...[
      { guests: 7 },
      { guests: [7] },
      { guests: [{ id: 'x' }] },
      { guests: [{ id, replies: [] }] },
      { guests: [{ id, replies: { [dinner]: 'maybe', x: 'accepted' } }] },
      { guests: [{ id, replies: { [dinner]: 'accepted:99' } }] },
      { guests: [{ id, diets: 'vegan' }] },
      { guests: [{ id, diets: ['x'] }] },
      { guests: [{ id, allergens: null }] },
      { guests: [{ id, dietary_notes: 'x'.repeat(300) }] },
      { companions: {} },
      { companions: [{ id: 'x', host: id }] },
      { companions: [{ id: randomUUID(), host: id, name: 'x'.repeat(99), last_name: 'y' }] },
      { message: 'x'.repeat(600) },
      { message: 7 },
      { guests: [{ id, answers: [] }] },
      { guests: [{ id, answers: { x: 'y' } }] },
      { guests: [{ id, answers: 7 }] },
      { message: '\u0007' },
    ].map((answers) => ({ action: 'answer', token: one?.token, answers })),
  ];
  for (const body of bodies) {
    const { status } = await rsvp(body);
    expect([200, 400, 404], JSON.stringify(body)).toContain(status);
  }
  const read = await rsvp({ action: 'read', token: one?.token });
  expect(read.body.guests).toMatchObject([{ party_size: 2 }]);
});
