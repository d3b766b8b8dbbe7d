import { expect, test } from 'vitest';
import type { Category } from '../../plan/facts';
import { readQuote } from './read-quote';

const read = (message: string, category: Category = 'venue') =>
  readQuote(message, { today: '2026-11-26', event_date: '2027-06-12', currency: 'GBP', category }).vendor;

test('a signature says who wrote and how to reach them', () => {
  const english = 'Barn hire is £5,400.\nKind regards,\nTom Harris\n07700 900123 | tom@barn.example';
  expect(read(english)).toMatchObject({
    contact_name: 'Tom Harris',
    phone: '07700 900123',
    email: 'tom@barn.example',
  });
  expect(read('Son 5.400 £.\nUn saludo, Marta Gil\nTel. 689 123 456')).toMatchObject({
    contact_name: 'Marta Gil',
    phone: '689 123 456',
  });
});

test.each([
  'Transferencia a ES76 2077 0024 0031 0257 5766',
  'ABN 51 824 753 556',
  'Sort code 20-45-67 Account 12345678',
  'Barn hire £600 123 456',
  'Thanks for getting in touch about June.',
])('"%s" names nobody and no telephone', (message) => {
  expect(read(message)).not.toHaveProperty('phone');
  expect(read(message)).not.toHaveProperty('contact_name');
});

test.each([
  ['The date is available.', true],
  ['Saturday 12 June 2027 is still free!', true],
  ['Tenemos la fecha disponible.', true],
  ['Ese día ya no está disponible.', false],
  ['Unfortunately the date is already booked.', false],
  ['Tenemos zona al aire libre y barra libre.', undefined],
  ['No incluye barra libre.', undefined],
  ['If the date is available we will hold it.', undefined],
  ['Is the date available?', undefined],
  ['The 19 June 2027 date is available.', undefined],
])('"%s" says whether they are free on the day', (message, free) => {
  expect(read(message).free_on_date).toBe(free);
});

test.each([
  ['Capacity 150 seated, 200 standing.', 150],
  ['Aforo máximo: 220 personas', 220],
  ['The barn seats up to 140.', 140],
  ['Minimum 80 guests.', undefined],
])('"%s" says how many a venue holds', (message, capacity) => {
  expect(read(message).capacity).toBe(capacity);
  expect(read(message, 'catering').capacity).toBeUndefined();
});
