import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { Client } from 'pg';
import { FACTS } from '../database/fixture';
import {
  ADMIN,
  createDatabase,
  databaseUrl,
  type ServerAccess,
  withClient,
} from '../database/postgres-access';
import { startPostgres } from '../database/postgres-server';
import { json } from '../database/sql';
import type { Figure } from './figure';

const READER = randomUUID();
const OWN_PLANS = 10;
const RUNS = 1500;
const LIMIT = 1.15;

/**
 * The SQL that PostgREST runs for
 * `event_plans?id=eq.…&select=*,plan_categories(*),plan_members(role,user_id)`.
 */
const OPEN_PLAN = `
with pgrst_source as (
  select event_plans.*, coalesce(categories.body, '[]') as plan_categories, coalesce(members.body, '[]') as plan_members
  from public.event_plans
  left join lateral (
    select json_agg(c) as body from (
      select plan_categories.* from public.plan_categories where plan_categories.plan_id = event_plans.id
    ) as c
  ) as categories on true
  left join lateral (
    select json_agg(m) as body from (
      select plan_members.role, plan_members.user_id from public.plan_members
      where plan_members.plan_id = event_plans.id
    ) as m
  ) as members on true
  where event_plans.id = $1
  limit 1000
)
select null::bigint as total_result_set, count(t) as page_total, coalesce(json_agg(t), '[]') as body
from (select * from pgrst_source) as t`;

/**
 * Fills a database with the plans of a thousand other people, until there are `rows` categories. `own` is the
 * number of the reader's plans.
 */
async function fill(access: ServerAccess, name: string, rows: number, own = OWN_PLANS): Promise<void> {
  await createDatabase(access, name);
  await withClient(databaseUrl(access, name, ADMIN), async (client) => {
    // Without triggers and foreign keys, which would check valid data a million times.
    await client.query(`set session_replication_role = replica; set maintenance_work_mem = '256MB'`);
    await client.query('insert into auth.users (id) select gen_random_uuid() from generate_series(1, 1000)');
    await client.query('insert into auth.users (id) values ($1)', [READER]);
    const facts = json({ ...FACTS, version: 1, created_at: '2026-01-01', updated_at: '2026-01-01' });
    const insert = (owner: string, count: number) =>
      client.query(`
        with people as (select id, row_number() over () as place, count(*) over () as total from auth.users where ${owner}),
        plans as (
          insert into public.event_plans
          select plan.*
          from (
            select jsonb_build_object('id', gen_random_uuid(), 'owner_id', people.id) as keys
            from generate_series(1, ${count}) as n
            join people on people.place = 1 + n % people.total
            offset 0
          ) as made
          cross join lateral jsonb_populate_record(null::public.event_plans, ${facts} || keys) as plan
          returning id, owner_id
        ),
        members as (
          insert into public.plan_members select id, owner_id, 'owner' from plans
        )
        insert into public.plan_categories
        select plans.id, c, true, null, 1000, false
        from plans, unnest(enum_range(null::public.budget_category)) as c`);
    await insert(`id <> '${READER}'`, Math.ceil(rows / 9));
    await insert(`id = '${READER}'`, own);
    await client.query('vacuum analyze');
  });
}

/**
 * Returns a function that opens one of the reader's plans as PostgREST would, in a transaction. That function
 * returns the duration in milliseconds.
 */
async function reader(access: ServerAccess, name: string, text: string, own: number) {
  const client = new Client({ connectionString: databaseUrl(access, name) });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    'select id from public.event_plans where owner_id = $1',
    [READER],
  );
  if (rows.length !== own) throw new Error('the reader has no plans');
  const claims = JSON.stringify({ sub: READER, role: 'authenticated' });
  const open = async (turn: number): Promise<number> => {
    await client.query('begin');
    await client.query({
      name: 'claims',
      text: `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`,
      values: [claims],
    });
    const begun = performance.now();
    const answer = await client.query<{ page_total: string }>({
      name: 'open',
      text,
      values: [rows[turn % rows.length]?.id],
    });
    const spent = performance.now() - begun;
    await client.query('commit');
    if (answer.rows[0]?.page_total !== '1') throw new Error('the plan was not found');
    return spent;
  };
  return { open, end: () => client.end() };
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

interface Opening {
  readonly name: string;
  readonly fill: (access: ServerAccess, name: string, rows: number) => Promise<void>;
  /** SQL that opens the plan with id $1. Returns one row with `page_total`. */
  readonly text: string;
  readonly runs: number;
  readonly own?: number;
  /** Optional limit in milliseconds, in addition to the limit of the ratio. */
  readonly most?: number;
}

/**
 * Measures how long opening a plan takes on PostgreSQL 17 with row-level security (RLS). The database
 * contains ten thousand or a million rows of other people. The two cases alternate, so that other load slows
 * both alike.
 */
