import type { Database } from '@/lib/database.types';
import { dataClient } from '@/lib/supabase';
import type { RowTable } from './sync/noun';
import { unwrap } from './sync/request';

type Tables = Database['public']['Tables'];

/**
 * How the download of an account contains each table. `plan`: inside the plan's rows. `table`: only as a
 * table, because restoring its rows would, for example, create members who never joined. `not`: left out, for
 * the given reason. Tables of the app's rows (`NOUNS`) aren't listed here, because they are always included,
 * in the JSON and as a table. The JSON also contains templates.
 */
export const DOWNLOADED: {
  readonly [T in Exclude<keyof Tables, RowTable>]: 'plan' | 'table' | { readonly not: string };
} = {
  plan_categories: 'plan',
  budget_payments: 'plan',
  plan_members: 'table',
  plan_invites: 'table',
  household_links: 'table',
  registrations: 'table',
  household_tokens: {
    not: 'Keys: whoever had the file could answer in a household’s name. Links are made anew.',
  },
  shared_links: {
    not: 'Keys: whoever had the file could read what a vendor, the kitchen or the family reads. Links are made anew.',
  },
  assist_consents: {
    not: 'Whether the assistant may read an event: its panel says so, and another copy is asked for anew.',
  },
  program_consents: {
    not: 'Whether others’ programs may read an event: its sheet says so, and another copy is asked for anew.',
  },
  calendar_feeds: {
    not: 'A key: whoever had the file could read all dates. The address is made anew.',
  },
  access_tokens: {
    not: 'Keys: whoever had the file could read all plans. They are made anew.',
  },
  seating_links: 'table',
  import_batches: 'table',
  budget_changes: 'table',
  event_outcomes: 'table',
  templates: 'table',
  brands: 'table',
  profiles: 'table',
  entitlements: 'table',
  purchases: 'table',
  subscriptions: 'table',
  security_events: { not: 'A log that guards the account; its owner reads the last ones by letter.' },
  contact_messages: { not: 'Letters to us, answered by mail, which their sender has; gone after a year.' },
  newsletter_subscribers: { not: 'Belongs to an address, not to an account; each mail ends it.' },
  blog_posts: { not: 'Nobody’s data.' },
  blog_views: { not: 'Counts without persons.' },
};

/** Tables outside `NOUNS` that a plan's members can read, with the readable columns. */
const RECORDS = {
  plan_members: 'user_id, role',
  plan_invites: 'id, role, used_by, expires_at, created_at',
  household_links: 'household_id, created_at',
  registrations:
    'id, name, last_name, email, company, job_title, language, parts, household_id, confirmed_at, created_at',
  seating_links: 'chart_id, created_at',
  import_batches: 'id, name, created_at, size, stored',
  budget_changes: '*',
  event_outcomes: '*',
} as const;
/** Tables outside `NOUNS` that an account can read about itself, with the readable columns. */
const OWN_RECORDS = {
  profiles: '*',
  entitlements: '*',
  purchases: '*',
  subscriptions: '*',
  // The content of templates is in the JSON.
  templates: 'id, name, told, created_at',
  // The logo is left out, because the account's owner already has the file.
  brands: 'name, colour_main, colour_accent, sender_name, reply_to, footer, origin',
} as const;

export type RecordTable = keyof typeof RECORDS | keyof typeof OWN_RECORDS;
export const RECORD_TABLES = Object.keys(RECORDS) as (keyof typeof RECORDS)[];
export const OWN_RECORD_TABLES = Object.keys(OWN_RECORDS) as (keyof typeof OWN_RECORDS)[];

/** PostgREST returns at most 1,000 rows per response (config.toml, max_rows). */
const PAGE = 1_000;

export type Records = readonly { readonly [column: string]: unknown }[];

/**
 * Reads the readable rows of a table: the plan's rows, or the account's rows if `plan_id` is null. @throws if
 * a request fails.
 */
export async function readRecords(
  table: RecordTable,
  plan_id: string | null,
  signal: AbortSignal,
): Promise<Records> {
  const { db } = await dataClient();
  const columns = { ...RECORDS, ...OWN_RECORDS }[table];
  const found: Records[number][] = [];
  for (let from = 0; ; from += PAGE) {
    const asked = db.from(table as 'budget_changes').select(columns as '*');
    const rows = unwrap(
      await (plan_id === null ? asked : asked.eq('plan_id', plan_id))
        .range(from, from + PAGE - 1)
        .abortSignal(signal),
    );
    found.push(...rows);
    if (rows.length < PAGE) return found;
  }
}
