import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { catalogueDifferences } from './catalogue';
import { fill } from './fixture';
import { actorMatrix } from './matrix';
import { mutants } from './mutants';
import { ADMIN, createDatabase, databaseUrl } from './postgres-access';
import { anyFailure, failures, installProbe, type Scenario } from './probe';
import { rules } from './rules';

/** Where a weakening is likeliest to be noticed: tried first, since an attempt ends with the first that notices. */
const HOME: [about: RegExp, topics: string[]][] = [
  [/budget_changes|budget_history|record_/, ['history']],
  [/plan_summaries/, ['summaries']],
  [/budget|contribution|refuse_stale|check_changes|advance_row/, ['ledger', 'ledger facts']],
  [/scenario/, ['scenarios', 'scenario facts']],
  [/task/, ['tasks', 'task facts']],
  [/timeline/, ['timeline', 'timeline facts']],
  [/reminder|open_dues|closed_by|clock_in|zone_of/, ['reminders']],
  [/blog|post/, ['views']],
  [/contact|newsletter|subscri|attempt/, ['contact', 'newsletter', 'purge']],
];

function nearestFirst(name: string): Scenario[] {
  const near = HOME.find(([about]) => about.test(name))?.[1] ?? [];
  const topics = Object.keys(rules);
  return [...near, ...topics.filter((topic) => !near.includes(topic))].flatMap((topic) => rules[topic] ?? []);
}

test('every weakening of the schema is noticed', async () => {
  await createDatabase(inject('postgres'), 'mutation');
  const client = new Client({ connectionString: databaseUrl(inject('postgres'), 'mutation', ADMIN) });
  await client.connect();
  const db = {
    query: async <Row extends object>(sql: string, params?: unknown[]) => client.query<Row>(sql, params),
    exec: async (sql: string) => client.query(sql),
  };
  await fill(db);
  await installProbe(db);
  const matrix = await actorMatrix(db);
  const scenarios = Object.values(rules).flat();
  expect(await failures(db, [...matrix, ...scenarios])).toEqual([]);
  expect(await catalogueDifferences(db)).toEqual([]);

  const all = await mutants(db);
  const unnoticed: string[] = [];
  const onlyCompared: string[] = [];
  for (const [index, { name, sql, scope, place }] of all.entries()) {
    await db.exec('begin');
    await db.exec(sql);
    // The scenarios that it can matter to: trying the others could only notice more.
    const attempts = matrix.filter((scenario) => scenario.name.includes(` ${place}`));
    const tried = {
      matrix: attempts,
      'matrix and rules': [...attempts, ...nearestFirst(name)],
      rules: nearestFirst(name),
      data: [
        'facts',
        'accounts',
        'security events',
        'task facts',
        'scenario facts',
        'timeline facts',
        'ledger facts',
        'contact',
        'newsletter',
      ].flatMap((topic) => rules[topic] ?? []),
      catalogue: [],
    }[scope];
    if (tried.length === 0 || !(await anyFailure(db, tried))) {
      const compared = (await catalogueDifferences(db)).length > 0;
      (compared ? onlyCompared : unnoticed).push(name);
    }
    await db.exec('rollback');
    // What was taken back still lies in the tables and slows the next round.
    if (index % 10 === 0)
      await db.exec('vacuum public.event_plans, public.plan_members, public.plan_categories');
  }
  expect(await failures(db, [...matrix, ...scenarios]), 'the schema itself, once more').toEqual([]);
  await client.end();
  const acted = all.length - onlyCompared.length - unnoticed.length;
  console.info(
    `${all.length} weakenings of the schema: ${acted} change what somebody can do and are noticed by it, ` +
      `${onlyCompared.length} by the comparison of the catalogue, ${unnoticed.length} by nothing`,
  );
  if (process.env.LIST_MUTANTS) console.info(onlyCompared.join('\n'));
  expect(unnoticed).toEqual([]);
  expect(all.length).toBeGreaterThan(200);
}, 600_000);
