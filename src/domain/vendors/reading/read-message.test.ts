import { describe, expect, it, test } from 'vitest';
import { readMessage } from './read-message';

const setting = { today: '2026-11-27', language: 'es', currency: 'EUR', event_date: '2027-06-12' } as const;
const read = (message: string, given: Partial<Parameters<typeof readMessage>[1]> = {}) =>
  readMessage(message, { ...setting, ...given });

/** Returns the parsed values. Each comes with the words in which it was found. */
function told(message: string, given: Partial<Parameters<typeof readMessage>[1]> = {}) {
  const { facts } = read(message, given);
  return Object.fromEntries(
    Object.entries(facts).map(([field, { value, from, to }]) => [field, [value, message.slice(from, to)]]),
  );
}

describe('values that a message states once', () => {
  it('readMessage finds each fact of a Spanish message and its position in the text', () => {
    const message =
      'Hola: el menú de boda queda en 112 € por comensal, IVA (10 %) no incluido. Señal de 1.500 € y oferta válida hasta el 31 de enero de 2027.';
    expect(told(message)).toEqual({
      price: [11_200, '112 €'],
      tax_included: [false, 'IVA (10 %) no incluido'],
      tax_rate: [1000, '10 %'],
      deposit: [150_000, '1.500 €'],
      valid_until: ['2027-01-31', '31 de enero de 2027'],
    });
    expect(read(message).facts.price?.basis).toMatchObject({ value: 'guest' });
  });

  it('readMessage finds each fact of an English message and its position in the text', () => {
    const message =
      'Full-day photography is $3,400 in total plus 8.875% sales tax. A 25% retainer is due now. This quote expires December 20, 2026.';
    expect(told(message, { language: 'en', currency: 'USD' })).toEqual({
      price: [340_000, '$3,400'],
      tax_included: [false, 'plus 8.875% sales tax'],
      tax_rate: [887.5, '8.875%'],
      deposit_rate: [2500, '25%'],
      valid_until: ['2026-12-20', 'December 20, 2026'],
    });
  });

  test.each([
    ['Sale a 38 € por persona', 'guest'],
    ['Price per head: €38', 'guest'],
    ['El autobús son 90 € la hora', 'hour'],
    ['We charge €90 per hour', 'hour'],
    ['El paquete son 900 €', 'event'],
    ['€900 all in', 'event'],
    ['El ramo son 900 €', undefined],
    ['The bouquets are €900', undefined],
  ])('for the message %j, readMessage returns the price basis %j', (message, basis) => {
    expect(read(message).facts.price?.basis?.value).toBe(basis);
  });

  test.each([
    ['900 € IVA incluido', true],
    ['900 € con IVA', true],
    ['€900 including VAT', true],
    ['900 € más IVA', false],
    ['900 € + 21 % IVA', false],
    ['€900 plus VAT', false],
    ['€900, VAT not included', false],
    // "No VAT" doesn't say whether a price includes tax.
    ['900 € sin IVA', undefined],
    ['€900, no VAT', undefined],
    ['900 €', undefined],
    // The message contradicts itself about tax, so nothing is filled in.
    ['900 € más IVA el menú, la tarta con IVA', undefined],
  ])('for the message %j, readMessage returns tax_included as %j', (message, included) => {
    expect(read(message).facts.tax_included?.value).toBe(included);
  });
});

describe('values that a message states twice or unclearly', () => {
  it('a message with two prices offers both prices as choices', () => {
    const { facts, amounts } = read('Menú clásico 95 € por persona, menú gala 130 € por persona.');
    expect(facts).toEqual({});
    expect(amounts.map(({ value, basis }) => [value, basis?.value])).toEqual([
      [9_500, 'guest'],
      [13_000, 'guest'],
    ]);
  });

  it('a price without a currency symbol needs confirmation before it is filled in', () => {
    const { facts, amounts } = read('For 120 guests: 2,600 all in, 8 hours and 400 photos.', {
      language: 'en',
    });
    expect(facts.price).toBeUndefined();
    expect(amounts.map(({ value }) => value)).toEqual([260_000]);
  });

  it('readMessage doesn’t fill in conflicting deposits or an ambiguous date', () => {
    const { facts, dates } = read('A €300 deposit, or a 20% deposit. Valid until 3/4/2027.', {
      language: 'en',
    });
    expect(facts).toEqual({});
    expect(dates.map(({ value }) => value)).toEqual(['2027-03-04', '2027-04-03']);
  });

  it('readMessage ignores a security deposit and the date of the event', () => {
    const { facts, dates } = read('€900 flat, security deposit €200, for 12 June 2027', { language: 'en' });
    expect(facts.deposit).toBeUndefined();
    expect(dates).toEqual([]);
  });

  it('readMessage lists service and administration charges separately from the tax', () => {
    const { facts, charges } = read('€80 per plate. 20% service charge, 4% admin fee, 7% tax.', {
      language: 'en',
    });
    expect(facts.tax_rate?.value).toBe(700);
    expect(charges.map(({ value }) => value)).toEqual([2000, 400]);
  });

  it('readMessage fills in nothing from a message without figures', () => {
    expect(read('¡Hola! Os llamamos mañana para contaros.')).toEqual({
      facts: {},
      amounts: [],
      rates: [],
      charges: [],
      dates: [],
      foreign: [],
    });
  });
});

test.each([
  ['EUR', 'The band is £1,900 in total.', ['GBP']],
  ['EUR', 'La orquesta son 1.900 libras en total.', ['GBP']],
  ['MXN', 'Total: $1,900. All our prices are in USD.', ['USD']],
  ['MXN', 'Total: $1,900 MXN, no dólares.', []],
  ['EUR', 'Total 1.900 € (unas 1.650 £).', []],
])('for a plan in %s, the message %j contains the foreign currencies %j', (currency, message, foreign) => {
  const found = read(message, { currency });
  expect(found.foreign).toEqual(foreign);
  expect(found.amounts.length > 0).toBe(foreign.length === 0);
});
