import type { PGlite } from '@electric-sql/pglite';

type Row = { object: string; acl: string };

/**
 * Lists every privilege in the database, one line per object. Equal lists mean equal rights. Includes
 * relations, columns, functions, schemas and the defaults for later objects, but not the system's own
 * schemas.
 */
export async function privileges(db: Pick<PGlite, 'query'>): Promise<string[]> {
  const { rows } = await db.query<Row>(`
    with ours as (
      select oid, nspname, nspacl, nspowner from pg_namespace
      where nspname !~ '^pg_' and nspname <> 'information_schema'
    ), found as (
      select 'schema ' || nspname as object, coalesce(nspacl, acldefault('n', nspowner)) as acl from ours
      union all
      select c.relkind::text || ' ' || nspname || '.' || c.relname,
        coalesce(c.relacl, acldefault(case c.relkind when 'S' then 's'::"char" else 'r'::"char" end, c.relowner))
      from pg_class c join ours on ours.oid = c.relnamespace where c.relkind in ('r', 'v', 'm', 'p', 'S', 'f')
      union all
      select 'column ' || nspname || '.' || c.relname || '.' || a.attname, a.attacl
      from pg_attribute a join pg_class c on c.oid = a.attrelid join ours on ours.oid = c.relnamespace
      where a.attacl is not null and not a.attisdropped
      union all
      select 'function ' || p.oid::regprocedure, coalesce(p.proacl, acldefault('f', p.proowner))
      from pg_proc p join ours on ours.oid = p.pronamespace
      union all
      select 'default ' || d.defaclobjtype::text || ' of ' || d.defaclrole::regrole || ' in '
        || coalesce(d.defaclnamespace::regnamespace::text, '*'), d.defaclacl
      from pg_default_acl d
    )
    select object, coalesce((select string_agg(entry::text, ' ' order by entry::text) from unnest(acl) entry), '-') as acl
    from found order by object`);
  return rows.map(({ object, acl }) => `${object}: ${acl}`);
}
