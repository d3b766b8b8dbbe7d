import { expect, it } from 'vitest';
import { withFigures } from './quick-spoken';

it.each([
  ['Fotógrafo mil quinientos euros', 'Fotógrafo 1500 euros'],
  ['Vestido un millón doscientos mil pesos', 'Vestido 1200000 pesos'],
  ['Orquesta 3 millones y medio', 'Orquesta 3500000'],
  ['Medio millón decoración', '500000 decoración'],
  ['veintiún mil euros finca', '21000 euros finca'],
  ['Band a grand', 'Band 1000'],
  ['Dress twelve hundred dollars', 'Dress 1200 dollars'],
  ['Tent house 2 lakh 50 thousand', 'Tent house 250000'],
  ['finca el dos de marzo', 'finca el 2 de marzo'],
])('puts the amount of "%s" in figures', (line, figures) => expect(withFigures(line)).toBe(figures));

it.each([
  'Mil Flores 300',
  'Los Tres Mil Quinientos 400 €',
  'Tres Monos',
  'Finca 12 mil',
  'dos o tres mil euros flores',
  'flores mil y pico euros',
  'one point two million venue',
  'two and a half grand band',
  'Hall nineteen eighty dollars',
  'Hotel two nights',
])('leaves "%s" as it is: a name, figures already, or not certain', (line) =>
  expect(withFigures(line)).toBe(line),
);
