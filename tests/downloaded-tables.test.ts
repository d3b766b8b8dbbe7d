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

/** Tables that no client can read, each with the reason why the download leaves it out. */
const PRIVATE = {
  attempts: 'Hashes of addresses for two days: caps.',
  checkouts: 'An attempt to pay, until the next one.',
  contract_emails: 'Of which end of a contract its person was written to.',
  country_zones: 'Nobody’s data.',
  deleted_rows: 'That a row was deleted, for thirty days: without its content.',
  departure_emails: 'Who was written to about whose leaving, until the account goes.',
  ended_sessions: 'Random numbers, of nobody any more.',
  invitation_emails: 'Hashes of addresses that were written to; when is told by the household.',
  kept_rows: 'What was deleted, for thirty days: a deletion means that it goes.',
  mail_pace: 'Counts.',
  map_answers: 'Answers of the map, of nobody’s.',
  page_addresses: 'The name and state of a page; its editors read them beside it.',
  payers: 'By which name the payment service knows an account.',
  payment_events: 'Which news of the payment service arrived, without persons.',
  pepper: 'A key of ours.',
  reminder_emails: 'Hashes of mails that were sent.',
  reminders: 'Which days were written about; the dates are in their rows.',
  room_made: 'Empty between two transactions.',
  row_tables: 'Nobody’s data.',
  suggested_rows: 'Which rows suggestions name; they name them themselves.',
};

test('every table is either in the data download or listed with a reason for its absence', () => {
  expect([...Object.keys(DOWNLOADED), ...Object.keys(NOUNS)].sort()).toEqual(tablesOf('public').sort());
  expect(Object.keys(PRIVATE).sort()).toEqual(tablesOf('private').sort());
});

test('the data download includes every kind of row', () => {
  expect([...PLAN_NOUNS.map(({ table }) => table), 'event_plans', 'vendors'].sort()).toEqual(
    Object.keys(NOUNS).sort(),
  );
});

test('the data download reads exactly the tables that are marked for download', () => {
  const tables = Object.entries(DOWNLOADED).flatMap(([table, fate]) => (fate === 'table' ? table : []));
  expect([...RECORD_TABLES, ...OWN_RECORD_TABLES].sort()).toEqual(tables.sort());
});

test('every table with a translated name is in the data download', () => {
  const files = [...Object.keys(NOUNS), ...RECORD_TABLES, ...OWN_RECORD_TABLES];
  for (const table of Object.keys(yourdata.table)) expect(files).toContain(table);
});
