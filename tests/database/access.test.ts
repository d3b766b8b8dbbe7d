import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { CATALOGUE, readCatalogue } from './catalogue';
import { fill } from './fixture';
import { actorMatrix } from './matrix';
import { migratedPglite } from './pglite';
import { createDatabase } from './postgres-access';

/**
 * Compares the schema in both database engines with the agreed catalogue. mutation.test.ts checks that a
 * change of any right is noticed.
 */
let db: Client;
beforeAll(async () => {
  db = new Client({ connectionString: await createDatabase(inject('postgres'), 'access') });
  await db.connect();
  await fill(db);
}, 60_000);
afterAll(() => db?.end());

test('the database has exactly the agreed tables, functions, policies and rights', async () => {
  await expect(`${(await readCatalogue(db)).join('\n')}\n`).toMatchFileSnapshot(CATALOGUE.pathname);
});

test('the embedded database has exactly the agreed tables, functions, policies and rights', async () => {
  const embedded = await migratedPglite();
  await expect(`${(await readCatalogue(embedded)).join('\n')}\n`).toMatchFileSnapshot(CATALOGUE.pathname);
  await embedded.close();
});

test('SECURITY.md lists every public security definer function', async () => {
  const text = await readFile(new URL('../../docs/SECURITY.md', import.meta.url), 'utf8');
  // The Markdown table pads its columns with spaces.
  const page = text.replace(/ +/g, ' ');
  const { rows } = await db.query<{ line: string }>(`
    select format('| \`%s\` | %s |', oid::regprocedure, (
      select string_agg(coalesce(rolname, 'public'), ', ' order by rolname)
      from aclexplode(proacl) left join pg_roles on pg_roles.oid = grantee where grantee <> proowner
    )) as line
    from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`);
  const listed = page.match(/^\| `\w+\([^`]*\)` \| [^|]+ \|(?= \S)/gm);
  expect(listed?.toSorted()).toEqual(rows.map(({ line }) => line).toSorted());
});

test('the access test fails for a table without declared access rights', async () => {
  await db.query('create table public.newcomer (id int primary key)');
  try {
    await expect(actorMatrix(db)).rejects.toThrow('newcomer');
  } finally {
    await db.query('drop table public.newcomer');
  }
});
