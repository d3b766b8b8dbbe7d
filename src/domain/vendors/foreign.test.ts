import { expect, test } from 'vitest';
import { readQuote } from './reading/read-quote';

const read = (currency: string, message: string) =>
  readQuote(message, { today: '2027-01-01', event_date: '2027-09-01', currency, category: 'music' });

test.each([
  ['EUR', 'The whole day is £1,450 including VAT. Deposit £300.'],
  ['EUR', 'El precio son 1.450 libras, IVA incluido.'],
  ['EUR', 'Price: US$ 1,450 total. Overtime $150 an hour.'],
  ['EUR', 'Precio: 45 000 pesos + IVA'],
  ['EUR', 'Our fee is CHF 2,300'],
  ['GBP', 'Total 1450 euros'],
  ['MXN', 'Precio: 1,450 dólares total'],
  ['MXN', 'Precio: $1,450 USD. Anticipo de $300 USD.'],
  ['MXN', 'Precios en dólares americanos.\nPaquete completo: $1,450'],
  ['MXN', 'Total: $1,450. All prices are in USD.'],
  ['USD', 'Precio: $45,000 MXN'],
  ['USD', 'Precio: $45,000 pesos'],
  ['USD', 'El paquete cuesta $45,000 M.N.'],
  ['CAD', 'Total $1,450 (US dollars)'],
  ['EUR', 'Total price £1,450. Deposit: 300. Travel: 80'],
  ['MXN', 'Precio total 1.450 €. Anticipo: 300'],
  ['EUR', 'El total son £4,500. El depósito son 2 mil.'],
  ['EUR', 'Tarifas en pounds sterling: 2 mil'],
])('in a plan in %s no amount is taken from %j', (currency, message) => {
  const { terms, left } = read(currency, message);
  expect([terms.price, terms.deposit, terms.extra_hour, terms.travel, terms.guarantee]).toEqual(
    Array(5).fill(undefined),
  );
  expect(left.some(({ reason }) => reason === 'currency')).toBe(true);
});

test.each([
  ['EUR', 'Total 1450 euros (aprox. £1,250)', 145_000],
  ['MXN', 'Precio: $45,000 MXN', 4_500_000],
  ['MXN', 'Precio: $45,000 pesos. No aceptamos dólares.', 4_500_000],
  ['USD', 'Total: $1,450 USD', 145_000],
  ['CAD', 'Total $1,450 Canadian dollars', 145_000],
])('in a plan in %s its own currency is taken from %j', (currency, message, price) => {
  expect(read(currency, message).terms.price).toBe(price);
});

test.each([
  'We styled a wedding with a $50,000 flower wall. Let me know what you have in mind!',
  'You may have seen us in the press: a wedding with a $50,000 flower wall.',
  'Podemos añadir un muro de flores de 50.000 €.',
  'Si además os animáis con un muro de flores de 50.000 €, hablamos.',
  'Montamos un muro de flores de 50.000 € para una revista.',
])('no price is taken from an amount that describes a thing: %j', (message) => {
  expect(read(message.includes('€') ? 'EUR' : 'USD', message).terms.price).toBeUndefined();
});

test.each([
  ['We ask for a $500 deposit. The price is $2,400.', 240_000, 50_000],
  [
    'A wedding with a $50,000 flower wall was our last one. Your total is $2,400 plus a $500 deposit.',
    240_000,
    50_000,
  ],
  ['It is a $2,400 package.', 240_000, undefined],
  ['Es un paquete de $2,400 en total.', 240_000, undefined],
  ['Es un precio cerrado de $2,400.', 240_000, undefined],
  ['Total: $4 millones 800 mil.', 480_000_000, undefined],
  ['El precio: $2 millones y medio.', undefined, undefined],
  ['The fee is $2 and a half million.', undefined, undefined],
])('%j keeps its price and deposit', (message, price, deposit) => {
  const { terms } = read('USD', message);
  expect([terms.price, terms.deposit]).toEqual([price, deposit]);
});
