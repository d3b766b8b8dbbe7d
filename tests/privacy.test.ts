import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { legal as english } from '../src/locales/en/legal';
import { legal as spanish } from '../src/locales/es/legal';

/** Checks that the database does what the privacy page promises. */
const FOLDER = join(import.meta.dirname, '..', 'supabase', 'migrations');
const sql = readdirSync(FOLDER)
  .sort()
  .map((file) => readFileSync(join(FOLDER, file), 'utf8'))
  .join('\n');

/** Returns a function's last definition, because a later migration replaces an earlier definition. */
const definition = (name: string): string =>
  [...sql.matchAll(new RegExp(`create (?:or replace )?function private\\.${name}\\(.*?\\$\\$;`, 'gs'))].at(
    -1,
  )?.[0] ?? '';

const PROMISED = [
  { what: 'deleted plans', kept: '30 days', en: /thirty days more/, es: /treinta días más/ },
  { what: 'security events', kept: '90 days', en: /attacks; ninety days/, es: /ataques; noventa días/ },
  { what: 'messages', kept: '1 year', en: /one year in our database/, es: /un año en nuestra base/ },
  { what: 'unconfirmed subscribers', kept: '7 days', en: /or seven days if/, es: /o siete días si/ },
  { what: 'caps and views', kept: '2 days', en: /messages; two days/, es: /mensajes; dos días/ },
];

test.each(PROMISED)('the privacy page says that $what are kept for $kept', ({ kept, en, es }) => {
  expect(definition('purge_deleted_plans') + definition('purge_public_records')).toContain(`'${kept}'`);
  expect(english.privacy.body).toMatch(en);
  expect(spanish.privacy.body).toMatch(es);
});

test('the privacy page says that an unconfirmed registration is kept for seven days', () => {
  expect(definition('purge_public_records')).toContain(
    `registrations where confirmed_at is null and created_at < now() - interval '7 days'`,
  );
  expect(english.privacy.body).toMatch(/registers at an event’s page.*seven days if the link/);
  expect(spanish.privacy.body).toMatch(/se inscribe en la página de un evento.*siete días si no/);
});

test('the privacy page states every retention period of the database', () => {
  const intervals = `${definition('purge_deleted_plans')}${definition('purge_public_records')}`.matchAll(
    /interval (?:default )?'([1-9][^']*)'/g,
  );
  const kept = new Set([...intervals].map(([, interval]) => interval));
  expect([...kept].sort()).toEqual(PROMISED.map((promise) => promise.kept).sort());
});

/** Returns the last definition of a function that the API exposes. */
const exposed = (name: string): string =>
  [...sql.matchAll(new RegExp(`create (?:or replace )?function public\\.${name}\\(.*?\\$\\$;`, 'gs'))].at(
    -1,
  )?.[0] ?? '';

test('the privacy page and the terms say that an account is deleted after seven days', () => {
  expect(exposed('request_deletion')).toContain(`interval '7 days'`);
  expect(exposed('delete_accounts')).toContain(`interval '1 year'`);
  expect(english.privacy.body).toMatch(/after seven days in which you can keep it/);
  expect(spanish.privacy.body).toMatch(/después de siete días en los que puedes conservarla/);
  expect(english.terms.body).toMatch(/after seven days in which you can keep it/);
  expect(spanish.terms.body).toMatch(/después de siete días en los que puedes conservarla/);
  expect(english.privacy.body).toMatch(/random number for a year/);
  expect(spanish.privacy.body).toMatch(/guardamos un año su número/);
});
