import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findDates } from './date';
import { findMoney, inCurrency } from './money';
import { countOf, findNumbers, readNumber } from './number';
import { findEmails, findPhones } from './phone';
import { byPlace, type Found, plainLetters, without } from './words';

const cut = <T>(text: string, found: readonly Found<T>[]) =>
  found.map(({ value, from, to }) => [text.slice(from, to), value]);

describe('plainLetters', () => {
  test('plainLetters removes accents without changing the position of any letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(plainLetters(text)).toHaveLength(text.length);
      }),
    );
    expect(plainLetters('Íñigo GARCÍA ﬁesta')).toBe('inigo garcia ﬁesta');
  });
});

describe('grouping found passages', () => {
  test('byPlace groups overlapping passages, in the order of the text', () => {
    const [a, b, c] = [
      { from: 8, to: 9 },
      { from: 0, to: 5 },
      { from: 3, to: 6 },
    ];
    expect(byPlace([a, b, c])).toEqual([[b, c], [a]]);
  });
});

describe('readNumber', () => {
  test.each<[string, number[]]>([
    ['1250', [1250]],
    ['1.250', [1250]],
    ['1,250', [1250]],
    ['1.250,50', [1250.5]],
    ['1,250.50', [1250.5]],
    ['12,5', [12.5]],
    ['1 250,5', [1250.5]],
    ['1’250.50', [1250.5]],
    ['1,50,000', [150_000]],
    ["1'250,000", [1_250_000]],
    ['1.234.567', [1_234_567]],
    ['1.234,567', [1234.57]],
    ['12.3456', [12.35]],
    ['0.125', [0.13]],
    // The comma can be a decimal mark or a mark for thousands.
    ['1000,555', [1000.56, 1_000_555]],
    ['1.2.3', []],
    ['', []],
    ['9'.repeat(14), []],
  ])('readNumber reads %j as %j', (text, values) => {
    expect(readNumber(text)).toEqual(values);
  });

  test('readNumber gives two values for “8.875” if three decimals are allowed', () => {
    expect(readNumber('8.875', 3)).toEqual([8875, 8.875]);
    expect(readNumber('21', 3)).toEqual([21]);
  });
});

describe('findNumbers', () => {
  test('findNumbers offers two alternatives for “25 900”', () => {
    const text = 'Mesa 25 900';
    expect(cut(text, findNumbers(text))).toEqual([
      ['25 900', 25_900],
      ['900', 900],
    ]);
    expect(cut('a 1 250 000', findNumbers('a 1 250 000'))).toEqual([['1 250 000', 1_250_000]]);
    expect(cut('a 1\u202F250', findNumbers('a 1\u202F250'))).toEqual([['1\u202F250', 1250]]);
    expect(cut('2026 500', findNumbers('2026 500'))).toEqual([
      ['2026', 2026],
      ['500', 500],
    ]);
  });

  test('findNumbers finds no number within a word', () => {
    expect(findNumbers('B52 Mp3')).toEqual([]);
  });
});

describe('countOf', () => {
  test.each([
    ['4', 4],
    ['cuatro', 4],
    ['una', 1],
    ['ten', 10],
    ['gil', null],
    ['4.5', null],
  ])('countOf reads the number of guests %j as %j', (word, count) => expect(countOf(word)).toBe(count));
});

