import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalBackend, startLocalBackend } from '../../supabase/local/server.ts';
import { dataOf, newAccount } from './account.ts';

let backend: LocalBackend;
beforeAll(async () => {
  backend = await startLocalBackend();
});
afterAll(() => backend.stop());

const ask = async (body: unknown) => {
  const answer = await fetch(`${backend.url}/functions/v1/find-table`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, text: await answer.text() };
};

/** Creates a room and its code. The room has one table, where Íñigo sits. */
async function room() {
  const { token: session } = await newAccount(backend);
  const db = dataOf(backend, session);
  const [plan, chart, table, guest] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const save = async (of: string, id: string, row: Record<string, unknown>) => {
    const { error } = await db.rpc('save_rows', {
      plan_id: plan,
      changes: [{ table: of, id, version: 0, row }] as never,
    });
    expect(error).toBeNull();
  };
  await save('event_plans', plan, {
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
  });
  await save('seating_charts', chart, {
    name: 'Cena',
    outline: [
      [0, 0],
      [8, 0],
      [0, 8],
    ],
  });
  await save('seating_tables', table, {
    chart_id: chart,
    name: 'Mesa 7',
    shape: 'round',
    seats: 8,
    width: 1.5,
    height: 1.5,
    x: 2,
    y: 2,
  });
  await save('guests', guest, { name: 'Íñigo', last_name: 'Núñez', allergens: ['gluten'] });
  await save('seat_assignments', randomUUID(), {
    chart_id: chart,
    table_id: table,
    guest_id: guest,
    seat: 0,
  });
  const token = randomBytes(16).toString('hex');
  const token_hash = createHash('sha256').update(token).digest('hex');
  const { error } = await db.from('seating_links').insert({ token_hash, plan_id: plan, chart_id: chart });
  expect(error).toBeNull();
  return { token, table, chart, db };
}

test('searching for a guest’s full name returns the table without any guest’s name', async () => {
  const { token, table } = await room();
  const { status, text } = await ask({ token, name: 'inigo nunez' });
  expect(status).toBe(200);
  const answer = JSON.parse(text);
  expect(answer).toMatchObject({ found: [table], things: [{ name: 'Mesa 7' }], room: { name: 'Cena' } });
  expect(text).not.toMatch(/Núñez|gluten/);
  expect(JSON.parse((await ask({ token, name: 'Íñigo' })).text).found).toEqual([]);
});

test('wrong, revoked and malformed seating codes get the same response', async () => {
  const { token, chart, db } = await room();
  for (const name of ['', ' ', '\0', '%', "'", '🙂', 'x'.repeat(5000), 7, null, []])
    expect((await ask({ token, name })).status, JSON.stringify(name)).toBe(200);
  await db.from('seating_links').delete().eq('chart_id', chart);
  const answers = await Promise.all(
    [token, randomBytes(16).toString('hex'), 'x', '', null, 7, '\0'].map((one) =>
      ask({ token: one, name: 'Íñigo Núñez' }),
    ),
  );
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(404);
  for (const body of ['', '[]', '{', '{}']) expect([400, 404]).toContain((await ask(body)).status);
});
