import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { CATALOGUE, readCatalogue } from './catalogue';
import { fill } from './fixture';
import { actorMatrix } from './matrix';
import { migratedPglite } from './pglite';
import { createDatabase } from './postgres-access';

/**
 * Compares the schema of both engines with the agreed one; mutation.test.ts tries every right and checks that
 * each loss of one is noticed.
 */
let db: Client;
beforeAll(async () => {
  db = new Client({ connectionString: await createDatabase(inject('postgres'), 'access') });
  await db.connect();
  await fill(db);
}, 60_000);
afterAll(() => db?.end());

test('the catalogue is the agreed one', async () => {
  await expect(`${(await readCatalogue(db)).join('\n')}\n`).toMatchFileSnapshot(CATALOGUE.pathname);
});

test('the embedded engine’s catalogue is the same', async () => {
  const embedded = await migratedPglite();
  await expect(`${(await readCatalogue(embedded)).join('\n')}\n`).toMatchFileSnapshot(CATALOGUE.pathname);
  await embedded.close();
});

test('SECURITY.md gives reasons for every exposed function with its owner’s rights', async () => {
  const text = await readFile(new URL('../../docs/SECURITY.md', import.meta.url), 'utf8');
  // Columns are padded to one width.
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

test('a table without written expectations is noticed', async () => {
  await db.query('create table public.newcomer (id int primary key)');
  try {
    await expect(actorMatrix(db)).rejects.toThrow('newcomer');
  } finally {
    await db.query('drop table public.newcomer');
  }
});
