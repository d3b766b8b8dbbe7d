import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { Pool } from 'pg';
import { FACTS } from '../database/fixture';
import { ADMIN, createDatabase, databaseUrl } from '../database/postgres-access';
import { startPostgres } from '../database/postgres-server';
import { json } from '../database/sql';
import { median } from './browse';
import type { Figure } from './figure';

const PARALLEL = 40;
const [OWNER, PLAN, TALK, WORKSHOP] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const everyone = Array.from({ length: PARALLEL }, (_, n) => n);
const hash = (n: number) => `encode(sha256(convert_to('race ${n}', 'UTF8')), 'hex')`;

/** Inserts two parts that are open for registration, and unconfirmed registrations. */
async function fill(pool: Pool): Promise<void> {
  const client = await pool.connect();
  await client.query('set session_replication_role = replica');
  await client.query('insert into auth.users (id) values ($1)', [OWNER]);
  await client.query(`insert into public.profiles (id, language_preference) values ($1, 'es')`, [OWNER]);
  await client.query(`insert into public.entitlements (user_id, plan_tier) values ($1, 'pro')`, [OWNER]);
  const facts = { ...FACTS, id: PLAN, owner_id: OWNER, version: 1, event_date: '2127-06-12' };
  const now = { created_at: '2026-01-01', updated_at: '2026-01-01' };
  await client.query(
    `insert into public.event_plans select * from jsonb_populate_record(null::public.event_plans, ${json({ ...facts, ...now })})`,
  );
  await client.query(
    `insert into public.event_parts (id, plan_id, name, capacity, event_on)
     values ($1, $3, 'Ponencia', 10, '2127-06-12'), ($2, $3, 'Taller', 5, '2127-06-12')`,
    [TALK, WORKSHOP, PLAN],
  );
  await client.query(
    `insert into public.event_pages (id, plan_id, theme, registration_parts)
     values (gen_random_uuid(), $1, 'lines', array[$2, $3]::uuid[])`,
    [PLAN, TALK, WORKSHOP],
  );
  for (const n of everyone)
    await client.query(
      `insert into public.registrations (plan_id, token_hash, name, last_name, email, language, parts)
       values ($1, ${hash(n)}, 'Eva', 'N${n}', 'eva${n}@example.org', 'es', array[$2::uuid])`,
      [PLAN, TALK],
    );
  await client.query('set session_replication_role = origin');
  client.release();
}

const guest = (n: number) =>
  `(select id from public.guests where plan_id = '${PLAN}' and last_name = 'N${n}')`;
const change = (n: number, parts: readonly string[], who = '{}') =>
  `select public.change_registration(${hash(n)}, 'c${n}', ${who === '{}' ? `'{}'::jsonb` : `jsonb_build_object('guest', ${who})`}
     || '${JSON.stringify({ parts, company: `Telar ${parts.length}` })}')`;
const confirm = (n: number) => `select public.confirm_registration(${hash(n)}, 'c${n}')`;
const answer = (n: number, part: string) =>
  `select public.answer_rsvp(${hash(n)}, 'c${n}', jsonb_build_object('guests', jsonb_build_array(
     jsonb_build_object('id', ${guest(n)}, 'replies', jsonb_build_object('${part}', 'declined')))))`;
const seats = (part: string, capacity: number) =>
  `update public.event_parts set capacity = ${capacity}, version = version where id = '${part}'`;

/** The calls of a round run at the same time, each on its own connection. Rounds run one after another. */
const ROUNDS: readonly (() => string[])[] = [
  // Before confirming, everybody changes the parts that they register for.
  () => everyone.map((n) => change(n, n % 2 ? [TALK, WORKSHOP] : n % 4 ? [WORKSHOP] : [TALK])),
  // Everybody confirms in one tab and changes the registration in another.
  () => everyone.flatMap((n) => [confirm(n), change(n, [TALK, WORKSHOP])]),
  // Everybody is a guest by now and adds the missing parts.
  () => everyone.map((n) => change(n, [TALK, WORKSHOP], guest(n))),
  // Some guests give up a place, some ask for a place again, and the hosts add places.
  () => [
    ...everyone.map((n) =>
      n % 3 ? answer(n, n % 2 ? TALK : WORKSHOP) : change(n, [TALK, WORKSHOP], guest(n)),
    ),
    seats(TALK, 14),
    seats(WORKSHOP, 8),
  ],
  // Guests who gave up a place ask for one again while others give up theirs.
  () =>
    everyone.map((n) => (n % 3 ? change(n, [TALK, WORKSHOP], guest(n)) : answer(n, n % 2 ? TALK : WORKSHOP))),
];

