import { CALLABLE, CALLABLE_BY_ANYONE, TABLES } from './access';
import { type Actor, people } from './actors';
import type { Scenario } from './probe';
import type { Sql } from './sql';

type Column = {
  table_name: string;
  column_name: string;
  type: string;
  generated: boolean;
  computed: boolean;
};

const REFUSED = '!42501';

async function columnsOf(db: Sql): Promise<Map<string, Column[]>> {
  const { rows } = await db.query<Column>(`
    select c.relname as table_name, a.attname as column_name, format_type(a.atttypid, null) as type,
      a.attidentity = 'a' or a.attgenerated <> '' as generated, a.attgenerated <> '' as computed
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
    order by c.relname, a.attnum`);
  const tables = new Map<string, Column[]>();
  for (const row of rows) tables.set(row.table_name, [...(tables.get(row.table_name) ?? []), row]);
  return tables;
}

/**
 * Tests all access: each person tries to read, insert, update and delete in each table and column of the
 * database.
 * @throws Error if tables exist without expectations, or expectations without tables
 */
export async function actorMatrix(db: Sql): Promise<Scenario[]> {
  const catalogue = await columnsOf(db);
  const unwritten = [...catalogue.keys()].filter((table) => !(table in TABLES));
  if (unwritten.length > 0)
    throw new Error(
      `Say who may do what with ${unwritten.join(', ')}: a plan's rows in a file of tests/database/tables, other tables in tests/database/access.ts.`,
    );
  const gone = Object.keys(TABLES).filter((table) => !catalogue.has(table));
  if (gone.length > 0)
    throw new Error(`The database has no ${gone.join(', ')}, which access is written for.`);

  const scenarios: Scenario[] = [];
  const attempt = (what: string, as: Actor, sql: string, expect: string) =>
    scenarios.push({ name: `${what} as ${as}`, steps: [{ as, sql, expect }] });

  for (const [table, columns] of catalogue) {
    const access = TABLES[table];
    if (!access) continue;
    for (const as of [...people, 'anonymous'] as const) {
      const person = as === 'anonymous' ? undefined : as;
      const rows = person ? access.seen?.[person] : access.seenByAnyone;
      const seen = rows === undefined ? REFUSED : `${rows}`;
      attempt(`read ${table}`, as, `select count(*) from public.${table}`, seen);
      const gone = person && access.deleted?.[person];
      attempt(`delete ${table}`, as, `delete from public.${table}`, gone === undefined ? REFUSED : `${gone}`);
      attempt(`truncate ${table}`, as, `truncate public.${table} cascade`, REFUSED);
      for (const { column_name: column, type, generated, computed } of columns) {
        // Inserting no rows needs only the right to insert, not the right to read.
        const isAllowed = person && access.insert.includes(column);
        // PostgreSQL refuses writing to computed columns.
        const inserted = computed ? '!428C9' : isAllowed ? '0' : REFUSED;
        const [update, changed] =
          person && access.update.includes(column)
            ? [`set ${column} = ${column}`, `${access.changed?.[person]}`]
            : [`set ${column} = null::${type} where false`, REFUSED];
        attempt(
          `read ${table}.${column}`,
          as,
          `select count(${column}) >= 0 from public.${table}`,
          seen === REFUSED || access.hidden?.includes(column) ? REFUSED : 'true',
        );
        // PostgreSQL refuses updates of generated columns before it checks rights, so there is nothing to
        // test.
        if (!generated) attempt(`update ${table}.${column}`, as, `update public.${table} ${update}`, changed);
        attempt(
          `insert ${table}.${column}`,
          as,
          `insert into public.${table} (${column}) overriding system value select null::${type} where false`,
          inserted,
        );
      }
    }
  }
  return [...scenarios, ...(await callMatrix(db))];
}

/** Tests who can call each function. Nobody can call trigger functions and internal helper functions. */
async function callMatrix(db: Sql): Promise<Scenario[]> {
  const { rows } = await db.query<{ proname: string; signature: string }>(`
    select proname, oid::regprocedure::text as signature from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`);
  return rows.map(({ proname, signature }) => ({
    name: `a call of ${signature}`,
    steps: (['anon', 'authenticated'] as const).map((role) => ({
      as: 'postgres',
      sql: `select has_function_privilege('${role}', '${signature}', 'execute')`,
      expect: `${(role === 'authenticated' ? CALLABLE : CALLABLE_BY_ANYONE).includes(proname)}`,
    })),
  }));
}
