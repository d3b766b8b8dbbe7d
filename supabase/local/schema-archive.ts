import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { archiveFile } from './archive-file.mjs';
import { platformSql } from './migrate.ts';
import { type Project, sha256 } from './project.ts';
import { realtimeSql } from './realtime.ts';

const NAME = /^schema-[0-9a-f]+\.tar$/;

/** Source files that, besides the migrations, determine a new database's schema. */
const MAKERS = ['database.ts', 'migrate.ts', 'storage.ts'];

/**
 * The file name contains a hash of everything that determines the schema, so that an outdated archive is
 * never used.
 */
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
 * Returns the archive of a database with all migrations applied; undefined unless an earlier start stored it.
 * Applying all migrations takes seconds.
 */
export const keptSchema = (project: Project): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  readFile(fileOf(project)).then(
    (bytes) => new Uint8Array(bytes),
    () => undefined,
  );

/** Stores a database without data for later starts. */
export async function keepSchema(project: Project, db: PGlite): Promise<void> {
  const file = fileOf(project);
  const folder = dirname(file);
  // Without a checkpoint, every start from this archive would replay the log.
  await db.exec('checkpoint');
  const archive = await db.dumpDataDir('none');
  await mkdir(folder, { recursive: true });
  // Written to a temporary file and renamed, so that no process reads half a file.
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, new Uint8Array(await archive.arrayBuffer()));
  await rename(aside, file);
  const old = (await readdir(folder)).filter((name) => NAME.test(name) && name !== basename(file));
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
}
