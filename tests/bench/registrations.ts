import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { Client } from 'pg';
import { FACTS } from '../database/fixture';
import { ADMIN, createDatabase, databaseUrl, withClient } from '../database/postgres-access';
import { startPostgres } from '../database/postgres-server';
import { json } from '../database/sql';
import { median } from './browse';
import type { Figure } from './figure';

/** Number of registrations for one talk. Half of them are on the waiting list. */
const REGISTERED = Number(process.env.BENCH_REGISTRATIONS ?? 10_000);
const RUNS = 40;
/** Limit relative to reading the event's replies once. Registrations of one event run one after another. */
const CONFIRM_LIMIT = 40;
const PAGE_LIMIT = 30;

const [OWNER, PLAN, PART] = [randomUUID(), randomUUID(), randomUUID()];
const hash = (n: string) => `encode(sha256(convert_to('${n}', 'UTF8')), 'hex')`;

/** Inserts an event with its page and registrations, as the edge functions would store them. */
async function fill(client: Client): Promise<void> {
  await client.query('set session_replication_role = replica');
  await client.query('insert into auth.users (id) values ($1)', [OWNER]);
  await client.query(`insert into public.profiles (id, language_preference) values ($1, 'es')`, [OWNER]);
  await client.query(`insert into public.entitlements (user_id, plan_tier) values ($1, 'enterprise')`, [
    OWNER,
  ]);
  const facts = { ...FACTS, id: PLAN, owner_id: OWNER, version: 1, event_date: '2127-06-12' };
  const now = { created_at: '2026-01-01', updated_at: '2026-01-01' };
  await client.query(
    `insert into public.event_plans select * from jsonb_populate_record(null::public.event_plans, ${json({ ...facts, ...now })})`,
  );
  await client.query(
    `insert into public.event_parts (id, plan_id, name, capacity, event_on) values ($1, $2, 'Ponencia', $3, '2127-06-12')`,
    [PART, PLAN, REGISTERED / 2],
  );
  await client.query(
    `insert into public.event_pages (id, plan_id, theme, registration_parts) values (gen_random_uuid(), $1, 'lines', array[$2::uuid])`,
    [PLAN, PART],
  );
  await client.query(
    `insert into private.page_addresses (name, plan_id, held_for, opening, indexed) values ('ponencia', $1, $1, 'all', false)`,
    [PLAN],
  );
  await client.query(
    `with people as (
       select n, md5('h' || n)::uuid as household from generate_series(1, $3::int) as n
     ),
     homes as (
       insert into public.households (id, plan_id, name, parts, answered_at)
       select household, $1, 'Eva ' || n, array[$2::uuid], '2026-01-01'::timestamptz + n * interval '1 s' from people
     ),
     links as (
       insert into public.household_links (token_hash, plan_id, household_id)
       select encode(sha256(convert_to('r' || n, 'UTF8')), 'hex'), $1, household from people
     ),
     registered as (
       insert into public.registrations (plan_id, token_hash, language, parts, household_id, confirmed_at)
       select $1, encode(sha256(convert_to('r' || n, 'UTF8')), 'hex'), 'es', array[$2::uuid], household, now() from people
     )
     insert into public.guests (id, plan_id, household_id, name, last_name, email, replies)
     select md5('g' || n)::uuid, $1, household, 'Eva', 'Gil ' || n, 'eva' || n || '@example.org',
       jsonb_build_object($2::uuid, jsonb_build_object('status', case when n <= $3 / 2 then 'accepted' else 'waiting' end))
     from people`,
    [PLAN, PART, REGISTERED],
  );
  await client.query(
    `insert into public.registrations (plan_id, token_hash, name, last_name, email, language, parts)
     select $1, encode(sha256(convert_to('new' || n, 'UTF8')), 'hex'), 'Leo', 'Sol ' || n, 'leo' || n || '@example.org', 'es',
       array[$2::uuid]
     from generate_series(1, $3::int) as n`,
    [PLAN, PART, RUNS],
  );
  // The guest list has room for everybody who comes.
  await client.query(
    `delete from public.guests where plan_id = $1 and last_name in (select 'Gil ' || n from generate_series($2::int, $3::int) as n)`,
    [PLAN, REGISTERED - RUNS + 1, REGISTERED],
  );
  await client.query(
    `delete from public.households where plan_id = $1 and not exists (select from public.guests g where g.household_id = households.id)`,
    [PLAN],
  );
  await client.query('vacuum analyze');
  await client.query('set session_replication_role = origin');
}

async function timed(client: Client, sql: (n: number) => string): Promise<{ value: number; floor: number }> {
  const [times, floors]: number[][] = [[], []];
  const run = async (into: number[] | undefined, text: string) => {
    const began = performance.now();
    await client.query(text);
    into?.push(performance.now() - began);
  };
  for (let n = 1; n <= RUNS; n++) {
    await run(
      floors,
      `select count(*) from public.guests where plan_id = '${PLAN}' and replies -> '${PART}' ->> 'status' = 'accepted'`,
    );
    await run(times, sql(n));
  }
  return { value: median(times ?? []), floor: median(floors ?? []) };
}

/**
 * Measures the database's time for an event with ten thousand registrations: a new registration, a
 * withdrawal, and the page.
 */
export async function registrationFigures(): Promise<Figure[]> {
  const server = await startPostgres();
  try {
    await createDatabase(server.access, 'registrations');
    return await withClient(databaseUrl(server.access, 'registrations', ADMIN), async (client) => {
      await fill(client);
      const figure = (
        name: string,
        { value, floor }: { value: number; floor: number },
        limit: number,
      ): Figure => ({
        name: `${name} among ${REGISTERED} registrations`,
        value,
        unit: 'ms',
        floor: `counting their replies (${floor.toPrecision(3)} ms)`,
        ratio: value / floor,
        limit,
        ok: value / floor <= limit,
      });
      const page = await timed(client, () => `select public.open_page('ponencia')`);
      const confirm = await timed(
        client,
        (n) => `select public.confirm_registration(${hash(`new${n}`)}, 'x${n}')`,
      );
      const cancel = await timed(
        client,
        (
          n,
        ) => `select public.answer_rsvp(${hash(`r${n}`)}, 'x${n}', jsonb_build_object('guests', jsonb_build_array(
          jsonb_build_object('id', md5('g${n}')::uuid, 'replies', jsonb_build_object('${PART}', 'declined')))))`,
      );
      return [
        figure('opening the page', page, PAGE_LIMIT),
        figure('confirming one', confirm, CONFIRM_LIMIT),
        figure('giving a place back', cancel, CONFIRM_LIMIT),
      ];
    });
  } finally {
    await server.stop();
  }
}
