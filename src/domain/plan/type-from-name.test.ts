import { expect, test } from 'vitest';
import { typeFromName } from './kind';

test.each([
  ['Boda de Ana y Luis', 'wedding'],
  ['Zoë and Íñigo’s wedding', 'wedding'],
  ['Casamiento de Flor', 'wedding'],
  ['Bodas de oro de los abuelos', 'anniversary'],
  ['XV de Camila', 'birthday'],
  ['Cumpleaños de Leo', 'birthday'],
  ['Congreso de otoño', 'corporate'],
  ['Bautizo de Hugo', 'other'],
  ['Baby shower for Ana', 'other'],
  ['Fiesta de graduación', 'other'],
  ['Aurora product launch', 'corporate'],
  ['Charity gala', 'other'],
  ['Los 80 de la abuela', null],
  ['Bodega 25', null],
] as const)('the name “%s” tells %s', (name, type) => {
  expect(typeFromName(name)).toBe(type);
});
