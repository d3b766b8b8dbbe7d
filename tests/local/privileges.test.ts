import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { getAuthSchemaSql, getStorageSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../supabase/local/database.ts';
import { emptyDatabase } from '../../supabase/local/empty-database.ts';
import { PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { platformSql } from '../../supabase/local/migrate.ts';
import { privileges } from '../../supabase/local/privileges.ts';
import { readProject } from '../../supabase/local/project.ts';
import { openStorage } from '../../supabase/local/storage.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const project = readProject(ROOT);
const keys = { secret: 'sb_secret_for_this_test', jwtSecret: 'x'.repeat(40) };
let database: Database;

beforeAll(async () => {
  database = await openDatabase({ project, keys, dataDir: undefined });
});
afterAll(() => database.connection.close());

const request = (path: string, apikey: string | undefined) =>
  database.app.fetch(
    new Request(`http://localhost${path}`, apikey === undefined ? {} : { headers: { apikey } }),
  );

/** Returns the rights that the migrations grant in a database without the embedded server. */
async function given(): Promise<string[]> {
  const bare = new PGlite({ loadDataDir: new Blob([await emptyDatabase(ROOT)]) });
  await bare.exec(platformSql());
  await bare.exec(getAuthSchemaSql());
  await bare.exec(SUPABASE_AUTH_HELPERS_SQL);
  await bare.exec(getStorageSchemaSql());
  await openStorage(bare);
  for (const { sql } of project.migrations) await bare.exec(sql);
  const found = await privileges(bare);
  await bare.close();
  return found;
}

/** Leaves out functions and schemas that belong to the services. Hosted projects have them, too. */
const ours = (lines: string[]) =>
  lines.filter((line) => !/^(function auth\.|(function |r |schema )realtime\b)/.test(line));

test('requests to the embedded server do not change the rights that the migrations grant', async () => {
  for (const key of [PUBLISHABLE_KEY, keys.secret]) await request('/rest/v1/profiles', key);
  const now = ours(await privileges(database.connection.driver));
  expect(now).toEqual(ours(await given()));
  expect(now.join('\n')).toMatch(/r public\.profiles: .*authenticated=r\/postgres/);
});

test('a request without an API key is refused', async () => {
  expect((await request('/rest/v1/profiles', undefined)).status).toBe(401);
  expect((await request('/auth/v1/settings', undefined)).status).toBe(401);
  expect(database.app.adminMode).toBe(false);
});

test('a visitor can’t read any table', async () => {
  const tables = await database.connection.driver.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')`,
  );
  for (const { name } of tables.rows) {
    expect((await request(`/rest/v1/${name}`, PUBLISHABLE_KEY)).status, name).toBe(401);
  }
});

// This test comes last, because it makes the embedded server change rights in the database.
test('the rights test detects rights that the embedded server adds by itself', async () => {
  const { connection } = database;
  const before = await privileges(connection.driver);
  Object.assign(connection, { rlsState: 'unknown' });
  await request('/rest/v1/profiles', keys.secret);
  const after = await privileges(connection.driver);
  expect(after).not.toEqual(before);
  expect(after.join('\n')).toMatch(/r public\.entitlements: .*\banon=\w*w/);
});
