import { describe, expect, test } from 'vitest';
import { isDish, knownFood, saysAllergy } from './import/import-food';

const eaten = (text: string) => {
  const known = knownFood(text, 'diets');
  return known && [...known.allergens, ...known.diets];
};

test.each([
  'Alergia al marisco',
  'Severe nut allergy',
  'Riesgo de anafilaxia',
  'Risk of anaphylaxis',
  'Carries an EpiPen',
  'Intolerante a la lactosa',
  'Soy celíaca',
  'Celiac',
  'Coeliac',
])('“%s” says that a guest has an allergy', (text) => {
  expect(saysAllergy(text)).toBe(true);
});

test.each([
  'Plato sin queso',
  'Sin queso',
  'No pork',
  'Pork: no',
  'Does not eat pork',
  'Steak without sauce',
  'Free of pork',
  'Cant eat pork',
  'Cannot eat pork',
  'Evita el cerdo',
  'Avoids pork',
])('“%s” in a menu’s column is a food to avoid, not a dish', (text) => {
  expect(isDish(text, 'meal')).toBe(false);
  expect(isDish('Notable cannelloni', 'meal')).toBe(true);
});

describe('foods that a guest must not eat', () => {
  test.each([
    ['Alergia a los frutos secos', ['nuts']],
    ['Alergia a las nueces', ['nuts']],
    ['Alérgica al huevo', ['eggs']],
    ['Alérgico a la soja', ['soybeans']],
    ['Intolerante a la lactosa', ['milk']],
    ['Intolerancia al gluten', ['gluten']],
    ['Sin gluten', ['gluten']],
    ['Allergy to nuts', ['nuts']],
    ['Allergies to fish', ['fish']],
    ['Allergic to eggs', ['eggs']],
    ['Intolerant to dairy', ['milk']],
    ['Intolerance to gluten', ['gluten']],
    ['Nut allergy', ['nuts']],
    ['Nut allergies', ['nuts']],
    ['Nut-allergic', ['nuts']],
    ['Lactose intolerant', ['milk']],
    ['Gluten intolerance', ['gluten']],
    ['Gluten-free', ['gluten']],
    ['Celíaca', ['gluten']],
    ['Coeliac', ['gluten']],
  ])('“%s” is read as the allergen %j', (text, allergens) => {
    expect(eaten(text)).toEqual(allergens);
  });
});

test.each([
  'Menú vegano',
  'Vegan meal',
  'Vegan diet',
  'Dieta vegana',
  'Vegan dish',
  'Plato vegano',
  'Opción vegana',
  'Vegan option',
  'Comida vegana',
  'Vegan food',
])('“%s” is the diet alone', (text) => {
  expect(eaten(text)).toEqual(['vegan']);
});

test.each([
  'Menú infantil',
  'Infantil',
  'Menú de niños',
  'Menú niños',
  'Menú niño',
  'Kids menu',
  'Child meal',
  'Children',
])('“%s” is the children’s menu', (text) => {
  expect(eaten(text)).toEqual(['childrens-menu']);
});