async function amongOthers({ name, fill, text, runs, own = OWN_PLANS, most }: Opening): Promise<Figure> {
  const server = await startPostgres();
  try {
    await fill(server.access, 'few', 10_000);
    await fill(server.access, 'many', 1_000_000);
    const few = await reader(server.access, 'few', text, own);
    const many = await reader(server.access, 'many', text, own);
    const spent: { few: number[]; many: number[] } = { few: [], many: [] };
    for (let turn = -Math.min(200, runs); turn < runs; turn += 1) {
      const order = turn % 2 === 0 ? (['few', 'many'] as const) : (['many', 'few'] as const);
      for (const size of order) {
        const ms = await (size === 'few' ? few : many).open(Math.abs(turn));
        if (turn >= 0) spent[size].push(ms);
      }
    }
    await few.end();
    await many.end();
    const floor = median(spent.few);
    const value = median(spent.many);
    const ratio = value / floor;
    return {
      name,
      value,
      unit: 'ms',
      floor: `among 10,000 (${floor.toPrecision(3)} ms)`,
      ratio,
      limit: LIMIT,
      ok: ratio <= LIMIT && (most === undefined || value <= most),
    };
  } finally {
    await server.stop();
  }
}

export const databaseFigures = async (): Promise<Figure[]> => [
  await amongOthers({
    name: "opening a plan among 1,000,000 rows of other people's",
    fill,
    text: OPEN_PLAN,
    runs: RUNS,
  }),
];

const OWN_GUESTS = 200;

/** The app's query for the guest list: one request with a database function per kind of row. */
const OPEN_GUESTS = `
with pgrst_source as (
  select event_plans.id, public.guests(event_plans) as guests, public.households(event_plans) as households
  from public.event_plans where event_plans.id = $1 limit 1000
)
select count(t) as page_total, coalesce(json_agg(t), '[]') as body from (select * from pgrst_source) as t`;

/**
 * Inserts households of four guests: `rows` guests in the plans of a thousand other people, and 200 in each
 * of the reader's plans.
 */
async function fillGuests(
  access: ServerAccess,
  name: string,
  rows: number,
  own = OWN_PLANS,
  guests = OWN_GUESTS,
): Promise<void> {
  await fill(access, name, 9_000, own);
  await withClient(databaseUrl(access, name, ADMIN), async (client) => {
    await client.query(`set session_replication_role = replica; set maintenance_work_mem = '256MB'`);
    const insert = (whose: string, count: number) =>
      client.query(`
        with plans as (
          select id, row_number() over () as place, count(*) over () as total from public.event_plans where ${whose}
        ),
        made as (
          insert into public.households (id, plan_id, name)
          select gen_random_uuid(), plans.id, 'Familia ' || n
          from generate_series(1, ${count / 4}) as n join plans on plans.place = 1 + n % plans.total
          returning id, plan_id
        )
        insert into public.guests (id, plan_id, household_id, name, last_name)
        select gen_random_uuid(), made.plan_id, made.id, 'Íñigo', 'Núñez'
        from made, generate_series(1, 4)`);
    await insert(`owner_id <> '${READER}'`, rows);
    await insert(`owner_id = '${READER}'`, own * guests);
    await client.query('vacuum analyze');
  });
}

export const guestDatabaseFigure = (): Promise<Figure> =>
  amongOthers({
    name: `opening ${OWN_GUESTS} guests among 1,000,000 of other people's`,
    fill: fillGuests,
    text: OPEN_GUESTS,
    runs: 300,
  });

/** Number of events of an agency. The constants below are rows per event. */
const EVENTS = 50;
const ITEMS = 500;
const TASKS = 300;
const GUESTS = 1_000;

/** The query for the analytics of all events; one row per plan. */
const ANALYTICS = `
with pgrst_source as (select * from public.event_figures() limit 1000)
select case when count(t) = ${EVENTS} and $1::uuid is not null then '1' end as page_total,
  coalesce(json_agg(t), '[]') as body
from (select * from pgrst_source) as t`;

/** Inserts `rows` guests in other people's plans, and items and tasks in proportion. */
async function fillAnalytics(access: ServerAccess, name: string, rows: number): Promise<void> {
  const all = ITEMS + TASKS + GUESTS;
  await fillGuests(access, name, Math.ceil((rows * GUESTS) / all / 4) * 4, EVENTS, GUESTS);
  await withClient(databaseUrl(access, name, ADMIN), async (client) => {
    await client.query(`set session_replication_role = replica; set maintenance_work_mem = '256MB'`);
    const insert = (whose: string, items: number, tasks: number) =>
      client.query(`
        with plans as (
          select id, row_number() over () as place, count(*) over () as total from public.event_plans where ${whose}
        ),
        items as (
          insert into public.budget_items (id, plan_id, category, vendor_name, planned_amount, actual_amount)
          select gen_random_uuid(), plans.id, 'music', 'Proveedor ' || n, 100 + n % 900, case n % 3 when 0 then 100 end
          from generate_series(1, ${items}) as n join plans on plans.place = 1 + n % plans.total
        )
        insert into public.tasks (id, plan_id, task_name, recommended_completion_date)
        select gen_random_uuid(), plans.id, 'Tarea ' || n, '2027-01-01'
        from generate_series(1, ${tasks}) as n join plans on plans.place = 1 + n % plans.total`);
    await insert(`owner_id <> '${READER}'`, Math.ceil((rows * ITEMS) / all), Math.ceil((rows * TASKS) / all));
    await insert(`owner_id = '${READER}'`, EVENTS * ITEMS, EVENTS * TASKS);
    await client.query('vacuum analyze');
  });
}

export const analyticsFigures = async (): Promise<Figure[]> => [
  await amongOthers({
    name: `comparing ${EVENTS} events of ${ITEMS} items and ${GUESTS} guests among 1,000,000 rows of others`,
    fill: fillAnalytics,
    text: ANALYTICS,
    runs: 20,
    own: EVENTS,
    most: 1_000,
  }),
];
