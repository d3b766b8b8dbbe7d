import { describe, expect, it, test } from 'vitest';
import type { Category } from '../plan/facts';
import { bookingOf } from './booking';
import { costOf } from './cost';
import { EMPTY_TERMS } from './quote';
import { readQuote } from './reading/read-quote';

const days = { today: '2026-11-26', event_date: '2027-06-12' };
const read = (message: string, category: Category = 'catering', currency = 'EUR') =>
  readQuote(message, { ...days, currency, category });
const booked = (message: string, category: Category, currency: string, total: number) =>
  bookingOf('Vendor', { ...EMPTY_TERMS, ...read(message, category, currency).terms }, total, days);

describe('hours of a part of the service', () => {
  it.each([
    'Menú 148 € + IVA por cubierto. Incluye barra libre de 4 horas. Hora extra de barra libre: 9 € por persona + IVA.',
    'Menú 148 € + IVA por cubierto. 4 horas de barra libre premium; hora extra de barra 9 €/persona.',
    'Menú 148 € + IVA por cubierto. Barra libre (4 horas), hora adicional 9 €/pax.',
    'Menú 148 € + IVA por cubierto. Barra libre, 4 horas (duración 4 horas). Hora extra de barra 9 € por persona.',
    'Menú 148 € + IVA por cubierto. Barra libre 4 horas 22 €/persona. Hora extra de barra libre 9 €/persona.',
    'Menú 148 € + IVA por cubierto.\nBarra libre:\n- 4 horas\n- Hora extra: 9 € por persona',
    'Menu at €148 per head plus VAT. Open bar for 4 hours; extra hour of open bar €9 per person.',
    'Menu at €148 per head plus VAT. A 4-hour open bar is included. Each additional hour of bar service is €9pp.',
  ])('add nothing to the total: %s', (message) => {
    const { terms, left } = read(message);
    expect(terms).toMatchObject({ price: 14_800, basis: 'guest' });
    expect(terms.hours_included).toBeUndefined();
    expect(terms.extra_hour).toBeUndefined();
    expect(left.map(({ reason }) => reason)).toContain('partHour');
    const cost = costOf({ ...EMPTY_TERMS, ...terms }, { guests: 180, hours: 11, tax_rate: 1000 });
    expect(cost?.parts.hours).toBe(0);
    expect(cost?.unpriced_hours).toBe(0);
  });

  it('are the service of a bar, and stand beside those of the service', () => {
    expect(
      read('Barra libre de 4 horas: 22 € por persona. Hora extra 5 € por persona.', 'drinks').terms,
    ).toMatchObject({ hours_included: 4, extra_hour: 500 });
    expect(
      read('Menú 95 € por persona, 8 horas de servicio, con barra libre de 3 horas.').terms.hours_included,
    ).toBe(8);
    expect(read('Menú 95 € por persona. Barra libre, 8 horas de servicio.').terms.hours_included).toBe(8);
    expect(read('Menú 95 € por persona. 8 horas de servicio con barra libre.').terms.hours_included).toBe(8);
  });
});

test.each([
  ['balance due 4 weeks before the wedding', '2027-05-15'],
  ['the balance is due four weeks before', '2027-05-15'],
  ['remaining £1,550 due four weeks before', '2027-05-15'],
  ['balance payable 28 days before the wedding', '2027-05-15'],
  ['balance due six months before', '2026-12-12'],
  ['the rest one month before the wedding', '2027-05-12'],
  ['remaining balance a month prior to the event', '2027-05-12'],
  ['balance due a fortnight before', '2027-05-29'],
  ['resto 4 semanas antes', '2027-05-15'],
  ['el resto, un mes antes de la boda', '2027-05-12'],
  ['el resto con 15 días de antelación', '2027-05-28'],
  ['el resto, la semana antes', '2027-06-05'],
  ['el resto el día de la boda', '2027-06-12'],
  ['balance due on 1 May 2027', '2027-05-01'],
])('"%s" is booked for %s', (rest, date) => {
  const booking = booked(
    `Barn hire £5,400 inc VAT. £1,350 deposit to secure the date.\n${rest}`,
    'venue',
    'GBP',
    540_000,
  );
  expect(booking?.payment_date).toBeNull();
  expect(booking?.payments.map(({ amount, due_date }) => [amount, due_date])).toEqual([
    [135_000, days.today],
    [405_000, date],
  ]);
});

test.each([
  '30 % a la firma, 40 % a 90 días del evento, 30 % una semana antes',
  '30 % a la firma, 40 % a 90 días (del evento), 30 % una semana antes',
  'Señal 30 % a la firma, 40 % a 90 días, 30 % una semana antes',
  '30 % a la firma + 40 % 90 días antes + 30 % una semana antes',
  '30 % + IVA al firmar / 40 % + IVA 90 días antes / 30 % + IVA 7 días antes',
  '30% on signing, 40% 90 days before the wedding and 30% one week before',
  '30 % a la firma, 40 % el 14 de marzo de 2027, 30 % una semana antes',
  '30 % reserva, 40 % 90 días antes y el resto 7 días antes',
])('every part is booked for its own day: %s', (message) => {
  expect(booked(message, 'venue', 'EUR', 3_190_001)).toMatchObject({
    payment_date: null,
    payments: [
      { kind: 'deposit', amount: 957_000, due_date: days.today },
      { kind: 'payment', amount: 1_276_000, due_date: '2027-03-14' },
      { kind: 'payment', amount: 957_001, due_date: '2027-06-05' },
    ],
  });
});

