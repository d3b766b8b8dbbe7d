import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type QuickChoice, type QuickPresses, quickEntry, readQuickLine } from './quick-entry';

const TODAY = '2026-11-21';
const NOTHING: QuickPresses = { when: null, day: null, kind: null, category: null };
const read = (line: string, language: 'en' | 'es' = 'en', currency = 'EUR', chosen?: QuickChoice) =>
  readQuickLine(line, { today: TODAY, language, currency }, chosen);

/**
 * Returns what pressing Enter would save. If the line is incomplete or ambiguous, returns the missing field
 * or the question.
 */
const told = (line: string, language: 'en' | 'es' = 'en', currency = 'EUR', chosen?: QuickChoice) => {
  const reading = read(line, language, currency, chosen);
  if (reading.status === 'missing') return `missing: ${reading.missing}`;
  if (reading.status === 'asked') {
    const values = reading.asked === 'date' ? reading.dates : reading.amounts;
    return `${reading.asked}? ${values.map(({ value }) => (typeof value === 'number' ? value / 100 : value)).join(' ')}`;
  }
  const { vendor_name, amount, date } = quickEntry(reading, NOTHING, TODAY);
  return [vendor_name, amount / 100, date].filter((one) => one !== null).join(' | ');
};

describe('reading an entered expense line', () => {
  it.each([
    ['  ', 'everything'],
    ['Florist on 3 May', 'amount'],
    ['1.250 on 3 May', 'vendor'],
    ['Florist 1.2.3', 'amount'],
    ['Florist 0', 'amount'],
  ])('the refusal of the expense line %j says what is missing', (line, missing) => {
    expect(told(line)).toBe(`missing: ${missing}`);
  });

  it.each([
    ['Florist 1.250 on 3 May', 'Florist | 1250 | 2027-05-03'],
    ['Florista 1250,50 € el 3 de mayo de 2027', 'Florista | 1250.5 | 2027-05-03'],
    ['1.250 € Florista', 'Florista | 1250'],
    ['Finca La Concepción 12.000', 'Finca La Concepción | 12000'],
    ['Finca 12 mil', 'Finca | 12000'],
    ['El Corte 12k para el 15 de junio', 'El Corte | 12000 | 2027-06-15'],
    ['Grupo A 1.200', 'Grupo A | 1200'],
    ['Studio 54 €800', 'Studio 54 | 800'],
    ['Sala 7, 900 €', 'Sala 7 | 900'],
    ['Catering: 5.400,- vence el 1/9/2027', 'Catering | 5400 | 2027-09-01'],
    ['Flores & Cía. 300', 'Flores & Cía. | 300'],
    ['María’s Bakery 600', 'María’s Bakery | 600'],
    ['Restaurante Mayo 3.000 €', 'Restaurante Mayo | 3000'],
    ['DJ 3 May 2000', 'DJ | 2000 | 2027-05-03'],
    ['Tarta 3/4 kg 90', 'Tarta 3-4 kg | 90'],
    ['Autobús a las 20:30 400', 'Autobús a las 20.30 | 400'],
    ['Ana 612 34 56 78 250 €', 'Ana 612 34 56 78 | 250'],
    ['€1.500 para el DJ', 'DJ | 1500'],
    ['Catering Aurora 95 € por persona', 'Catering Aurora por persona | 95'],
    ['Cena 11 de junio 300 €', 'Cena | 300 | 2027-06-11'],
    ['Cake for 90 due by May 3', 'Cake | 90 | 2027-05-03'],
    ['Buses at 400 before the 3rd of May', 'Buses | 400 | 2027-05-03'],
    ['Tarta por 90 antes del 3 de mayo', 'Tarta | 90 | 2027-05-03'],
    ['Menú a 45', 'Menú | 45'],
    ['Finca de 3000 € para el 3 de mayo', 'Finca | 3000 | 2027-05-03'],
    // Words such as "Señal" and "pagada" stay in the name, because buttons set the kind of payment.
    ['Señal DJ 90 pagada', 'Señal DJ pagada | 90'],
  ])('vendor, amount and date of the expense line %j are recognised', (line, booked) => {
    expect(told(line, 'es')).toBe(booked);
  });

  it.each([
    ['Catering 120 x 45', 'amount? 120 45'],
    ['Finca 5000 señal 1.000 euros', 'amount? 5000 1000'],
    ['Band €4,000 - €5,000', 'amount? 4000 5000'],
    ['Sala 25 900', 'amount? 25900 900'],
    ['60 bottles at €7', 'amount? 60 7'],
    ['2 DJs 900 €', 'amount? 2 900'],
    ['Florist 1000.555', 'amount? 1000.56 1000555'],
    ['DJ $500', 'currency? 500'],
    ['Cake 100 on 3/5', 'date? 2027-03-05 2027-05-03'],
    ['Cake 100 on 3 Nov', 'date? 2026-11-03 2027-11-03'],
    ['Florist 1000 on 31 Feb', 'date? 2027-02-28 2027-03-01'],
    ['Bus 400 3 May and 4 May', 'date? 2027-05-03 2027-05-04'],
  ])('the user is asked what the expense line %j means', (line, asked) => {
    expect(told(line)).toBe(asked);
  });

  it('an expense line uses the amount and date that the user chooses', () => {
    const line = 'Finca 5000 señal 1000 el 31 feb';
    expect(told(line, 'es', 'EUR', { amount: 100_000, date: null })).toBe('date? 2027-02-28 2027-03-01');
    expect(told(line, 'es', 'EUR', { amount: 100_000, date: '2027-02-28' })).toBe(
      'Finca 5000 señal | 1000 | 2027-02-28',
    );
    expect(told(line, 'es', 'EUR', { amount: 500_000, date: '' })).toBe('Finca señal 1000 el 31 feb | 5000');
    expect(told('DJ $500', 'en', 'EUR', { amount: 50_000, date: null })).toBe('DJ | 500');
    // A choice of amount is dropped when the line changes.
    expect(told('Finca 6000 señal 2000', 'es', 'EUR', { amount: 500_000, date: '' })).toBe(
      'amount? 6000 2000',
    );
  });

  it('“$” in an expense line means the plan’s currency unless a currency code follows', () => {
    expect(told('DJ $500', 'en', 'MXN')).toBe('DJ | 500');
    expect(told('DJ $500 USD', 'en', 'MXN')).toBe('currency? 500');
  });

  it('“3/5” in a Spanish expense line is 3 May', () => {
    expect(told('Tarta 100 el 3/5', 'es')).toBe('Tarta | 100 | 2027-05-03');
  });

  it('any expense line is read without an error', () => {
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
          const first = read(line, language);
          const [amount = null] = first.amounts.map(({ value }) => value);
          const reading = read(line, language, 'EUR', { amount, date: first.dates[0]?.value ?? null });
          if (reading.status === 'missing') return;
          if (reading.status === 'asked') throw new Error(reading.asked);
          expect(reading.vendor_name).toMatch(/^[\p{L}\p{M}\p{N}· '’&._-]{1,100}$/u);
          expect(Number.isSafeInteger(reading.amount.value) && reading.amount.value > 0).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  const dates = fc.tuple(
    fc.integer({ min: 1, max: 28 }),
    fc.constantFrom(['January', 'enero', '01'], ['March', 'marzo', '03'], ['December', 'diciembre', '12']),
  );
  const styles = ['en-US', 'es-ES', 'en-IN', 'de-CH'].map(
    (style) => (cents: number) =>
      new Intl.NumberFormat(style, { maximumFractionDigits: 2 }).format(cents / 100),
  );

  it('amounts and dates in every usual notation are recognised in an expense line', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        dates,
        fc.constantFrom(...styles),
        (cents, [day, [english, spanish, month]], style) => {
          const date = `2027-${month}-${String(day).padStart(2, '0')}`;
          for (const line of [
            `Florista ${style(cents)} on ${day} ${english} 2027`,
            `Florista ${style(cents)} € el ${day} de ${spanish} de 2027`,
            `${style(cents)} € Florista ${date}`,
          ])
            expect(told(line), line).toBe(`Florista | ${cents / 100} | ${date}`);
        },
      ),
    );
  });

  it('the user is always asked about an expense line with two amounts', () => {
    const amount = fc.integer({ min: 100, max: 99_999 });
    fc.assert(
      fc.property(amount, amount, fc.constantFrom(' ', ' and ', ' - ', ' + ', ' x ', ', '), (a, b, mark) => {
        fc.pre(a !== b);
        expect(told(`Florist ${a}.50${mark}${b}.50`)).toBe(`amount? ${a}.5 ${b}.5`);
      }),
    );
  });
});

describe('the expense saved from an entered line', () => {
  const booked = (line: string, presses: Partial<QuickPresses> = {}) => {
    const reading = read(line, 'es');
    if (reading.status !== 'clear') throw new Error(`${line}: ${reading.status}`);
    return quickEntry(reading, { ...NOTHING, ...presses }, TODAY);
  };

  it.each<[string, Partial<QuickPresses>, boolean, string | null]>([
    ['DJ 300', {}, false, null],
    ['DJ 300 3 de mayo', {}, false, '2027-05-03'],
    ['DJ 300', { when: 'today' }, true, TODAY],
    ['DJ 300 3 de mayo', { when: 'today' }, true, TODAY],
    ['DJ 300', { when: 'paid' }, true, TODAY],
    ['DJ 300 3/9/2026', { when: 'paid' }, true, '2026-09-03'],
    // A payment can't be marked as paid on a future day.
    ['DJ 300 3 de mayo', { when: 'paid' }, true, TODAY],
    ['DJ 300', { when: 'paid', day: '2026-11-02' }, true, '2026-11-02'],
    ['DJ 300', { when: 'due', day: '2027-02-01' }, false, '2027-02-01'],
    ['DJ 300 3 de mayo', { when: 'due' }, false, '2027-05-03'],
    // The user chose `due` but hasn't entered a date.
    ['DJ 300', { when: 'due' }, false, ''],
    ['DJ 300', { when: 'paid', day: '' }, true, ''],
  ])('the expense line %j is saved with the chosen options %j', (line, presses, paid, date) => {
    expect(booked(line, presses)).toMatchObject({ amount: 30_000, vendor_name: 'DJ', paid, date });
  });

  it('a minus before the amount makes an expense line a refund', () => {
    expect(booked('DJ 300').kind).toBe('payment');
    expect(booked('DJ 300', { kind: 'deposit' }).kind).toBe('deposit');
    expect(booked('Carpa -300').kind).toBe('refund');
    expect(booked('Carpa -300', { kind: 'payment' }).kind).toBe('payment');
    expect(booked('Carpa - 300').kind).toBe('payment');
  });

  it.each([
    ['Car rental 350', 'transportation'],
    ['Alquiler coche 350', 'transportation'],
    ['Renta de sillas 350', 'decorations'],
    ['Invitaciones 200', 'miscellaneous'],
    ['Gin & Co. 95', null],
  ])('the words of the expense line %j suggest a category', (line, category) => {
    expect(booked(line).category).toBe(category);
    expect(booked(line, { category: 'venue' }).category).toBe('venue');
  });
});
