import { type Actor, session } from './actors';
import type { Sql } from './sql';

/**
 * One SQL statement of an actor. The expected outcome is the first value of a SELECT, or the number of rows
 * that another statement affects. For a refusal, it is `!` and the SQLSTATE.
 */
export type Step = { as: Actor; sql: string; expect: string };

/**
 * A test of the database: its steps run one after another in one transaction, which is rolled back at the
 * end.
 */
export type Scenario = { name: string; steps: Step[] };

// Runs thousands of steps in one round trip. An exception at the end of each scenario undoes its steps. The
// scenarios are stored in the database, so that repeated runs don't send them again.
const RUNNER = `
create schema probe;
create table probe.scenario (id int primary key, steps jsonb not null, took float not null default 0);
create function probe.run(ids int[], until_failure boolean) returns text[] language plpgsql as $$
declare
  outcomes text[] := '{}';
  number int;
  scenario jsonb;
  step jsonb;
  value text;
  rows bigint;
  began timestamptz;
begin
  for number, scenario in
    select s.id, s.steps from unnest(ids) with ordinality as u (id, place) join probe.scenario s using (id) order by place
  loop
    began := clock_timestamp();
    -- PostgreSQL keeps their mode through the undoing of a scenario that set it.
    set constraints all deferred;
    begin
      for step in select s from jsonb_array_elements(scenario) as s loop
        begin
          perform set_config('role', 'none', true);
          perform set_config('request.jwt.claims', step ->> 'claims', true);
          perform set_config('request.jwt.claim.sub', step ->> 'sub', true);
          if step ->> 'role' <> 'postgres' then
            perform set_config('role', step ->> 'role', true);
          end if;
          if step ->> 'sql' ~* '^\\s*select' then
            execute step ->> 'sql' into value;
          else
            execute step ->> 'sql';
            get diagnostics rows = row_count;
            value := rows;
          end if;
        exception when others then
          value := '!' || sqlstate;
        end;
        value := coalesce(value, 'null');
        if not until_failure then
          outcomes := array_append(outcomes, value);
        elsif value is distinct from step ->> 'expect' then
          return array[value];
        end if;
      end loop;
      raise exception using errcode = 'UNDO0';
    exception when sqlstate 'UNDO0' then
      null;
    end;
    if not until_failure then
      update probe.scenario s set took = extract(epoch from clock_timestamp() - began) where s.id = number;
    end if;
  end loop;
  return outcomes;
end;
$$;
create function probe.refusal(sql text) returns text language plpgsql as $$
declare
  detail text;
begin
  execute sql;
  return 'nothing is refused';
exception when others then
  get stacked diagnostics detail = pg_exception_detail;
  return concat_ws(' ', sqlstate, sqlerrm, nullif(detail, ''));
end;
$$;
grant usage on schema probe to anon, authenticated;
grant execute on function probe.refusal(text) to anon, authenticated;`;

/** Creates the table and functions that `failures` needs in a database. */
export async function installProbe(db: { exec(sql: string): Promise<unknown> }): Promise<void> {
  await db.exec(RUNNER);
}

/**
 * Converts a scenario to the JSON that the runner reads. In a person's token, the session id equals the
 * person's id.
 */
const wire = ({ steps }: Scenario) =>
  steps.map(({ as, sql, expect }) => {
    const { role, sub } = session(as);
    return { role, sub, sql, expect, claims: sub ? JSON.stringify({ sub, role, session_id: sub }) : '' };
  });

/** Replaces the stored scenarios, which are numbered from 0. */
async function keepScenarios(db: Sql, scenarios: readonly Scenario[]): Promise<void> {
  await db.query('delete from probe.scenario');
  await db.query(
    'insert into probe.scenario (id, steps) select place - 1, s from jsonb_array_elements($1::jsonb) with ordinality as e (s, place)',
    [JSON.stringify(scenarios.map(wire))],
  );
  await db.query('analyze probe.scenario');
}

async function run(db: Sql, ids: readonly number[], untilFailure: boolean): Promise<string[]> {
  const { rows } = await db.query<{ outcomes: string[] }>(
    'select probe.run($1::text::int[], $2) as outcomes',
    [`{${ids.join(',')}}`, untilFailure],
  );
  return rows[0]?.outcomes ?? [];
}

/** Stores and runs the scenarios, and returns a line for each step with an unexpected result. */
export async function failures(db: Sql, scenarios: Scenario[]): Promise<string[]> {
  await keepScenarios(db, scenarios);
  const outcomes = await run(db, [...scenarios.keys()], false);
  const expected = scenarios.flatMap(({ name, steps }) => steps.map((step) => ({ name, ...step })));
  return expected.flatMap(({ name, as, sql, expect }, index) =>
    outcomes[index] === expect
      ? []
      : [
          `${name}: ${as} expects ${expect}, gets ${outcomes[index]?.slice(0, 100)} from ${sql.trim().slice(0, 200)}`,
        ],
  );
}

/** Returns true if a step of one of these stored scenarios fails. The run stops at the first failure. */
export const anyFailure = async (db: Sql, ids: readonly number[]): Promise<boolean> =>
  (await run(db, ids, true)).length > 0;

/** Returns how long each stored scenario took when it was last run, in milliseconds. */
export async function durations(db: Sql): Promise<number[]> {
  const { rows } = await db.query<{ took: number }>(
    'select took * 1000 as took from probe.scenario order by id',
  );
  return rows.map(({ took }) => took);
}