describe('a price for each guest', () => {
  it.each([
    'Three course wedding breakfast £68.00 per head\nEvening food £9.50 pp\nChildren half price',
    '£68.00 per head. Evening food £9.50 pp. Children half price.',
    'Our menu is £68.00 per head. Bacon rolls £6 per person. Canapés £12 pp.',
  ])('is read beside what has a price of its own: %s', (message) => {
    const { terms, left } = read(message, 'catering', 'GBP');
    expect(terms).toMatchObject({ price: 6_800, basis: 'guest' });
    expect(left.some(({ reason }) => reason === 'ownPrice')).toBe(true);
  });

  it('of which there are two stays a choice', () => {
    expect(read('Menu A £68 per head. Menu B £82 per head.', 'catering', 'GBP').terms.price).toBeUndefined();
  });

  it('is not raised by a service charge that is discretionary, and is by one that is added', () => {
    const charged = (sentence: string) => read(`£68.00 per head. ${sentence}`, 'catering', 'GBP').terms;
    expect(charged('A discretionary service charge of 12.5%.')).not.toHaveProperty('service_rate');
    expect(charged('Optional 10% service charge.')).not.toHaveProperty('service_rate');
    expect(charged('A discretionary service charge of 12.5% will be added.')).toMatchObject({
      service_included: false,
      service_rate: 1_250,
    });
  });
});

test.each([
  ['Menú 148 € por persona.\nRecena: 7 €/persona', ['menu']],
  [
    'Menú 148 € por persona, bodega incluida. Recena, 7 €/persona. Tarta incluida.',
    ['menu', 'drinks', 'cake'],
  ],
  ['Menu at €148 per head. Late night snack €7 pp. Staff included.', ['menu', 'staff']],
  ['Menú 148 € por persona con barra libre. Incluye vajilla.', ['menu', 'openBar', 'tableware']],
])('what has a price of its own is not included: %s', (message, keys) => {
  expect(read(message).terms.includes?.toSorted()).toEqual(keys.toSorted());
});

describe('a venue’s message', () => {
  it('has its price, its own tax, its cancellation and its insurance', () => {
    const message =
      'Precio cerrado 31.900 € IVA incluido.\nCanon 2.500 € + 21 % IVA no incluido.\nSeñal 30 % a la firma.\nCancelación: con menos de 90 días se pierde la señal.\nSeguro RC incluido.';
    const { terms, words } = read(message, 'venue');
    expect(terms).toMatchObject({
      price: 3_190_000,
      basis: 'event',
      tax_included: true,
      deposit_rate: 3_000,
      cancellation: [{ days_before: 0, fee: 3_000 }],
      insurance: true,
    });
    expect(terms.tax_rate).toBeUndefined();
    expect(words.tax_included).toContain('Precio cerrado');
  });

  it('names the sentence of a rate that another sentence says', () => {
    const { words } = read('Alquiler 3.000 € + IVA. El IVA es del 21 %.', 'venue');
    expect(words.tax_included).toBe('Alquiler 3.000 € + IVA');
    expect(words.tax_rate).toBe('El IVA es del 21 %.');
  });

  it.each([
    [
      'Cancellation: more than 6 months 25%, between 6 and 3 months 50%, less than 3 months 100%.',
      [
        { days_before: 182, fee: 2_500 },
        { days_before: 92, fee: 5_000 },
      ],
    ],
    ['£1,350 deposit. Cancellation: less than 3 months – 100% payable.', [{ days_before: 92, fee: 2_500 }]],
    ['Cancellation is free until 90 days before.', [{ days_before: 90, fee: 0 }]],
    ['Cancelación con menos de 30 días: 50 %.', [{ days_before: 0, fee: 5_000 }]],
  ])('says what cancelling costs: %s', (sentence, steps) => {
    expect(read(`Barn hire £5,400. ${sentence}`, 'venue', 'GBP').terms.cancellation).toEqual(steps);
  });

  it('leaves a cancellation that no step says to be read', () => {
    const { terms, left } = read(
      'Barn hire £5,400. Cancellation: less than 3 months – 100% payable.',
      'venue',
      'GBP',
    );
    expect(terms.cancellation).toBeUndefined();
    expect(left).toMatchObject([
      { reason: 'cancel', words: 'Cancellation: less than 3 months – 100% payable.' },
    ]);
  });

  it.each([
    ['Barn hire £5,400, 11am to midnight. Extra hours £150ph.', 13],
    ['Barn hire £5,400 from 12:00 to 23:30. Extra hour £150 per hour.', 11.5],
    ['Alquiler 5.400 £ de 12:00 a 02:00. Hora extra: 150 £.', 14],
    ['Barn hire £5,400 for 10 hours, 1pm to 11pm. Extra hours £150 p/h', 10],
  ])('says its hours by the clock: %s', (message, hours) => {
    expect(read(message, 'venue', 'GBP').terms).toMatchObject({ hours_included: hours, extra_hour: 15_000 });
  });

  it('takes office hours for none', () => {
    expect(
      read('Barn hire £5,400. Our office is open 9am to 5pm.', 'venue', 'GBP').terms.hours_included,
    ).toBeUndefined();
  });
});
