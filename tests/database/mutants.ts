import { ASSIST_BODIES } from './mutants-of-assist';
import { BRAND_BODIES } from './mutants-of-brands';
import { DAY_BODIES } from './mutants-of-days';
import { DEPARTURE_BODIES } from './mutants-of-departures';
import { DESK_BODIES } from './mutants-of-desk';
import { EVENT_PAGE_BODIES } from './mutants-of-event-pages';
import { GUEST_BODIES } from './mutants-of-guests';
import { HISTORY_BODIES } from './mutants-of-history';
import { IMPORT_BODIES } from './mutants-of-imports';
import { LIVE_BODIES } from './mutants-of-live';
import { PAYMENT_BODIES } from './mutants-of-payments';
import { PROGRAM_BODIES } from './mutants-of-programs';
import { PUBLIC_BODIES } from './mutants-of-public';
import { REGISTRATION_BODIES } from './mutants-of-registrations';
import { REMINDER_BODIES } from './mutants-of-reminders';
import { ROOM_BODIES } from './mutants-of-room';
import { ROW_BODIES } from './mutants-of-rows';
import { SHARED_LINK_BODIES } from './mutants-of-shared-links';
import { SUGGESTION_BODIES } from './mutants-of-suggestions';
import { TEMPLATE_BODIES } from './mutants-of-templates';
import type { Sql } from './sql';

/**
 * A change that weakens the schema. A test must notice it. `scope` says which scenarios the change can
 * affect. `place` is the changed table in the matrix of rights.
 */
export type Mutant = {
  name: string;
  sql: string;
  scope: 'matrix' | 'matrix and rules' | 'rules' | 'data' | 'catalogue' | 'body';
  place: string | null;
};

const POLICIES = `
select n.name, n.sql, 'matrix and rules' as scope, p.tablename::text as place from pg_policies p
cross join lateral (select format('%I on public.%I', p.policyname, p.tablename) as target) t
cross join lateral (values
  ('drop policy ' || target, 'drop policy ' || target),
  ('open policy to all roles ' || target, 'alter policy ' || target || ' to public'),
  ('always use ' || target, case when p.qual is not null then 'alter policy ' || target || ' using (true)' end),
  ('never check ' || target,
    case when p.with_check is not null then 'alter policy ' || target || ' with check (true)' end)
) as n (name, sql)
where p.schemaname = 'public' and n.sql is not null`;

const TABLES = `
with tables as (
  select oid, relname, format('public.%I', relname) as target from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r'
)
select 'disable row security of ' || relname as name,
  'alter table ' || target || ' disable row level security' as sql,
  'matrix' as scope, relname::text as place
from tables
union all
select format('grant %s on %s to %s', p, relname, r), format('grant %s on %s to %s', p, target, r), 'matrix', relname
from tables, unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as p,
  unnest(array['anon', 'authenticated']) as r
where not has_table_privilege(r, oid, p)
union all
select format('grant %s (%s) on %s to authenticated', p, attname, relname),
  format('grant %s (%I) on %s to authenticated', p, attname, target), 'matrix', relname
from tables join pg_attribute on attrelid = oid and attnum > 0 and not attisdropped,
  unnest(array['insert', 'update']) as p
where not has_column_privilege('authenticated', oid, attnum, p)
union all
select format('revoke %s on %s', p, relname), format('revoke %s on %s from authenticated', p, target), 'matrix', relname
from tables, unnest(array['select', 'insert', 'update']) as p
where has_any_column_privilege('authenticated', oid, p)
union all
select 'revoke delete on ' || relname, format('revoke delete on %s from authenticated', target), 'matrix', relname
from tables where has_table_privilege('authenticated', oid, 'delete')`;

const TRIGGERS = `
select format('drop trigger %s on %s', tgname, tgrelid::regclass) as name,
  format('drop trigger %I on %s', tgname, tgrelid::regclass) as sql, 'rules' as scope, null as place
from pg_trigger where not tgisinternal
union all
select format('let %s on %s have one more', tgname, tgrelid::regclass),
  format('drop trigger %I on %s; %s', tgname, tgrelid::regclass,
    replace(definition, quote_literal(most), quote_literal(most::int + 1))), 'rules', null
from pg_trigger cross join lateral (select pg_get_triggerdef(oid) as definition) as d
cross join lateral (select (regexp_match(definition, '\\(''(\\d+)'''))[1] as most) as m
where not tgisinternal and most is not null`;

