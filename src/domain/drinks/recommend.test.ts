import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MARKETS, marketOf } from './markets.data';
import { DRINKS_OF, glassesOf, MOMENTS_OF, type Occasion, quantitiesOf, stylesFor } from './recommend';
import { DRINK_TYPES, DRINKS_MENUS, STYLES } from './styles.data';

const occasions = fc
  .record({
    type: fc.constantFrom(...DRINK_TYPES),
    guests: fc.integer({ min: 1, max: 500 }),
    at: fc.nat(3),
    market: fc.constantFrom(...Object.keys(MARKETS).map(marketOf)),
    season: fc.constantFrom('summer' as const, 'winter' as const, null),
    alone: fc.boolean(),
  })
  .map(({ at, ...rest }): Occasion => {
    const moments = MOMENTS_OF[rest.type];
    return { ...rest, moment: moments[at % moments.length] ?? moments[0] };
  });

describe('quantitiesOf', () => {
  test('adding guests never lowers an amount returned by quantitiesOf', () => {
    fc.assert(
      fc.property(occasions, fc.nat(100), (occasion, more) => {
        const few = quantitiesOf(occasion);
        const many = quantitiesOf({ ...occasion, guests: occasion.guests + more });
        expect(few.map(({ drink }) => drink)).toEqual(DRINKS_OF[occasion.type]);
        few.forEach(({ p50, p70, p95 }, at) => {
          expect(p50).toBeLessThanOrEqual(p70);
          expect(p70).toBeLessThanOrEqual(p95);
          expect(many[at]?.p95).toBeGreaterThanOrEqual(p95);
          expect(many[at]?.p50).toBeGreaterThanOrEqual(p50);
        });
      }),
      { numRuns: 40 },
    );
  });

  test('quantitiesOf plans more of a drink if no other drink is served', () => {
    const occasion: Occasion = {
      type: 'wine',
      guests: 100,
      moment: 'welcome',
      market: 'ES',
      season: null,
      alone: false,
    };
    const sum = (alone: boolean) =>
      quantitiesOf({ ...occasion, alone }).reduce((all, { p50 }) => all + p50, 0);
    expect(sum(true)).toBeGreaterThan(sum(false) * 1.5);
    expect(glassesOf(occasion).map(({ glass }) => glass)).toEqual(['wine']);
  });
});

test('stylesFor puts suitable styles before all others', () => {
  fc.assert(
    fc.property(occasions, fc.constantFrom(...DRINKS_MENUS, null), (occasion, menu) => {
      const styles = stylesFor(occasion, menu);
      expect(styles).toHaveLength(STYLES[occasion.type].length);
      const first = styles.findIndex(({ suits }) => !suits);
      if (first >= 0) expect(styles.slice(first).every(({ suits }) => !suits)).toBe(true);
    }),
  );
  const occasion: Occasion = {
    type: 'wine',
    guests: 100,
    moment: 'meal',
    market: 'ES',
    season: 'winter',
    alone: false,
  };
  expect(stylesFor(occasion, 'meat')[0]?.style.id).toBe('fullRed');
});

test('each style has a plausible serving temperature', () => {
  for (const type of DRINK_TYPES)
    for (const { serve } of STYLES[type]) expect(serve[0]).toBeLessThan(serve[1]);
});
