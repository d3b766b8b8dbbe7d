import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { change, create } from './calls';
import { createDatabase } from './postgres-access';
import { json } from './sql';

const PARALLEL = 40;
const range = Array.from({ length: PARALLEL }, (_, index) => index);

let pool: Pool;
let owner: string;

beforeAll(async () => {
  const connectionString = await createDatabase(inject('postgres'), 'races');
  pool = new Pool({ connectionString, max: PARALLEL });
  // Connecting takes longer than a request, so that the first requests would not meet.
  const clients = await Promise.all(range.map(() => pool.connect()));
  for (const client of clients) client.release();
}, 60_000);

afterAll(() => pool.end());

async function account(tier: string): Promise<string> {
  const id = randomUUID();
  await pool.query('insert into auth.users (id) values ($1)', [id]);
  await pool.query('update public.entitlements set plan_tier = $2 where user_id = $1', [id, tier]);
  return id;
}

/** One request of the owner on a connection of its own, open a little longer than it needs: `ok` or the SQLSTATE. */
async function request(sql: string, role = 'authenticated'): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`, [
      role,
      JSON.stringify({ sub: owner, role }),
    ]);
    const { rows } = await client.query({ text: sql, rowMode: 'array' });
    await client.query('select pg_sleep(0.03)');
    await client.query('commit');
    return rows[0]?.[0] === false ? 'no' : 'ok';
  } catch (error) {
    await client.query('rollback');
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  } finally {
    client.release();
  }
}

/** How many of the parallel requests ended in which way. */
async function tally(sql: (index: number) => string, role?: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const outcome of await Promise.all(range.map((index) => request(sql(index), role)))) {
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

async function plans(): Promise<number> {
  const { rows } = await pool.query<{ held: number }>(
    'select count(*)::int as held from public.event_plans where owner_id = $1 and deleted_at is null',
    [owner],
  );
  return rows[0]?.held ?? 0;
}

const newPlan = () => `select ${create({ id: randomUUID() }, [{ category: 'venue', selected: true }])}`;

describe.each([
  ['free', 1],
  ['basic', 1],
  ['pro', 10],
])('%s', (tier, limit) => {
  beforeEach(async () => {
    owner = await account(tier);
  });

  test(`holds ${limit} however many create at once`, async () => {
    expect(await tally(newPlan)).toEqual({ ok: limit, PT402: PARALLEL - limit });
    expect(await plans()).toBe(limit);
  });

  test(`holds ${limit} however many restore at once`, async () => {
    await pool.query(`update public.entitlements set plan_tier = 'enterprise' where user_id = $1`, [owner]);
    expect(await tally(newPlan)).toEqual({ ok: PARALLEL });
    await pool.query('update public.event_plans set deleted_at = now() where owner_id = $1', [owner]);
    await pool.query('update public.entitlements set plan_tier = $2 where user_id = $1', [owner, tier]);
    const { rows } = await pool.query<{ id: string }>(
      'select id from public.event_plans where owner_id = $1',
      [owner],
    );
    expect(await tally((index) => `select ${change(rows[index]?.id ?? '', 2, { deleted: false })}`)).toEqual({
      ok: limit,
      PT402: PARALLEL - limit,
    });
    expect(await plans()).toBe(limit);
  });
});

describe('one plan', () => {
  const id = randomUUID();
  beforeAll(async () => {
    owner = await account('pro');
  });

  test('is created once, however often it is asked for', async () => {
    expect(await tally(() => `select ${create({ id })}`)).toEqual({ ok: PARALLEL });
    expect(await plans()).toBe(1);
  });

  test('is changed by one of those who read the same version', async () => {
    const outcomes = await tally(
      (index) =>
        `select ${change(id, 1, { name: `${index}` }, [{ category: 'music', priority: 1 + (index % 9) }])}`,
    );
    expect(outcomes).toEqual({ ok: 1, PT409: PARALLEL - 1 });
  });
});

test('sixty events are kept from one person however many arrive at once', async () => {
  owner = await account('free');
  const event = () => `select public.record_security_event('x', '{}', null, '${owner}')`;
  expect(await tally(event, 'service_role')).toEqual({ ok: 40 });
  expect(await tally(event, 'service_role')).toEqual({ ok: 20, no: 20 });
});

test('a view counts once however often a session reports it at once', async () => {
  await pool.query(`insert into public.blog_posts
    (slug, language, category, title, excerpt, body, author, published_at, minutes_to_read)
    values ('carrera', 'es', 'ideas', 'x', 'x', 'x', 'x', '2025-01-01', 1)`);
  const view = (session: number) =>
    `select public.count_blog_view('carrera', '${session.toString(16).padStart(32, '0')}')`;
  // Who would wait longer than a second for the post is turned away, and reads on.
  const { ok, no = 0, '55P03': late = 0 } = await tally(() => view(1), 'anon');
  expect([ok, no + late]).toEqual([1, PARALLEL - 1]);
  await tally((index) => view(2 + (index % 10)), 'anon');
  const { rows } = await pool.query<{ views: number }>('select views::int from public.blog_posts');
  expect(rows[0]?.views).toBeLessThanOrEqual(11);
  expect(rows[0]?.views).toBeGreaterThan(1);
});

test('one sender and one address write no more however many letters arrive at once', async () => {
  const letter = (email: string, hash: string) =>
    `select 'stored' = public.send_contact_message('${randomUUID()}', 'Ana', 'Gil', '${email}', null, 'Una boda',
      'Somos ciento veinte personas', 'es', '', 3000, '${hash}')`;
  expect(
    await tally((index) => letter('ana@example.org', `${index % 8}`.repeat(64)), 'service_role'),
  ).toEqual({ ok: 3, no: PARALLEL - 3 });
  expect(await tally((index) => letter(`p${index}@example.org`, 'f'.repeat(64)), 'service_role')).toEqual({
    ok: 5,
    no: PARALLEL - 5,
  });
});

test('one message is kept once however often it is sent at once', async () => {
  const id = randomUUID();
  const letter = `select public.send_contact_message('${id}', 'Ana', 'Gil', 'once@example.org', null, 'Una boda',
    'Somos ciento veinte personas', 'es', '', 3000, '${'e'.repeat(64)}')`;
  const outcomes = await tally(() => letter, 'service_role');
  expect(outcomes).toEqual({ ok: PARALLEL });
  const { rows } = await pool.query('select 1 from public.contact_messages where id = $1', [id]);
  expect(rows).toHaveLength(1);
});

test('three mails a day go to one address however many ask at once', async () => {
  const ask = (index: number) =>
    `select outcome = 'confirm' from public.subscribe_to_newsletter('ana@example.org', 'es',
      encode(sha256('${index}'), 'hex'), '', 1500, encode(sha256('${index % 8}'), 'hex'))`;
  expect(await tally(ask, 'service_role')).toEqual({ ok: 3, no: PARALLEL - 3 });
});

test('a plan holds five hundred tasks however many arrive at once', async () => {
  owner = await account('free');
  const plan = randomUUID();
  await request(`select ${create({ id: plan })}`);
  const tasks = () =>
    json(
      Array.from({ length: 20 }, () => ({
        id: randomUUID(),
        version: 0,
        task: { task_name: 'x', recommended_completion_date: '2027-01-01' },
      })),
    );
  const saved = await tally(() => `select public.save_tasks('${plan}', ${tasks()})`);
  expect(saved).toEqual({ ok: 25, PT402: 15 });
});

test('a timeline holds five hundred lines however many arrive at once', async () => {
  owner = await account('free');
  const plan = randomUUID();
  await request(`select ${create({ id: plan })}`);
  const lines = () =>
    json(
      Array.from({ length: 20 }, () => ({
        id: randomUUID(),
        version: 0,
        item: { kind: 'milestone', title: 'x', starts_on: '2027-01-01', event_on: '2027-01-02' },
      })),
    );
  const saved = await tally(() => `select public.save_timeline_items('${plan}', ${lines()})`);
  expect(saved).toEqual({ ok: 25, PT402: 15 });
});

test('a limit that only counts is caught by these requests', async () => {
  owner = await account('free');
  const { rows } = await pool.query<{ body: string }>(
    `select pg_get_functiondef('private.check_plan_limit(uuid[])'::regprocedure) as body`,
  );
  const body = rows[0]?.body ?? '';
  expect(body).toContain('for no key update');
  await pool.query(body.replace('for no key update', ''));
  await tally(newPlan);
  expect(await plans()).toBeGreaterThan(1);
  await pool.query(body);
});

test('a plan holds a thousand items however many add one at once', async () => {
  owner = await account('pro');
  const plan = randomUUID();
  expect(await request(`select ${create({ id: plan })}`)).toBe('ok');
  await pool.query(
    `insert into public.budget_items (id, plan_id, category, vendor_name)
     select gen_random_uuid(), $1, 'music', 'x' from generate_series(1, 990)`,
    [plan],
  );
  const item = () => ({ id: randomUUID(), version: 0, item: { category: 'music', vendor_name: 'DJ' } });
  const add = () => `select public.save_budget_items('${plan}', '${JSON.stringify([item()])}')`;
  expect(await tally(add)).toEqual({ ok: 10, PT402: PARALLEL - 10 });
});

test('an item is changed by one of those who read the same version', async () => {
  owner = await account('pro');
  const [plan, id] = [randomUUID(), randomUUID()];
  expect(await request(`select ${create({ id: plan })}`)).toBe('ok');
  const save = (version: number, item: object) =>
    `select public.save_budget_items('${plan}', '${JSON.stringify([{ id, version, item }])}')`;
  expect(await request(save(0, { category: 'music', vendor_name: 'DJ' }))).toBe('ok');
  const outcomes = await tally((index) => save(1, { description: `${index}` }));
  expect(outcomes).toEqual({ ok: 1, PT409: PARALLEL - 1 });
});

test('a plan holds twenty scenarios however many add one at once', async () => {
  owner = await account('pro');
  const plan = randomUUID();
  expect(await request(`select ${create({ id: plan })}`)).toBe('ok');
  const scenario = () => json([{ id: randomUUID(), version: 0, scenario: { name: 'x' } }]);
  const saved = await tally(() => `select public.save_scenarios('${plan}', ${scenario()})`);
  expect(saved).toEqual({ ok: 20, PT402: PARALLEL - 20 });
});

test('a reminder is given out once however many runs ask at once', async () => {
  const plan = randomUUID();
  owner = await account('pro');
  expect(await request(`select ${create({ id: plan })}`)).toBe('ok');
  const people = await Promise.all(range.slice(0, 24).map(() => account('free')));
  await pool.query(`update auth.users set email = id || '@example.org'`);
  await pool.query(`insert into public.plan_members select $1, unnest($2::uuid[]), 'editor'`, [plan, people]);
  await pool.query(
    `insert into public.tasks (id, plan_id, task_name, recommended_completion_date)
     values ($1, $2, 'x', '2030-01-31')`,
    [randomUUID(), plan],
  );
  // The owner and the editors, a letter a run.
  const claim = `select jsonb_array_length(public.claim_reminders('2030-01-30T08:00:00Z', false, 1)) = 1`;
  expect(await tally(() => claim, 'service_role')).toEqual({ ok: 25, no: PARALLEL - 25 });
});
