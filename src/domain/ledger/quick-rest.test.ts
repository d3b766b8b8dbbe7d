import { describe, expect, it } from 'vitest';
import { type QuickEntry, readQuickEntry } from './quick-entry';

const setting = { today: '2026-11-26', event_date: '2027-06-12', guests: 180 };
const first = (line: string, language: 'en' | 'es' = 'en', currency = 'GBP'): QuickEntry => {
  const reading = readQuickEntry(line, { ...setting, language, currency });
  const entry = reading.status === 'clear' ? reading.entry : reading.status === 'asked' && reading.entries[0];
  if (!entry) throw new Error(`${line} is ${reading.status}`);
  return entry;
};

describe('a line with a deposit and the rest', () => {
  it.each([
    [
      'Barnsley House barn hire £5,400, deposit £1,350 to secure the date, balance due 4 weeks before',
      '2027-05-15',
    ],
    [
      'Barnsley House barn hire £5,400, deposit £1,350 to secure the date, balance 14 days before',
      '2027-05-29',
    ],
    [
      'Barnsley House barn hire £5,400, £1,350 deposit, balance due one month before the wedding',
      '2027-05-12',
    ],
    ['Barnsley House barn hire £5,400, 25% deposit on booking, the rest six months before', '2026-12-12'],
    ['Barnsley House barn hire £5,400, deposit £1,350, remaining £4,050 due four weeks before', '2027-05-15'],
    [
      'Barnsley House barn hire £1,350 deposit, balance £4,050 due four weeks before the wedding',
      '2027-05-15',
    ],
    ['Barnsley House barn hire £5,400, deposit £1,350, balance due 1 May 2027', '2027-05-01'],
    [
      'Barnsley House barn hire 5.400 £, señal 1.350 £ para bloquear la fecha, resto 7 días antes',
      '2027-06-05',
    ],
    ['Barnsley House barn hire 5.400 £, señal 25 % a la firma, resto un mes antes de la boda', '2027-05-12'],
    ['Barnsley House barn hire 5.400 £, señal 1.350 £, resto el día de la boda', '2027-06-12'],
  ])('has its name, its parts and the day of the rest: %s', (line, rest_date) => {
    expect(first(line, line.includes('señal') ? 'es' : 'en')).toMatchObject({
      vendor_name: 'Barnsley House barn hire',
      amount: 135_000,
      price: 540_000,
      kind: 'deposit',
      paid: false,
      date: null,
      rest_date,
    });
  });

  it('counts a day from the event where nothing is a deposit', () => {
    expect(first('Florist 500 due 14 days before the wedding')).toMatchObject({
      vendor_name: 'Florist',
      amount: 50_000,
      kind: 'payment',
      date: '2027-05-29',
    });
    expect(first('Gaitero 250 a pagar el día de la boda', 'es', 'EUR')).toMatchObject({
      vendor_name: 'Gaitero',
      date: '2027-06-12',
    });
  });
});

describe('a price for each guest', () => {
  it('is offered times the plan’s guests, with tax, deposit and rest', () => {
    const line = 'Catering Isabel Maestre 145 € por cubierto + 10 % IVA, señal 30 %, resto 7 días antes';
    expect(first(line, 'es', 'EUR')).toEqual({
      vendor_name: 'Catering Isabel Maestre',
      amount: 861_300,
      price: 2_610_000,
      kind: 'deposit',
      paid: false,
      date: null,
      category: 'catering',
      rest_date: '2027-06-05',
      tax_rate: 1_000,
    });
  });

  it('has its tax in parentheses as well, and nothing of the event in its name', () => {
    const line =
      'Catering 145 € por cubierto (10 % IVA no incluido), señal 30 % al firmar y el resto una semana antes del evento';
    expect(first(line, 'es', 'EUR')).toMatchObject({
      vendor_name: 'Catering',
      amount: 861_300,
      rest_date: '2027-06-05',
      tax_rate: 1_000,
    });
  });

  it.each(['Hog roast £20pp', 'Hog roast £20 per head', 'Hog roast £20 per person'])(
    'is asked about, and stays a choice: %s',
    (line) => {
      const reading = readQuickEntry(line, { ...setting, language: 'en', currency: 'GBP' });
      expect(reading).toMatchObject({
        status: 'asked',
        doubts: [{ reason: 'times', text: '180 × £20' }],
        entries: [{ amount: 360_000 }, { amount: 2_000 }],
      });
    },
  );

  it('is nothing for other units, nor beside a number of its own', () => {
    expect(first('Room £90 per night').amount).toBe(9_000);
    expect(first('Hog roast £20pp 80 guests').amount).toBe(160_000);
  });
});

describe('tax on top', () => {
  it.each([
    ['Carpa 1.900 + 21% IVA', 190_000, 2_100],
    ['Finca 12000 más IVA 21%', 1_200_000, 2_100],
  ])('is kept with its rate: %s', (line, amount, tax_rate) => {
    expect(first(line, 'es', 'EUR')).toMatchObject({ amount, tax_rate });
  });

  it.each(['Marquee 2400 + VAT', 'Marquee £2.4k incl VAT', 'Marquee 2400 VAT 20%'])(
    'has no rate to add: %s',
    (line) => {
      expect(first(line)).not.toHaveProperty('tax_rate');
    },
  );
});
