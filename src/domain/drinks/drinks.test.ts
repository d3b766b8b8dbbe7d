import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aDrinksEvent, aMoment } from '../../../tests/builders/drinks';
import { costsOf, needOf, openedIn, outcomeOf } from './buying';
import { containerOf } from './containers.data';
import { defaultCrowd, defaultEvent } from './defaults';
import { likelyServings, rateOf } from './demand';
import {
  DEALCOHOLISED,
  DRINKS,
  type DrinkShares,
  type DrinksEvent,
  GENEROSITIES,
  isAlcoholic,
  MOMENTS,
  type MomentPlan,
} from './drink';
import { extrasOf } from './extras';
import { MARKETS, marketOf } from './markets.data';
import { answerDrinks, type DrinksQuestion } from './shopping';
import { percentile, simulate } from './simulate';

const RUNS = 300;
const PARTS = [0.5, 0.7, 0.95] as const;

const events = fc
  .record({
    guest_count: fc.integer({ min: 1, max: 600 }),
    country: fc.constantFrom('ES', 'MX', 'US', 'GB', 'AR', 'JP'),
    event_type: fc.constantFrom('wedding', 'birthday', 'corporate'),
    duration: fc.integer({ min: 1, max: 14 }),
    hot: fc.boolean(),
    way_home: fc.constantFrom('unknown', 'drive', 'bus'),
    halal: fc.integer({ min: 0, max: 40 }),
    seniors: fc.integer({ min: 0, max: 20 }),
    young: fc.integer({ min: 0, max: 20 }),
    generosity: fc.constantFrom(...GENEROSITIES),
  })
  .map(({ hot, way_home, halal, seniors, young, generosity, ...facts }) => {
    const event = aDrinksEvent({ facts, setting: { hot } });
    const people = event.crowd.adults;
    const crowd = {
      ...event.crowd,
      way_home,
      halal: Math.min(people, halal),
      seniors: Math.floor(Math.min(people / 2, seniors)),
      young: Math.floor(Math.min(people / 2, young)),
    } as const;
    return { ...event, crowd, moments: event.moments.map((one) => ({ ...one, generosity })) };
  });

/** Checks that every percentile of every drink is at least as high in the second event as in the first. */
function noLess(few: DrinksEvent, many: DrinksEvent, seed: number) {
  const [less, more] = [simulate(few, seed, RUNS), simulate(many, seed, RUNS)];
  for (const [drink, samples] of less.drinks)
    for (const part of PARTS)
      expect(percentile(more.drinks.get(drink) ?? new Float64Array(), part)).toBeGreaterThanOrEqual(
        percentile(samples, part) - 1e-9,
      );
}

