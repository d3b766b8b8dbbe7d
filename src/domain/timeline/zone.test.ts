import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locate, zonesOf } from '../places/location';
import {
  clockChange,
  clockText,
  eveningOf,
  instantOf,
  inZone,
  isZone,
  nearClock,
  onDay,
  readClock,
  wallOf,
} from './zone';

const ZONES = [
  'Europe/Madrid',
  'America/New_York',
  'America/Mexico_City',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
];
const zone = fc.constantFrom(...ZONES);
const minute = fc.integer({ min: 26_297_280, max: 36_817_920 });

describe('clock times and instants', () => {
  test('converting a local time to an instant and back doesn’t change it', () => {
    fc.assert(
      fc.property(zone, minute, (name, at) => {
        const { date, minutes } = wallOf(name, at);
        const back = instantOf(name, date, minutes);
        expect(wallOf(name, back)).toEqual({ date, minutes });
        // If clocks go back, a repeated local time means its first occurrence.
        expect(back).toBeLessThanOrEqual(at);
        expect(at - back).toBeLessThanOrEqual(60);
      }),
    );
  });

  test('the day on which clocks change is one hour longer or shorter', () => {
    const at = (date: string, minutes: number) => instantOf('Europe/Madrid', date, minutes);
    expect(at('2027-10-31', 300) - at('2027-10-31', 0)).toBe(360);
    expect(at('2027-03-28', 300) - at('2027-03-28', 0)).toBe(240);
    expect(wallOf('Europe/Madrid', at('2027-03-28', 150))).toEqual({ date: '2027-03-28', minutes: 210 });
    // The clocks go back from three to two. One hour after one o'clock it is two, and another hour later it
    // is two again.
    const one = at('2027-10-31', 60);
    expect(clockText(wallOf('Europe/Madrid', one + 120).minutes)).toBe('02:00');
  });

  test('minutes beyond midnight count as the next day', () => {
    expect(wallOf('Europe/Madrid', instantOf('Europe/Madrid', '2027-06-12', 1_450))).toEqual({
      date: '2027-06-13',
      minutes: 10,
    });
    expect(wallOf('Europe/Madrid', instantOf('Europe/Madrid', '2027-06-12', -30))).toEqual({
      date: '2027-06-11',
      minutes: 1_410,
    });
  });

  test('moving an instant to another day or zone keeps its clock time', () => {
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
  ])('readClock reads or refuses the entered time “%s”', (text, minutes) =>
    expect(readClock(text)).toBe(minutes),
  );

  test('each displayed clock time can be entered again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_439 }), (at) => {
        expect(readClock(clockText(at))).toBe(at);
      }),
    );
  });
});

