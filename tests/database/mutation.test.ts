import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { catalogueDifferences } from './catalogue';
import { fill } from './fixture';
import { actorMatrix } from './matrix';
import { type Mutant, mutants } from './mutants';
import { PLAIN_TABLES } from './plain-tables';
import { ADMIN, copyDatabase, createDatabase, databaseUrl } from './postgres-access';
import { anyFailure, durations, failures, installProbe, type Scenario } from './probe';
import { rules } from './rules';
import type { Sql } from './sql';

/**
 * Patterns of mutants' names, each with the topics whose scenarios most likely detect such a mutant. These
 * scenarios are tried first. If no pattern matches, all scenarios are tried.
 */
const HOME: [about: RegExp, topics: string[]][] = [
  [/brand|wait_for_origin/, ['brands']],
  [/registration|registrant|change_waiting|let_in/, ['registrations']],
  [/tell_rows|other_session|is_shared/, ['live']],
  [/access_token|program|as_person|\btold_|with_defaults|check_row\(|suggest_rows/, ['programs']],
  [/suggest|are_lines|moved\(|news|lock_plan_as/, ['suggestions', 'reminders']],
  [/\bshared(_|\()|people_seated/, ['shared links', 'invitations']],
  [
    /event_page|page_|_page|shown_sections|shown_items|items_of_parts|reserved_name|read_invitation/,
    ['event pages', 'plain facts', 'plain tables'],
  ],
  [
    /budget_changes|budget_history|record_(plans|items|changed|new|removed|currency)|currency_digits/,
    ['history'],
  ],
  [
    /plan_summaries|event_figures|plan_figures|keep_outcomes|past_outcomes|(first|future)_arrival/,
    ['summaries'],
  ],
  [/assist/, ['assist']],
  [/\bdesk|needs_of|last_day|calendar_feed|dates_of|\bdates\(/, ['desk']],
  [
    /invite|plan_people|join_plan|member_limit|require_sharing|handover|plan_members/,
    ['sharing', 'creation', 'accounts'],
  ],
  [
    /row|stored_bytes|settable|stale|check_|lock_plan|moments|existing|save_|read_|insert_|update_rows|deleted|protect|past_date/,
    ['rows', 'changes', 'creation', 'tasks', 'timeline', 'ledger', 'scenarios', 'limits', 'vendors'],
  ],
  [
    /departure|delete_account|keep_account|account_state|request_deletion|take_over|deletion_preview|session/,
    ['departures'],
  ],
  [/budget|contribution/, ['ledger', 'ledger facts', 'rows']],
  [/scenario/, ['scenarios', 'scenario facts', 'rows']],
  [
    /guest|household|event_part|are_words|are_replies/,
    ['guests', 'guest facts', 'invitations', 'moved events', 'imports', 'rows'],
  ],
  [/deployment/, ['deployment']],
  [/invitation|moved_up|emails_to|address_hash|is_silent/, ['invitation emails', 'moved events']],
  [/is_over|refuse_over|refuse_late|reckon_from_event|tell_date|known_answers|event_on/, ['moved events']],
  [
    /rsvp|import|people_coming|people_at|outcomes|move_up|answered_until|room|places_of|note_/,
    ['invitations', 'imports'],
  ],
  [/drinks/, ['drinks', 'drinks facts', 'rows']],
  [/vendor|lock_book|on_map|map_answer/, ['vendors', 'vendor facts', 'rows']],
  [/task/, ['tasks', 'task facts', 'rows']],
  [/timeline/, ['timeline', 'timeline facts', 'rows']],
  [new RegExp(Object.keys(PLAIN_TABLES).join('|') || '^$'), ['plain tables', 'plain facts', 'rows']],
  [/reminder|open_dues|closed_by|clock_in|zone_of/, ['reminders']],
  [/blog|post/, ['views']],
  [
    /contact|newsletter|subscri|attempt|admit|purge_public|caller_address|source_hash|source_of/,
    ['contact', 'newsletter', 'purge', 'views'],
  ],
  [/security_event/, ['security events']],
  [
    /payment|purchase|subscription|checkout|withdraw|refund_of|basic_|payer|keep_customer|billing|owner_offer|held_tiers/,
    ['payments'],
  ],
  [/profile|account|entitlement|tier/, ['accounts', 'limits', 'sharing']],
  [/event_plan|plan_|advance_plan|my_plans|check_keys/, ['facts', 'creation', 'changes', 'limits']],
];

const DATA = [
  'rows',
  'facts',
  'accounts',
  'security events',
  'task facts',
  'template facts',
  'guest facts',
  'scenario facts',
  'vendor facts',
  'timeline facts',
  'ledger facts',
  'plain facts',
  'contact',
  'newsletter',
  'shared links',
  'brands',
];

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

type Attempt = Scenario & { id: number; topic: string | null; took: number };

/**
 * Time limit for a scenario in milliseconds. If comparing the catalogue might detect a mutant, slower
 * scenarios run only after that comparison has found nothing.
 */
const QUICK = 15;

/**
 * Returns the scenarios to try for a mutant: those that most likely detect it (`near`), and the others
 * (`far`). Testing stops at the first failure, so likely and fast scenarios come first.
 */
function tryOut({ name, scope, place }: Mutant, all: readonly Attempt[]): { near: number[]; far: number[] } {
  const home = HOME.find(([about]) => about.test(name))?.[1] ?? [];
  const words = new Set(wordsOf(name));
  const likeness = new Map<number, number>();
  for (const one of all)
    if (one.topic === null && one.name.includes(` ${place}`))
      likeness.set(one.id, wordsOf(one.name).filter((word) => words.has(word)).length);
  const matrix = [...likeness].sort((a, b) => b[1] - a[1]).map(([id]) => id);
  const rest = all
    .filter(({ topic }) => topic !== null && (scope !== 'data' || DATA.includes(topic)))
    .sort((a, b) => a.took - b.took);
  const isNear = ({ topic, took }: Attempt) =>
    topic !== null && home.includes(topic) && (scope === 'body' || took < QUICK);
  const ids = (attempts: Attempt[]) => attempts.map(({ id }) => id);
  if (scope === 'catalogue') return { near: [], far: [] };
  if (scope === 'matrix') return { near: matrix, far: [] };
  return {
    near: [...(scope === 'matrix and rules' ? matrix : []), ...ids(rest.filter(isNear))],
    far: ids(rest.filter((one) => !isNear(one))),
  };
}

/**
 * The variable MUTATION selects mutants: `all`, or a part of their names. By default no mutant is tried,
 * because all of them take about an hour. Mutants test the tests, not the schema.
 */
const { MUTATION = '' } = process.env;
const isWanted = ({ name }: Mutant): boolean => MUTATION === 'all' || name.includes(MUTATION);

let scenarios: Attempt[] = [];
let every: readonly Mutant[] = [];

test('each role can read and change exactly the rows that it is allowed to', async () => {
  const [first = '', ...others] = LANES;
  await createDatabase(inject('postgres'), first);
  const prepared = await open(first);
  await fill(prepared);
  await installProbe({ exec: (sql) => prepared.query(sql) });
  const untimed = [
    ...(await actorMatrix(prepared)).map((one) => ({ ...one, topic: null })),
    ...Object.entries(rules).flatMap(([topic, own]) => own.map((one) => ({ ...one, topic }))),
  ];
  expect(await failures(prepared, untimed)).toEqual([]);
  const took = await durations(prepared);
  scenarios = untimed.map((one, id) => ({ ...one, id, took: took[id] ?? 0 }));
  expect(await catalogueDifferences(prepared)).toEqual([]);
  every = await mutants(prepared);
  expect(every.length).toBeGreaterThan(2000);
  await prepared.end();
  if (MUTATION === '') return;
  for (const other of others) await copyDatabase(inject('postgres'), first, other);
  // On an idle machine, this test takes sixteen seconds.
}, 240_000);

test.runIf(MUTATION !== '')(
  'every deliberate fault in the schema makes a test fail',
  async () => {
    const wanted = every.filter(isWanted);
    const waiting = wanted.values();
    const acting: string[] = [];
    const unnoticed: string[] = [];
    const onlyCompared: string[] = [];
    const slowest: [number, string][] = [];
    const work = async (database: string) => {
      const db = await open(database);
      let round = 0;
      for (const mutant of waiting) {
        const began = performance.now();
        await db.query('begin');
        await db.query(mutant.sql);
        const { near, far } = tryOut(mutant, scenarios);
        // Comparing the catalogue is faster than trying the unlikely scenarios, so the comparison comes
        // first.
        const noticed = (await anyFailure(db, near))
          ? acting
          : mutant.scope !== 'body' && (await catalogueDifferences(db)).length > 0
            ? onlyCompared
            : (await anyFailure(db, far))
              ? acting
              : unnoticed;
        noticed.push(mutant.name);
        slowest.push([performance.now() - began, mutant.name]);
        await db.query('rollback');
        round += 1;
        // Without vacuum, rolled-back rows stay in the tables and slow down the next rounds.
        if (round % 10 === 0)
          await db.query('vacuum public.event_plans, public.plan_members, public.plan_categories');
      }
      expect(await failures(db, scenarios), 'the schema itself, once more').toEqual([]);
      await db.end();
    };
    await Promise.all(LANES.map(work));
    console.info(
      `${wanted.length} weakenings of the schema: ${acting.length} change what somebody can do and are noticed by it, ` +
        `${onlyCompared.length} by the comparison of the catalogue, ${unnoticed.length} by nothing`,
    );
    if (process.env.LIST_MUTANTS) {
      console.info(onlyCompared.join('\n'));
      console.info(
        slowest
          .sort((a, b) => b[0] - a[0])
          .slice(0, 60)
          .map(([ms, name]) => `${Math.round(ms)} ms ${name}`)
          .join('\n'),
      );
    }
    expect(unnoticed).toEqual([]);
  },
  7_200_000,
);
