import type { PGlite } from '@electric-sql/pglite';
import type { PgliteConnection } from '@supabase/lite/pglite';

export type Statement = Parameters<PgliteConnection['onPostgrestAST']>[0];

/**
 * Returns the roles' statement timeouts from the migrations, in milliseconds. PostgREST applies them in each
 * transaction.
 */
export async function readTimeLimits(db: Pick<PGlite, 'query'>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ role: string; ms: number }>(`
    select rolname as role,
      (extract(epoch from split_part(setting, '=', 2)::interval) * 1000)::float8 as ms
    from pg_db_role_setting join pg_roles on pg_roles.oid = setrole, unnest(setconfig) as setting
    where setting like 'statement_timeout=%'`);
  return new Map(rows.map(({ role, ms }) => [role, ms]));
}

/**
 * `longest` returns the duration of the longest statement since `restart`, which is called for each request.
 */
type Stopwatch = { restart: () => void; longest: () => number };

/**
 * Duration in milliseconds below which only the elapsed time of a statement is measured, because every role's
 * timeout is longer.
 */
const SHORT_MS = 200;

/**
 * Measures the processor time of statements in milliseconds. PostgreSQL in WebAssembly can't interrupt a
 * statement, and elapsed time depends on the machine's load. Reading the processor time for every message
 * would take a fifth of the database's time. So it is read only after a long statement. The time then
 * includes the request's earlier statements.
 */
export function watchStatements(driver: PGlite): Stopwatch {
  const run = driver.execProtocolRawSync.bind(driver);
  let longest = 0;
  let restarted = process.cpuUsage();
  driver.execProtocolRawSync = (message) => {
    const before = performance.now();
    try {
      return run(message);
    } finally {
      const elapsed = performance.now() - before;
      if (elapsed <= SHORT_MS) longest = Math.max(longest, elapsed);
      else {
        const { user, system } = process.cpuUsage(restarted);
        longest = Math.max(longest, Math.min(elapsed, (user + system) / 1000));
      }
    }
  };
  return {
    restart: () => {
      longest = 0;
      restarted = process.cpuUsage();
    },
    longest: () => longest,
  };
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Checks that the caller has the right to read the primary key, because PostgREST always returns the key. */
async function readKey(connection: PgliteConnection, table: string, schema: string): Promise<void> {
  const { primary_keys } = await connection.introspect({ useCache: true });
  const columns = primary_keys.find((key) => key.table === table && key.schema === schema)?.columns ?? [];
  if (columns.length === 0) return;
  await connection.driver.exec(
    `select ${columns.map(quoted).join(', ')} from ${quoted(schema)}.${quoted(table)} where false`,
  );
}

const RETURNS_ROWS = /\breturn=(representation|headers-only)\b/;

async function isVolatile(connection: PgliteConnection, name: string, schema: string): Promise<boolean> {
  const { functions = [] } = await connection.introspect({ useCache: true });
  return functions.some((one) => one.name === name && one.schema === schema && one.volatility === 'v');
}

/** Prepares the transaction of a request as PostgREST does, for example read-only for GET. */
export async function prepareTransaction(
  connection: PgliteConnection,
  request: Request,
  { type, from, function: name, schema = 'public' }: Statement,
): Promise<void> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead || (name !== undefined && !(await isVolatile(connection, name, schema))))
    await connection.driver.exec('set local transaction_read_only = on');
  else if (type !== 'rpc' && from && RETURNS_ROWS.test(request.headers.get('Prefer') ?? ''))
    await readKey(connection, from, schema);
}

/**
 * Fails like a database timeout if a statement took longer than its role allows. The error rolls the
 * transaction back.
 * @throws Error with code 57014
 */
export function checkTime(stopwatch: Stopwatch, limit: number | undefined): void {
  if (limit !== undefined && stopwatch.longest() > limit)
    throw Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
}
