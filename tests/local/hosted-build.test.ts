import { expect, test } from 'vitest';
import { hostedFaults } from '../../src/app/build/hosted-build.ts';
import { operator } from '../../src/lib/company';

const GOOD = {
  url: 'https://abcdefgh.supabase.co',
  key: 'sb_publishable_of_the_project',
  site: 'https://celebra.test',
  exampleAllowed: true,
};
const serviceRole = `x.${Buffer.from(JSON.stringify({ role: 'service_role' })).toString('base64url')}.x`;
const anon = `x.${Buffer.from(JSON.stringify({ role: 'anon' })).toString('base64url')}.x`;

test('hostedFaults reports nothing if the settings are complete or no project is set', () => {
  expect(hostedFaults(GOOD)).toEqual([]);
  expect(hostedFaults({ ...GOOD, key: anon })).toEqual([]);
  expect(hostedFaults({ ...GOOD, url: 'http://127.0.0.1:54321', site: 'http://localhost:8080' })).toEqual([]);
  const none = { url: '', key: undefined, site: undefined, exampleAllowed: false };
  expect(hostedFaults(none)).toEqual([]);
});

test.each([
  ['a missing key', { key: '' }, /VITE_SUPABASE_ANON_KEY is missing/],
  ['a secret key', { key: 'sb_secret_abc' }, /secret key/],
  ['the service role', { key: serviceRole }, /secret key/],
  [
    'a slash at the end of the project',
    { url: `${GOOD.url}/` },
    /VITE_SUPABASE_URL must be https:\/\/abcdefgh/,
  ],
  ['a path in the project', { url: `${GOOD.url}/rest/v1` }, /VITE_SUPABASE_URL must be/],
  ['a project without a scheme', { url: 'abcdefgh.supabase.co' }, /VITE_SUPABASE_URL is no address/],
  ['a project without encryption', { url: 'http://abc.supabase.co' }, /must begin with https/],
  ['no site', { site: undefined }, /VITE_SITE_URL is missing/],
  ['a slash at the end of the site', { site: `${GOOD.site}/` }, /VITE_SITE_URL must be/],
])('hostedFaults reports this wrong setting: %s', (_, change, reason) => {
  const faults = hostedFaults({ ...GOOD, ...change });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(reason);
});

test('hostedFaults reports the example company as a fault', () => {
  expect(hostedFaults({ ...GOOD, exampleAllowed: false })).toHaveLength(operator.isExample ? 1 : 0);
});
