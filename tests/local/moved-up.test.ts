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
  name: 'Boda de Íñigo & Zoë',
  event_type: 'birthday',
  event_date: '2127-06-12',
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
  return text ? JSON.parse(text) : null;
};
const run = () => ask('send-reminders', {}, backend.secretKey);
const tokenIn = (text = '') => /\/rsvp\/([0-9a-f]{32})/.exec(text)?.[1];

/**
 * Creates a dinner with one place, and four households of one person. The first three are invited by email
 * and accept.
 */
async function dinner() {
  const { token: session } = await newAccount(backend);
  const db = dataOf(backend, session);
  const [plan, part] = [randomUUID(), randomUUID()];
  const save = async (changes: unknown) => {
    const { data, error } = await db.rpc('save_rows', { plan_id: plan, changes: changes as never });
    expect(error).toBeNull();
    return data as unknown as { table: string; id: string; version: number; row: Record<string, unknown> }[];
  };
  const people = (['es', 'en', 'en', 'es'] as const).map((language) => ({
    language,
    household: randomUUID(),
    guest: randomUUID(),
    email: `${randomUUID()}@celebra.local`,
  }));
  await save([{ table: 'event_plans', id: plan, version: 0, row: EVENT }]);
  await save([
    { table: 'event_parts', id: part, version: 0, row: { name: 'Cena', capacity: 1 } },
    ...people.flatMap(({ household, guest, email, language }) => [
      { table: 'households', id: household, version: 0, row: { name: 'Casa', language } },
      {
        table: 'guests',
        id: guest,
        version: 0,
        row: { name: 'Eva', last_name: 'Gil', household_id: household, email },
      },
    ]),
  ]);
  const households = people.slice(0, 3).map(({ household }) => household);
  await ask('invitations', { action: 'send', plan_id: plan, households }, session);
  for (const { guest, email } of people.slice(0, 3))
    await ask('rsvp', {
      action: 'answer',
      token: tokenIn(backend.mailbox.list(email)[0]?.text),
      answers: { guests: [{ id: guest, replies: { [part]: 'accepted' } }] },
    });
  return { db, plan, part, people, save };
}

test('a guest who moves up from the waiting list is told by email and on the reply page', async () => {
  const { db, part, people, save } = await dinner();
  const [first, second, third] = people;
  const { data } = await db
    .from('guests')
    .select('version')
    .eq('id', first?.guest ?? '');
  expect(await run()).toEqual({ sent: 0, failed: 0 });
  const saved = await save([
    {
      table: 'guests',
      id: first?.guest,
      version: data?.[0]?.version,
      row: { replies: { [part]: { status: 'declined' } } },
    },
  ]);
  // The hosts' device gets the changed rows in the response.
  expect(saved.map(({ table, id }) => [table, id])).toContainEqual(['guests', second?.guest]);
  expect(saved.find(({ id }) => id === second?.household)?.row.moved_up).toEqual([part]);
  expect(await run()).toEqual({ sent: 1, failed: 0 });
  expect(await run()).toEqual({ sent: 0, failed: 0 });

  const [mail, ...others] = backend.mailbox.list(second?.email ?? '').slice(0, -1);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: 'There’s a place for you: Boda de Íñigo & Zoë', language: 'en' });
  expect(mail?.text).toContain(
    'you’re off the waiting list for Cena. We look forward to seeing you on Thursday, June 12, 2127.',
  );
  expect(mail?.headers?.['List-Unsubscribe']).toMatch(/invitations\/unsubscribe\?lang=en&token=/);
  expect(backend.mailbox.list(third?.email ?? '')).toHaveLength(1);
  const page = await ask('rsvp', { action: 'read', token: tokenIn(mail?.text) });
  expect(page.moved_up).toEqual([part]);
  expect(page.guests[0].replies[part]).toEqual({ status: 'accepted' });
});

test('an unsubscribed guest who moves up from the waiting list gets no email', async () => {
  const { db, part, people, save } = await dinner();
  const [, second, third, fourth] = people;
  const [mail] = backend.mailbox.list(second?.email ?? '');
  const leave = /^<(http\S+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
  expect((await fetch(leave, { method: 'POST' })).status).toBe(204);
  await save([
    {
      table: 'guests',
      id: fourth?.guest,
      version: 1,
      row: { replies: { [part]: { status: 'waiting' } } },
    },
  ]);
  const { data } = await db.from('event_parts').select('version').eq('id', part);
  await save([{ table: 'event_parts', id: part, version: data?.[0]?.version, row: { capacity: 4 } }]);
  expect(await run()).toEqual({ sent: 1, failed: 0 });
  expect(backend.mailbox.list(third?.email ?? '')).toHaveLength(2);
  expect(backend.mailbox.list(second?.email ?? '')).toHaveLength(1);
  expect(backend.mailbox.list(fourth?.email ?? '')).toHaveLength(0);
});
