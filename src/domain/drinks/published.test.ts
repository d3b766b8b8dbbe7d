import { expect, test } from 'vitest';
import { aDrinksEvent, aMoment } from '../../../tests/builders/drinks';
import { bottlesFor, containerOf } from './containers.data';
import { likelyServings } from './demand';
import type { Drink, MomentPlan } from './drink';

/** Returns the bottles of each drink in each moment, computed from a published figure per adult. */
function bottlesOf(adults: number, moments: readonly MomentPlan[]): Partial<Record<Drink, number>>[] {
  const event = aDrinksEvent({ facts: { country: 'US' }, crowd: { adults, children: 0 }, moments });
  return moments.map((plan) =>
    Object.fromEntries(
      [...likelyServings(event, plan)].map(([drink, servings]) => [
        drink,
        bottlesFor(servings, containerOf(drink, 'US')),
      ]),
    ),
  );
}

test('the bottles for an evening bar of 100 guests equal the figures of Calc-Verse', () => {
  const bar = aMoment({ per_adult: 5, shares: { red: 50, beer: 30, spirits: 20 } });
  expect(bottlesOf(100, [bar])).toEqual([{ red: 50, beer: 150, spirits: 7 }]);
});

test('the bottles for a welcome, a meal and a toast equal the figures of Mr Wheeler', () => {
  expect(
    bottlesOf(120, [
      aMoment({ moment: 'welcome', per_adult: 2, shares: { sparkling: 1 } }),
      aMoment({ moment: 'meal', per_adult: (2 / 3) * 5, shares: { red: 60, white: 40 } }),
      aMoment({ moment: 'toast', per_adult: 2, shares: { sparkling: 1 } }),
    ]),
  ).toEqual([{ sparkling: 40 }, { red: 48, white: 32 }, { sparkling: 40 }]);
});

test('the bottles for an evening of sparkling and red wine equal the figures of The Wed Planners', () => {
  expect(
    bottlesOf(100, [
      aMoment({ moment: 'welcome', per_adult: 2.5, shares: { sparkling: 1 } }),
      aMoment({ moment: 'meal', per_adult: 2.5, shares: { red: 1 } }),
      aMoment({ moment: 'toast', per_adult: 1, shares: { sparkling: 1 } }),
      aMoment({ moment: 'bar', per_adult: 5, shares: { red: 1 } }),
    ]),
  ).toEqual([{ sparkling: 42 }, { red: 50 }, { sparkling: 17 }, { red: 100 }]);
});

test('the bottles for a five-hour bar with half beer equal the figures of calculatorlib', () => {
  const bar = aMoment({ per_adult: 7.5, shares: { beer: 50, red: 30, spirits: 20 } });
  const [bottles] = bottlesOf(100, [bar]);
  expect(bottles).toEqual({ beer: 375, red: 45, spirits: 10 });
  expect(Math.ceil((bottles?.beer ?? 0) / containerOf('beer', 'US').case_size)).toBe(16);
});
