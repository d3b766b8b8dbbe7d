import { describe, expect, test } from 'vitest';
import type { Allergen, Diet } from '../guest';
import { readNamesCell } from '../import/import-cell';
import { knownFood } from '../import/import-food';
import { isGivenName, splitName } from '../names';
import { readQuickGuests } from './quick-entry';

const read = (line: string) =>
  readQuickGuests(line, { children: 'Niños', presses: { people: null, children: 0 } });

test.each([
  ['y dos hijas', 2],
  ['y 2 menores', 2],
  ['and 2 infants', 2],
  ['and 3 grandchildren', 3],
  ['and 1 grandchild', 1],
  ['and 2 grandsons', 2],
  ['and 2 granddaughters', 2],
  ['y niña', 1],
])('after “Ana Ruiz”, the words “%s” are %i children', (words, children) => {
  expect(read(`Ana Ruiz ${words}`)).toMatchObject({
    status: 'clear',
    household: { guests: [{ name: 'Ana' }, { age_group: 'child', party_size: children }] },
  });
});

test.each([
  'Ms',
  'Mx',
  'MISS',
  'Dra.',
  'Srta.',
  'Doña',
  'Profesor',
  'Profesora',
  'Rev.',
  'Sir',
  'Lady',
  'Doctor',
  'Doctora',
  'Licenciada',
  'Ing.',
  'Arq.',
])('the title “%s” stays with the given name', (title) => {
  expect(splitName(`${title} Ana Ruiz`)).toEqual({ name: `${title} Ana`, last_name: 'Ruiz' });
});

test.each([
  'Sres. García',
  'Sras. García',
  'Srtas. García',
  'Señores García',
  'Gemelas Ruiz',
  'Mellizos Ruiz',
  'Primas Ruiz',
  'Cousins Ruiz',
  'Tíos Ruiz',
])('“%s” are several people, so the user is asked how many', (line) => {
  expect(read(line)).toMatchObject({ status: 'asked' });
});

test.each([
  ['Fam. Ruiz 4', 'Ruiz'],
  ['Las Hernández 3', 'Hernández'],
  ['The Patels 4', 'Patels'],
])('“%s” is a family, so its number counts everybody', (line, last_name) => {
  expect(read(line.replace(/ \d/u, ''))).toMatchObject({ status: 'asked' });
  expect(read(line)).toMatchObject({ status: 'clear', household: { guests: [{ last_name }] } });
});

test('the word that stands for a family’s given name is no given name', () => {
  expect(isGivenName('Family')).toBe(false);
});

describe('short words inside last names', () => {
  test.each([
    'de la Cruz',
    'de las Heras',
    'de los Ríos',
    'da Silva',
    'do Carmo',
    'dos Santos',
    'van der Meer',
    'van den Berg',
    'von Trapp',
    'di Stéfano',
    'du Pont',
    'le Clerc',
    'el Khoury',
    'al Fayed',
    'bin Rashid',
    'bint Khalid',
    'ibn Saud',
    'abu Bakr',
  ])('in a list of names, “%s” is a last name', (last_name) => {
    expect(readNamesCell(`Familia Gil (Ana ${last_name} y Luis Gil)`).people).toEqual([
      { name: 'Ana', last_name },
      { name: 'Luis', last_name: 'Gil' },
    ]);
  });

  test.each(['San Martín', 'Santa Cruz'])('a couple with titles shares the last name “%s”', (last_name) => {
    expect(readNamesCell(`Dr. y Dra. ${last_name}`).people.map((one) => one.last_name)).toEqual([
      last_name,
      last_name,
    ]);
  });
});

const FOODS: readonly (readonly [Allergen, string])[] = [
  ['gluten', 'gluten, trigo, wheat'],
  ['crustaceans', 'crustáceos, crustaceans, gambas, shrimp, prawns, camarones'],
  ['eggs', 'huevo, eggs'],
  ['fish', 'pescado, fish'],
  ['peanuts', 'cacahuetes, cacahuate, peanuts'],
  ['soybeans', 'soja, soya, soy, soybeans'],
  ['milk', 'lactosa, lácteos, leche, milk, dairy, lactose'],
  ['nuts', 'frutos secos, nuez, nueces, tree nuts, almendras, almonds'],
  ['celery', 'apio, celery'],
  ['mustard', 'mostaza, mustard'],
  ['sesame', 'sésamo, ajonjolí, sesame'],
  ['sulphites', 'sulfitos, sulphites, sulfites'],
  ['lupin', 'altramuces, altramuz, lupin'],
  ['molluscs', 'moluscos, molluscs, mollusks, mejillones, calamares, mussels, squid'],
];
const eaten = (text: string, field: 'allergens' | 'diets') => {
  const { allergens, diets } = knownFood(text, field) ?? { allergens: ['unknown'], diets: [] };
  return [...allergens, ...diets];
};

test.each(FOODS)('each food that contains %s is known: %s', (allergen, foods) => {
  for (const food of foods.split(', ')) expect(eaten(food, 'allergens'), food).toEqual([allergen]);
});

test.each(['mariscos', 'shellfish', 'seafood'])('“%s” contains crustaceans and molluscs', (food) => {
  expect(eaten(food, 'allergens')).toEqual(['crustaceans', 'molluscs']);
});

test.each<[string, Diet]>([
  ['plant-based', 'vegan'],
  ['veggie', 'vegetarian'],
  ['pescetarian', 'pescatarian'],
  ['pescatariana', 'pescatarian'],
  ['halal', 'halal'],
  ['kosher', 'kosher'],
])('the word “%s” is a diet', (word, diet) => {
  expect(eaten(word, 'diets')).toEqual([diet]);
});

test.each(['coeliac', 'celiac', 'celíaca'])('“%s” as a column’s own word means gluten', (word) => {
  expect(eaten(word, 'allergens')).toEqual(['gluten']);
});
