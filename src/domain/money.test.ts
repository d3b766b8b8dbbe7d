import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsFromNumeric, currencyDigits, MAX_BUDGET, numericFromCents, splitUnit } from './money';

describe('converting database amounts and cents', () => {
  it('converting cents to a database amount and back loses nothing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }),
        (cents) => centsFromNumeric(numericFromCents(cents)) === cents,
      ),
    );
  });

  it('an amount given as a number is converted to exact cents', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: MAX_BUDGET }),
        (cents) => centsFromNumeric(cents / 100) === cents,
      ),
    );
  });

  it.each([
    ['12.5', 1250],
    ['12', 1200],
    ['0.01', 1],
    ['-0.00', 0],
    ['-3.10', -310],
    ['100000000.00', MAX_BUDGET],
    ['7.500', 750],
    [1.005, 100],
  ])('the amount %s is converted to %d cents', (value, cents) => {
    expect(centsFromNumeric(value)).toBe(cents);
  });

  it.each([
    '',
    'abc',
    '1e5',
    '1,50',
    '1.234',
    'NaN',
    '.5',
    '12345678901.00',
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])('the amount %s is refused', (value) => {
    expect(() => centsFromNumeric(value)).toThrow(RangeError);
  });

  it.each([0.5, Number.NaN, 1_000_000_000_000])('%d cents can’t be written as an amount', (cents) => {
    expect(() => numericFromCents(cents)).toThrow(RangeError);
  });

  it('amounts are written with two decimals', () => {
    expect([0, 5, -5, 120, MAX_BUDGET].map(numericFromCents)).toEqual([
      '0.00',
      '0.05',
      '-0.05',
      '1.20',
      '100000000.00',
    ]);
  });
});

describe('currencies', () => {
  it('each currency has its usual number of decimals, at most two', () => {
    expect(['EUR', 'USD', 'MXN', 'CLP', 'COP', 'JPY', 'PYG', 'KWD'].map(currencyDigits)).toEqual([
      2, 2, 2, 0, 0, 0, 0, 2,
    ]);
  });

  it('an unknown currency has two decimals', () => {
    expect([currencyDigits('ZZZ'), currencyDigits('nonsense')]).toEqual([2, 2]);
  });

  it('a total in a currency without decimals is split into whole units', () => {
    expect(splitUnit(90_000, 'CLP')).toBe(100);
    expect(splitUnit(90_050, 'CLP')).toBe(1);
    expect(splitUnit(90_000, 'EUR')).toBe(1);
  });
});
