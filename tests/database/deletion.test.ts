import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { PEOPLE } from './actors';
import { CATALOGUE } from './catalogue';
import { DELETED, FOREIGN, fill, GUESTS, HOUSEHOLDS, SHARED } from './fixture';
import { PLAIN_TABLES } from './plain-tables';
import { ADMIN, createDatabase, databaseUrl } from './postgres-access';

/**
 * Effect on each table when an account is deleted:
 * `person`: rows are deleted with the account.
 * `plan`: rows are deleted with the plan.
 * `address`: rows with the account's e-mail address are deleted.
 * `author`: rows stay without the reference to the person.
 * `stays`: rows stay for the stated reason.
 */
const FATES: Record<string, 'person' | 'plan' | 'address' | 'author' | { stays: string }> = {
  // The tables described in tables/ contain rows of plans.
  ...Object.fromEntries(Object.keys(PLAIN_TABLES).map((table) => [`public.${table}`, 'plan'] as const)),
  'public.arrivals': 'plan',
  'public.assist_consents': 'person',
  'public.blog_posts': { stays: 'The site’s own.' },
  'public.blog_views': { stays: 'Hashes of random numbers, for two days.' },
  'public.access_tokens': 'person',
  'public.brands': 'person',
  'public.budget_changes': 'author',
  'public.budget_items': 'plan',
  'public.budget_payments': 'plan',
  'public.calendar_feeds': 'person',
  'public.contact_messages': 'address',
  'public.contributions': 'plan',
  'public.drinks_preferences': 'plan',
  'public.entitlements': 'person',
  'public.event_outcomes': 'plan',
  'public.event_parts': 'plan',
  'public.event_plans': 'person',
  'public.guests': 'plan',
  'public.household_links': 'plan',
  'public.household_tokens': 'plan',
  'public.households': 'plan',
  'public.import_batches': 'plan',
  'public.program_consents': 'person',
  'public.newsletter_subscribers': 'address',
  'public.plan_categories': 'plan',
  'public.plan_invites': 'plan',
  'public.plan_members': 'person',
  'public.profiles': 'person',
  'public.registrations': 'plan',
  'public.scenarios': 'plan',
  'public.seat_assignments': 'plan',
  'public.seating_charts': 'plan',
  'public.seating_links': 'plan',
  'public.seating_prints': 'author',
  'public.seating_rules': 'plan',
  'public.seating_tables': 'plan',
  'public.seating_wishes': 'person',
  'public.security_events': 'author',
  'public.tasks': 'plan',
  'public.templates': 'person',
  'public.timeline_items': 'plan',
  'public.vendor_quotes': 'plan',
  'public.vendors': 'person',
  'public.purchases': 'person',
  'public.subscriptions': 'person',
  'private.checkouts': 'person',
  'private.payers': 'person',
  'private.page_addresses': { stays: 'The hash of a name that stays taken for 90 days, without the plan.' },
  'private.payment_events': { stays: 'Which messages of the payment service were heard, of nobody.' },
  'public.shared_links': 'plan',
  'public.suggestions': 'person',
  'private.suggested_rows': 'plan',
  'private.attempts': { stays: 'Hashes of addresses, for two days.' },
  'private.country_zones': { stays: 'Nobody’s data.' },
  'private.deleted_rows': 'plan',
  'private.contract_emails': 'person',
  'private.departure_emails': 'person',
  'private.ended_sessions': { stays: 'Random numbers, of nobody any more, for a year.' },
  'private.invitation_emails': 'plan',
  'private.kept_rows': 'plan',
  'private.mail_pace': { stays: 'Counts.' },
  'private.map_answers': { stays: 'Answers of the map, of nobody’s.' },
  'private.pepper': { stays: 'A key of ours.' },
  'private.reminder_emails': 'person',
  'private.reminders': 'person',
  'private.room_made': { stays: 'Empty between two transactions.' },
  'private.row_tables': { stays: 'Nobody’s data.' },
};

/**
 * Tables without a foreign key to the person or plan. Their rows are deleted together with rows of the named
 * table.
 */
const BY_OTHERS = { 'private.reminders': 'private.reminder_emails' };

