import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { Client } from 'pg';
import { saveRow } from '../database/calls';
import { FACTS } from '../database/fixture';
import {
  ADMIN,
  copyDatabase,
  createDatabase,
  databaseUrl,
  type ServerAccess,
  withClient,
} from '../database/postgres-access';
import { startPostgres } from '../database/postgres-server';
import { json } from '../database/sql';
import { median } from './browse';
import type { Figure } from './figure';

/** One plan with CROWD people on two devices each, and COUPLES plans of two people. */
const CROWD = 20;
const DEVICES = 2;
const COUPLES = 1_000;
const TASKS = 20;
const RUNS = 1_000;
/** Number of changes before the measured ones. */
const WARM = 200;
/** Limit: with change notices, saving can take this many times as long as without. */
const TOLD_LIMIT = 1.25;

interface Place {
  readonly plan: string;
  readonly members: readonly string[];
  readonly tasks: readonly string[];
}

const placeOf = (people: number): Place => ({
  plan: randomUUID(),
  members: Array.from({ length: people }, () => randomUUID()),
  tasks: Array.from({ length: TASKS }, () => randomUUID()),
});

/**
 * Fills a database with plans, members and tasks. Triggers and foreign keys are off, because the data are
 * valid.
 */
const fill = (access: ServerAccess, name: string, places: readonly Place[]): Promise<void> =>
  withClient(databaseUrl(access, name, ADMIN), async (client) => {
    const facts = json({
      ...FACTS,
      event_date: '2127-06-05',
      version: 1,
      created_at: '2026-01-01',
      updated_at: '2026-01-01',
    });
    await client.query(`set session_replication_role = replica`);
    await client.query(
      'create temporary table places as select * from jsonb_to_recordset($1) as p(plan uuid, members uuid[], tasks uuid[])',
      [JSON.stringify(places)],
    );
    await client.query('insert into auth.users (id) select unnest(members) from places');
    await client.query(`
      insert into public.event_plans
      select plan.* from places
      cross join lateral jsonb_populate_record(
        null::public.event_plans, ${facts} || jsonb_build_object('id', places.plan, 'owner_id', places.members[1])
      ) as plan`);
    await client.query(`
      insert into public.plan_members (plan_id, user_id, role)
      select plan, m, (case n when 1 then 'owner' else 'editor' end)::public.member_role
      from places, unnest(members) with ordinality as t(m, n)`);
    await client.query(`
      insert into public.tasks (id, plan_id, task_name, recommended_completion_date, task_category)
      select t, plan, 'Reservar el lugar', '2127-05-01', 'general' from places, unnest(tasks) as t`);
    await client.query('drop table places');
    await client.query('vacuum analyze');
  });

/** Returns a function that measures SQL run with a person's rights in a transaction, in milliseconds. */
async function asker(access: ServerAccess, name: string) {
  const client = new Client({ connectionString: databaseUrl(access, name) });
  await client.connect();
  return {
    async ask(who: string, sql: string, topic = ''): Promise<number> {
      const began = performance.now();
      await client.query('begin');
      await client.query({
        name: 'claims',
        text: `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true),
          set_config('realtime.topic', $2, true)`,
        values: [JSON.stringify({ sub: who, role: 'authenticated' }), topic],
      });
      await client.query(sql);
      await client.query('commit');
      return performance.now() - began;
    },
    end: () => client.end(),
  };
}
type Asker = Awaited<ReturnType<typeof asker>>;

const at = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

/**
 * Measures saving changes with and without change notices, alternately. Consecutive changes are made by
 * different people and, if possible, to different rows.
 */
async function cost(name: string, told: Asker, untold: Asker, places: readonly Place[]): Promise<Figure> {
  const spent = { told: [] as number[], untold: [] as number[] };
  const versions = new Map<string, number>();
  for (let turn = 0; turn < WARM + RUNS; turn += 1) {
    const { plan, members, tasks } = at(places, turn);
    const task = at(tasks, Math.floor(turn / places.length));
    const version = versions.get(task) ?? 1;
    const sql = `select ${saveRow('tasks', task, version, { task_name: `Cambio ${turn}` }, plan)}`;
    const who = at(members, turn);
    versions.set(task, version + 1);
    for (const which of turn % 2 === 0 ? (['told', 'untold'] as const) : (['untold', 'told'] as const)) {
      const ms = await (which === 'told' ? told : untold).ask(who, sql);
      if (turn >= WARM) spent[which].push(ms);
    }
  }
  const [value, floor] = [median(spent.told), median(spent.untold)];
  const ratio = value / floor;
  return {
    name,
    value,
    unit: 'ms',
    floor: `untold (${floor.toPrecision(3)} ms)`,
    ratio,
    limit: TOLD_LIMIT,
    ok: ratio <= TOLD_LIMIT,
  };
}

/** Measures what a change costs the devices that listen: each of them reads the row. */
async function reading(told: Asker, { plan, members, tasks }: Place): Promise<Figure> {
  const spent: number[] = [];
  for (let turn = 0; turn < RUNS; turn += 1)
    spent.push(
      await told.ask(
        at(members, turn),
        `select * from public.tasks where plan_id = '${plan}' and id in ('${at(tasks, turn)}')`,
      ),
    );
  const devices = members.length * DEVICES - 1;
  return {
    name: `that change read by the ${devices} other devices, one after another`,
    value: median(spent) * devices,
    unit: 'ms',
    ok: true,
  };
}

/**
 * Measures what it costs when a device starts to listen, or renews its token every hour. In both cases, the
 * database checks the policies.
 */
async function joining(name: string, told: Asker, places: readonly Place[]): Promise<Figure> {
  const spent: number[] = [];
  for (let turn = 0; turn < RUNS; turn += 1) {
    const { plan, members } = at(places, turn);
    spent.push(await told.ask(at(members, turn), 'select from realtime.messages limit 1', `plan:${plan}`));
  }
  return { name, value: median(spent), unit: 'ms', ok: true };
}

/**
 * Measures the cost of notices in PostgreSQL 17, including the work of the Realtime service in
 * `supabase/local/realtime.sql`.
 */
export async function* togetherDatabaseFigures(): AsyncIterable<Figure> {
  const server = await startPostgres();
  try {
    const { access } = server;
    const crowd = placeOf(CROWD);
    const couples = Array.from({ length: COUPLES }, () => placeOf(2));
    await createDatabase(access, 'told');
    await fill(access, 'told', [crowd, ...couples]);
    await copyDatabase(access, 'told', 'untold');
    await withClient(databaseUrl(access, 'untold', ADMIN), (client) =>
      client.query('alter table public.tasks disable trigger tell_rows_update'),
    );
    const [told, untold] = [await asker(access, 'told'), await asker(access, 'untold')];
    yield await cost(`a change in a plan of ${CROWD} people, told`, told, untold, [crowd]);
    yield await cost(`a change in one of ${COUPLES} plans of two, told`, told, untold, couples);
    yield await reading(told, crowd);
    yield await joining(`one of ${CROWD} people’s devices joins`, told, [crowd]);
    yield await joining(`a device of one of ${COUPLES} couples joins`, told, couples);
    await told.end();
    await untold.end();
  } finally {
    await server.stop();
  }
}
