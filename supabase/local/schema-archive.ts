import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { archiveFile } from './archive-file.mjs';
import { platformSql } from './migrate.ts';
import { type Project, sha256 } from './project.ts';
import { realtimeSql } from './realtime.ts';

const NAME = /^schema-[0-9a-f]+\.tar$/;

/** Code that creates a new database's schema, besides the migrations themselves. */
const MAKERS = ['database.ts', 'migrate.ts', 'storage.ts'];

/** Returns the archive's file name, a hash of all its sources, so that an outdated one is never found. */
function fileOf({ root, config, migrations, seeds }: Project): string {
  const hash = sha256(
    basename(archiveFile(root)),
    readFileSync(join(root, 'node_modules', '@supabase', 'lite', 'package.json'), 'utf8'),
    platformSql(),
    realtimeSql(),
    JSON.stringify([config, migrations, seeds]),
    ...MAKERS.map((name) => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8')),
  );
  return join(dirname(archiveFile(root)), `schema-${hash.slice(0, 16)}.tar`);
}

/**
 * Returns the archive of a database at the latest migration, if a start has stored one, because applying all
 * of them takes seconds.
 */
export const keptSchema = (project: Project): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  readFile(fileOf(project)).then(
    (bytes) => new Uint8Array(bytes),
    () => undefined,
  );

/** Stores a database that has only the schema, for later starts. */
export async function keepSchema(project: Project, db: PGlite): Promise<void> {
  const file = fileOf(project);
  const folder = dirname(file);
  // Otherwise every start from it would apply the log again.
  await db.exec('checkpoint');
  const archive = await db.dumpDataDir('none');
  await mkdir(folder, { recursive: true });
  // Written to a temporary file and moved, so that no process reads half a file.
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, new Uint8Array(await archive.arrayBuffer()));
  await rename(aside, file);
  const old = (await readdir(folder)).filter((name) => NAME.test(name) && name !== basename(file));
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
}