let db: Client;
beforeAll(async () => {
  const access = inject('postgres');
  await createDatabase(access, 'deletion');
  db = new Client({ connectionString: databaseUrl(access, 'deletion', ADMIN) });
  await db.connect();
  await fill(db);
}, 60_000);
afterEach(async () => void (await db.query('rollback')));
afterAll(() => db?.end());

test('the tests declare for every table what happens when an account is deleted', () => {
  const catalogue = readFileSync(CATALOGUE, 'utf8');
  const tables = [...catalogue.matchAll(/^table ((?:public|private)\.\w+),/gm)].map(([, name]) => name);
  expect(Object.keys(FATES).sort()).toEqual(tables.sort());
});

test('foreign keys delete the rows of a deleted person or plan but only clear a deleted author', async () => {
  const { rows } = await db.query<{ child: string; parent: string; deletes: string }>(`
    select c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent, c.confdeltype as deletes
    from pg_constraint c where c.contype = 'f'`);
  const bare = (name: string) => name.replace('public.', '');
  const keys = (table: string, parent: string, deletes: string) =>
    rows.some(
      (k) => bare(k.child) === bare(table) && bare(k.parent) === bare(parent) && k.deletes === deletes,
    );
  for (const [table, fate] of Object.entries(FATES)) {
    const other = BY_OTHERS[table as keyof typeof BY_OTHERS];
    if (other) expect(keys(table, other, 'c'), table).toBe(true);
    else if (fate === 'person') expect(keys(table, 'auth.users', 'c'), table).toBe(true);
    else if (fate === 'author') expect(keys(table, 'auth.users', 'n'), table).toBe(true);
    else if (fate === 'plan') {
      const isOf = (name: string, seen: string[] = []): boolean =>
        keys(name, 'event_plans', 'c') ||
        rows.some(
          ({ child, parent, deletes }) =>
            bare(child) === bare(name) &&
            deletes === 'c' &&
            !seen.includes(parent) &&
            isOf(parent, [...seen, parent]),
        );
      expect(isOf(table), table).toBe(true);
    }
  }
});

const ADDRESS = 'owner@example.org';
const NAME = 'Zacarías Quintanilla';
const PLAN = 'Bodas de Canaán';
const GUEST = 'Melquisedec';
/** Values that must not remain after the deletion: address, name, plans, guests, and ids. */
const TRACES = [
  ADDRESS,
  NAME,
  PLAN,
  GUEST,
  PEOPLE.owner,
  SHARED,
  DELETED,
  GUESTS[SHARED],
  HOUSEHOLDS[SHARED],
];

async function tables(): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(`
    select c.oid::regclass::text as name from pg_class c
    where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace)
    order by 1`);
  return rows.map(({ name }) => name);
}

async function dump(): Promise<string[]> {
  const lines: string[] = [];
  for (const name of await tables()) {
    const { rows } = await db.query<{ line: string }>(`select t::text as line from ${name} as t order by 1`);
    lines.push(...rows.map(({ line }) => `${name} ${line}`));
  }
  return lines;
}
const linesOf = (lines: readonly string[], trace: string) =>
  lines.filter((line) => line.includes(trace)).map((line) => line.slice(0, 100));

/**
 * Creates a person with data in every table, also in another person's plan. The person's waiting week before
 * the deletion is over.
 */
