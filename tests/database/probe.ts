import { type Actor, session } from './actors';
import type { Sql } from './sql';

/**
 * What one actor tries. The outcome is the first value of a SELECT, the number of rows of anything else, or
 * `!` and the SQLSTATE of a refusal.
 */
export type Step = { as: Actor; sql: string; expect: string };

/** Steps that build on one another; all of it is undone at the end. */
export type Scenario = { name: string; steps: Step[] };

// One round trip for thousands of attempts: each runs in a subtransaction that an exception takes back.
const RUNNER = `
create schema probe;
create function probe.run(scenarios jsonb, until_failure boolean) returns text[] language plpgsql as $$
declare
  outcomes text[] := '{}';
  scenario jsonb;
  step jsonb;
  value text;
  rows bigint;
begin
  for scenario in select s from jsonb_array_elements(scenarios) as s loop
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
        outcomes := array_append(outcomes, coalesce(value, 'null'));
        if until_failure and value is distinct from step ->> 'expect' then
          return outcomes;
        end if;
      end loop;
      raise exception using errcode = 'UNDO0';
    exception when sqlstate 'UNDO0' then
      null;
    end;
  end loop;
  return outcomes;
end;
$$;`;

/** Prepares a database for `failures`. */
export async function installProbe(db: { exec(sql: string): Promise<unknown> }): Promise<void> {
  await db.exec(RUNNER);
}

async function run(db: Sql, scenarios: Scenario[], untilFailure: boolean): Promise<string[]> {
  const wire = scenarios.map(({ steps }) =>
    steps.map(({ as, sql, expect }) => {
      const { role, sub } = session(as);
      return { role, sub, sql, expect, claims: sub ? JSON.stringify({ sub, role }) : '' };
    }),
  );
  const { rows } = await db.query<{ outcomes: string[] }>('select probe.run($1, $2) as outcomes', [
    JSON.stringify(wire),
    untilFailure,
  ]);
  return rows[0]?.outcomes ?? [];
}

/** Runs the scenarios and tells, a line each, which steps came out differently from what they expect. */
export async function failures(db: Sql, scenarios: Scenario[]): Promise<string[]> {
  const outcomes = await run(db, scenarios, false);
  const expected = scenarios.flatMap(({ name, steps }) => steps.map((step) => ({ name, ...step })));
  return expected.flatMap(({ name, as, sql, expect }, index) =>
    outcomes[index] === expect
      ? []
      : [
          `${name}: ${as} expects ${expect}, gets ${outcomes[index]?.slice(0, 100)} from ${sql.trim().slice(0, 200)}`,
        ],
  );
}

/** Whether any step comes out differently; stops at the first. */
export async function anyFailure(db: Sql, scenarios: Scenario[]): Promise<boolean> {
  const outcomes = await run(db, scenarios, true);
  const steps = scenarios.flatMap((scenario) => scenario.steps);
  return outcomes.length < steps.length || outcomes.at(-1) !== steps.at(-1)?.expect;
}
