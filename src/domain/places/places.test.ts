import { describe, expect, it, test } from 'vitest';
import { COUNTRY_CODES } from './country-codes.data';
import { COUNTRIES, CURRENCIES, currencyOf, exchangeRate, findCountry } from './places';
import { REGION_WORDS } from './region-words.data';
import { findRegion, REGIONS, regionsOf } from './regions';

describe('countries and regions', () => {
  it('the list of countries contains each country of ISO 3166-1 once', () => {
    expect(COUNTRIES).toHaveLength(249);
    expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(249);
    for (const { code, currency } of COUNTRIES) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      expect(currency).toMatch(/^[A-Z]{3}$/);
    }
  });

  it('each country has a name in both languages', () => {
    for (const language of ['en', 'es']) {
      const names = new Intl.DisplayNames(language, { type: 'region' });
      for (const { code } of COUNTRIES) expect(names.of(code)).not.toBe(code);
    }
  });

  it('each country is listed with its currency', () => {
    expect(['ES', 'MX', 'CL', 'EC', 'BG', 'HT', 'CU', 'ZZ'].map(currencyOf)).toEqual([
      'EUR',
      'MXN',
      'CLP',
      'USD',
      'EUR',
      'HTG',
      'CUP',
      null,
    ]);
    expect(CURRENCIES).toEqual([...CURRENCIES].sort());
    expect(CURRENCIES).toContain('ARS');
  });

  it('no country has an implausible price level', () => {
    for (const { price_level } of COUNTRIES) {
      if (price_level !== null) expect(price_level > 0.1 && price_level < 1.2).toBe(true);
    }
    expect(COUNTRIES.filter((country) => country.price_level !== null)).toHaveLength(187);
    expect(findCountry('ES')).toMatchObject({ price_level: 0.608, year: 2024, confidence: 'high' });
    expect(findCountry('LR')?.price_level).toBeNull();
  });

  it('regions are listed for countries with regional wedding surveys', () => {
    expect(regionsOf('ES')).toHaveLength(19);
    expect(regionsOf('US')).toHaveLength(56);
    expect(regionsOf('GB')).toHaveLength(12);
    expect(regionsOf('MX')).toHaveLength(5);
    expect(regionsOf('FR')).toEqual([]);
    expect(new Set(REGIONS.map(({ code }) => code)).size).toBe(REGIONS.length);
    expect(findRegion('ES', 'ES-CT')).toMatchObject({
      name: { en: 'Catalonia', es: 'Cataluña' },
      usual_guests: 81,
      cost_ratio: 1.15,
    });
  });

  it('a region is found only within its own country', () => {
    expect(findRegion('US', 'ES-CT')).toBeNull();
    expect(findRegion('ES', 'ES-ZZ')).toBeNull();
    expect(findRegion('ES', null)).toBeNull();
  });

  it('a region has a source if and only if it has figures', () => {
    for (const { usual_guests, cost_ratio, source } of REGIONS) {
      expect(source === null).toBe(usual_guests === null && cost_ratio === null);
    }
  });

  it('the exchange rate of two currencies is the yearly average', () => {
    expect(exchangeRate('USD', 'EUR')).toBe(0.924367);
    expect(exchangeRate('EUR', 'EUR')).toBe(1);
    expect(exchangeRate('ZZZ', 'ZZZ')).toBe(1);
    expect(exchangeRate('EUR', 'MXN')).toBeCloseTo(19.8026, 3);
    expect(exchangeRate('USD', 'IRR')).toBeNull();
  });
});

test('no two regions of a country share an alternative name', () => {
  for (const code of Object.keys(REGION_WORDS)) expect(REGIONS.map((one) => one.code)).toContain(code);
  const named = Object.entries(REGION_WORDS).flatMap(([code, words]) =>
    words.split(', ').map((word) => `${code.slice(0, 2)} ${word}`),
  );
  expect(new Set(named).size).toBe(named.length);
});

test('the list of country codes matches the list of countries', () => {
  expect([...COUNTRY_CODES]).toEqual(COUNTRIES.map(({ code }) => code));
});