describe('findMoney', () => {
  test.each<[string, (string | number)[][]]>([
    ['Florist 1,250.50', [['1,250.50', 125_050]]],
    ['1.250 € Florista', [['1.250 €', 125_000]]],
    ['DJ $500', [['$500', 50_000]]],
    ['Banda MXN 12 mil', [['MXN 12 mil', 1_200_000]]],
    ['Finca 2,5 millones de pesos', [['2,5 millones', 250_000_000]]],
    ['Venue 12k', [['12k', 1_200_000]]],
    ['a 265 mil más', [['265 mil', 26_500_000]]],
    ['€-50', [['€-50', 5_000]]],
    [
      'Finca 5000 señal 1.000 euros',
      [
        ['5000', 500_000],
        ['1.000 euros', 100_000],
      ],
    ],
    [
      'Banda 1.500k',
      [
        ['1.500k', 150_000_000],
        ['1.500k', 150_000],
      ],
    ],
    [
      'Mesa 25 900 €',
      [
        ['25 900 €', 2_590_000],
        ['900 €', 90_000],
      ],
    ],
  ])('findMoney reads the amount in %j', (text, found) => {
    expect(cut(text, findMoney(text))).toEqual(found);
  });

  test.each(['5h', '2nd', 'a las 20:30', '50 %', '3/5', '#7', 'nº 7', '0', '612 34 56 78', 'B52', '10º'])(
    'findMoney finds no amount in %j',
    (text) => {
      expect(findMoney(text)).toEqual([]);
    },
  );

  test('findMoney combines a currency’s sign with the currency code after the amount', () => {
    expect(findMoney('$1,450 USD')[0]?.codes).toEqual(['USD']);
    expect(findMoney('500')[0]?.codes).toBeNull();
    const [dollars] = findMoney('$500');
    expect(dollars && [inCurrency(dollars, 'MXN'), inCurrency(dollars, 'EUR')]).toEqual([true, false]);
  });

  test.each([
    ['EUR', '1 € · 1 eur · 1 euro · 1 euros · € 1'],
    ['USD', 'US$1 · 1 usd'],
    ['MXN', 'MX$1 · 1 mxn'],
    ['USD CAD AUD NZD SGD HKD', '1 dollar · 1 dollars · 1 dólares'],
    ['MXN ARS CLP COP UYU DOP CUP PHP', '1 peso · 1 pesos'],
    ['GBP', '£1 · 1 gbp · 1 pound · 1 pounds · 1 libra · 1 libras'],
    ['CHF', '1 chf · 1 franc · 1 francs · 1 franco · 1 francos'],
    ['JPY CNY', '¥1 · 1 jpy · 1 yen'],
    ['INR', '₹1 · 1 inr · 1 rupee · 1 rupees'],
    ['CAD', 'CA$1 · 1 cad'],
    ['AUD', 'AU$1 · 1 aud'],
    ['COP', '1 cop'],
    ['ARS', '1 ars'],
    ['CLP', '1 clp'],
    ['PEN', '1 pen · 1 soles'],
    ['BRL', 'R$1 · 1 brl · 1 reais'],
  ])('findMoney recognises the currency %s in %j', (codes, texts) => {
    for (const text of texts.split(' · ')) expect(findMoney(text)[0]?.codes?.join(' '), text).toBe(codes);
  });

  test('findMoney recognises words for thousands and millions', () => {
    const texts = ['2k', '2 mil', '2 thousand', '2 millones', '2 millón', '2 million'];
    expect(texts.map((text) => (findMoney(text)[0]?.value ?? 0) / 200_000)).toEqual([
      1, 1, 1, 1000, 1000, 1000,
    ]);
  });

  test('findMoney reports a minus sign only if it directly precedes the amount', () => {
    expect(['-50', '−50 €', '- 50', '40-50', '$-50'].map((text) => findMoney(text).at(-1)?.minus)).toEqual([
      true,
      true,
      false,
      false,
      true,
    ]);
  });

  const styles = ['en-US', 'es-ES', 'es-MX', 'en-IN', 'de-CH', 'fr-FR'];
  test('findMoney finds amounts in the number formats of many languages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), fc.constantFrom(...styles), (cents, style) => {
        const format = new Intl.NumberFormat(style, { maximumFractionDigits: 2 });
        const text = `Florista ${format.format(cents / 100)} € total`;
        expect(findMoney(text).map(({ value }) => value)).toEqual([cents]);
      }),
    );
  });
});

describe('findPhones', () => {
  test.each([
    ['612 34 56 78', true],
    ['+34 612 345 678', true],
    ['(55) 1234 5678', true],
    ['020 7946 0958', true],
    ['+1 (212) 555-0199', true],
    ['2027-05-03', false],
    ['612.34.56.78', true],
    ['1.250.000.000', false],
    ['100.50 101.50', false],
    ['100 000 000', false],
    ['612345678 €', false],
    ['12345', false],
  ])('findPhones decides whether %j is a phone number', (text, is) => {
    expect(cut(`Ana, ${text}`, findPhones(`Ana, ${text}`))).toEqual(is ? [[text, text]] : []);
  });

  test('findEmails finds an email address in a text', () => {
    const text = 'Rosa <rosa@example.org>, Cádiz';
    expect(cut(text, findEmails(text))).toEqual([['rosa@example.org', 'rosa@example.org']]);
  });
});

test('once a date is removed from the text, findMoney finds only the amount', () => {
  const text = 'Florista 3 de mayo 1250';
  const dates = findDates(text, { today: '2026-11-21', language: 'es' });
  expect(cut(text, findMoney(without(text, dates)))).toEqual([['1250', 125_000]]);
});
