import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALCOHOLIC, type Drink } from './drink';
import { type DrinksFacts, drinksEventOf } from './drinks-event';
import { likelyBill } from './follow';
import { momentsPoured } from './poured';
import { type MomentChoice, USUAL_PREFERENCES } from './preferences';
import { answerDrinks } from './shopping';
import { splitOf, withPart } from './split';

const FACTS: DrinksFacts = {
  event_type: 'wedding',
  event_date: '2027-11-06',
  duration: 9,
  guest_count: 100,
  country: 'US',
  location_type: 'indoor',
  currency: 'USD',
  name: 'Wedding',
  kind: null,
};
const preferences = (bar: MomentChoice, rest: object = {}) => ({
  ...USUAL_PREFERENCES,
  choices: { moments: { bar, ...rest } },
});
const sharesAt = (facts: DrinksFacts, bar: MomentChoice) =>
  drinksEventOf(facts, preferences(bar)).moments.find(({ moment }) => moment === 'bar')?.shares ?? {};
const linesOf = (facts: DrinksFacts, bar: MomentChoice, rest: object = {}) => {
  const { lines } = answerDrinks({ facts, preferences: preferences(bar, rest), seed: 17 }, '2027-01-01');
  return new Map(lines.map((line) => [line.drink, line]));
};
const NONE = { welcome: { hours: 0 }, meal: { hours: 0 }, toast: { hours: 0 } };

test('splitting the other drinks changes a drink’s entered share by at most five points', () => {
  const served = fc.uniqueArray(fc.constantFrom(...ALCOHOLIC), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(served, fc.integer({ min: 1, max: 90 }), fc.nat(), (drinks, part, at) => {
      const drink = drinks[at % drinks.length] as Drink;
      const before = sharesAt(FACTS, { drinks });
      expect(splitOf(before).reduce((sum, one) => sum + one.part, 0)).toBe(100);
      const split = withPart(before, drink, part);
      expect(split[drink]).toBe(part);
      expect(Object.keys(split).sort()).toEqual([...drinks].sort());
      const after = splitOf(sharesAt(FACTS, { drinks, split }));
      expect(Math.abs((after.find((one) => one.drink === drink)?.part ?? 0) - part)).toBeLessThanOrEqual(5);
      expect(after).toHaveLength(drinks.length);
    }),
  );
});

test('hand-entered shares of drinks don’t change with the weather', () => {
  const summer = { ...FACTS, event_date: '2027-07-03' };
  const glasses = (facts: DrinksFacts, bar: MomentChoice, drink: Drink) =>
    linesOf(facts, bar, NONE).get(drink)?.servings.p50 ?? 0;
  const ratio = (facts: DrinksFacts, bar: MomentChoice) =>
    glasses(facts, bar, 'white') / glasses(facts, bar, 'red');
  const drinks: Drink[] = ['white', 'red'];
  const own = { drinks, split: { white: 50, red: 50 } };
  expect(ratio(summer, { drinks }) / ratio(FACTS, { drinks })).toBeGreaterThan(1.4);
  expect(ratio(summer, own) / ratio(FACTS, own)).toBeCloseTo(1, 1);
});

test('the shopping list contains rosé and sweet wine if the event serves them', () => {
  const lines = linesOf(FACTS, { drinks: ['rose', 'sweet', 'red'] }, NONE);
  expect(lines.get('rose')?.bottles).toBeGreaterThan(0);
  expect(lines.get('sweet')?.bottles).toBeGreaterThan(0);
  expect(lines.get('rose')?.container.ml).toBe(750);
});

test('sparkling wine for 90 guests matches a published example of 60 bottles', () => {
  // The published case "Sparkling and red, five hours, 90 guests" needs 60 bottles.
  const line = linesOf({ ...FACTS, guest_count: 90 }, { hours: 5, drinks: ['sparkling', 'red'] }, NONE).get(
    'sparkling',
  );
  const bottles = (servings = 0) => servings / 6;
  expect(bottles(line?.servings.p50)).toBeLessThan(60);
  expect(bottles(line?.servings.p95)).toBeGreaterThanOrEqual(50);
});

test('the shopping list shows the usual bar stock of spirits with its source', () => {
  const stockOf = (country: string) => {
    const line = linesOf({ ...FACTS, country }, {}).get('spirits');
    return { line, stock: line?.stock };
  };
  const us = stockOf('US');
  // 15.5 litres for 100 guests, 92 of them adults, in bottles of 750 ml.
  expect(us.stock).toMatchObject({ bottles: 20, source: { label: 'The Knot' } });
  expect(us.line?.bottles).toBeLessThan(20);
  expect(stockOf('ES').stock).toMatchObject({ bottles: 10, source: { label: 'Las Bodas Originales' } });
  expect(linesOf(FACTS, {}).get('beer')?.stock).toBeNull();
});

test('drinks that the caterer serves are not on the shopping list', () => {
  const poured = { ...NONE, welcome: { poured: true }, meal: { poured: true }, toast: { poured: true } };
  const all = linesOf(FACTS, {});
  const some = linesOf(FACTS, {}, poured);
  expect(some.get('red')?.bottles).toBeLessThan(all.get('red')?.bottles ?? 0);
  expect(linesOf(FACTS, { poured: true }, poured).size).toBe(0);
  expect(likelyBill(FACTS, preferences({ poured: true }, poured))).toBe(0);
  // If others serve the welcome drinks, the bar doesn't get the extra drinks of the first hour.
  const bar = (rest: object) => linesOf(FACTS, {}, rest).get('spirits')?.servings.p50 ?? 0;
  expect(bar(poured)).toBeLessThan(bar(NONE));
});

test('an open bar in a quote covers the drinks at the bar and in the late hours', () => {
  expect([...momentsPoured(['menu', 'drinks'])]).toEqual(['welcome', 'meal', 'toast']);
  expect([...momentsPoured(['openBar', 'cake'])]).toEqual(['bar', 'late']);
  expect(momentsPoured(['menu', 'staff']).size).toBe(0);
});