const FUNCTIONS = `
with functions as (
  select oid, oid::regprocedure::text as signature, prosecdef from pg_proc
  where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
)
select format('let %s call %s', r, signature) as name, format('grant execute on function %s to %s', signature, r) as sql,
  'matrix' as scope, 'call' as place
from functions, unnest(array['anon', 'authenticated']) as r where not has_function_privilege(r, oid, 'execute')
union all
select 'stop people calling ' || signature, format('revoke execute on function %s from authenticated', signature), 'matrix', 'call'
from functions where has_function_privilege('authenticated', oid, 'execute')
union all
select format('make %s %s', signature, k), format('alter function %s security %s', signature, k), 'rules', null
from functions, lateral (select case when prosecdef then 'invoker' else 'definer' end as k) _
union all
select 'open search path of ' || signature, format('alter function %s reset search_path', signature), 'catalogue', null
from functions`;

const CONSTRAINTS = `
select format('drop %s of %s', conname, conrelid::regclass) as name,
  format('alter table %s drop constraint %I', conrelid::regclass, conname) as sql,
  'data' as scope, null as place
from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'f')
union all
select format('let %s.%s be null', attrelid::regclass, attname),
  format('alter table %s alter column %I drop not null', attrelid::regclass, attname), 'data', null
from pg_attribute join pg_class c on c.oid = attrelid
where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and attnotnull
  and not exists (select from pg_index where indrelid = attrelid and indisprimary and attnum = any (indkey))
union all
select 'drop index ' || i, 'drop index public.' || i, 'data', null
from unnest(array['plan_members_one_owner_idx', 'plan_members_one_offer_idx']) as i`;

const UNUSED_FILES = 'public.unused_files(timestamptz,integer)';
const DEPLOYMENT = 'public.deployment_state()';
const LIMIT_PLANS = 'private.limit_plans()';

