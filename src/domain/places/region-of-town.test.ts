import { expect, test } from 'vitest';
import { regionOfTown, regionWithTown } from './region-of-town';
import { REGION_WORDS } from './region-words.data';

test.each([
  ['ES', 'Sevilla', 'ES-AN'],
  ['ES', ' malaga ', 'ES-AN'],
  ['ES', 'Madrid', 'ES-MD'],
  ['MX', 'Guadalajara', 'MX-CO'],
  ['ES', 'Guadalajara', 'ES-CM'],
  ['US', 'Texas', 'US-TX'],
  ['US', 'Chicago', 'US-IL'],
  // "Washington" can be the state or the capital, so the region is unknown.
  ['US', 'Washington', null],
  ['ES', 'Sevi', null],
  ['ES', '', null],
  ['FR', 'Paris', null],
])('in country %s, town %j belongs to region %s', (country, town, region) => {
  expect(regionOfTown(country, town)).toBe(region);
});

test('each listed town is assigned to its own region or to none', () => {
  for (const [code, words] of Object.entries(REGION_WORDS))
    for (const town of words.split(', '))
      expect([code, null]).toContain(regionOfTown(code.slice(0, 2), town));
});

test.each([
  ['fills what nobody chose', null, '', 'Sevilla', 'ES-AN'],
  ['follows another town', 'ES-AN', 'Sevilla', 'Madrid', 'ES-MD'],
  ['takes back what a changed town told', 'ES-AN', 'Sevilla', 'Sevill', null],
  ['keeps it for a longer name', 'ES-AN', 'Jerez', 'Jerez d', 'ES-AN'],
  ['keeps what somebody chose', 'ES-GA', '', 'Sevilla', 'ES-GA'],
])('the effect of an entered town on the region: %s', (_, region, city, typed, expected) => {
  expect(regionWithTown({ country: 'ES', region, city }, typed)).toBe(expected);
});
