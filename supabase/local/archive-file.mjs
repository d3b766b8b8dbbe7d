import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Returns the path of an empty database's archive. The path contains PGlite's version, because another
 * version might use another file format.
 * @param {string} root The project's folder.
 */
export function archiveFile(root) {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(dirname(main), '..', 'package.json'), 'utf8'));
  return join(root, 'node_modules', '.cache', 'celebra', `empty-database-${version}.tar`);
}