describe('simulate', () => {
  test('in simulate, adding guests never lowers the amount of a drink', () => {
    fc.assert(
      fc.property(events, fc.nat(200), fc.nat(50), fc.nat(), (event, adults, children, seed) => {
        const { crowd } = event;
        const more = { ...crowd, adults: crowd.adults + adults, children: crowd.children + children };
        noLess(event, { ...event, crowd: more }, seed);
      }),
      { numRuns: 60 },
    );
  });

  test('in simulate, adding hours never lowers the amount of a drink', () => {
    fc.assert(
      fc.property(
        events,
        fc.nat(4),
        fc.double({ min: 0, max: 5, noNaN: true }),
        fc.nat(),
        (event, at, hours, seed) => {
          // Only existing moments get longer. A new first moment would take over the extra drinks of the
          // first hour.
          const moments = event.moments.map((one, i) =>
            i === at && one.hours > 0 ? { ...one, hours: one.hours + hours } : one,
          );
          noLess(event, { ...event, moments }, seed);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('simulate returns the same result only for the same seed', () => {
    const event = aDrinksEvent();
    expect(simulate(event, 7, RUNS)).toEqual(simulate(event, 7, RUNS));
    expect(simulate(event, 7, RUNS)).not.toEqual(simulate(event, 8, RUNS));
  });

  test('simulate serves no forbidden drink at a dry or halal event', () => {
    fc.assert(
      fc.property(events, (event) => {
        const dry = simulate({ ...event, setting: { ...event.setting, dry: true } }, 1, 20);
        expect([...dry.drinks.keys()].filter(isAlcoholic)).toEqual([]);
        const halal = simulate({ ...event, setting: { ...event.setting, halal: 'all' } }, 1, 20);
        expect([...halal.drinks.keys()].filter((one) => isAlcoholic(one) || DEALCOHOLISED.has(one))).toEqual(
          [],
        );
        expect(percentile(halal.drinks.get('soft') ?? new Float64Array(), 0.5)).toBeGreaterThan(0);
      }),
      { numRuns: 40 },
    );
  });

  test('simulated amounts usually stay between half and twice the likely amount', () => {
    const event = aDrinksEvent();
    const { moments } = simulate(event, 1);
    for (const plan of event.moments.filter(({ hours }) => hours > 0)) {
      let likely = 0;
      for (const [drink, servings] of likelyServings(event, plan)) if (isAlcoholic(drink)) likely += servings;
      const samples = moments.get(plan.moment) ?? new Float64Array();
      expect(percentile(samples, 0.5) / likely).toBeGreaterThan(0.8);
      expect(percentile(samples, 0.5) / likely).toBeLessThan(1.35);
      expect(percentile(samples, 0.05) / likely).toBeGreaterThan(0.45);
      expect(percentile(samples, 0.95) / likely).toBeLessThan(2.2);
    }
  });
});

test('rateOf expects two drinks in the first hour and one in each later hour', () => {
  expect(rateOf(aMoment({ hours: 5 }), true).likely).toBe(6);
  expect(rateOf(aMoment({ hours: 5 }), false).likely).toBe(5);
  expect(rateOf(aMoment({ moment: 'welcome', hours: 1 }), true).likely).toBe(2);
});

test('the rate of drinks rises with the host’s generosity', () => {
  for (const moment of MOMENTS) {
    const [light, usual, generous] = GENEROSITIES.map((generosity) =>
      rateOf(aMoment({ moment, generosity }), false),
    );
    expect(light?.likely).toBeLessThanOrEqual(usual?.likely ?? 0);
    expect(light?.high).toBeLessThan(usual?.high ?? 0);
    expect(generous?.likely).toBeGreaterThan(usual?.likely ?? Infinity);
  }
});

describe('buying rule', () => {
  const samples = Float64Array.from({ length: 100 }, (_, run) => run + 1);
  const container = { ml: 330, servings: 1, case_size: 24 };

  test('by default, the purchase suffices with 90 % probability, or 95 % for returnable drinks', () => {
    expect(needOf(samples, container)).toEqual({ usual: 50, kept: 90, returnable: 95 });
    expect(needOf(samples, container, { kept: 0.9, returnable: 1 })).toMatchObject({
      kept: 90,
      returnable: 100,
    });
  });

  test('the buying rule estimates shortages and leftovers', () => {
    const outcome = outcomeOf(openedIn(samples, container), 98);
    expect(outcome.chance_short).toBeCloseTo(0.02);
    expect(outcome.short).toBeCloseTo(0.03);
    expect(outcome.left).toBeCloseTo((97 * 98) / 200);
    const price = { price: 1_000, returnable: false };
    expect(costsOf(outcome, price)).toEqual({ short: 60, left: 47_530 });
    expect(costsOf(outcome, { ...price, returnable: true }).left).toBe(0);
  });
});

describe('extrasOf', () => {
  test('extrasOf plans more bartenders if mixed drinks are served', () => {
    const crowd = { adults: 150, children: 0 };
    expect(extrasOf(aDrinksEvent({ crowd }), 0).bartenders).toBe(3);
    const plain = [aMoment({ shares: { beer: 1, red: 1 } })];
    expect(extrasOf(aDrinksEvent({ crowd, moments: plain }), 0).bartenders).toBe(2);
  });

  test('extrasOf plans mixers for spirits and additional ice for heat', () => {
    const event = aDrinksEvent({
      crowd: { adults: 100, children: 0 },
      moments: [aMoment({ hours: 4, shares: { spirits: 1 } })],
    });
    expect(extrasOf(event, 100).mixer).toBe(18);
    const hot = { ...event, setting: { ...event.setting, hot: true, outdoors: true } };
    expect(extrasOf(event, 0).ice).toEqual({ low: 70, likely: 100, high: 180 });
    expect(extrasOf(hot, 0).ice).toEqual({ low: 88, likely: 138, high: 270 });
  });

  test('extrasOf plans no additional ice for the hours of a meal', () => {
    const bar = aMoment({ hours: 5, shares: { spirits: 1 } });
    const meal = aMoment({ moment: 'meal', hours: 3, shares: { red: 1 } });
    const ice = (moments: readonly MomentPlan[]) =>
      extrasOf(aDrinksEvent({ crowd: { adults: 100, children: 0 }, moments }), 0).ice.likely;
    expect(ice([meal, bar])).toBe(ice([bar]));
  });

  test('extrasOf plans nothing if no drinks are served', () => {
    expect(extrasOf(aDrinksEvent({ moments: [] }), 0)).toEqual({
      ice: { low: 0, likely: 0, high: 0 },
      mixer: 0,
      glasses: { flute: 0, wine: 0, beer: 0, tumbler: 0 },
      bartenders: 0,
    });
  });
});

test('defaultCrowd expects no children at work events', () => {
  const facts = {
    event_type: 'wedding',
    event_date: '2027-05-15',
    duration: 8,
    guest_count: 100,
    country: 'ES',
    location_type: 'indoor',
  } as const;
  expect(defaultCrowd(facts)).toMatchObject({ adults: 92, children: 8 });
  expect(defaultCrowd({ ...facts, event_type: 'corporate' })).toMatchObject({ adults: 100, children: 0 });
  const party = { ...facts, event_type: 'birthday', kind: 'children' } as const;
  expect(defaultCrowd(party)).toMatchObject({ adults: 40, children: 60 });
  expect(defaultEvent(party).setting.dry).toBe(true);
});

test('each market has a container for every drink', () => {
  for (const market of Object.keys(MARKETS).map(marketOf)) {
    expect(MARKETS[market].abstain.high).toBeLessThan(1);
    for (const drink of DRINKS) expect(containerOf(drink, market).servings).toBeGreaterThan(0);
  }
});

describe('what a planner would buy', () => {
  const ask = (facts: Partial<DrinksQuestion['facts']>) => {
    const question: DrinksQuestion = {
      facts: {
        event_type: 'wedding',
        event_date: '2027-05-15',
        duration: 9,
        guest_count: 100,
        country: 'MX',
        location_type: 'indoor',
        currency: 'MXN',
        ...facts,
      },
      preferences: { alcohol: true, halal: 'none', cash_bar: false, way_home: 'unknown', choices: {} },
      seed: 17,
    };
    const { lines } = answerDrinks(question, '2026-11-22');
    return Object.fromEntries(lines.map(({ drink, bottles }) => [drink, bottles]));
  };

  test('in Mexico, Colombia and Brazil, at most half of the alcoholic drinks at a meal are wine', () => {
    for (const country of ['MX', 'CO', 'BR'] as const) {
      const { beer = 0, red = 0, white = 0, spirits = 0 }: DrinkShares = MARKETS[country].shares.meal;
      expect(red + white).toBeLessThanOrEqual((beer + red + white + spirits) / 2);
    }
  });

  test('a quinceañera needs less alcohol and more juice than an adult’s birthday', () => {
    const party = { event_type: 'birthday', duration: 8, guest_count: 120 } as const;
    const [quince, plain] = [ask({ ...party, name: 'XV de Camila' }), ask({ ...party, name: 'Mis 40' })];
    for (const drink of ['beer', 'red', 'spirits', 'sparkling'] as const)
      expect(quince[drink] ?? 0).toBeLessThan(0.8 * (plain[drink] ?? 0));
    expect(quince.juice ?? 0).toBeGreaterThan(plain.juice ?? 0);
  });

  test('a conference needs less than half a bottle of wine per guest', () => {
    const { red = 0, white = 0 } = ask({
      event_type: 'corporate',
      country: 'CO',
      currency: 'COP',
      guest_count: 400,
    });
    expect((red + white) / 400).toBeLessThan(0.5);
  });

  test('the shopping list of an event of several days covers only the main day', () => {
    const wedding = { event_type: 'wedding', guest_count: 120 } as const;
    expect(ask({ ...wedding, duration: 48 })).toEqual(ask({ ...wedding, duration: 8 }));
  });

  test('the shopping list for two people contains only small amounts', () => {
    const two = ask({ country: 'US', currency: 'USD', guest_count: 2, duration: 3 });
    expect(two.beer).toBeLessThanOrEqual(6);
    expect(two).not.toHaveProperty('cocktails');
  });
});
