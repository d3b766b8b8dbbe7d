import { readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { type Project, sha256 } from './project.ts';

const platform = readFileSync(new URL('./platform.sql', import.meta.url), 'utf8');

export const platformSql = (): string => platform;

/** Roles, schemas and default privileges of a hosted project, unless they are there. */
export async function preparePlatform(db: PGlite): Promise<void> {
  const { rows } = await db.query(`select 1 from pg_roles where rolname = 'authenticator'`);
  if (rows.length === 0) await db.transaction(async (tx) => void (await tx.exec(platform)));
}

/**
 * Applies the migrations that the database has not seen, each in a transaction of its own with its record.
 *
 * @returns the names of those applied now.
 * @throws Error naming the file whose SQL failed; what it did is undone.
 */
export async function migrate(db: PGlite, project: Project): Promise<string[]> {
  const { rows } = await db.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const seen = new Set(rows.map((row) => row.version));
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

/** Runs `seed.sql` the first time only, as the Supabase CLI does. */
export async function seed(db: PGlite, project: Project): Promise<void> {
  if (project.seed.trim() === '') return;
  await db.transaction(async (tx) => {
    const { rows } = await tx.query(
      `select 1 from supabase_migrations.seed_files where path = 'supabase/seed.sql'`,
    );
    if (rows.length > 0) return;
    await tx.exec(project.seed);
    await tx.query(`insert into supabase_migrations.seed_files values ('supabase/seed.sql', $1)`, [
      sha256(project.seed),
    ]);
  });
}
