import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Returns the path of an empty database's archive. PGlite's version determines the format of its files, so
 * that an archive of another version is never used. @param {string} root The project's folder.
 */
export function archiveFile(root) {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(dirname(main), '..', 'package.json'), 'utf8'));
  return join(root, 'node_modules', '.cache', 'celebra', `empty-database-${version}.tar`);
}
