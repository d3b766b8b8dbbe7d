import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount, readCount } from './amount-text';
import { MAX_BUDGET } from './money';

const cents = (text: string, language: 'en' | 'es' = 'es') => {
  const result = parseAmount(text, language);
  return result.ok ? result.cents : result.reason;
};

describe('parseAmount', () => {
  it.each([
    ['12.500,50', 1_250_050],
    ['12,500.50', 1_250_050],
    ['12 500,50', 1_250_050],
    ['12 500,5 €', 1_250_050],
    ['12\u00A0500,50', 1_250_050],
    ['12\u202F500.50', 1_250_050],
    ["12'500.50", 1_250_050],
    ['$12,500.50', 1_250_050],
    ['1.234.567,89', 123_456_789],
    ['1,234,567.89', 123_456_789],
    ['1.234.567', 123_456_700],
    ['1,234,567', 123_456_700],
    ['12500', 1_250_000],
    ['12500,5', 1_250_050],
    ['12500.5', 1_250_050],
    ['12,5', 1_250],
    ['12.5', 1_250],
    ['12,', 1_200],
    ['12.', 1_200],
    ['.5', 50],
    [',05', 5],
    ['0', 0],
    ['0,01', 1],
    ['007', 700],
    ['100.000.000,00', MAX_BUDGET],
    ['0,125', 13],
    ['0,124', 12],
    ['1,2345', 123],
    ['1.234,567', 123_457],
    ['1,234.995', 123_500],
  ])('parseAmount reads %s as the same amount in both languages', (text, expected) => {
    expect([cents(text, 'es'), cents(text, 'en')]).toEqual([expected, expected]);
  });

  it('parseAmount treats 1234.567 in Spanish and 1234,567 in English as ambiguous', () => {
    expect([cents('1234,567', 'es'), cents('1234,567', 'en')]).toEqual([123_457, 'ambiguous']);
    expect([cents('1234.567', 'es'), cents('1234.567', 'en')]).toEqual(['ambiguous', 123_457]);
  });

  it.each([
    ['10.555', 'en', [1_056, 1_055_500]],
    ['12.500', 'en', [1_250, 1_250_000]],
    ['1.004', 'en', [100, 100_400]],
    ['1234,567', 'en', [123_457, 123_456_700]],
    ['1234.567', 'es', [123_457, 123_456_700]],
  ] as const)('parseAmount returns both possible amounts for %s in %s', (text, language, readings) => {
    expect(parseAmount(text, language)).toEqual({ ok: false, reason: 'ambiguous', readings });
  });

  it('parseAmount drops an interpretation that exceeds the largest budget', () => {
    expect(cents('99999999.995', 'es')).toBe(MAX_BUDGET);
    expect(cents('1234567,891', 'en')).toBe(123_456_789);
  });

  it('parseAmount reads 12.500 as twelve thousand five hundred only in Spanish', () => {
    expect([cents('12,500', 'es'), cents('12,500', 'en')]).toEqual([1_250_000, 1_250_000]);
    expect([cents('12.500', 'es'), cents('12.500', 'en')]).toEqual([1_250_000, 'ambiguous']);
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['€', 'empty'],
    ['abc', 'notANumber'],
    ['12a', 'notANumber'],
    ['1e5', 'notANumber'],
    ['1.2.3', 'notANumber'],
    ['1,2,3', 'notANumber'],
    ['1.23,456.7', 'notANumber'],
    ['12,34.56', 'notANumber'],
    ['1 2', 'notANumber'],
    ['.', 'notANumber'],
    [',', 'notANumber'],
    ['NaN', 'notANumber'],
    ['Infinity', 'notANumber'],
    ['-5', 'negative'],
    ['−5,00', 'negative'],
    ['- 5', 'negative'],
    ['100.000.000,01', 'tooLarge'],
    ['99999999999999999999', 'tooLarge'],
  ])('parseAmount refuses %j with the reason %s', (text, reason) => {
    expect(cents(text)).toBe(reason);
  });

  it.each([
    ['es', 'es-ES'],
    ['es', 'es-MX'],
    ['en', 'en-US'],
    ['en', 'en-GB'],
  ] as const)(
    'in the language %s, parseAmount understands amounts formatted for the locale %s',
    (language, locale) => {
      const currencies = fc.constantFrom('EUR', 'USD', 'MXN', 'GBP');
      fc.assert(
        fc.property(fc.integer({ min: 0, max: MAX_BUDGET }), currencies, (amount, currency) => {
          const format = new Intl.NumberFormat(locale, {
            style: 'currency',
            currency,
            currencyDisplay: 'narrowSymbol',
          });
          return cents(format.format(amount / 100), language) === amount;
        }),
        { numRuns: 100 },
      );
    },
  );

  it('parseAmount returns only whole cents within the limits', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789.,-' €a") }), (text) => {
        const result = parseAmount(text, 'es');
        return (
          !result.ok || (Number.isInteger(result.cents) && result.cents >= 0 && result.cents <= MAX_BUDGET)
        );
      }),
      { numRuns: 400 },
    );
  });
});

describe('readCount', () => {
  it('readCount understands numbers with either thousands separator', () => {
    expect(['120', '1.200', '10,000', '12,00', '0', '-3', '− 1.000', '1.5'].map(readCount)).toEqual([
      120, 1_200, 10_000, 12, 0, -3, -1_000, 1.5,
    ]);
  });

  it('readCount returns null if the text isn’t a number', () => {
    expect(['', '  ', '-', 'ten', '1.2.3'].map(readCount)).toEqual([null, null, NaN, NaN, NaN]);
  });
});
