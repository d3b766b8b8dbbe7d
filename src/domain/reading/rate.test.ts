import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findRates, readExchangeRate, readRate } from './rate';

test.each([
  ['21', 2100],
  ['8.875', 887.5],
  ['8,875', 887.5],
  ['0,001', 0.1],
  ['21,000', 2100],
  [' 12,5 % ', 1250],
  ['100', 10_000],
  ['33.33333333', 3333.333333],
  ['100.001', null],
  ['1.000,5', null],
  ['-1', null],
  ['about 8', null],
  ['', null],
])('readRate reads %j as %j hundredths of a percent', (text, rate) => {
  expect(readRate(text)).toBe(rate);
});

test('readRate reads every rate of three decimals exactly, with either decimal mark', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), fc.constantFrom('.', ','), (thousandths, mark) => {
      const text = `${thousandths / 1000}`.replace('.', mark);
      expect(readRate(text)).toBe(thousandths / 10);
    }),
  );
});

test('findRates finds each percentage with its place', () => {
  const text = 'IVA 21 %, señal 30% y 8,875 por ciento, 120 % no';
  expect(findRates(text).map(({ value, from, to }) => [text.slice(from, to), value])).toEqual([
    ['21 %', 2100],
    ['30%', 3000],
    ['8,875 por ciento', 887.5],
  ]);
});

test.each([
  ['1,17', 1.16, 1.17],
  ['1.1725', 1.16, 1.1725],
  ['1.172', 1.16, 1.172],
  ['1.1623457', 1.16, 1.1623457],
  ['4.500', 4_400, 4500],
  ['4,500', 4_400, 4500],
  ['4 500', 4_400, 4500],
  ['18,5', 19, 18.5],
  ['1.234,56', 1_200, 1234.56],
  ['25000', null, 25_000],
  ['1,172', null, 1.172],
  ['0', 1, Number.NaN],
  ['about 2', 1, Number.NaN],
])('for the entered text %j and the known rate %j, readExchangeRate returns %j', (text, known, rate) => {
  expect(readExchangeRate(text, known)).toBe(rate);
});
