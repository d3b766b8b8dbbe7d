import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findDates } from './date';

describe('finding dates in text', () => {
  const TODAY = '2026-11-21';
  const read = (text: string, language: 'en' | 'es' = 'en') =>
    findDates(text, { today: TODAY, language }).map(({ value, from, to }) => [text.slice(from, to), value]);

  test.each([
    ['2027-05-03', '2027-05-03'],
    ['15 de mayo', '2027-05-15'],
    ['May 15', '2027-05-15'],
    ['15 May 2027', '2027-05-15'],
    ['15 de mayo de 2027', '2027-05-15'],
    ['May 15th, 2027', '2027-05-15'],
    ['the 15th of May', '2027-05-15'],
    ['1º de junio', '2027-06-01'],
    ['sábado 15 de mayo', '2027-05-15'],
    ['Sat, Sept. 4', '2027-09-04'],
    ['September 4', '2027-09-04'],
    ['4 de setiembre', '2027-09-04'],
    ['Tues, May 4', '2027-05-04'],
    ['Thurs, May 6', '2027-05-06'],
    ['15-may', '2027-05-15'],
    ['13/5/27', '2027-05-13'],
    ['5/13/2027', '2027-05-13'],
    ['15.5.2027', '2027-05-15'],
    ['29 feb 2028', '2028-02-29'],
    ['22/11', '2026-11-22'],
  ])('findDates finds exactly one date in %j', (text, date) => {
    expect(read(`Florista ${text}`)).toEqual([[text, date]]);
  });

  test('findDates offers both orders of day and month for “3/5” in English only', () => {
    expect(read('3/5/2027')).toEqual([
      ['3/5/2027', '2027-03-05'],
      ['3/5/2027', '2027-05-03'],
    ]);
    expect(read('7/5', 'es')).toEqual([['7/5', '2027-05-07']]);
  });

  test('findDates offers a recent past date as well as the same date next year', () => {
    expect(read('3 Nov')).toEqual([
      ['3 Nov', '2026-11-03'],
      ['3 Nov', '2027-11-03'],
    ]);
    expect(read('3 Aug')).toEqual([['3 Aug', '2027-08-03']]);
  });

  test('findDates offers 28 February and 1 March for “31 Feb”', () => {
    expect(read('31 Feb')).toEqual([
      ['31 Feb', '2027-02-28'],
      ['31 Feb', '2027-03-01'],
    ]);
  });

  test.each([
    '1/2',
    '3/4',
    '24/7',
    '50/50',
    'May',
    '2027',
    'Mayo 3.000',
    'May 3 500',
    'May 3 €',
    '32 May',
    '1.5',
  ])('findDates finds no date in %j', (text) => expect(read(text)).toEqual([]));

  test('findDates doesn’t read an amount after a date as the year', () => {
    expect(read('DJ 3 May 2000')).toEqual([['3 May', '2027-05-03']]);
    expect(read('Dinner June 11 $2,400')).toEqual([['June 11', '2027-06-11']]);
    expect(read('DJ 3 May 2027 €')).toEqual([['3 May', '2027-05-03']]);
  });

  test('findDates finds dates in every usual notation of English and Spanish', () => {
    const days = fc.date({ min: new Date('2026-11-21'), max: new Date('2029-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.constantFrom('en-US', 'en-GB', 'es-ES', 'es-MX'), (day, style) => {
        const date = day.toISOString().slice(0, 10);
        const weekday = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
        for (const form of [
          { dateStyle: 'full' },
          { dateStyle: 'long' },
          { dateStyle: 'medium' },
          weekday,
        ] as const) {
          const text = new Intl.DateTimeFormat(style, { ...form, timeZone: 'UTC' }).format(day);
          expect(read(text, 'es'), text).toEqual([[text, date]]);
        }
      }),
    );
  });
});
