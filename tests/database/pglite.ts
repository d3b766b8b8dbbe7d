import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { emptyDatabase } from '../../supabase/local/empty-database.ts';
import { migrations, platformSql } from './migrations';

/** Returns an in-process PostgreSQL (PGlite) with all migrations applied. */
export async function migratedPglite(): Promise<PGlite> {
  const archive = await emptyDatabase(join(import.meta.dirname, '..', '..'));
  const db = await PGlite.create({ loadDataDir: new Blob([archive]) });
  await db.exec(await platformSql());
  for (const { name, sql } of await migrations()) {
    await db.exec(sql).catch((cause) => {
      throw new Error(name, { cause });
    });
  }
  return db;
}