async function prepare(): Promise<void> {
  await db.query(`update public.profiles set full_name = $2, deletes_at = now() where id = $1`, [
    PEOPLE.owner,
    NAME,
  ]);
  await db.query(
    `update auth.users set raw_user_meta_data = jsonb_build_object('full_name', $2::text) where id = $1`,
    [PEOPLE.owner, NAME],
  );
  await db.query(`insert into auth.sessions (id, user_id) values (gen_random_uuid(), $1)`, [PEOPLE.owner]);
  for (const plan of [SHARED, DELETED]) {
    await db.query(`update public.event_plans set name = $2 where id = $1`, [plan, PLAN]);
    await db.query(`update public.guests set name = $2, email = 'melqui@example.org' where plan_id = $1`, [
      plan,
      GUEST,
    ]);
    await db.query(
      `insert into private.departure_emails (leaver, reader, deletes_at) values ($1, $2, now()) on conflict do nothing`,
      [PEOPLE.owner, PEOPLE.editor],
    );
    // Deleted guests are kept for thirty days, so they must disappear as well.
    await db.query(
      `insert into public.guests (id, plan_id, household_id, name, last_name, party_size)
       select gen_random_uuid(), $1, h.id, $2, 'Otra', 1 from public.households h where h.plan_id = $1`,
      [plan, GUEST],
    );
    await db.query(`delete from public.guests where plan_id = $1 and last_name = 'Otra'`, [plan]);
  }
  await db.query(`insert into public.newsletter_subscribers (email, language) values ($1, 'es')`, [ADDRESS]);
  await db.query(
    `insert into public.contact_messages (id, first_name, last_name, email, subject, message, language)
     values (gen_random_uuid(), 'Zacarías', 'Quintanilla', $1, 'Pregunta', 'Una pregunta bastante larga', 'es')`,
    [ADDRESS],
  );
  // The person is also a member of somebody else's plan.
  await db.query(`insert into public.plan_members (plan_id, user_id, role) values ($1, $2, 'editor')`, [
    FOREIGN,
    PEOPLE.owner,
  ]);
  await db.query(`update private.suggested_rows set moved = true, moved_by = $2 where plan_id = $1`, [
    FOREIGN,
    PEOPLE.owner,
  ]);
  await db.query(`update public.seating_prints set printed_by = $2 where plan_id = $1`, [
    FOREIGN,
    PEOPLE.owner,
  ]);
  await db.query(`select set_config('request.jwt.claim.sub', $1, true)`, [PEOPLE.owner]);
  await db.query(`update public.budget_items set actual_amount = 1300 where plan_id = $1`, [FOREIGN]);
  await db.query(`select set_config('request.jwt.claim.sub', '', true)`);
}

const night = async (): Promise<number> =>
  (await db.query<{ deleted: number }>('select public.delete_accounts(now()) as deleted')).rows[0]?.deleted ??
  -1;

test('deleting an account removes all its data but changes no other person’s plan', async () => {
  await db.query('begin');
  await prepare();
  const before = await dump();
  for (const trace of TRACES) expect(linesOf(before, trace), trace).not.toEqual([]);
  expect(linesOf(before, `${PEOPLE.owner}`).filter((line) => line.startsWith('budget_changes'))).not.toEqual(
    [],
  );
  expect(await night()).toBe(1);
  const after = await dump();
  for (const trace of TRACES) expect(linesOf(after, trace), trace).toEqual([]);

  // All rows of the other person's plan must stay, without the author.
  const others = (lines: readonly string[]) =>
    lines
      .filter((line) => line.includes(FOREIGN) && !line.startsWith('plan_members'))
      .map((line) => line.replaceAll(PEOPLE.owner, ''))
      // A seating print that loses its author gets a new version number.
      .map((line) =>
        line.startsWith('seating_prints') ? line.replace(/,\d+,(?="[^"]*","[^"]*"\)$)/, ',') : line,
      );
  expect(others(before).length).toBeGreaterThan(20);
  expect(others(after)).toEqual(others(before));
}, 30_000);

test('an interrupted deletion of an account changes nothing', async () => {
  await db.query('begin');
  await prepare();
  const whole = await dump();
  await db.query('savepoint untouched');
  await night();
  const end = await dump();
  await db.query('rollback to untouched');

  await db.query(`create function public.interrupt() returns trigger language plpgsql as $$
    begin raise exception 'interrupted'; end; $$`);
  const gone = new Set(whole.filter((line) => !end.includes(line)).map((line) => line.split(' ')[0] ?? ''));
  expect(gone.size).toBeGreaterThan(30);
  for (const table of gone) {
    await db.query('savepoint one');
    await db.query(`create trigger zz_interrupt after delete or update on ${table}
      for each row execute function public.interrupt()`);
    expect(await night(), table).toBe(0);
    await db.query(`drop trigger zz_interrupt on ${table}`);
    expect(await dump(), table).toEqual(whole);
    await db.query('release one');
  }
  expect(await night()).toBe(1);
  expect(await dump()).toEqual(end);
}, 60_000);