/** Number of times that a change among forty may take what forty changes one after another take. */
const LIMIT = 2;

/** Measures forty registrations that change at the same time, on a real PostgreSQL server. */
export async function registrationRaceFigures(): Promise<Figure[]> {
  const server = await startPostgres();
  const pools: Pool[] = [];
  const filled = async (name: string, max: number): Promise<Pool> => {
    await createDatabase(server.access, name);
    const pool = new Pool({ connectionString: databaseUrl(server.access, name, ADMIN), max });
    // The server might stop before a closed connection is gone, which would be an unhandled error.
    pool.on('error', () => undefined);
    pools.push(pool);
    await fill(pool);
    return pool;
  };
  const timed = async (pool: Pool, sql: string): Promise<number> => {
    const began = performance.now();
    await pool.query(sql);
    return performance.now() - began;
  };
  try {
    const [pool, quiet] = [
      await filled('registration_race', PARALLEL),
      await filled('registration_alone', 1),
    ];
    // Opens all connections first. Otherwise connecting takes so long that the first requests don't overlap.
    for (const client of await Promise.all(everyone.map(() => pool.connect()))) client.release();
    let [refused, beyond, passedOver] = [0, 0, 0];
    const [took, alone]: [number[], number[]] = [[], []];
    for (const round of ROUNDS) {
      // For comparison, the same changes on a copy, where nobody else changes anything.
      for (const sql of round()) alone.push(await timed(quiet, sql));
      await Promise.all(
        round().map(async (sql) => {
          const began = performance.now();
          await pool.query(sql).catch((error: unknown) => {
            refused += 1;
            console.info(String(error));
          });
          took.push(performance.now() - began);
        }),
      );
      const { rows } = await pool.query<{ capacity: number; accepted: number; waiting: number }>(
        `select e.capacity,
           count(*) filter (where g.replies -> e.id::text ->> 'status' = 'accepted')::int as accepted,
           count(*) filter (where g.replies -> e.id::text ->> 'status' = 'waiting')::int as waiting
         from public.event_parts e left join public.guests g on g.plan_id = e.plan_id
         where e.plan_id = $1 group by e.id`,
        [PLAN],
      );
      for (const { capacity, accepted, waiting } of rows) {
        beyond += Math.max(0, accepted - capacity);
        passedOver += Math.min(waiting, Math.max(0, capacity - accepted));
      }
    }
    const { rows } = await pool.query<{ kept: number }>(
      `select count(distinct g.id)::int as kept
       from public.registrations r join public.guests g on g.household_id = r.household_id
       where r.plan_id = $1 and g.company like 'Telar %' and g.replies ?| array[$2, $3]`,
      [PLAN, TALK, WORKSHOP],
    );
    const none = (name: string, value: number): Figure => ({
      name,
      value,
      unit: '',
      limit: 0,
      ok: value === 0,
    });
    const floor = median(alone) * PARALLEL;
    const ratio = median(took) / floor;
    return [
      none(`requests refused, of ${took.length} by ${PARALLEL} at once`, refused),
      none('places given beyond the capacity', beyond),
      none('who waits beside a free place', passedOver),
      none('registrations lost', PARALLEL - (rows[0]?.kept ?? 0)),
      {
        name: 'a change among forty at once',
        value: median(took),
        unit: 'ms',
        floor: `forty one after another (${floor.toFixed(0)} ms)`,
        ratio,
        limit: LIMIT,
        ok: ratio <= LIMIT,
      },
    ];
  } finally {
    for (const pool of pools) await pool.end();
    await server.stop();
  }
}
