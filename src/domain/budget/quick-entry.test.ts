import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type QuickEntry, readQuickEntry } from './quick-entry';

const TODAY = '2026-11-21';
const read = (line: string, language: 'en' | 'es' = 'en') => readQuickEntry(line, TODAY, language);
const entry = (
  vendor_name: string,
  amount: number,
  date: string | null,
  category: QuickEntry['category'],
  more: Partial<QuickEntry> = {},
) => ({ ok: true, entry: { vendor_name, amount, date, category, paid: false, kind: 'payment', ...more } });

describe('one line', () => {
  it.each([
    ['Florist 1.250 on 3 May', entry('Florist', 125_000, '2027-05-03', 'decorations')],
    ['Florista 1.250 el 3 de mayo', entry('Florista', 125_000, '2027-05-03', 'decorations')],
    ['florist 1,250 on May 3rd', entry('florist', 125_000, '2027-05-03', 'decorations')],
    ['Florista 1250,50 € el 3 mayo 2027', entry('Florista', 125_050, '2027-05-03', 'decorations')],
    ['€1,250.75 Florist by 2027-05-03', entry('Florist', 125_075, '2027-05-03', 'decorations')],
    ['Finca La Concepción 12 000', entry('Finca La Concepción', 1_200_000, null, 'venue')],
    ['DJ 600 mañana', entry('DJ', 60_000, '2026-11-22', 'music')],
    ['Band on Friday $900', entry('Band', 90_000, '2026-11-27', 'music')],
    [
      'Señal fotógrafo 300 pagada ayer',
      entry('fotógrafo', 30_000, '2026-11-20', 'photo-and-video', { kind: 'deposit', paid: true }),
    ],
    [
      'Paid photographer 300 on 3 May',
      entry('photographer', 30_000, '2026-05-03', 'photo-and-video', { paid: true }),
    ],
    [
      'Devolución de la carpa 450 el viernes',
      entry('carpa', 45_000, '2026-11-27', 'venue', { kind: 'refund' }),
    ],
    [
      'Autobús 54 plazas 780 € en 2 semanas',
      entry('Autobús 54 plazas', 78_000, '2026-12-05', 'transportation'),
    ],
    ['Gin & Co. 95', entry('Gin & Co.', 9_500, null, null)],
    ['Mesa dulce: 350,5 el 31/12', entry('Mesa dulce', 35_050, '2026-12-31', null)],
  ])('%s', (line, expected) => {
    expect(read(line)).toEqual(expected);
    expect(read(line, 'es')).toEqual(expected);
  });

  it('reads 3/5 the way the reader writes dates', () => {
    expect(read('Cake 100 on 3/5', 'en')).toMatchObject({ entry: { date: '2027-03-05' } });
    expect(read('Tarta 100 el 3/5', 'es')).toMatchObject({ entry: { date: '2027-05-03' } });
  });

  it('says what is missing', () => {
    expect(read('  ')).toEqual({ ok: false, missing: 'everything' });
    expect(read('Florist on 3 May')).toEqual({ ok: false, missing: 'amount' });
    expect(read('1.250 on 3 May')).toEqual({ ok: false, missing: 'vendor' });
  });

  it('takes any text without failing, and gives what the rules allow', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.constantFrom('en' as const, 'es' as const),
        (line, language) => {
          const reading = read(line, language);
          if (!reading.ok) return;
          expect(reading.entry.vendor_name).toMatch(/^[\p{L}\p{M}\p{N}· '’&._-]{1,100}$/u);
          expect(Number.isInteger(reading.entry.amount) && reading.entry.amount > 0).toBe(true);
        },
      ),
    );
  });

  it('finds every amount and day again, however they are written', () => {
    const months = [
      ['January', 'enero'],
      ['September', 'septiembre'],
      ['December', 'diciembre'],
    ] as const;
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.integer({ min: 1, max: 28 }),
        fc.constantFrom(...months),
        (cents, day, [english, spanish]) => {
          const amount = cents / 100;
          const en = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }).format(amount);
          const es = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2 }).format(amount);
          const [a, b] = [
            read(`Florist ${en} on ${day} ${english}`),
            read(`Florista ${es} € el ${day} de ${spanish}`),
          ];
          expect(a).toMatchObject({ entry: { amount: cents } });
          expect(b).toMatchObject({ entry: { amount: cents } });
          expect(a.ok && a.entry.date).toBe(b.ok && b.entry.date);
          expect(a.ok && a.entry.date?.endsWith(`-${String(day).padStart(2, '0')}`)).toBe(true);
        },
      ),
    );
  });
});
