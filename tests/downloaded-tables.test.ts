import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DOWNLOADED, OWN_RECORD_TABLES, RECORD_TABLES } from '../src/data/archive-tables';
import { PLAN_NOUNS } from '../src/data/archives';
import { NOUNS } from '../src/data/sync/nouns';
import { yourdata } from '../src/locales/en/yourdata';

const catalogue = readFileSync(join(import.meta.dirname, 'database', 'catalogue.txt'), 'utf8');
const tablesOf = (schema: string): string[] =>
  [...catalogue.matchAll(new RegExp(`^table ${schema}\\.(\\w+),`, 'gm'))].map(([, name]) => name ?? '');

/** Tables that no client can read, and why their rows are in no download. */
const PRIVATE = {
  attempts: 'Hashes of addresses for two days: caps.',
  country_zones: 'Nobody’s data.',
  deleted_rows: 'That a row was deleted, for thirty days: without its content.',
  invitation_emails: 'Hashes of addresses that were written to; when is told by the household.',
  kept_rows: 'What was deleted, for thirty days: a deletion means that it goes.',
  mail_pace: 'Counts.',
  map_answers: 'Answers of the map, of nobody’s.',
  pepper: 'A key of ours.',
  reminder_emails: 'Hashes of mails that were sent.',
  reminders: 'Which days were written about; the dates are in their rows.',
  room_made: 'Empty between two transactions.',
  row_tables: 'Nobody’s data.',
};

test('every table that the catalogue has is downloaded, or it is said why not', () => {
  expect(Object.keys(DOWNLOADED).sort()).toEqual(tablesOf('public').sort());
  expect(Object.keys(PRIVATE).sort()).toEqual(tablesOf('private').sort());
});

test('what is read back is every kind of row that the app knows', () => {
  const readBack = Object.entries(DOWNLOADED).flatMap(([table, fate]) => (fate === 'read-back' ? table : []));
  expect(readBack.sort()).toEqual(Object.keys(NOUNS).sort());
  expect([...PLAN_NOUNS.map(({ table }) => table), 'event_plans', 'vendors'].sort()).toEqual(readBack);
});

test('what is a table alone is read as one', () => {
  const tables = Object.entries(DOWNLOADED).flatMap(([table, fate]) => (fate === 'table' ? table : []));
  expect([...RECORD_TABLES, ...OWN_RECORD_TABLES].sort()).toEqual(tables.sort());
});

test('every table that is a file has a name in words', () => {
  const named = Object.entries(DOWNLOADED).flatMap(([table, fate]) =>
    fate === 'read-back' || fate === 'table' ? table : [],
  );
  expect(Object.keys(yourdata.table).sort()).toEqual(named.sort());
});
