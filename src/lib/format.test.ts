import { describe, expect, test } from 'vitest';
import {
  countryInText,
  countryName,
  distanceUnit,
  englishDates,
  firstWeekday,
  formatDate,
  formatDays,
  formatDifference,
  formatDistance,
  formatMoney,
  formatPercent,
  formatPoints,
  numberInField,
  today,
  writeNumbersFor,
} from './format';

/** Replaces the no-break spaces of Intl's output with plain spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('figures as the reader writes them', () => {
  test('amounts of money show cents only if the amount has cents', () => {
    expect(plain(formatMoney(2_850_000, 'EUR', {}, 'es'))).toBe('28.500 €');
    expect(plain(formatMoney(123_450, 'EUR', {}, 'es'))).toBe('1.234,50 €');
    expect(plain(formatMoney(123_450, 'USD', {}, 'en'))).toBe('$1,234.50');
    expect(plain(formatMoney(450_000_000, 'CLP', {}, 'es'))).toContain('4.500.000');
    expect(plain(formatMoney(123_450, 'KWD', {}, 'en'))).toBe('KWD 1,234.50');
  });

  test('differences and percentage points are formatted with their sign', () => {
    expect(plain(formatDifference(120_000, 'EUR', 'en'))).toBe('+€1,200');
    expect(plain(formatDifference(-120_000, 'EUR', 'en'))).toBe('−€1,200');
    expect(plain(formatDifference(0, 'EUR', 'en'))).toBe('€0');
    expect(formatPoints(3.14, 'es')).toBe('+3,1');
    expect(plain(formatPercent(0.125, 1, 'es'))).toBe('12,5 %');
  });

  test('an amount in an input field has the reader’s decimal mark but no thousands separators', () => {
    expect(numberInField(1640.4, 'es')).toBe('1640,4');
    expect(numberInField(1640.4, 'en')).toBe('1640.4');
  });

  test('Spanish numbers follow the browser’s variant of Spanish, or else Spain’s', () => {
    const written = (languages: string[]) => {
      writeNumbersFor(languages);
      return [formatMoney(1_250_050, 'MXN', {}, 'es'), numberInField(0.5, 'es')].map(plain);
    };
    expect(written(['es-MX', 'es'])).toEqual(['$12,500.50', '0.5']);
    expect(written(['en-US', 'es-AR'])).toEqual(['MXN 12.500,50', '0,5']);
    for (const others of [[], ['es'], ['en-MX'], ['es-ES', 'es-MX']])
      expect(written(others)).toEqual(['12.500,50 MXN', '0,5']);
  });

  test('a week begins on Sunday in Mexico and the US but on Monday in Spain', () => {
    writeNumbersFor(['es-MX']);
    expect(firstWeekday('es')).toBe(7);
    writeNumbersFor([]);
    expect([firstWeekday('es'), firstWeekday('en')]).toEqual([1, 7]);
  });

  test('a date is shown with the correct weekday in every time zone', () => {
    expect(formatDate('2027-06-12', 'full', 'es')).toBe('sábado, 12 de junio de 2027');
    expect(formatDate('2027-06-12', 'full', 'en')).toBe('Saturday, June 12, 2027');
  });

  test('English dates are written as in the browser’s English-speaking country, by default the US', () => {
    const written = (languages: string[]) =>
      new Intl.DateTimeFormat(englishDates(languages), { day: 'numeric', month: 'long' }).format(
        new Date('2027-06-12T12:00:00Z'),
      );
    expect(written(['en-US', 'en'])).toBe('June 12');
    expect(written(['es-MX', 'en-GB'])).toBe('12 June');
    expect(written(['en-AU'])).toBe('12 June');
    for (const others of [[], ['en'], ['es-ES'], ['en-001'], ['en-GB-oed']])
      expect(written(others)).toBe('June 12');
  });

  test('today returns the date on the reader’s own calendar, even at 23:59', () => {
    expect(today(new Date(2026, 10, 20, 23, 59))).toBe('2026-11-20');
    expect(today(new Date(2026, 0, 1, 0, 0))).toBe('2026-01-01');
  });

  test('a distance is rounded and shown in the unit of the reader’s country', () => {
    expect(plain(formatDistance(1_250, 'kilometer', 'es'))).toBe('1,3 km');
    expect(plain(formatDistance(24_140, 'mile', 'en'))).toBe('15 mi');
    expect(plain(formatDistance(9_960, 'kilometer', 'en'))).toBe('10 km');
    const units = ['en', 'en-GB', 'es-US', 'es', 'es-MX', 'en-ES'].map(distanceUnit);
    expect(units).toEqual(['mile', 'mile', 'mile', 'kilometer', 'kilometer', 'kilometer']);
  });

  test('a country code is shown as the country’s name', () => {
    expect(countryName('ES', 'es')).toBe('España');
    expect(countryName('MX', 'en')).toBe('Mexico');
    expect(countryInText('GB', 'en')).toBe('the United Kingdom');
    expect(countryInText('MX', 'en')).toBe('Mexico');
    expect(countryInText('GB', 'es')).toBe('Reino Unido');
    expect(countryName('', 'en')).toBe('');
  });
});

test('formatDays shows two dates for a period but only one for a single day', () => {
  expect(formatDays('2027-06-10', '2027-06-10', 'medium', 'en')).toBe(
    formatDate('2027-06-10', 'medium', 'en'),
  );
  const told = formatDays('2027-06-10', '2027-06-11', 'full', 'es');
  expect(told).toMatch(/10.*11.*junio.*2027/);
});
