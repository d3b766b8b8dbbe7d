import { readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { type Project, sha256 } from './project.ts';

const platform = readFileSync(new URL('./platform.sql', import.meta.url), 'utf8');

export const platformSql = (): string => platform;

/** Creates the roles, schemas and default privileges that a hosted project has. */
export async function preparePlatform(db: PGlite): Promise<void> {
  const { rows } = await db.query(`select 1 from pg_roles where rolname = 'authenticator'`);
  if (rows.length === 0) await db.transaction(async (tx) => void (await tx.exec(platform)));
}

/**
 * Applies new migrations, each in a transaction.
 * @returns the names of the migrations applied now
 * @throws Error with the name of a file whose SQL failed and was rolled back, or that changed after it was
 * applied. Before the first release, migrations might be rewritten, and the data must then be recreated.
 */
export async function migrate(db: PGlite, project: Project): Promise<string[]> {
  const { rows } = await db.query<{ version: string; statements: string[] | null }>(
    'select version, statements from supabase_migrations.schema_migrations',
  );
  const seen = new Map(rows.map(({ version, statements }) => [version, statements?.[0]]));
  const changed = project.migrations.find(
    ({ version, sql }) => seen.has(version) && seen.get(version) !== sql,
  );
  if (changed)
    throw new Error(
      `supabase/migrations/${changed.version}_${changed.name}.sql has changed since this data was made with it. ` +
        '`npm run reset` empties the data.',
    );
  const pending = project.migrations.filter(({ version }) => !seen.has(version));
  for (const { version, name, sql } of pending) {
    try {
      await db.transaction(async (tx) => {
        await tx.exec(sql);
        await tx.query('insert into supabase_migrations.schema_migrations values ($1, $2, $3)', [
          version,
          [sql],
          name,
        ]);
      });
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`supabase/migrations/${version}_${name}.sql: ${reason}`, { cause });
    }
  }
  return pending.map(({ version, name }) => `${version}_${name}`);
}

/**
 * Runs seeds that are new or have changed. The Supabase CLI runs each seed only once; here, a changed seed
 * runs again at the next start. So every seed must be repeatable.
 * @throws Error with the name of a file whose SQL failed and was rolled back
 */
export async function seed(db: PGlite, project: Project): Promise<void> {
  const { rows } = await db.query<{ path: string; hash: string }>(
    'select path, hash from supabase_migrations.seed_files',
  );
  const seen = new Map(rows.map(({ path, hash }) => [path, hash]));
  for (const { path, sql } of project.seeds) {
    const hash = sha256(sql);
    if (seen.get(path) === hash) continue;
    try {
      await db.transaction(async (tx) => {
        await tx.exec(sql);
        await tx.query(
          `insert into supabase_migrations.seed_files values ($1, $2)
           on conflict (path) do update set hash = excluded.hash`,
          [path, hash],
        );
      });
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`${path}: ${reason}`, { cause });
    }
  }
}