describe('the date of an entered time', () => {
  const shown = (zone: string, at: number) => {
    const { date, minutes } = wallOf(zone, at);
    return `${date} ${clockText(minutes)}`;
  };
  const instant = (zone: string, text: string) =>
    instantOf(zone, text.slice(0, 10), readClock(text.slice(11)) ?? Number.NaN);

  test.each([
    ['2027-06-12 23:40', '01:15', '2027-06-13 01:15'],
    ['2027-06-12 22:00', '05:45', '2027-06-13 05:45'],
    ['2027-06-12 12:00', '00:30', '2027-06-13 00:30'],
    ['2027-06-12 10:00', '02:00', '2027-06-13 02:00'],
    ['2027-12-31 21:30', '00:00', '2028-01-01 00:00'],
    // An entered time during the day keeps the date.
    ['2027-06-12 23:30', '10:00', '2027-06-12 10:00'],
    ['2027-06-12 09:00', '22:45', '2027-06-12 22:45'],
    // Shortly after midnight, an entered evening time is on the previous date. An entered night time is on
    // the current date.
    ['2027-06-13 00:30', '22:10', '2027-06-12 22:10'],
    ['2027-06-13 00:30', '18:00', '2027-06-12 18:00'],
    ['2027-06-13 01:00', '03:30', '2027-06-13 03:30'],
    // Hair and make-up begin early in the morning of the same date.
    ['2027-06-12 05:30', '07:00', '2027-06-12 07:00'],
    ['2027-06-12 07:00', '05:15', '2027-06-12 05:15'],
  ])('near the instant %s, the entered time %s means %s', (near, typed, expected) => {
    for (const zone of ['Europe/Madrid', 'America/Bogota', 'Asia/Kathmandu'])
      expect(shown(zone, nearClock(zone, instant(zone, near), readClock(typed) ?? 0))).toBe(expected);
  });

  test('for an activity in the evening, a time before six means the next morning', () => {
    fc.assert(
      fc.property(zone, minute, fc.integer({ min: 0, max: 1_439 }), (name, at, typed) => {
        const evening = eveningOf(name, at);
        const { date } = wallOf(name, evening);
        const found = wallOf(name, nearClock(name, evening, typed));
        fc.pre(clockChange(name, found.date, typed) === null);
        expect(found).toEqual({
          date: typed < 360 ? wallOf(name, onDay(name, evening, 1)).date : date,
          minutes: typed,
        });
        expect(eveningOf(name, nearClock(name, evening, typed))).toBe(evening);
      }),
    );
  });

  test.each([
    ['America/New_York', '2027-03-14', '02:10', 'skipped'],
    ['America/New_York', '2027-11-07', '01:30', 'twice'],
    ['America/New_York', '2027-11-07', '02:00', null],
    ['Europe/London', '2027-03-28', '01:05', 'skipped'],
    ['Europe/London', '2027-03-28', '02:05', null],
    ['Australia/Lord_Howe', '2027-04-04', '01:45', 'twice'],
    ['Australia/Lord_Howe', '2027-04-04', '01:15', null],
    ['America/Santiago', '2027-09-05', '00:20', 'skipped'],
    ['America/Santiago', '2027-04-03', '23:20', 'twice'],
    ['Asia/Kathmandu', '2027-03-28', '02:30', null],
  ] as const)('in %s on %s, clockChange of the entered time %s is %s', (zone, date, typed, change) =>
    expect(clockChange(zone, date, readClock(typed) ?? 0)).toBe(change),
  );
});

describe('the time zone of an event', () => {
  const at = (country: string, region: string | null, city: string) => locate({ country, region, city });

  test('the time zone of a country with several zones comes from the region or the town', () => {
    expect(at('ES', 'ES-AN', 'Carmona')).toMatchObject({ zone: 'Europe/Madrid', known: 'city' });
    expect(at('ES', 'ES-CN', 'La Orotava')).toMatchObject({ zone: 'Atlantic/Canary', known: 'region' });
    expect(at('ES', null, 'Las Palmas')).toMatchObject({ zone: 'Atlantic/Canary' });
    expect(at('MX', 'MX-NO', 'Tijuana')).toMatchObject({ zone: 'America/Tijuana' });
    expect(at('MX', 'MX-SE', 'CANCÚN')).toMatchObject({ zone: 'America/Cancun' });
    expect(at('US', 'US-CA', 'Sonoma')).toMatchObject({ zone: 'America/Los_Angeles' });
    expect(at('US', 'US-ME', 'Portland')).toMatchObject({ zone: 'America/New_York', known: 'region' });
    expect(at('BR', null, 'Paraty')).toMatchObject({ zone: 'America/Sao_Paulo', known: 'country' });
    expect(at('XX', null, 'Nowhere')).toBeNull();
    // India has one time zone, but sunset differs by an hour across the country.
    expect(at('IN', null, 'Mumbai')).toMatchObject({ longitude: 72.9, known: 'city' });
    expect(at('IN', null, 'Kolkata')).toMatchObject({ longitude: 88.4 });
  });

  test('every listed time zone but America/Coyhaique is supported by the JavaScript runtime', () => {
    const unknown = ['ES', 'MX', 'US', 'AR', 'CL', 'CO', 'GB', 'FR', 'BR', 'CA', 'AU']
      .flatMap(zonesOf)
      .filter((name) => !isZone(name));
    expect(unknown.filter((name) => name !== 'America/Coyhaique')).toEqual([]);
    expect(isZone('Europe/Atlantis')).toBe(false);
  });
});
