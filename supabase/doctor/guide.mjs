import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Sections of docs/deploy.md that tell how to fix a finding. */
export const SECTIONS = /** @type {const} */ ({
  settings: '2. One file with all settings',
  project: '3. The project',
  look: '5. Look',
  upgrading: 'Upgrading a live project',
});

/** @typedef {keyof typeof SECTIONS} Section */

const SUPABASE = fileURLToPath(new URL('..', import.meta.url));

/**
 * Returns what a project of this version must have: migrations, tables, jobs and functions.
 *
 * @returns {{migrations: string[], tables: string[], jobs: string[], functions: string[]}}
 */
export function readCheckout() {
  const files = readdirSync(join(SUPABASE, 'migrations'))
    .filter((name) => /^\d{14}_.+\.sql$/.test(name))
    .sort();
  const sql = files.map((name) => readFileSync(join(SUPABASE, 'migrations', name), 'utf8')).join('\n');
  /** @param {RegExp} pattern */
  const named = (pattern) => [...sql.matchAll(pattern)].flatMap(([, name]) => name ?? []);
  const gone = new Set(named(/^drop table (?:if exists )?public\.(\w+)/gm));
  const stopped = new Set(named(/cron\.unschedule\('([\w-]+)'/g));
  return {
    migrations: files.map((name) => name.slice(0, 14)),
    tables: [...new Set(named(/^create table public\.(\w+)/gm))].filter((name) => !gone.has(name)),
    jobs: [...new Set(named(/cron\.schedule\('([\w-]+)'/g))].filter((name) => !stopped.has(name)),
    functions: readdirSync(join(SUPABASE, 'functions'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
      .map(({ name }) => name),
  };
}
