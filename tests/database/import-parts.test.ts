import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { create } from './calls';
import { createDatabase } from './postgres-access';
import { json } from './sql';

const PARALLEL = 40;
const range = Array.from({ length: PARALLEL }, (_, index) => index);
/** Number of guests that a client sends in one request, of at most 10,000 per plan. */
const PART = 2_000;
const ALL = 10_000;
const SOME = 4_000;

let pool: Pool;
let owner: string;

beforeAll(async () => {
  const connectionString = await createDatabase(inject('postgres'), 'import_parts');
  pool = new Pool({ connectionString, max: PARALLEL });
  const clients = await Promise.all(range.map(() => pool.connect()));
  for (const client of clients) client.release();
  owner = randomUUID();
  await pool.query('insert into auth.users (id) values ($1)', [owner]);
  await pool.query(`update public.entitlements set plan_tier = 'enterprise' where user_id = $1`, [owner]);
}, 60_000);

afterAll(() => pool.end());

/**
 * Runs SQL as a hosted project runs a client's request: with the client's role and a timeout of eight
 * seconds. Returns the result or the SQLSTATE.
 */
async function request(sql: string): Promise<unknown> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`set local statement_timeout = '8s'`);
    await client.query(
      `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`,
      [JSON.stringify({ sub: owner, role: 'authenticated' })],
    );
    const { rows } = await client.query<[unknown]>({ text: sql, rowMode: 'array' });
    await client.query('commit');
    return rows[0]?.[0];
  } catch (error) {
    await client.query('rollback');
    return error instanceof Error && 'code' in error ? error.code : error;
  } finally {
    client.release();
  }
}

async function newPlan(): Promise<string> {
  const id = randomUUID();
  await request(`select ${create({ id })}`);
  return id;
}

/** Returns a list of guests, each in a separate household, in requests like those of a client. */
function listOf(size: number, plan: string) {
  const batch = randomUUID();
  const guests = Array.from({ length: size }, (_, i) => ({
    id: randomUUID(),
    version: 0,
    row: {
      name: `Eva ${i}`,
      last_name: 'García Pérez',
      email: `eva.${i}@example.org`,
      address: 'Calle Mayor 1, 28013 Madrid',
      tags: ['familia'],
      household_id: randomUUID(),
    },
  }));
  const whole = { size, people: size, households: size, changed: [] };
  const part = (start: number, length: number) => {
    const some = guests.slice(start, start + length);
    const households = some.map(({ row }) => ({ id: row.household_id, name: row.name }));
    return `select public.import_guests('${plan}', '${batch}', 'Lista.csv', ${json(households)}, ${json(some)},
      ${start}, ${start === 0 ? json(whole) : 'null'})`;
  };
  return { batch, part };
}

async function storedIn(plan: string) {
  const { rows } = await pool.query(
    `select (select count(*)::int from public.guests where plan_id = $1) as guests,
       (select count(*)::int from public.households where plan_id = $1) as households,
       (select sum(stored)::int from public.import_batches where plan_id = $1) as logged`,
    [plan],
  );
  return rows[0];
}

test('each chunk of an imported guest list is stored once, even if several tabs send it', async () => {
  const plan = await newPlan();
  const { part } = listOf(60, plan);
  for (const start of [0, 20, 40]) {
    const answers = await Promise.all(range.map(() => request(part(start, 20))));
    expect(answers.map((answer) => (answer as { stored: number }).stored)).toEqual(
      range.map(() => start + 20),
    );
  }
  expect(await storedIn(plan)).toEqual({ guests: 60, households: 60, logged: 60 });
});

test('undoing the import of a guest list while it runs leaves no guests behind', async () => {
  const plan = await newPlan();
  const { part, batch } = listOf(60, plan);
  await request(part(0, 20));
  const undo = `select public.undo_import('${plan}', '${batch}')`;
  const answers = await Promise.all(range.map((n) => request(n % 4 === 3 ? undo : part(20, 40))));
  expect(
    answers.filter((answer) => typeof answer === 'string' && !['PT410', 'PT404'].includes(answer)),
  ).toEqual([]);
  expect(await storedIn(plan)).toMatchObject({ guests: 0, households: 0 });
});

test('importing and undoing ten thousand guests keeps every call within the time limit', async () => {
  const plan = await newPlan();
  const { part, batch } = listOf(ALL, plan);
  const undo = (id: string) => `select public.undo_import('${plan}', '${id}')`;
  const seconds: string[] = [];
  const timed = async (sql: string) => {
    const began = performance.now();
    const answer = await request(sql);
    seconds.push(((performance.now() - began) / 1_000).toFixed(2));
    return answer;
  };
  for (let start = 0; start < ALL; start += PART)
    expect(await timed(part(start, PART))).toMatchObject({ added: PART, stored: start + PART });

  const { rows } = await pool.query<{ id: string }>('select id from public.guests where plan_id = $1', [
    plan,
  ]);
  const changed = rows.slice(0, SOME).map(({ id }) => ({ id, version: 1 }));
  const whole = json({ size: SOME, people: 0, households: 0, changed });
  const again = randomUUID();
  for (let start = 0; start < SOME; start += PART) {
    const some = changed.slice(start, start + PART).map((one) => ({ ...one, row: { notes: 'Vegana' } }));
    const sql = `select public.import_guests('${plan}', '${again}', 'Lista.csv', '[]', ${json(some)}, ${start},
      ${start === 0 ? whole : 'null'})`;
    expect(await timed(sql)).toMatchObject({ changed: PART, stored: start + PART });
  }
  expect(await timed(undo(again))).toEqual({ kept: 0, removed: 0, restored: SOME });
  // The undo above counts as an edit of these rows, so they are kept.
  expect(await timed(undo(batch))).toMatchObject({ kept: SOME, removed: ALL - SOME });
  console.info(`Seconds of the calls: ${seconds.join(' ')}`);
});
