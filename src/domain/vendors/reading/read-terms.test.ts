import { expect, test } from 'vitest';
import { readPayments } from './read-payments';
import { readInclusions, readPromise } from './read-terms';
import { sentencesOf } from './read-text';

test.each([
  ['Apartas con el 40% y el resto 15 días antes.', 4000, [{ rate: 6000, days_before: 15 }]],
  ['A 30% deposit books the date; balance two weeks before.', 3000, [{ rate: 7000, days_before: 14 }]],
  ['Señal del 25 % al reservar. El saldo, un mes antes de la boda.', 2500, [{ rate: 7500, days_before: 31 }]],
  [
    'Reserva 20 %, otro 50 % 60 días antes y el resto 7 días antes.',
    2000,
    [
      { rate: 5000, days_before: 60 },
      { rate: 3000, days_before: 7 },
    ],
  ],
  ['The balance is due two weeks before the wedding.', undefined, [{ rate: 10_000, days_before: 14 }]],
  ['El 30 % reserva; si se cancela, el resto se pierde 10 días antes.', 3000, undefined],
])('the rest that a deposit leaves is due when "%s" says', (message, deposit, instalments) => {
  const read = readPayments(sentencesOf(message), {
    today: '2026-11-22',
    event_date: '2027-06-12',
    currency: 'EUR',
    price: null,
  });
  expect(read.deposit?.value).toBe(deposit);
  expect(read.instalments?.value).toEqual(instalments);
});

test.each([
  ['Segundo fotógrafo ........ $ 6,000 (opcional)\nÁlbum 30x30 .............. incluido', ['album']],
  ['Incluye 10 horas de cobertura, 2 fotógrafos y galería en línea.', ['second', 'digital']],
  ['Online gallery, drone (not included) and prints', ['digital', 'prints']],
  ['Album (leather, 30 pages), highlight film', ['album', 'video']],
  ['Incluye galería en línea. El vídeo serían 900 € más, y el álbum 300 más.', ['digital']],
  ['Online gallery. A film would be £900 more.', ['digital']],
])('the price holds what "%s" says without a "but"', (message, keys) => {
  expect(readInclusions(sentencesOf(message), 'photo-and-video', null)?.value.toSorted()).toEqual(
    keys.toSorted(),
  );
});

test.each([
  ['We carry insurance and send a replacement in case of illness.', true],
  ['Contamos con seguro de RC.', true],
  ['Seguro que os encanta.', undefined],
  ['We work without any insurance.', false],
])('whether there is insurance is what "%s" says', (message, value) => {
  expect(readPromise(sentencesOf(message), 'insurance')?.value).toBe(value);
});
