import { expect, test } from 'vitest';
import { typeFromName } from './type-from-name';

test.each([
  ['Boda de Ana y Luis', 'wedding'],
  ['Zoë and Íñigo’s wedding', 'wedding'],
  ['Casamiento de Flor', 'wedding'],
  ['Bodas de oro de los abuelos', 'anniversary'],
  ['XV de Camila', 'birthday'],
  ['Cumpleaños de Leo', 'birthday'],
  ['Congreso de otoño', 'corporate'],
  ['Los 80 de la abuela', null],
  ['Bodega 25', null],
] as const)('the name “%s” tells %s', (name, type) => {
  expect(typeFromName(name)).toBe(type);
});
