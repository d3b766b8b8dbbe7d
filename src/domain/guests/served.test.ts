import { expect, test } from 'vitest';
import { type Eaters, servedTo } from './served';

const eaters = (one: Partial<Eaters>): Eaters => ({
  child: false,
  baby: false,
  diets: [],
  allergens: [],
  people: 1,
  seats: [],
  ...one,
});

test('the kitchen’s list has one menu for each person except babies', () => {
  const served = servedTo([
    eaters({ people: 5 }),
    eaters({ child: true, people: 2 }),
    eaters({ child: true, baby: true }),
    eaters({ diets: ['vegan'], allergens: ['nuts', 'gluten'], seats: [7] }),
    eaters({ diets: ['vegan'], people: 2, seats: [2, 3] }),
    eaters({ child: true, diets: ['childrens-menu'], allergens: ['milk'] }),
    eaters({ baby: true, allergens: ['milk'] }),
  ]);
  expect(served.people).toBe(13);
  expect(served.babies).toBe(2);
  expect(served.menus).toEqual([
    { menu: 'standard', people: 5 },
    { menu: 'childrens-menu', people: 3 },
    { menu: 'vegan', people: 3 },
  ]);
  expect(served.menus.reduce((sum, { people }) => sum + people, served.babies)).toBe(served.people);
  expect(served.allergens).toEqual([
    { allergen: 'gluten', people: 1 },
    { allergen: 'milk', people: 2 },
    { allergen: 'nuts', people: 1 },
  ]);
  expect(served.special).toEqual([
    { menu: 'vegan', allergens: [], people: 2, seats: [2, 3] },
    { menu: 'vegan', allergens: ['gluten', 'nuts'], people: 1, seats: [7] },
    { menu: 'childrens-menu', allergens: ['milk'], people: 1, seats: [] },
    { menu: null, allergens: ['milk'], people: 1, seats: [] },
  ]);
});

test('without guests, the kitchen’s list is empty', () => {
  expect(servedTo([])).toEqual({ people: 0, babies: 0, menus: [], allergens: [], special: [] });
});
