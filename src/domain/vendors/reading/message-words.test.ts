import { describe, expect, test } from 'vitest';
import { readMessage } from './read-message';

const setting = { today: '2026-11-27', language: 'es', currency: 'EUR', event_date: '2027-06-12' } as const;
const facts = (message: string, language: 'es' | 'en' = 'es', currency = 'EUR') =>
  readMessage(message, { ...setting, language, currency }).facts;

/** Sentences of vendors in Spain, Mexico, Argentina, the United Kingdom and the United States. */
describe('words for what a price refers to', () => {
  test.each([
    ['£45 per adult', 'guest'],
    ['£18 per cover for the tableware', 'guest'],
    ['£38 for each guest', 'guest'],
    ['Price per person: $95', 'guest'],
    ['$95 per plate', 'guest'],
    ['£38 pp', 'guest'],
    ['£38 p.p. for the buffet', 'guest'],
    ['Menú a 45 €/pax', 'guest'],
    ['El menú son 45 €/persona', 'guest'],
    ['$1.200 por adulto', 'guest'],
    ['$2.400 por cubierto', 'guest'],
    ['12 € por cada invitado', 'guest'],
    ['$850 por plato', 'guest'],
    ['The harpist is £150 an hour', 'hour'],
    ['The bartender is $45 per hr', 'hour'],
    ['Hora extra: 90 €/h', 'hour'],
    ['Son 90 € por hora', 'hour'],
    ['Son 90 € cada hora de más', 'hour'],
    ['Total: 900 €', 'event'],
    ['That is £900 in all', 'event'],
    ['A flat fee of $900', 'event'],
    ['Our packages start at $900', 'event'],
    ['£650 for the whole day', 'event'],
    ['Full day: $3,400', 'event'],
    ['$3,400 for the entire day', 'event'],
    ['900 €, precio cerrado', 'event'],
    ['650 € el día entero', 'event'],
    ['650 € el día completo', 'event'],
    ['650 € todo el día', 'event'],
  ])('in “%s”, the price is per %s', (message, basis) => {
    const currency = message.includes('£') ? 'GBP' : message.includes('$') ? 'USD' : 'EUR';
    expect(facts(message, 'en', currency).price?.basis?.value).toBe(basis);
  });
});

describe('words for a deposit', () => {
  test.each([
    ['$500 down payment', 50_000],
    ['$1,000 due at signing', 100_000],
    ['£500 on signing', 50_000],
    ['£300 to book your date', 30_000],
    ['$300 to hold the date', 30_000],
    ['£300 to secure the date', 30_000],
    ['Anticipo de $15,000', 1_500_000],
    ['Adelanto: $200.000', 20_000_000],
    ['Enganche de $15,000', 1_500_000],
    ['500 € a la firma', 50_000],
    ['500 € al firmar', 50_000],
    ['300 € para reservar la fecha', 30_000],
  ])('in “%s”, the amount is the deposit', (message, amount) => {
    const currency = message.includes('£') ? 'GBP' : message.includes('$') ? 'USD' : 'EUR';
    expect(facts(message, 'en', currency)).toMatchObject({ deposit: { value: amount } });
  });
});

describe('words for taxes and charges', () => {
  test.each([
    ['$900 plus 5% GST', 500],
    ['$900 plus 13% HST', 1300],
    ['900 € más 7 % IGIC', 700],
    ['$900 más 18 % IGV', 1800],
    ['$900 más 21 % de impuestos', 2100],
  ])('in “%s”, the percentage is the tax', (message, rate) => {
    const currency = message.includes('$') ? 'USD' : 'EUR';
    expect(facts(message, 'en', currency)).toMatchObject({
      tax_included: { value: false },
      tax_rate: { value: rate },
    });
  });

  test.each([
    ['$900 más 15 % de servicio', 1500],
    ['$900 plus 20% gratuity', 2000],
    ['$900 más 15 % de propina', 1500],
    ['$900 más 4 % de administración', 400],
  ])('in “%s”, the percentage is a charge beside the tax', (message, rate) => {
    const { charges } = readMessage(message, { ...setting, currency: 'USD' });
    expect(charges.map(({ value }) => value)).toEqual([rate]);
  });
});

describe('words for how long an offer is valid', () => {
  test.each([
    'Presupuesto válido al 31 de enero de 2027',
    'Precio vigente al 31 de enero de 2027',
    'Vigencia: 31 de enero de 2027',
    'The price is held until 31 January 2027',
    'Good till January 31, 2027',
    'La oferta caduca el 31 de enero de 2027',
    'El presupuesto vence el 31 de enero de 2027',
    'Mantenemos el precio hasta el 31 de enero de 2027',
  ])('in “%s”, the date is the last day of the offer', (message) => {
    expect(facts(message)).toMatchObject({ valid_until: { value: '2027-01-31' } });
  });
});

test.each([
  'up to 120 adults',
  'Hasta 120 adultos',
  'Hasta 120 cubiertos',
  'Hasta 120 invitados',
  'Hasta 120 personas',
  'Hasta 120 comensales',
  'Hasta 120 platos',
  'Hasta 120 pax',
  '120 covers',
  '120 guests',
  '120 heads',
  '120 persons',
  '120 plates',
  'We play for 120 minutes',
  'Free cancellation 120 days before',
  'Cancelación gratis 120 días antes',
  'Incluye 120 km',
  'Within 120 miles of Boston',
  'You receive 400 photos',
  'Entregamos 400 fotos',
  'Room for 150 people',
])('in “%s”, the number is a count, not an amount', (message) => {
  expect(readMessage(message, setting).amounts).toEqual([]);
});
