import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Where the archive of an empty database is kept. PGlite's version decides the format of its files, so an archive
 * made by another one is never used.
 *
 * @param {string} root The project's folder.
 */
export function archiveFile(root) {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(dirname(main), '..', 'package.json'), 'utf8'));
  return join(root, 'node_modules', '.cache', 'celebra', `empty-database-${version}.tar`);
}
