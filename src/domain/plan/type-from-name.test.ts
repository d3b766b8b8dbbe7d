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
  ['Los 80 de la abuela', 'birthday'],
  ['Los 15 de Sofi', 'birthday'],
  ['Mis 40', 'birthday'],
  ['Grandma turns 80', 'birthday'],
  ['Priya’s 40th', 'birthday'],
  ["Max's 7th party", 'birthday'],
  ['Los 50 de Ana y Luis', null],
  ['Acme’s 40th anniversary', 'anniversary'],
  ['St Mary’s 4th awards', 'other'],
  ['Bodega 25', null],
] as const)('the name “%s” suggests the event type %s', (name, type) => {
  expect(typeFromName(name)).toBe(type);
});
