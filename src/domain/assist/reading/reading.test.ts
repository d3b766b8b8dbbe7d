import { expect, test } from 'vitest';
import { groundGuests, guestTable } from './guest-table';
import { groundQuote } from './quote-words';

const MESSAGE = `Hola Marta: el precio es de 4.500 €, IVA incluido (21 %).
Para reservar, una señal del 30 %. Oferta válida hasta el 15 de marzo de 2127.`;
const SETTING = { today: '2127-01-10', language: 'es', currency: 'EUR', event_date: '2127-06-05' } as const;
const quote = (
  field: 'price' | 'deposit_rate' | 'tax_included' | 'tax_rate' | 'valid_until' | 'deposit',
  words: string,
) => groundQuote(MESSAGE, { found: [{ field, words }] }, SETTING);

test('values are read from a vendor’s message with their positions in the text', () => {
  const { facts, refused } = groundQuote(
    MESSAGE,
    {
      basis: 'event',
      found: [
        { field: 'price', words: '4.500 €' },
        { field: 'tax_included', words: 'IVA incluido' },
        { field: 'tax_rate', words: '21 %' },
        { field: 'deposit_rate', words: 'señal del 30 %' },
        { field: 'valid_until', words: '15 de  marzo de 2127' },
      ],
    },
    SETTING,
  );
  expect(refused).toEqual([]);
  expect(facts).toMatchObject({
    price: { value: 450_000, basis: { value: 'event' } },
    tax_included: { value: true },
    tax_rate: { value: 2_100 },
    deposit_rate: { value: 3_000 },
    valid_until: { value: '2127-03-15' },
  });
  const { price } = facts;
  expect(MESSAGE.slice(price?.from, price?.to)).toBe('4.500 €');
});

test('values that aren’t in the text or have the wrong kind are refused', () => {
  expect(quote('price', '3.900 €')).toEqual({ facts: {}, refused: ['price'] });
  expect(quote('price', 'IVA incluido').refused).toEqual(['price']);
  expect(quote('deposit', 'señal del 30 %').refused).toEqual(['deposit']);
  expect(quote('valid_until', '4.500 €').refused).toEqual(['valid_until']);
  expect(quote('tax_rate', '   ').refused).toEqual(['tax_rate']);
});

test('only people who are named in the text become rows of the import', () => {
  const text = 'Vienen Ana García con sus dos hijos, y Luis.';
  const { kept, refused } = groundGuests(text, [
    { name: 'Ana', last_name: 'García', people: 3, children: 2 },
    { name: 'Luis' },
    { name: 'Ignacio' },
  ]);
  expect(refused).toEqual([{ name: 'Ignacio' }]);
  expect(
    guestTable(kept, 'es')
      .split('\n')
      .map((line) => line.split('\t')),
  ).toEqual([
    ['Nombre', 'Apellidos', 'Grupo', 'Personas', 'Niños', 'Dieta', 'Notas'],
    ['Ana', 'García', '', '3', '2', '', ''],
    ['Luis', '', '', '', '', '', ''],
  ]);
});
