import { PGlite } from '@electric-sql/pglite';
import { migrations, platformSql } from './migrations';

/** PostgreSQL in this process with a project's platform and every migration. */
export async function migratedPglite(): Promise<PGlite> {
  const db = await PGlite.create();
  await db.exec(await platformSql());
  for (const { name, sql } of await migrations()) {
    await db.exec(sql).catch((cause) => {
      throw new Error(name, { cause });
    });
  }
  return db;
}
