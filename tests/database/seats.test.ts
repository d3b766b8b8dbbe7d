import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { create, saveRows } from './calls';
import { ADMIN, createDatabase, databaseUrl, withClient } from './postgres-access';

const PEOPLE = 10_000;
const [owner, plan, chart, table] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const ids = Array.from({ length: PEOPLE }, () => randomUUID());

let client: Client;

beforeAll(async () => {
  const server = inject('postgres');
  client = new Client({ connectionString: await createDatabase(server, 'seats') });
  await client.connect();
  await client.query('insert into auth.users (id) values ($1)', [owner]);
  await client.query(`update public.entitlements set plan_tier = 'enterprise' where user_id = $1`, [owner]);
  await withClient(databaseUrl(server, 'seats', ADMIN), async (admin) => {
    // As on a hosted project whose statistics are a day old.
    await admin.query('analyze');
  });
}, 60_000);

afterAll(() => client.end());

/** A call of the owner, within what a hosted project allows it. */
async function ask(sql: string): Promise<unknown> {
  await client.query('begin');
  await client.query(
    `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true),
      set_config('statement_timeout', '8s', true)`,
    [JSON.stringify({ sub: owner, role: 'authenticated' })],
  );
  const { rows } = await client.query({ text: `select ${sql}`, rowMode: 'array' });
  await client.query('commit');
  return rows[0]?.[0];
}

/** The same row of the same version of all seats in one call; answers how many stand, and in which versions. */
async function save(version: number, row: (i: number) => object | null): Promise<unknown> {
  const changes = ids.map((id, i) => ({ table: 'seat_assignments', id, version, row: row(i) }));
  return ask(`(select array[count(*)::int, min((a ->> 'version')::int), max((a ->> 'version')::int)]
    from jsonb_array_elements(${saveRows(changes, plan)}) as a where a -> 'row' ${row(0) ? '<>' : '='} 'null')`);
}

test('ten thousand seats are saved, moved, removed and brought back, each in one call of a hosted project', async () => {
  await ask(create({ id: plan }));
  const room = { chart_id: chart, name: 'Mesa', shape: 'round', width: 2, height: 2, x: 5, y: 5, seats: 80 };
  const rows = [
    { table: 'seating_charts', id: chart, version: 0, row: { name: 'Cena' } },
    { table: 'seating_tables', id: table, version: 0, row: room },
  ];
  await ask(saveRows(rows, plan));
  const { rows: made } = await client.query<{ id: string }>(
    `insert into public.guests (id, plan_id, name, last_name)
     select gen_random_uuid(), $1, 'Eva', 'Gil' from generate_series(1, $2) returning id`,
    [plan, PEOPLE],
  );
  const seat = (i: number) => ({
    chart_id: chart,
    table_id: table,
    guest_id: made[i]?.id,
    person: 0,
    seat: 1,
  });
  expect(await save(0, seat)).toEqual([PEOPLE, 1, 1]);
  expect(await save(0, seat)).toEqual([PEOPLE, 1, 1]);
  expect(await save(1, () => ({ seat: 2 }))).toEqual([PEOPLE, 2, 2]);
  expect(await save(2, () => null)).toEqual([PEOPLE, 3, 3]);
  expect(await save(3, seat)).toEqual([PEOPLE, 4, 4]);
}, 60_000);
