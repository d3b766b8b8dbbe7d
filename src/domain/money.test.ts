import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centsFromNumeric,
  currencyDigits,
  largestRemainder,
  MAX_BUDGET,
  numericFromCents,
  splitUnit,
  sumCents,
} from './money';

const weights = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 12 });

describe('numeric and cents', () => {
  it('go there and back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }),
        (cents) => centsFromNumeric(numericFromCents(cents)) === cents,
      ),
    );
  });

  it('read a number as well as a text', () => {
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
  ])('read %s as %d', (value, cents) => {
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
  ])('refuse to read %s', (value) => {
    expect(() => centsFromNumeric(value)).toThrow(RangeError);
  });

  it.each([0.5, Number.NaN, 1_000_000_000_000])('refuse to write %d', (cents) => {
    expect(() => numericFromCents(cents)).toThrow(RangeError);
  });

  it('write two decimals', () => {
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
  it('have the decimals they are written with, two at most', () => {
    expect(['EUR', 'USD', 'MXN', 'CLP', 'JPY', 'PYG', 'KWD'].map(currencyDigits)).toEqual([
      2, 2, 2, 0, 0, 0, 2,
    ]);
  });

  it('have two where they are unknown', () => {
    expect([currencyDigits('ZZZ'), currencyDigits('nonsense')]).toEqual([2, 2]);
  });

  it('are split into whole units when they have no decimals and the total is whole', () => {
    expect(splitUnit(90_000, 'CLP')).toBe(100);
    expect(splitUnit(90_050, 'CLP')).toBe(1);
    expect(splitUnit(90_000, 'EUR')).toBe(1);
  });
});

describe('largestRemainder', () => {
  it('gives parts that add up to the total, each within a unit of its quota', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_BUDGET }), weights, (total, list) => {
        const sum = list.reduce((a, b) => a + b, 0);
        fc.pre(sum > 0);
        const parts = largestRemainder(total, list);
        return (
          sumCents(parts) === total &&
          parts.every((part, i) => Math.abs(part - (total * (list[i] ?? 0)) / sum) < 1 + 1e-4 && part >= 0)
        );
      }),
      { numRuns: 400 },
    );
  });

  it('gives whole units', () => {
    expect(largestRemainder(1_000, [1, 1, 1], 100)).toEqual([400, 300, 300]);
    expect(largestRemainder(10, [1, 1, 1])).toEqual([4, 3, 3]);
    expect(largestRemainder(1, [0.2, 0.5, 0.3])).toEqual([0, 1, 0]);
    expect(largestRemainder(0, [1, 2])).toEqual([0, 0]);
  });

  it('gives a weight of nothing nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), weights, (total, list) => {
        fc.pre(list.some((weight) => weight > 0));
        return largestRemainder(total, [0, ...list])[0] === 0;
      }),
    );
  });

  it('never takes from a weight that rises while the others stay', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 2, maxLength: 9 }),
        fc.integer({ min: 1, max: 1_000 }),
        (total, list, more) => {
          const [first = 0, ...rest] = list;
          const [before = 0] = largestRemainder(total, list);
          const [after = 0] = largestRemainder(total, [first + more, ...rest]);
          return after >= before;
        },
      ),
      { numRuns: 400 },
    );
  });

  it.each([
    [10, []],
    [10, [0, 0]],
    [10, [1, -1, 3]],
    [10, [1, Number.NaN]],
    [10, [1, Number.POSITIVE_INFINITY]],
    [0.5, [1]],
    [-1, [1]],
  ])('refuses %d by %j', (total, list) => {
    expect(() => largestRemainder(total, list)).toThrow(RangeError);
  });

  it('refuses a total that is no multiple of the unit', () => {
    expect(() => largestRemainder(150, [1], 100)).toThrow(RangeError);
  });
});