/** Changes inside function bodies. The database catalogue doesn't show such changes. */
const BODIES: [signature: string, from: string, to: string][] = [
  ['private.my_plans(public.member_role)', 'm.role <= min_role', 'true'],
  ['private.my_plans(public.member_role)', `(p.deleted_at is null or m.role = 'owner')`, 'true'],
  ['private.my_plans(public.member_role)', 'm.user_id = (select auth.uid())', 'true'],
  ['private.plan_limit(public.plan_tier)', `'free' then 1`, `'free' then 2`],
  ['private.plan_limit(public.plan_tier)', `'basic' then 1`, `'basic' then 10`],
  ['private.plan_limit(public.plan_tier)', `'pro' then 10`, `'pro' then 11`],
  ['private.plan_limit(public.plan_tier)', 'end;', 'else 20 end;'],
  ['private.member_limit(public.plan_tier)', 'then 20', 'then 21'],
  ['private.member_limit(public.plan_tier)', 'else 2', 'else 3'],
  ['private.invite_of(text)', 'and p.deleted_at is null', ''],
  ['private.invite_of(text)', 'and i.expires_at > now()', ''],
  ['private.require_sharing()', 'and p.deleted_at is null', ''],
  ['private.require_sharing()', `tier < 'pro' and`, ''],
  ['private.require_sharing()', 'and i.used_by is null', ''],
  ['private.require_sharing()', 'and i.expires_at > now()', ''],
  ['public.join_plan(text)', 'held is null and', ''],
  ['public.answer_handover(uuid,boolean)', 'and p.deleted_at is null', ''],
  ['public.answer_handover(uuid,boolean)', 'or accepts is null', ''],
  ['public.answer_handover(uuid,boolean)', 'and m.offered', ''],
  ['public.answer_handover(uuid,boolean)', `and (m.role = 'owner') = accepts`, ''],
  ['public.answer_handover(uuid,boolean)', 'if not accepts then', 'if false then'],
  ['public.answer_handover(uuid,boolean)', `set role = 'editor'`, `set role = 'viewer'`],
  ['public.answer_handover(uuid,boolean)', '> allowed then', '> allowed + 1 then'],
  ['public.answer_handover(uuid,boolean)', 'private.tier_of(me)', `'enterprise'`],
  ['public.invite_offer(text)', 'and p.deleted_at is null', ''],
  ['public.invite_offer(text)', 'i.used_by is null and', ''],
  ['public.invite_offer(text)', 'and i.expires_at > now()', ''],
  ['public.invite_offer(text)', ', 100, interval', ', 101, interval'],
  ['public.invite_offer(text)', ', 20000)', ', 20001)'],
  ['public.invite_offer(text)', 'coalesce(i.language, f.language_preference)', 'f.language_preference'],
  [LIMIT_PLANS, 'held > allowed', 'held > allowed + 1'],
  [LIMIT_PLANS, 'and p.deleted_at is null', ''],
  [LIMIT_PLANS, 'and o.owner_id = n.owner_id', ''],
  [LIMIT_PLANS, 'and o.deleted_at is null', ''],
  [LIMIT_PLANS, 'where n.deleted_at is null and o.id is null', 'where o.id is null'],
  [LIMIT_PLANS, 'where n.deleted_at is null and o.id is null', 'where n.deleted_at is null'],
  ['private.purge_deleted_plans(interval)', `older_than < interval '0'`, 'false'],
  [
    'private.purge_deleted_plans(interval)',
    'where deleted_at < now() - older_than',
    'where deleted_at is not null',
  ],
  ['public.record_security_event(text,jsonb,timestamptz,uuid,text)', '>= 6000', '>= 6001'],
  ['public.record_security_event(text,jsonb,timestamptz,uuid,text)', '>= 60', '>= 61'],
  [
    'public.record_security_event(text,jsonb,timestamptz,uuid,text)',
    `interval '1 hour'`,
    `interval '2 hours'`,
  ],
  [UNUSED_FILES, 'c.floor_file = a.id or', ''],
  [UNUSED_FILES, "or c.updated_at >= moment - interval '1 day'", ''],
  [UNUSED_FILES, "d.table_name = 'seating_charts' and", "d.table_name = 'x' and"],
  [UNUSED_FILES, "d.table_name = 'attachments' and d.deleted_at = now()", 'false'],
  [DEPLOYMENT, 'j.active and', ''],
  [DEPLOYMENT, "s.name = 'reminders_secret'", 'true'],
  [DEPLOYMENT, "filter (where s.name = 'functions_url')", ''],
  ...PUBLIC_BODIES,
  ...DEPARTURE_BODIES,
  ...GUEST_BODIES,
  ...ROOM_BODIES,
  ...SHARED_LINK_BODIES,
  ...EVENT_PAGE_BODIES,
  ...REGISTRATION_BODIES,
  ...BRAND_BODIES,
  ...IMPORT_BODIES,
  ...PAYMENT_BODIES,
  ...REMINDER_BODIES,
  ...ROW_BODIES,
  ...LIVE_BODIES,
  ...SUGGESTION_BODIES,
  ...TEMPLATE_BODIES,
  ...HISTORY_BODIES,
  ...DESK_BODIES,
  ...DAY_BODIES,
  ...PROGRAM_BODIES,
  ...ASSIST_BODIES,
  ['private.open_account()', `in ('en', 'es')`, 'is not null'],
  ['private.open_account()', 'left(btrim(given_name), 100)', 'btrim(given_name)'],
];

/**
 * Returns all mutants. Each of them weakens one policy, grant, trigger, function setting, constraint, or rule
 * inside a function.
 * @throws Error if a function doesn't contain the text that its mutant replaces
 */
export async function mutants(db: Sql): Promise<Mutant[]> {
  const found: Mutant[] = [];
  for (const query of [POLICIES, TABLES, TRIGGERS, FUNCTIONS, CONSTRAINTS]) {
    found.push(...(await db.query<Mutant>(query)).rows);
  }
  for (const [signature, from, to] of BODIES) {
    const { rows } = await db.query<{ body: string }>(
      'select pg_get_functiondef($1::text::regprocedure) as body',
      [signature],
    );
    const body = rows[0]?.body ?? '';
    if (!body.includes(from)) throw new Error(`${signature} doesn't contain ${from}`);
    const name = `${signature}: ${from} becomes ${to || 'nothing'}`;
    found.push({ name, sql: body.replaceAll(from, () => to), scope: 'body', place: null });
  }
  return found;
}
