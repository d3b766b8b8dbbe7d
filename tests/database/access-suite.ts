import { afterAll, beforeAll, expect, test } from 'vitest';
import { CATALOGUE, readCatalogue } from './catalogue';
import { fill } from './fixture';
import { actorMatrix } from './matrix';
import { failures, installProbe } from './probe';
import { rules } from './rules';
import type { Sql } from './sql';

type Database = Sql & { exec(sql: string): Promise<unknown>; close(): Promise<void> };

/** Everything that the database promises, tried on one engine; each has a file of its own, so that they run side by side. */
export function tryAccess(open: () => Promise<Database>): void {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await fill(db);
    await installProbe(db);
  }, 60_000);
  afterAll(() => db?.close());

  test('the catalogue is the one agreed upon', async () => {
    await expect(`${(await readCatalogue(db)).join('\n')}\n`).toMatchFileSnapshot(CATALOGUE.pathname);
  });

  test('everybody who tries everything gets what is written and no more', async () => {
    expect(await failures(db, await actorMatrix(db))).toEqual([]);
  });

  test.each(Object.keys(rules))('%s', async (name) => {
    expect(await failures(db, rules[name] ?? [])).toEqual([]);
  });

  test('a table without written expectations is noticed', async () => {
    await db.exec('create table public.newcomer (id int primary key)');
    try {
      await expect(actorMatrix(db)).rejects.toThrow('newcomer');
    } finally {
      await db.exec('drop table public.newcomer');
    }
  });
}
