import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { catalogueDifferences } from './catalogue';
import { fill } from './fixture';
import { actorMatrix } from './matrix';
import { type Mutant, mutants } from './mutants';
import { ADMIN, copyDatabase, createDatabase, databaseUrl } from './postgres-access';
import { anyFailure, failures, installProbe, type Scenario } from './probe';
import { rules } from './rules';
import type { Sql } from './sql';

/** Where a weakening is likeliest to be noticed; for the others everything else is near. */
const HOME: [about: RegExp, topics: string[]][] = [
  [/budget_changes|budget_history|record_/, ['history']],
  [/plan_summaries/, ['summaries']],
  [/budget|contribution|refuse_stale|check_changes|advance_row/, ['ledger', 'ledger facts']],
  [/scenario/, ['scenarios', 'scenario facts']],
  [/task/, ['tasks', 'task facts']],
  [/timeline/, ['timeline', 'timeline facts']],
  [/reminder|open_dues|closed_by|clock_in|zone_of/, ['reminders']],
  [/blog|post/, ['views']],
  [
    /contact|newsletter|subscri|attempt|admit|purge_public|caller_address|source_hash/,
    ['contact', 'newsletter', 'purge', 'views'],
  ],
  [/security_event/, ['security events']],
  [/profile|account|entitlement/, ['accounts', 'limits']],
  [/event_plan|plan_|advance_plan|my_plans|check_keys/, ['facts', 'creation', 'changes', 'limits']],
];

const DATA = [
  'facts',
  'accounts',
  'security events',
  'task facts',
  'scenario facts',
  'timeline facts',
  'ledger facts',
  'contact',
  'newsletter',
];

/** Databases that are weakened side by side. */
const LANES = ['mutation', 'mutation_beside'];

type Lane = Sql & { end(): Promise<void> };

async function open(database: string): Promise<Lane> {
  const client = new Client({ connectionString: databaseUrl(inject('postgres'), database, ADMIN) });
  await client.connect();
  return {
    query: async <Row extends object>(sql: string, params?: unknown[]) => client.query<Row>(sql, params),
    end: () => client.end(),
  };
}

const wordsOf = (text: string): string[] => text.split(/[^a-z_]+/);

type Attempt = Scenario & { id: number; topic: string | null };

/** The scenarios that a weakening can matter to, by number: those near it, and the rest. Within the matrix the likeliest comes first, since a try ends with the first that notices. */
function tryOut({ name, scope, place }: Mutant, all: readonly Attempt[]): { near: number[]; far: number[] } {
  const home = HOME.find(([about]) => about.test(name))?.[1] ?? [];
  const words = new Set(wordsOf(name));
  const likeness = new Map<number, number>();
  for (const one of all)
    if (one.topic === null && one.name.includes(` ${place}`))
      likeness.set(one.id, wordsOf(one.name).filter((word) => words.has(word)).length);
  const matrix = [...likeness].sort((a, b) => b[1] - a[1]).map(([id]) => id);
  const rest = all.filter(({ topic }) => topic !== null && (scope !== 'data' || DATA.includes(topic)));
  const isNear = ({ topic }: Attempt) => topic !== null && home.includes(topic);
  const ids = (attempts: Attempt[]) => attempts.map(({ id }) => id);
  if (scope === 'catalogue') return { near: [], far: [] };
  if (scope === 'matrix') return { near: matrix, far: [] };
  return {
    near: [...(scope === 'matrix and rules' ? matrix : []), ...ids(rest.filter(isNear))],
    far: ids(rest.filter((one) => !isNear(one))),
  };
}

test('every weakening of the schema is noticed', async () => {
  const [first = '', ...others] = LANES;
  await createDatabase(inject('postgres'), first);
  const prepared = await open(first);
  await fill(prepared);
  await installProbe({ exec: (sql) => prepared.query(sql) });
  const matrix = await actorMatrix(prepared);
  const scenarios: Attempt[] = [
    ...matrix.map((one) => ({ ...one, topic: null })),
    ...Object.entries(rules).flatMap(([topic, own]) => own.map((one) => ({ ...one, topic }))),
  ].map((one, id) => ({ ...one, id }));
  expect(await failures(prepared, scenarios)).toEqual([]);
  expect(await catalogueDifferences(prepared)).toEqual([]);
  const all = await mutants(prepared);
  await prepared.end();
  for (const other of others) await copyDatabase(inject('postgres'), first, other);

  const waiting = all.values();
  const acting: string[] = [];
  const unnoticed: string[] = [];
  const onlyCompared: string[] = [];
  const work = async (database: string) => {
    const db = await open(database);
    let round = 0;
    for (const mutant of waiting) {
      await db.query('begin');
      await db.query(mutant.sql);
      const { near, far } = tryOut(mutant, scenarios);
      // What the comparison sees needs no trying out by scenarios of something else, which take their time.
      const noticed = (await anyFailure(db, near))
        ? acting
        : (await catalogueDifferences(db)).length > 0
          ? onlyCompared
          : (await anyFailure(db, far))
            ? acting
            : unnoticed;
      noticed.push(mutant.name);
      await db.query('rollback');
      round += 1;
      // What was taken back still lies in the tables and slows the next round.
      if (round % 10 === 0)
        await db.query('vacuum public.event_plans, public.plan_members, public.plan_categories');
    }
    expect(await failures(db, scenarios), 'the schema itself, once more').toEqual([]);
    await db.end();
  };
  await Promise.all(LANES.map(work));
  console.info(
    `${all.length} weakenings of the schema: ${acting.length} change what somebody can do and are noticed by it, ` +
      `${onlyCompared.length} by the comparison of the catalogue, ${unnoticed.length} by nothing`,
  );
  if (process.env.LIST_MUTANTS) console.info(onlyCompared.join('\n'));
  expect(unnoticed).toEqual([]);
  expect(all.length).toBeGreaterThan(200);
}, 600_000);
