import { readFile } from 'node:fs/promises';
import type { Sql } from './sql';

/**
 * The database's rights and rules as a text file. A code review thus shows each right that a migration adds
 * or removes.
 */
export const CATALOGUE = new URL('./catalogue.txt', import.meta.url);

const QUERY = `
with ours as (select oid, nspname from pg_namespace where nspname in ('public', 'private')),
tables as (
  select c.oid, c.relname, c.relkind, c.relrowsecurity, c.relacl, c.relowner, n.nspname
  from pg_class c join ours n on n.oid = c.relnamespace where c.relkind in ('r', 'p', 'v', 'm', 'f')
)
select format('%s %s.%s, row level security %s',
  case relkind when 'r' then 'table' else 'relation' end, nspname, relname,
  case when relrowsecurity then 'on' else 'off' end) as line
from tables
union all
select format('policy on %s for %s to %s: %s; using %s; check %s', p.tablename, lower(p.cmd), p.roles, p.policyname,
  coalesce(p.qual, '-'), coalesce(p.with_check, '-'))
from pg_policies p where p.schemaname in ('public', 'private')
union all
select format('%s may %s on %s', coalesce(r.rolname, 'public'),
  string_agg(lower(a.privilege_type), ', ' order by a.privilege_type), t.relname)
from tables t cross join aclexplode(t.relacl) a left join pg_roles r on r.oid = a.grantee
where a.grantee <> t.relowner group by r.rolname, t.relname
union all
select format('%s may %s %s.%s', coalesce(r.rolname, 'public'), lower(x.privilege_type), t.relname, a.attname)
from tables t join pg_attribute a on a.attrelid = t.oid cross join aclexplode(a.attacl) x
left join pg_roles r on r.oid = x.grantee
union all
select format('%s may %s schema %s', coalesce(r.rolname, 'public'), lower(a.privilege_type), n.nspname)
from pg_namespace n join ours using (oid) cross join aclexplode(n.nspacl) a left join pg_roles r on r.oid = a.grantee
where a.grantee <> n.nspowner and coalesce(r.rolname, 'public') in ('public', 'anon', 'authenticated')
union all
select format('function %s, %s, %s, called by %s', p.oid::regprocedure,
  case when p.prosecdef then 'definer' else 'invoker' end, coalesce(p.proconfig::text, 'open search path'),
  coalesce((
    select string_agg(coalesce(r.rolname, 'public'), ', ' order by r.rolname)
    from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a left join pg_roles r on r.oid = a.grantee
    where a.grantee <> p.proowner
  ), 'nobody'))
from pg_proc p join ours n on n.oid = p.pronamespace
union all
select format('trigger%s: %s', case t.tgenabled when 'O' then '' else ' (off)' end, pg_get_triggerdef(t.oid))
from pg_trigger t where not t.tgisinternal
union all
select format('constraint on %s: %s', t.relname, pg_get_constraintdef(k.oid))
from pg_constraint k join tables t on t.oid = k.conrelid where k.contype <> 'n'
union all
select format('required: %s.%s', t.relname, string_agg(a.attname, ', ' order by a.attnum))
from tables t join pg_attribute a on a.attrelid = t.oid where a.attnotnull and a.attnum > 0 group by t.relname
union all
select pg_get_indexdef(i.indexrelid) from pg_index i join tables t on t.oid = i.indrelid`;

/** Returns every right, rule and limit of the schema, one per line, in a stable order. */
export async function readCatalogue(db: Sql): Promise<string[]> {
  const { rows } = await db.query<{ line: string }>(QUERY);
  // PostgreSQL prints a CASE expression over several lines.
  return rows.map((row) => row.line.replace(/\s*\n\s*/g, ' ')).sort();
}

/** Returns the lines that only the database or only `catalogue.txt` contains. */
export async function catalogueDifferences(db: Sql): Promise<string[]> {
  const actual = await readCatalogue(db);
  const agreed = (await readFile(CATALOGUE, 'utf8')).split('\n').filter((line) => line !== '');
  return [
    ...actual.filter((line) => !agreed.includes(line)).map((line) => `not agreed: ${line}`),
    ...agreed.filter((line) => !actual.includes(line)).map((line) => `missing: ${line}`),
  ];
}
