import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOMENTS } from './drink';
import { type DrinksFacts, drinksEventOf } from './drinks-event';
import { likelyBill, preferencesAt } from './follow';
import { type DrinksChoices, USUAL_PREFERENCES } from './preferences';
import { answerDrinks, LIST_SEED } from './shopping';

const facts: fc.Arbitrary<DrinksFacts> = fc.record({
  event_type: fc.constantFrom('wedding', 'birthday', 'corporate'),
  event_date: fc.constantFrom('2027-05-15', '2027-07-17'),
  duration: fc.option(fc.integer({ min: 2, max: 14 })),
  guest_count: fc.integer({ min: 10, max: 300 }),
  country: fc.constantFrom('ES', 'MX', 'GB'),
  location_type: fc.constantFrom('indoor', 'outdoor'),
  currency: fc.constant('EUR'),
});
const count = fc.integer({ min: 0, max: 80 });
const moment = fc.record(
  { hours: fc.integer({ min: 1, max: 5 }), per_adult: fc.integer({ min: 1, max: 9 }) },
  { requiredKeys: [] },
);
const choices: fc.Arbitrary<DrinksChoices> = fc.record(
  {
    adults: fc.integer({ min: 1, max: 300 }),
    children: count,
    abstaining: count,
    young: count,
    seniors: count,
    halal_guests: count,
    corkage: fc.integer({ min: 0, max: 500 }),
    moments: fc.dictionary(fc.constantFrom(...MOMENTS), moment),
  },
  { requiredKeys: [] },
);
const preferences = fc
  .record({ alcohol: fc.boolean(), halal: fc.constantFrom('none', 'some', 'all'), choices })
  .map((chosen) => ({ ...USUAL_PREFERENCES, ...chosen }));

describe('preferencesAt', () => {
  test('preferencesAt changes nothing if the facts stay the same', () => {
    fc.assert(
      fc.property(facts, preferences, (here, chosen) => {
        const again = preferencesAt(chosen, here, here);
        expect(drinksEventOf(here, again)).toEqual(drinksEventOf(here, chosen));
      }),
    );
  });

  test('preferencesAt scales the cost in proportion to the number of guests', () => {
    fc.assert(
      fc.property(facts, preferences, fc.integer({ min: 1, max: 600 }), (here, chosen, guest_count) => {
        const there = { ...here, guest_count };
        const bill = likelyBill(here, chosen);
        const grown = likelyBill(there, preferencesAt(chosen, here, there));
        expect(grown).toBeCloseTo((bill * guest_count) / here.guest_count, 4);
      }),
    );
  });

  test('preferencesAt never lowers the cost when the day gets longer', () => {
    fc.assert(
      fc.property(facts, preferences, fc.integer({ min: 1, max: 8 }), (here, chosen, more) => {
        const there = { ...here, duration: (here.duration ?? 8) + more };
        const bill = likelyBill(there, preferencesAt(chosen, here, there));
        expect(bill).toBeGreaterThanOrEqual(likelyBill(here, chosen) - 1e-6);
      }),
    );
  });

  test('preferencesAt never lowers the number of bottles when guests are added', () => {
    fc.assert(
      fc.property(facts, preferences, fc.integer({ min: 1, max: 100 }), (here, chosen, more) => {
        const there = { ...here, guest_count: here.guest_count + more };
        const needOf = (at: DrinksFacts) =>
          answerDrinks(
            { facts: at, preferences: preferencesAt(chosen, here, at), seed: LIST_SEED },
            '2027-01-01',
          ).lines;
        const many = needOf(there);
        for (const { drink, need } of needOf(here)) {
          const grown = many.find((line) => line.drink === drink)?.need;
          expect(grown?.kept).toBeGreaterThanOrEqual(need.kept);
          expect(grown?.returnable).toBeGreaterThanOrEqual(need.returnable);
        }
      }),
      { numRuns: 15 },
    );
  });
});
