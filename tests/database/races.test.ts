import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { change, create, saveRow, saveRows } from './calls';
import { createDatabase } from './postgres-access';

const PARALLEL = 40;
const range = Array.from({ length: PARALLEL }, (_, index) => index);

let pool: Pool;
let owner: string;

beforeAll(async () => {
  const connectionString = await createDatabase(inject('postgres'), 'races');
  pool = new Pool({ connectionString, max: PARALLEL });
  // Opens the connections in advance. Connecting takes longer than a request, so requests on new connections
  // would not overlap.
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

/**
 * Runs a request on its own connection, by default as the owner, and returns `ok` or the SQLSTATE. The
 * connection stays open a little longer, so that requests overlap.
 */
async function request(sql: string, role = 'authenticated', sub = owner): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`, [
      role,
      JSON.stringify({ sub, role }),
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

/** Runs one request per connection at the same time, and counts the outcomes. */
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

  test(`a person has at most ${limit} plans even if many are created at once`, async () => {
    expect(await tally(newPlan)).toEqual({ ok: limit, PT402: PARALLEL - limit });
    expect(await plans()).toBe(limit);
  });

  test(`a person has at most ${limit} plans even if many are restored at once`, async () => {
    await pool.query(`update public.entitlements set plan_tier = 'enterprise' where user_id = $1`, [owner]);
    expect(await tally(newPlan)).toEqual({ ok: PARALLEL });
    await pool.query('alter table public.event_plans disable trigger keep_latest_deleted');
    await pool.query('update public.event_plans set deleted_at = now() where owner_id = $1', [owner]);
    await pool.query('alter table public.event_plans enable trigger keep_latest_deleted');
    await pool.query('update public.entitlements set plan_tier = $2 where user_id = $1', [owner, tier]);
    const { rows } = await pool.query<{ id: string }>(
      'select id from public.event_plans where owner_id = $1',
      [owner],
    );
    expect(
      await tally((index) => `select ${change(rows[index]?.id ?? '', 2, { deleted_at: null })}`),
    ).toEqual({
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

  test('a plan is created once, even if the same request is sent many times at once', async () => {
    expect(await tally(() => `select ${create({ id })}`)).toEqual({ ok: PARALLEL });
    expect(await plans()).toBe(1);
  });

  test('of several simultaneous changes to one version of a plan, only one succeeds', async () => {
    const outcomes = await tally(
      (index) =>
        `select ${change(id, 1, { name: `${index}` }, [{ category: 'music', priority: 1 + (index % 9) }])}`,
    );
    expect(outcomes).toEqual({ ok: 1, PT409: PARALLEL - 1 });
  });
});

test('at most sixty security events are stored per person and hour', async () => {
  owner = await account('free');
  const event = () => `select public.record_security_event('x', '{}', null, '${owner}')`;
  expect(await tally(event, 'service_role')).toEqual({ ok: 40 });
  expect(await tally(event, 'service_role')).toEqual({ ok: 20, no: 20 });
});

test('a session’s simultaneous views of a post are counted once', async () => {
  await pool.query(`insert into public.blog_posts
    (slug, language, category, title, excerpt, body, author, published_at, minutes_to_read)
    values ('carrera', 'es', 'ideas', 'x', 'x', 'x', 'x', '2025-01-01', 1)`);
  const view = (session: number) =>
    `select public.count_blog_view('carrera', '${session.toString(16).padStart(32, '0')}')`;
  // Opening a post isn't counted if the counter has to wait for a lock for more than a second. The reader
  // shouldn't wait that long.
  const { ok, no = 0, '55P03': late = 0 } = await tally(() => view(1), 'anon');
  expect([ok, no + late]).toEqual([1, PARALLEL - 1]);
  await tally((index) => view(2 + (index % 10)), 'anon');
  const { rows } = await pool.query<{ views: number }>('select views::int from public.blog_posts');
  expect(rows[0]?.views).toBeLessThanOrEqual(11);
  expect(rows[0]?.views).toBeGreaterThan(1);
});

test('the limits for contact messages hold even if many messages arrive at once', async () => {
  const message = (email: string, hash: string) =>
    `select 'stored' = public.send_contact_message('${randomUUID()}', 'Ana', 'Gil', '${email}', null, 'Una boda',
      'Somos ciento veinte personas', 'es', '', 3000, '${hash}')`;
  expect(
    await tally((index) => message('ana@example.org', `${index % 8}`.repeat(64)), 'service_role'),
  ).toEqual({ ok: 3, no: PARALLEL - 3 });
  expect(await tally((index) => message(`p${index}@example.org`, 'f'.repeat(64)), 'service_role')).toEqual({
    ok: 5,
    no: PARALLEL - 5,
  });
});

test('a contact message is stored once, even if it is sent many times at once', async () => {
  const id = randomUUID();
  const message = `select public.send_contact_message('${id}', 'Ana', 'Gil', 'once@example.org', null, 'Una boda',
    'Somos ciento veinte personas', 'es', '', 3000, '${'e'.repeat(64)}')`;
  const outcomes = await tally(() => message, 'service_role');
  expect(outcomes).toEqual({ ok: PARALLEL });
  const { rows } = await pool.query('select 1 from public.contact_messages where id = $1', [id]);
  expect(rows).toHaveLength(1);
});

test('simultaneous subscriptions of one address cause at most three confirmation mails', async () => {
  const ask = (index: number) =>
    `select outcome = 'confirm' from public.subscribe_to_newsletter('ana@example.org', 'es',
      encode(sha256('${index}'), 'hex'), '', 1500, encode(sha256('${index % 8}'), 'hex'))`;
  expect(await tally(ask, 'service_role')).toEqual({ ok: 3, no: PARALLEL - 3 });
});

test('when forty people join a Free plan at once, only one becomes a member', async () => {
  owner = await account('free');
  const plan = randomUUID();
  await request(`select ${create({ id: plan })}`);
  const people = await Promise.all(range.map(() => account('free')));
  const join = (token: (n: number) => number) =>
    Promise.all(
      people.map((id, n) => request(`select public.join_plan('${plan} ${token(n)}')`, 'authenticated', id)),
    );
  const members = async () => {
    const { rows } = await pool.query('select 1 from public.plan_members where plan_id = $1', [plan]);
    return rows.length;
  };
  const hash = (n: number) => `encode(sha256('${plan} ${n}'), 'hex')`;
  const link = (n: number) =>
    `insert into public.plan_invites (id, plan_id, token_hash, role)
     values ('${randomUUID()}', '${plan}', ${hash(n)}, 'editor')`;
  expect(await tally(link)).toEqual({ ok: 1, PT402: PARALLEL - 1 });

  // Creates more open links than the tier allows, as if the account had had a higher tier before.
  await pool.query('delete from public.plan_invites where plan_id = $1', [plan]);
  await pool.query('alter table public.plan_invites disable trigger user');
  for (const n of range) await pool.query(link(n));
  await pool.query('alter table public.plan_invites enable trigger user');
  const raced = await join((n) => n);
  expect(raced.filter((outcome) => outcome === 'ok')).toHaveLength(1);
  expect(raced.filter((outcome) => outcome === 'PT402')).toHaveLength(PARALLEL - 1);
  expect(await members()).toBe(2);

  // Forty people use the same link at once, but only one of them can join.
  await pool.query(`delete from public.plan_members where plan_id = $1 and role <> 'owner'`, [plan]);
  await pool.query('update public.plan_invites set used_by = null where plan_id = $1', [plan]);
  const one = await join(() => raced.indexOf('PT402'));
  expect(one.filter((outcome) => outcome === 'ok')).toHaveLength(1);
  expect(one.filter((outcome) => outcome === 'PT404')).toHaveLength(PARALLEL - 1);
  expect(await members()).toBe(2);
});

test('a person who accepts forty handed-over plans at once gets only as many as the tier allows', async () => {
  const heir = await account('free');
  const plans = await Promise.all(
    range.map(async () => {
      const [from, plan] = [await account('free'), randomUUID()];
      expect(await request(`select ${create({ id: plan })}`, 'authenticated', from)).toBe('ok');
      await pool.query(`insert into public.plan_members values ($1, $2, 'viewer', true)`, [plan, heir]);
      return plan;
    }),
  );
  const outcomes = await Promise.all(
    plans.map((plan) => request(`select public.answer_handover('${plan}', true)`, 'authenticated', heir)),
  );
  expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'PT402')).toHaveLength(PARALLEL - 1);
  const { rows } = await pool.query(
    `select count(*)::int as owned, count(*) filter (where p.owner_id = $1)::int as plans
     from public.plan_members m join public.event_plans p on p.id = m.plan_id where m.user_id = $1 and m.role = 'owner'`,
    [heir],
  );
  expect(rows).toEqual([{ owned: 1, plans: 1 }]);
});

/** The row limit of each table, with a row to insert many times in parallel. */
const LIMITS: [table: string, columns: string, values: string, limit: number, share: number][] = [
  ['tasks', 'task_name, recommended_completion_date', `'x', '2027-01-01'`, 500, 20],
  [
    'timeline_items',
    'kind, title, starts_on, event_on',
    `'milestone', 'x', '2027-01-01', '2027-01-02'`,
    500,
    20,
  ],
  ['budget_items', 'category, vendor_name', `'music', 'DJ'`, 1000, 40],
  ['contributions', 'contributor, amount, starts_on', `'x', 1, '2027-01-01'`, 100, 4],
  ['scenarios', 'name', `'x'`, 20, 1],
  ['drinks_preferences', 'halal', `'some'`, 20, 1],
  ['vendor_quotes', 'category, vendor_name', `'music', 'DJ'`, 300, 12],
];

test.each(LIMITS)(
  'the row limit of the table %s holds even if many rows are added at once',
  async (table, columns, values, limit, share) => {
    owner = await account('free');
    const plan = randomUUID();
    await request(`select ${create({ id: plan })}`);
    const add = () => `insert into public.${table} (id, plan_id, ${columns})
    select gen_random_uuid(), '${plan}', ${values} from generate_series(1, ${share})`;
    const fit = limit / share;
    expect(await tally(add)).toEqual(fit === PARALLEL ? { ok: fit } : { ok: fit, PT402: PARALLEL - fit });
  },
);

test('an item has at most 24 instalments, even if many are added at once', async () => {
  owner = await account('free');
  const [plan, id] = [randomUUID(), randomUUID()];
  await request(`select ${create({ id: plan })}`);
  await request(`select ${saveRow('budget_items', id, 0, { category: 'music', vendor_name: 'DJ' }, plan)}`);
  const add = () => `insert into public.budget_payments (id, plan_id, item_id, amount, due_date)
    values (gen_random_uuid(), '${plan}', '${id}', 1, '2027-01-01')`;
  expect(await tally(add)).toEqual({ ok: 24, PT402: PARALLEL - 24 });
});

const TASK = { task_name: 'x', recommended_completion_date: '2027-01-01' };

test('a checklist is created once, even if many devices create it at once', async () => {
  owner = await account('free');
  const plan = randomUUID();
  await request(`select ${create({ id: plan })}`);
  const origin = { origin_name: 'x', origin_date: '2027-01-01', origin_event: '2027-06-05' };
  const checklist = () =>
    saveRows(
      Array.from({ length: 20 }, (_, n) => ({
        table: 'tasks',
        id: randomUUID(),
        version: 0,
        row: { ...TASK, ...origin, origin: `W${n}` },
      })),
      plan,
    );
  expect(await tally(() => `select ${checklist()}`)).toEqual({ ok: PARALLEL });
  const { rows } = await pool.query('select count(*)::int as held from public.tasks where plan_id = $1', [
    plan,
  ]);
  expect(rows).toEqual([{ held: 20 }]);
});

test('a Free plan has at most twenty guests, even if many are added at once', async () => {
  owner = await account('free');
  const plan = randomUUID();
  await request(`select ${create({ id: plan })}`);
  const add = () =>
    `select ${saveRow('guests', randomUUID(), 0, { name: 'Eva', last_name: 'Gil', party_size: 2 }, plan)}`;
  expect(await tally(add)).toEqual({ ok: 10, PT402: PARALLEL - 10 });
  // The limit also holds for direct inserts, where only the trigger makes parallel requests wait.
  const other = randomUUID();
  await pool.query(`update public.entitlements set plan_tier = 'pro' where user_id = $1`, [owner]);
  await request(`select ${create({ id: other })}`);
  await pool.query(`update public.entitlements set plan_tier = 'free' where user_id = $1`, [owner]);
  const insert = () =>
    `insert into public.guests (id, plan_id, name, last_name, party_size)
     values ('${randomUUID()}', '${other}', 'Eva', 'Gil', 4)`;
  expect(await tally(insert)).toEqual({ ok: 5, PT402: PARALLEL - 5 });
});

test('simultaneous requests create, delete or restore a row only once', async () => {
  owner = await account('free');
  const [plan, id] = [randomUUID(), randomUUID()];
  await request(`select ${create({ id: plan })}`);
  const item = { category: 'music', vendor_name: 'DJ' };
  const save = (version: number, row: object | null) =>
    `select ${saveRow('budget_items', id, version, row, plan)}`;
  expect(await tally(() => save(0, item))).toEqual({ ok: PARALLEL });
  expect(await tally(() => save(1, null))).toEqual({ ok: PARALLEL });
  expect(await tally((n) => save(2, { ...item, description: `${n}` }))).toEqual({
    ok: 1,
    PT409: PARALLEL - 1,
  });
  const { rows } = await pool.query<{ version: string }>(
    'select version from public.budget_items where id = $1',
    [id],
  );
  expect(rows).toEqual([{ version: '3' }]);
});

// Each call writes several tables, in different orders. Simultaneous calls could therefore cause a deadlock.
test('simultaneous saves of one plan cause no deadlock', async () => {
  owner = await account('free');
  const plan = randomUUID();
  await request(`select ${create({ id: plan })}`);
  const tasks = range.map(() => randomUUID());
  await request(
    `select ${saveRows(
      tasks.map((id) => ({ table: 'tasks', id, version: 0, row: TASK })),
      plan,
    )}`,
  );
  const outcomes = await tally((n) => {
    const ids = n % 2 === 0 ? tasks : [...tasks].reverse();
    const done = ids.map((id) => ({ table: 'tasks', id, version: 1, row: { completed_at: 'now' } }));
    const renamed = { table: 'event_plans', id: plan, version: 1, row: { budget: 31000 } };
    const one = { table: 'tasks', id: tasks[n], version: 1, row: { notes: `${n}` } };
    return `select ${saveRows(n % 3 === 0 ? [...done, renamed] : [one], plan)}`;
  });
  expect(Object.keys(outcomes).filter((outcome) => !['ok', 'PT409'].includes(outcome))).toEqual([]);
});

test('removing the lock lets simultaneous requests exceed the limit of plans', async () => {
  owner = await account('free');
  const { rows } = await pool.query<{ body: string }>(
    `select pg_get_functiondef('private.limit_plans()'::regprocedure) as body`,
  );
  const body = rows[0]?.body ?? '';
  expect(body).toContain('for no key update');
  await pool.query(body.replace('for no key update', ''));
  await tally(newPlan);
  expect(await plans()).toBeGreaterThan(1);
  await pool.query(body);
});

test('of several simultaneous changes to one version of a row, only one succeeds', async () => {
  owner = await account('pro');
  const [plan, id] = [randomUUID(), randomUUID()];
  expect(await request(`select ${create({ id: plan })}`)).toBe('ok');
  const save = (version: number, row: object) => `select ${saveRow('budget_items', id, version, row, plan)}`;
  expect(await request(save(0, { category: 'music', vendor_name: 'DJ' }))).toBe('ok');
  const outcomes = await tally((index) => save(1, { description: `${index}` }));
  expect(outcomes).toEqual({ ok: 1, PT409: PARALLEL - 1 });
});

test('a reminder is sent once, even if many jobs run at once', async () => {
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
  // Each request claims one email. There are 25 emails: one for the owner and one for each of the 24 editors.
  const claim = `select jsonb_array_length(public.claim_reminders('2030-01-30T08:00:00Z', false, 1)) = 1`;
  expect(await tally(() => claim, 'service_role')).toEqual({ ok: 25, no: PARALLEL - 25 });
});

test('of several simultaneous senders, only one gets permission to send the next mail', async () => {
  owner = await account('free');
  const turn = () => 'select public.take_mail_turn(0.1, 1) <= 1';
  expect(await tally(turn, 'service_role')).toEqual({ ok: 1, no: PARALLEL - 1 });
});

test('an invitation can be read while a reply to another event waits for a lock', async () => {
  owner = await account('pro');
  const plans = [randomUUID(), randomUUID()];
  for (const plan of plans) {
    await request(`select ${create({ id: plan })}`);
    await pool.query(
      `with made as (
         insert into public.households (id, plan_id, name) values (gen_random_uuid(), $1::uuid, 'Gil') returning id
       )
       insert into public.household_links (token_hash, plan_id, household_id)
       select encode(sha256(convert_to($1::uuid::text, 'UTF8')), 'hex'), $1::uuid, id from made`,
      [plan],
    );
    owner = await account('pro');
  }
  const hash = (plan = '') => `encode(sha256(convert_to('${plan}', 'UTF8')), 'hex')`;
  const couple = await pool.connect();
  try {
    await couple.query('begin');
    await couple.query('select from public.event_plans where id = $1 for no key update', [plans[0]]);
    const waiting = request(`select public.answer_rsvp(${hash(plans[0])}, 'one', '{}')`, 'service_role');
    // Waits until the reply is blocked by the lock on the plan.
    await expect
      .poll(async () => {
        const { rows } = await pool.query(`select from pg_stat_activity where wait_event_type = 'Lock'`);
        return rows.length;
      })
      .toBeGreaterThan(0);
    const read = `set local lock_timeout = '2s'; select public.read_rsvp(${hash(plans[1])}, 'another')`;
    const other = await pool.connect();
    try {
      await other.query('begin');
      await other.query(`select set_config('role', 'service_role', true)`);
      await other.query(read);
      await other.query('commit');
    } finally {
      other.release();
    }
    await couple.query('commit');
    expect(await waiting).toBe('ok');
  } finally {
    couple.release();
  }
});

test('when fifty households reply at once for ten places, exactly ten get a place', async () => {
  owner = await account('pro');
  const [plan, part] = [randomUUID(), randomUUID()];
  await request(`select ${create({ id: plan })}`);
  await request(`select ${saveRow('event_parts', part, 0, { name: 'Cena', capacity: 10 }, plan)}`);
  await pool.query(
    `with made as (
       insert into public.households (id, plan_id, name)
       select gen_random_uuid(), $1, n::text from generate_series(0, 49) as n returning id, name
     ), invited as (
       insert into public.guests (id, plan_id, household_id, name, last_name)
       select gen_random_uuid(), $1, id, 'Eva', name from made
     )
     insert into public.household_links (token_hash, plan_id, household_id)
     select encode(sha256(convert_to('cena ' || name, 'UTF8')), 'hex'), $1, id from made`,
    [plan],
  );
  const { rows: guests } = await pool.query<{ id: string; n: number }>(
    'select id, last_name::int as n from public.guests where plan_id = $1',
    [plan],
  );
  const outcomes = await Promise.all(
    guests.map(({ id, n }) =>
      request(
        `select public.answer_rsvp(encode(sha256(convert_to('cena ${n}', 'UTF8')), 'hex'), 'cena ${n}',
           '{"guests": [{"id": "${id}", "replies": {"${part}": "accepted"}}]}')`,
        'service_role',
      ),
    ),
  );
  expect(new Set(outcomes)).toEqual(new Set(['ok']));
  const { rows } = await pool.query<{ status: string }>(
    `select g.replies -> $2 ->> 'status' as status
     from public.guests g join public.households h on h.id = g.household_id
     where g.plan_id = $1 order by h.answered_at`,
    [plan, part],
  );
  expect(rows.map(({ status }) => status)).toEqual([
    ...Array(10).fill('accepted'),
    ...Array(40).fill('waiting'),
  ]);
});

test('when forty registrations are confirmed at once, each place goes to only one guest', async () => {
  owner = await account('pro');
  const [plan, part] = [randomUUID(), randomUUID()];
  await request(`select ${create({ id: plan })}`);
  await request(`select ${saveRow('event_parts', part, 0, { name: 'Ponencia', capacity: 10 }, plan)}`);
  const hash = (n: number) => `encode(sha256(convert_to('${plan} ${n}', 'UTF8')), 'hex')`;
  const register = (from: number) =>
    pool.query(
      `insert into public.registrations (plan_id, token_hash, name, last_name, email, language, parts)
       select $1::uuid, encode(sha256(convert_to($1 || ' ' || n, 'UTF8')), 'hex'), 'Eva', n::text,
         'eva' || n || '@example.org', 'es', array[$2::uuid]
       from generate_series($3::int, $3 + 39) as n`,
      [plan, part, from],
    );
  const confirm = (from: number) =>
    tally(
      (n) =>
        `select (public.confirm_registration(${hash(from + n)}, '${plan} ${from + n}') ->> 'confirmed') is not distinct from 'true'`,
      'service_role',
    );
  const statuses = async (): Promise<Record<string, number>> => {
    const { rows } = await pool.query<{ status: string; count: number }>(
      `select replies -> $2 ->> 'status' as status, count(*)::int from public.guests where plan_id = $1 group by 1`,
      [plan, part],
    );
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  };
  await register(0);
  expect(await confirm(0)).toEqual({ ok: PARALLEL });
  expect(await statuses()).toEqual({ accepted: 10, waiting: PARALLEL - 10 });

  // The guests who got a place now decline the part, all at the same time.
  const { rows: placed } = await pool.query<{ id: string; n: number }>(
    `select id, last_name::int as n from public.guests
     where plan_id = $1 and replies -> $2 ->> 'status' = 'accepted'`,
    [plan, part],
  );
  const gave = await Promise.all(
    placed.map(({ id, n }) =>
      request(
        `select public.answer_rsvp(${hash(n)}, '${plan} ${n}',
           '{"guests": [{"id": "${id}", "replies": {"${part}": "declined"}}]}')`,
        'service_role',
      ),
    ),
  );
  expect(new Set(gave)).toEqual(new Set(['ok']));
  expect(await statuses()).toEqual({ accepted: 10, declined: 10, waiting: PARALLEL - 20 });

  // The same guest confirms forty times by the same link.
  await register(40);
  expect(
    await tally(
      () => `select public.confirm_registration(${hash(40)}, '${plan} x') ->> 'confirmed' = 'true'`,
      'service_role',
    ),
  ).toEqual({ ok: PARALLEL });
  expect(await statuses()).toEqual({ accepted: 10, declined: 10, waiting: PARALLEL - 19 });

  // The guest list has room for only five more people. Everybody else is kept waiting, and nobody is refused.
  await pool.query(`update public.entitlements set plan_tier = 'free' where user_id = $1`, [owner]);
  await pool.query('alter table public.guests disable trigger user');
  await pool.query(
    `delete from public.guests where id in (select id from public.guests where plan_id = $1 limit 26)`,
    [plan],
  );
  await pool.query('alter table public.guests enable trigger user');
  await register(80);
  expect(await confirm(80)).toEqual({ ok: 5, no: PARALLEL - 5 });
  const { rows } = await pool.query(
    `select count(*) filter (where household_id is null)::int as held from public.registrations
     where plan_id = $1 and confirmed_at is not null`,
    [plan],
  );
  expect(rows).toEqual([{ held: PARALLEL - 5 }]);
  // Clears the recorded times of moving up, because a later test counts the emails that they cause.
  await pool.query('update public.households set moved_up_at = null where plan_id = $1', [plan]);
});

test('a part’s only place always belongs to one guest, even if many ask or decline at once', async () => {
  owner = await account('pro');
  const [plan, part, more] = [randomUUID(), randomUUID(), randomUUID()];
  const few = 8;
  await request(`select ${create({ id: plan })}`);
  await request(`select ${saveRow('event_parts', part, 0, { name: 'Ponencia' }, plan)}`);
  await request(`select ${saveRow('event_parts', more, 0, { name: 'Taller', capacity: 1 }, plan)}`);
  const page = { theme: 'lines', registration_parts: [part, more] };
  await request(`select ${saveRow('event_pages', randomUUID(), 0, page, plan)}`);
  const hash = (n: number) => `encode(sha256(convert_to('${plan} ${n}', 'UTF8')), 'hex')`;
  await pool.query(
    `insert into public.registrations (plan_id, token_hash, name, last_name, email, language, parts)
     select $1::uuid, encode(sha256(convert_to($1 || ' ' || n, 'UTF8')), 'hex'), 'Eva', n::text,
       'eva' || n || '@example.org', 'es', array[$2::uuid]
     from generate_series(0, $3::int - 1) as n`,
    [plan, part, few],
  );
  const everyone = Array.from({ length: few }, (_, n) => n);
  for (const n of everyone)
    await request(`select public.confirm_registration(${hash(n)}, '${plan}')`, 'service_role');
  const guestOf = (n: number) =>
    `(select id from public.guests where plan_id = '${plan}' and last_name = '${n}')`;
  const statuses = async () => {
    const { rows } = await pool.query<{ status: string; count: number }>(
      `select replies -> $2 ->> 'status' as status, count(*)::int from public.guests
       where plan_id = $1 and replies ? $2 group by 1`,
      [plan, more],
    );
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  };
  const asked = await Promise.all(
    everyone.map((n) =>
      request(
        `select public.change_registration(${hash(n)}, '${plan}',
           jsonb_build_object('guest', ${guestOf(n)}, 'parts', jsonb_build_array('${more}')))`,
        'service_role',
      ),
    ),
  );
  expect(new Set(asked)).toEqual(new Set(['ok']));
  expect(await statuses()).toEqual({ accepted: 1, waiting: few - 1 });
  // All guests except one decline at the same time. The part has only one place.
  await Promise.all(
    everyone.slice(1).map((n) =>
      request(
        `select public.answer_rsvp(${hash(n)}, '${plan}', jsonb_build_object('guests', jsonb_build_array(
           jsonb_build_object('id', ${guestOf(n)}, 'replies', jsonb_build_object('${more}', 'declined')))))`,
        'service_role',
      ),
    ),
  );
  expect(await statuses()).toEqual({ accepted: 1, declined: few - 1 });
  await pool.query('update public.households set moved_up_at = null where plan_id = $1', [plan]);
});

test('all twenty places are taken after forty simultaneous requests to give up or get one', async () => {
  owner = await account('pro');
  const [plan, part] = [randomUUID(), randomUUID()];
  await request(`select ${create({ id: plan })}`);
  await request(`select ${saveRow('event_parts', part, 0, { name: 'Cena', capacity: 20 }, plan)}`);
  // Twenty guests have a place, twenty wait, and twenty haven't replied.
  await pool.query(
    `with made as (
       insert into public.households (id, plan_id, name, answered_at)
       select gen_random_uuid(), $1, n::text, case when n < 40 then now() + n * interval '1 second' end
       from generate_series(0, 59) as n returning id, name
     ), invited as (
       insert into public.guests (id, plan_id, household_id, name, last_name, replies)
       select gen_random_uuid(), $1, id, 'Eva', name, case when name::int < 40 then jsonb_build_object(
         $2::text, jsonb_build_object('status', case when name::int < 20 then 'accepted' else 'waiting' end)) else '{}' end
       from made
     )
     insert into public.household_links (token_hash, plan_id, household_id)
     select encode(sha256(convert_to('baile ' || name, 'UTF8')), 'hex'), $1, id from made`,
    [plan, part],
  );
  const { rows: guests } = await pool.query<{ id: string; household: string }>(
    'select id, household_id as household from public.guests where plan_id = $1 order by last_name::int',
    [plan],
  );
  const answer = (n: number, reply: string) =>
    `select public.answer_rsvp(encode(sha256(convert_to('baile ${n}', 'UTF8')), 'hex'), 'baile ${n}',
       '{"guests": [{"id": "${guests[n]?.id}", "replies": {"${part}": "${reply}"}}]}')`;
  const no = { replies: { [part]: { status: 'declined' } } };
  const ways = [
    // Four requests free a place: a host's decline, a guest's decline, a deletion, and an invitation to fewer
    // parts. In the fifth request, another guest asks for a place.
    (n: number) => [`select ${saveRow('guests', guests[n]?.id ?? '', 1, no, plan)}`, 'authenticated'],
    (n: number) => [answer(n, 'declined'), 'service_role'],
    (n: number) => [`delete from public.guests where id = '${guests[n]?.id}'`, 'authenticated'],
    (n: number) => [
      `select ${saveRow('households', guests[n]?.household ?? '', 1, { parts: [] }, plan)}`,
      'authenticated',
    ],
    (n: number) => [answer(n + 40, 'accepted'), 'service_role'],
  ] as const;
  const outcomes = await Promise.all(
    range.map((index) => {
      // Sixteen guests free their places, and four other guests ask for a place. Each request is sent twice.
      const way = ways[index % 5] ?? ways[0];
      const [sql = '', role] = index < 20 || index % 5 === 4 ? way(index % 20) : way(index - 20);
      return request(sql, role);
    }),
  );
  expect(outcomes.filter((outcome) => !['ok', 'PT409'].includes(outcome))).toEqual([]);
  const { rows } = await pool.query<{ state: string; people: number }>(
    `select coalesce(g.replies #>> array[$2, 'status'], 'silent') as state, count(*)::int as people
     from public.guests g join public.households h on h.id = g.household_id
     where g.plan_id = $1 and h.parts is null group by 1`,
    [plan, part],
  );
  const people = Object.fromEntries(rows.map(({ state, people: some }) => [state, some]));
  expect(people.accepted).toBe(20);
  expect(people.waiting).toBeGreaterThan(0);
  const { rows: left } = await pool.query('select from private.room_made');
  expect(left).toHaveLength(0);
});

test('many simultaneous jobs send only one email to a household that got a place', async () => {
  owner = await account('pro');
  const plan = randomUUID();
  await request(`select ${create({ id: plan })}`);
  await pool.query(
    `with part as (
       insert into public.event_parts (id, plan_id, name) values (gen_random_uuid(), $1, 'Cena') returning id
     ), made as (
       insert into public.households (id, plan_id, name, moved_up, moved_up_at)
       select gen_random_uuid(), $1, n::text, array[part.id], now() from generate_series(1, 13) as n, part returning id, moved_up
     ), invited as (
       insert into public.guests (id, plan_id, household_id, name, last_name, email, replies)
       select gen_random_uuid(), $1, id, 'Eva', 'Gil', id || '@example.org',
         jsonb_build_object(moved_up[1]::text, '{"status": "accepted"}'::jsonb) from made
     )
     insert into private.invitation_emails (plan_id, household_id, kind, address_hash, token_hash, sent_at)
     select $1, id, 'invitation', 'x', 'x', now() from made`,
    [plan],
  );
  const claim = (index: number) =>
    `select jsonb_array_length(public.claim_moved_up(array[encode(sha256('${index} x'), 'hex')])) = 1`;
  expect(await tally(claim, 'service_role')).toEqual({ ok: 13, no: PARALLEL - 13 });
});

test('an editor can’t add a link at the moment of being removed from the plan', async () => {
  const couple = await account('pro');
  const friend = await account('free');
  owner = couple;
  const [plan, household] = [randomUUID(), randomUUID()];
  await request(`select ${create({ id: plan })}`);
  await request(`select ${saveRow('households', household, 0, { name: 'Gil' }, plan)}`);
  await pool.query(`insert into public.plan_members (plan_id, user_id, role) values ($1, $2, 'editor')`, [
    plan,
    friend,
  ]);
  const add = (token: string) =>
    `insert into public.household_tokens (token, plan_id, household_id) values ('${token}', '${plan}', '${household}')`;
  owner = friend;
  expect(await request(add('a'.repeat(32)))).toBe('ok');
  const removal = await pool.connect();
  try {
    await removal.query('begin');
    await removal.query('select from public.event_plans where id = $1 for no key update', [plan]);
    await removal.query('delete from public.plan_members where plan_id = $1 and user_id = $2', [
      plan,
      friend,
    ]);
    const added = request(add('b'.repeat(32)));
    await expect
      .poll(async () => {
        const { rows } = await pool.query(`select from pg_stat_activity where wait_event_type = 'Lock'`);
        return rows.length;
      })
      .toBeGreaterThan(0);
    await removal.query('commit');
    expect(await added).toBe('42501');
  } finally {
    removal.release();
  }
});

test('simultaneous requests to create, open or revoke shared links do not disturb each other', async () => {
  owner = await account('pro');
  const plan = randomUUID();
  await request(`select ${create({ id: plan })}`);
  const add = (id: string, token: string) =>
    `insert into public.shared_links (id, plan_id, scope, token, language, days_after)
     values ('${id}', '${plan}', 'family', '${token}', 'es', 7)`;
  const id = randomUUID();
  expect(await tally(() => add(id, 'e'.repeat(32)))).toEqual({ ok: 1, 23505: PARALLEL - 1 });
  // A plan has at most fifty links, however many requests create links at once.
  const many = (n: number) =>
    `insert into public.shared_links (id, plan_id, scope, token, language, days_after)
     select gen_random_uuid(), '${plan}', 'family', lpad((${n} * 100 + m)::text, 32, 'e'), 'es', 7 from generate_series(1, 2) as m`;
  expect(await tally(many)).toEqual({ ok: 24, PT402: PARALLEL - 24 });
  // Every opening of the link is counted, even if many happen at once.
  const opened = await tally(() => `select public.shared('${'e'.repeat(32)}', false)`);
  expect(opened).toEqual({ ok: PARALLEL });
  const { rows } = await pool.query<{ opened: number }>(
    'select opened from public.shared_links where id = $1',
    [id],
  );
  expect(rows[0]?.opened).toBe(PARALLEL);
  // The owner revokes all links while other requests open or revoke single links.
  const outcomes = await tally((n) =>
    n === 20
      ? `select public.end_links('${plan}')`
      : n % 2
        ? `delete from public.shared_links where id = '${id}'`
        : `select public.shared('${'e'.repeat(32)}', false)`,
  );
  expect(outcomes).toEqual({ ok: PARALLEL });
  expect(await request(add(id, 'e'.repeat(32)))).toBe('ok');
  const left = await pool.query('select from public.shared_links where plan_id = $1', [plan]);
  expect(left.rowCount).toBe(1);
});

test('each invitation link has exactly one token after simultaneous additions and revocations', async () => {
  owner = await account('pro');
  const [plan, household] = [randomUUID(), randomUUID()];
  await request(`select ${create({ id: plan })}`);
  await request(`select ${saveRow('households', household, 0, { name: 'Gil' }, plan)}`);
  const add = (n: number) =>
    `insert into public.household_tokens (token, plan_id, household_id)
     values ('${`${n}`.padStart(32, '0')}', '${plan}', '${household}')`;
  const outcomes = await tally((n) => (n === 20 ? `select public.end_links('${plan}')` : add(n)));
  expect(outcomes).toEqual({ ok: PARALLEL });
  const { rows } = await pool.query<{ links: number; tokens: number }>(
    `select (select count(*)::int from public.household_links where plan_id = $1) as links,
       (select count(*)::int from public.household_tokens where plan_id = $1) as tokens`,
    [plan],
  );
  // Each link has one token and each token one link, in whatever order the requests ran.
  expect(rows[0]?.links).toBe(rows[0]?.tokens);
  // A household has at most fifty links, however many requests add links at once.
  await request(`select public.end_links('${plan}')`);
  const many = (n: number) =>
    `insert into public.household_tokens (token, plan_id, household_id)
     select lpad((${n} * 100 + m)::text, 32, 'c'), '${plan}', '${household}' from generate_series(1, 2) as m`;
  expect(await tally((n) => many(n))).toEqual({ ok: 25, PT402: PARALLEL - 25 });
});

test('simultaneous purchase requests by one person create only one purchase', async () => {
  owner = await account('free');
  const began = await tally(
    () => `select public.begin_checkout('${owner}', '{"tier": "basic"}')`,
    'service_role',
  );
  expect(began).toEqual({ ok: PARALLEL });
  const { rows } = await pool.query('select from private.checkouts where user_id = $1', [owner]);
  expect(rows).toHaveLength(1);
  const kept = await tally(
    (n) =>
      `select public.keep_purchase('${JSON.stringify({
        id: `race-${n}`,
        user_id: owner,
        payment_id: 'pi',
        amount: 1,
        refunded: 0,
        currency: 'EUR',
        state: 'paid',
        paid_at: new Date(),
        begun_at: new Date(),
      })}', ${n + 1}) = 'kept'`,
    'service_role',
  );
  expect(kept).toEqual({ ok: 1, no: PARALLEL - 1 });
});
