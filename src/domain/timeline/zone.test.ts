import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locate, zonesOf } from '../places/location';
import { clockText, instantOf, inZone, isZone, onDay, readClock, wallOf } from './zone';

const ZONES = [
  'Europe/Madrid',
  'America/New_York',
  'America/Mexico_City',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
];
const zone = fc.constantFrom(...ZONES);
/** 2020 to 2040. */
const minute = fc.integer({ min: 26_297_280, max: 36_817_920 });

describe('clocks', () => {
  test('what a clock shows leads back to an instant that shows it', () => {
    fc.assert(
      fc.property(zone, minute, (name, at) => {
        const { date, minutes } = wallOf(name, at);
        const back = instantOf(name, date, minutes);
        expect(wallOf(name, back)).toEqual({ date, minutes });
        // Of a time that clocks show twice, the first.
        expect(back).toBeLessThanOrEqual(at);
        expect(at - back).toBeLessThanOrEqual(60);
      }),
    );
  });

  test('a day with a clock change is an hour longer or shorter', () => {
    const at = (date: string, minutes: number) => instantOf('Europe/Madrid', date, minutes);
    expect(at('2027-10-31', 300) - at('2027-10-31', 0)).toBe(360);
    expect(at('2027-03-28', 300) - at('2027-03-28', 0)).toBe(240);
    expect(wallOf('Europe/Madrid', at('2027-03-28', 150))).toEqual({ date: '2027-03-28', minutes: 210 });
    // A party that goes on when the clocks go back: two hours after one is two, and three after it is two again.
    const one = at('2027-10-31', 60);
    expect(clockText(wallOf('Europe/Madrid', one + 120).minutes)).toBe('02:00');
  });

  test('count minutes past midnight and before it', () => {
    expect(wallOf('Europe/Madrid', instantOf('Europe/Madrid', '2027-06-12', 1_450))).toEqual({
      date: '2027-06-13',
      minutes: 10,
    });
    expect(wallOf('Europe/Madrid', instantOf('Europe/Madrid', '2027-06-12', -30))).toEqual({
      date: '2027-06-11',
      minutes: 1_410,
    });
  });

  test('another day and another zone keep the clock', () => {
    fc.assert(
      fc.property(zone, zone, minute, fc.integer({ min: -400, max: 400 }), (from, to, at, days) => {
        const { minutes } = wallOf(from, at);
        fc.pre(minutes >= 240);
        expect(wallOf(from, onDay(from, at, days)).minutes).toBe(minutes);
        expect(wallOf(to, inZone(from, to, at)).minutes).toBe(minutes);
      }),
    );
  });

  test.each([
    ['17:05', 1_025],
    ['17.05', 1_025],
    ['9', 540],
    ['17h', 1_020],
    ['5:30 pm', 1_050],
    ['12 am', 0],
    ['12:15 p. m.', 735],
    ['24:00', null],
    ['7:60', null],
    ['soon', null],
    ['', null],
  ])('%s is read', (text, minutes) => expect(readClock(text)).toBe(minutes));

  test('every clock text is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_439 }), (at) => {
        expect(readClock(clockText(at))).toBe(at);
      }),
    );
  });
});

describe('where an event is', () => {
  const at = (country: string, region: string | null, city: string) => locate({ country, region, city });

  test('countries with several zones need the region or the town', () => {
    expect(at('ES', 'ES-AN', 'Carmona')).toMatchObject({ zone: 'Europe/Madrid', known: 'city' });
    expect(at('ES', 'ES-CN', 'La Orotava')).toMatchObject({ zone: 'Atlantic/Canary', known: 'region' });
    expect(at('ES', null, 'Las Palmas')).toMatchObject({ zone: 'Atlantic/Canary' });
    expect(at('MX', 'MX-NO', 'Tijuana')).toMatchObject({ zone: 'America/Tijuana' });
    expect(at('MX', 'MX-SE', 'CANCÚN')).toMatchObject({ zone: 'America/Cancun' });
    expect(at('US', 'US-CA', 'Sonoma')).toMatchObject({ zone: 'America/Los_Angeles' });
    expect(at('US', 'US-ME', 'Portland')).toMatchObject({ zone: 'America/New_York', known: 'region' });
    expect(at('BR', null, 'Paraty')).toMatchObject({ zone: 'America/Sao_Paulo', known: 'country' });
    expect(at('XX', null, 'Nowhere')).toBeNull();
    // One zone, and an hour of sun from one side to the other.
    expect(at('IN', null, 'Mumbai')).toMatchObject({ longitude: 72.9, known: 'city' });
    expect(at('IN', null, 'Kolkata')).toMatchObject({ longitude: 88.4 });
  });

  test('this runtime knows nearly every zone of the list', () => {
    const unknown = ['ES', 'MX', 'US', 'AR', 'CL', 'CO', 'GB', 'FR', 'BR', 'CA', 'AU']
      .flatMap(zonesOf)
      .filter((name) => !isZone(name));
    expect(unknown.filter((name) => name !== 'America/Coyhaique')).toEqual([]);
    expect(isZone('Europe/Atlantis')).toBe(false);
  });
});
