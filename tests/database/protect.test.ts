import { expect, inject, test } from 'vitest';
import { readCatalogue } from './catalogue';
import { createDatabase, withClient } from './postgres-access';

const SIBLING = 'event_questions';

test('private.protect gives a new table the rights, policies and triggers of other tables', async () => {
  await withClient(await createDatabase(inject('postgres'), 'protect'), async (client) => {
    await client.query(`
      create table public.spare_rows (like public.${SIBLING} including defaults);
      select private.protect('spare_rows', 20, 'question');
    `);
    const catalogue = await readCatalogue(client);
    const frameOf = (table: string) =>
      catalogue
        .filter((line) => /^(table|policy|trigger|\w+ may) /.test(line))
        .filter((line) => new RegExp(`\\b${table}\\b`).test(line))
        .map((line) => line.replaceAll(table, 'it'));
    expect(frameOf('spare_rows').length).toBeGreaterThan(15);
    expect(frameOf('spare_rows')).toEqual(frameOf(SIBLING));

    const listed = await client.query(
      `select scope, child from private.row_tables where name in ('spare_rows', $1)`,
      [SIBLING],
    );
    expect(listed.rows[0]).toEqual(listed.rows[1]);
  });
});
