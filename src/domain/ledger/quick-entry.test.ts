import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type QuickEntry, readQuickEntry } from './quick-entry';

const TODAY = '2026-11-21';
const read = (line: string, language: 'en' | 'es' = 'en', currency = 'EUR') =>
  readQuickEntry(line, { today: TODAY, language, currency });
const asked = (line: string, language: 'en' | 'es' = 'en', currency = 'EUR') => {
  const reading = read(line, language, currency);
  if (reading.status !== 'asked') throw new Error(`${line} is ${reading.status}`);
  return {
    reasons: reading.doubts.map(({ reason }) => reason),
    entries: reading.entries.map(({ vendor_name, amount, kind, paid, date }) =>
      [vendor_name, amount / 100, kind, paid, date].join(' '),
    ),
  };
};

describe('readQuickEntry', () => {
  it.each([
    ['  ', 'everything'],
    ['Florist on 3 May', 'amount'],
    ['1.250 on 3 May', 'vendor'],
    ['Florist 1.2.3', 'amount'],
    ['Florist 0.125', 'amount'],
  ])('says what is missing in %j', (line, missing) => {
    expect(read(line)).toEqual({ status: 'missing', missing });
  });

  it('rounds further decimals to two, and asks where they may be thousands', () => {
    const amounts = (line: string) => {
      const reading = read(line);
      return reading.status === 'clear'
        ? [reading.entry.amount]
        : reading.status === 'asked'
          ? reading.entries.map(({ amount }) => amount)
          : [];
    };
    expect(amounts('Florist 1.234,567')).toEqual([123_457]);
    expect(amounts('Florist 1,234.995')).toEqual([123_500]);
    expect(amounts('Florist 12.3456')).toEqual([1_235]);
    expect(amounts('Florist 1000.555')).toEqual([100_056, 100_055_500]);
  });

  it('asks what a day that does not exist was meant to be, and never takes it for money', () => {
    expect(asked('Florist 1000 on 31 Feb')).toEqual({
      reasons: ['noSuchDay'],
      entries: ['Florist 1000 payment false ', 'Florist 1000 payment false 2027-02-28'],
    });
    expect(read('Florist 1000 on 31 Feb')).toMatchObject({ doubts: [{ text: '31 Feb' }] });
  });

  it('asks for the amount of a mark that stands a figure too early', () => {
    expect(asked('Florist 1,8000').entries).toEqual([
      'Florist 1.8 payment false ',
      'Florist 18000 payment false ',
    ]);
  });

  it('reads a dash between two amounts as from one to the other', () => {
    expect(asked('Band €4,000 - €5,000').entries).toEqual([
      'Band 4000 payment false ',
      'Band 5000 payment false ',
    ]);
  });

  it('takes a month for a name where it owns something, and no thousands for its day', () => {
    expect(read("April's Bakery 600")).toMatchObject({
      entry: { vendor_name: "April's Bakery", date: null },
    });
    expect(asked('Restaurante Mayo 3.000 €', 'es').entries[0]).toBe('Restaurante Mayo 3000 payment false ');
  });

  it('asks whether a minus means money back', () => {
    expect(asked('Florist -50')).toEqual({
      reasons: ['minus'],
      entries: ['Florist 50 payment false ', 'Florist 50 refund false '],
    });
  });

  it('offers the product and the price of one', () => {
    expect(asked('Catering 120 x 45').entries).toEqual([
      'Catering 5400 payment false ',
      'Catering 45 payment false ',
    ]);
  });

  it('knows a part of a price from the price', () => {
    const reading = read('Local 5000 (50% pagado)', 'es');
    expect(reading).toMatchObject({
      status: 'asked',
      entries: [
        { amount: 250_000, price: 500_000, paid: true },
        { amount: 500_000, price: null, paid: false },
        { amount: 500_000, price: null, paid: true },
      ],
    });
  });

  it('reads 3/5 day first in Spanish and asks in English', () => {
    expect(read('Tarta 100 el 3/5', 'es')).toMatchObject({ status: 'clear', entry: { date: '2027-05-03' } });
    expect(asked('Cake 100 on 3/5').entries).toEqual([
      'Cake 100 payment false 2027-03-05',
      'Cake 100 payment false 2027-05-03',
    ]);
  });

  it('asks in pounds with the day first', () => {
    expect(asked('Cake 100 on 3/5', 'en', 'GBP').entries[0]).toBe('Cake 100 payment false 2027-05-03');
  });

  it('asks about an amount in a currency that is not the plan’s', () => {
    expect(read('DJ $500')).toMatchObject({
      status: 'asked',
      doubts: [{ reason: 'currency', text: '$500' }],
    });
    expect(read('DJ $500', 'en', 'MXN')).toMatchObject({ status: 'clear' });
  });

  it.each([
    ['Car rental 350', 'transportation'],
    ['Alquiler coche 350', 'transportation'],
    ['Renta de sillas 350', 'decorations'],
    ['Invitaciones 200', 'miscellaneous'],
    ['Gin & Co. 95', null],
  ])('finds the category of %j', (line, category) => {
    expect(read(line)).toMatchObject({ status: 'clear', entry: { category } });
  });

  it('takes any text without failing, and gives what the rules allow', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom(
        'Florist',
        '31 Feb',
        '3/5',
        '-50',
        '1.250',
        '50%',
        'x',
        'paid',
        'el',
        'k',
        '€',
        '(',
        ')',
        'mil',
      ),
      fc.integer({ min: 0, max: 99_999 }).map(String),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(' ').slice(0, 200)),
        fc.constantFrom('en' as const, 'es' as const),
        (line, language) => {
          const reading = read(line, language);
          const entries: readonly QuickEntry[] =
            reading.status === 'asked' ? reading.entries : reading.status === 'clear' ? [reading.entry] : [];
          if (reading.status === 'asked') expect(reading.doubts.length).toBeGreaterThan(0);
          for (const entry of entries) {
            expect(entry.vendor_name).toMatch(/^[\p{L}\p{M}\p{N}· '’&._-]{1,100}$/u);
            expect(Number.isSafeInteger(entry.amount) && entry.amount > 0).toBe(true);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  const dates = fc.tuple(
    fc.integer({ min: 1, max: 28 }),
    fc.constantFrom(['January', 'enero', '01'], ['March', 'marzo', '03'], ['December', 'diciembre', '12']),
  );
  const styles = [
    (cents: number) => new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }).format(cents / 100),
    (cents: number) => new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2 }).format(cents / 100),
    (cents: number) => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 }).format(cents / 100),
    (cents: number) => new Intl.NumberFormat('de-CH', { maximumFractionDigits: 2 }).format(cents / 100),
    (cents: number) => (cents / 100).toFixed(2),
  ];

  it('finds every amount and day again, however they are written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        dates,
        fc.constantFrom(...styles),
        (cents, [day, [english, spanish, month]], style) => {
          for (const line of [
            `Florist ${style(cents)} on ${day} ${english} 2027`,
            `Florista ${style(cents)} € el ${day} de ${spanish} de 2027`,
            `${style(cents)} € Florist 2027-${month}-${String(day).padStart(2, '0')}`,
          ])
            expect(read(line), line).toMatchObject({
              status: 'clear',
              entry: { amount: cents, date: `2027-${month}-${String(day).padStart(2, '0')}`, paid: false },
            });
        },
      ),
    );
  });

  it('never takes one of two amounts without asking', () => {
    const amount = fc.integer({ min: 100, max: 99_999 });
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.constantFrom(' ', ' and ', ' - ', '/', ' + ', ' x ', ', '),
        (a, b, mark) => {
          expect(read(`Florist ${a}.50${mark}${b}.50`).status).toBe('asked');
        },
      ),
    );
  });
});
