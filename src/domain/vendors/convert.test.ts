import { expect, test } from 'vitest';
import { convertTerms, readRate } from './convert';
import { readQuote } from './reading/read-quote';

test('terms in another currency keep what is no amount, and have the others at the rate', () => {
  const terms = { price: 145_000, deposit: 30_000, deposit_rate: null, hours_included: 8, tax_rate: 2000 };
  expect(convertTerms(terms, 1.17)).toEqual({ ...terms, price: 169_650, deposit: 35_100 });
});

test.each([
  ['1,17', 1.16, 1.17],
  ['1.1725', 1.16, 1.1725],
  ['1.172', 1.16, 1.172],
  ['4.500', 4_400, 4500],
  ['4,500', 4_400, 4500],
  ['18,5', 19, 18.5],
  ['1.234,56', 1_200, 1234.56],
  ['25000', null, 25_000],
  ['0', 1, Number.NaN],
  ['about 2', 1, Number.NaN],
])('the rate %j near %j is read as %j', (text, known, rate) => {
  expect(readRate(text, known)).toBe(rate);
});

test.each([
  ['Total £1,450. Deposit £300.', ['GBP']],
  ['Total 1.450 libras', ['GBP', 'EGP', 'LBP']],
  ['Total: 1.450 €', []],
])('the currency of %j is one of %j', (message, codes) => {
  const setting = {
    today: '2027-01-01',
    event_date: '2027-09-01',
    currency: 'EUR',
    category: 'music',
  } as const;
  const { foreign } = readQuote(message, setting);
  expect(foreign.slice(0, 1)).toEqual(codes.slice(0, 1));
});
