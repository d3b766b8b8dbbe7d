import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_TERMS } from './quote';
import {
  balanced,
  type Comparing,
  CRITERIA,
  failsOf,
  type RankingCandidate,
  rank,
  shrunkRating,
  USUAL_WEIGHTS,
  weightsFor,
} from './ranking';

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const candidate = fc.record({
  cost: maybe(fc.integer({ min: 1_00, max: 50_000_00 })),
  deposit_rate: maybe(fc.integer({ min: 0, max: 10_000 })),
  includes: fc.uniqueArray(fc.constantFrom('album', 'video', 'drone', 'second')),
  date_change: maybe(fc.boolean()),
  rating: maybe(fc.double({ min: 1, max: 5, noNaN: true })),
  reviews: maybe(fc.integer({ min: 0, max: 500 })),
  style: maybe(fc.integer({ min: 1, max: 5 })),
  answer_days: maybe(fc.integer({ min: 0, max: 30 })),
  free_on_date: maybe(fc.boolean()),
  capacity: maybe(fc.integer({ min: 10, max: 500 })),
  serves_place: maybe(fc.boolean()),
  expired: fc.constant(false),
});
const candidates: fc.Arbitrary<RankingCandidate[]> = fc
  .array(candidate, { minLength: 1, maxLength: 6 })
  .map((all) =>
    all.map(({ deposit_rate, includes, date_change, ...one }, i) => ({
      ...one,
      id: `v${i}`,
      terms: { ...EMPTY_TERMS, deposit_rate, includes, date_change },
    })),
  );
const comparing: Comparing = {
  amount: 2_000_00,
  guests: 120,
  wanted: ['album', 'video'],
  weights: USUAL_WEIGHTS,
};
const order = (all: readonly RankingCandidate[], how = comparing) =>
  rank(all, how).positions.map(({ id }) => id);
const one = (id: string, given: Partial<RankingCandidate>): RankingCandidate => ({
  id,
  cost: 2_000_00,
  terms: EMPTY_TERMS,
  rating: null,
  reviews: null,
  style: null,
  answer_days: null,
  free_on_date: null,
  capacity: null,
  serves_place: null,
  expired: false,
  ...given,
});

describe('weightsFor', () => {
  it('weightsFor gives the price less weight in a more important category', () => {
    const first = weightsFor(1, 9);
    const last = weightsFor(9, 9);
    expect(first.price).toBeLessThan(USUAL_WEIGHTS.price);
    expect(last.price).toBeGreaterThan(USUAL_WEIGHTS.price);
    for (const weights of [first, last, weightsFor(null, 9), balanced({ ...USUAL_WEIGHTS, price: 0 })])
      expect(CRITERIA.reduce((sum, key) => sum + weights[key], 0)).toBeCloseTo(100);
    expect(balanced({ price: 0, reviews: 0, included: 0, terms: 0, style: 0, answer: 0 })).toEqual(
      USUAL_WEIGHTS,
    );
  });
});

describe('rank', () => {
  it('the ranking moves a rating with few reviews towards the average', () => {
    expect(shrunkRating(5, 2)).toBeLessThan(shrunkRating(4.8, 80));
    expect(shrunkRating(null, null)).toBeCloseTo(4.3);
  });

  it('the ranking excludes even a cheap quote that fails a required condition', () => {
    const free = one('cheap', { cost: 100, free_on_date: false, capacity: 40, serves_place: false });
    const result = rank([free, one('dear', { cost: 9_000_00 })], comparing);
    expect(result.positions.map(({ id }) => id)).toEqual(['dear']);
    expect(result.excluded).toEqual([{ id: 'cheap', fails: ['date', 'capacity', 'place'] }]);
  });

  it('the ranking prefers the cheaper of two otherwise equal quotes', () => {
    const [best, second] = rank([one('a', {}), one('b', { cost: 1_500_00 })], comparing).positions;
    expect([best?.id, second?.id]).toEqual(['b', 'a']);
    expect(best?.scores.find(({ criterion }) => criterion === 'price')?.ahead).toBeGreaterThan(0);
    expect(best?.scores.filter(({ ahead }) => Math.abs(ahead) > 1e-9)).toHaveLength(1);
  });

  it('the ranking contains every quote exactly once, sorted by points', () => {
    fc.assert(
      fc.property(candidates, (all) => {
        const { positions, excluded, unpriced } = rank(all, comparing);
        const ids = [...positions.map(({ id }) => id), ...excluded.map(({ id }) => id), ...unpriced];
        expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
        for (const [i, { points, scores }] of positions.entries()) {
          expect(scores.reduce((sum, score) => sum + score.points, 0)).toBeCloseTo(points);
          expect(points).toBeGreaterThanOrEqual(0);
          expect(points).toBeLessThanOrEqual(100 + 1e-9);
          if (i > 0) expect(points).toBeLessThanOrEqual(positions[i - 1]?.points ?? 0);
        }
        for (const each of all)
          expect(failsOf(each, 120).length > 0).toBe(excluded.some(({ id }) => id === each.id));
      }),
    );
  });

  it('neither the currency nor the input order changes the ranking', () => {
    fc.assert(
      fc.property(
        candidates,
        fc.constantFrom(1, 19, 100, 4_000),
        maybe(fc.constant(2_000_00)),
        (all, factor, amount) => {
          const how = { ...comparing, amount };
          const dearer = all.map((each) => ({
            ...each,
            cost: each.cost === null ? null : each.cost * factor,
          }));
          expect(order(dearer, { ...how, amount: amount === null ? null : amount * factor })).toEqual(
            order(all, how),
          );
          const points = { price: 350, reviews: 250, included: 150, terms: 100, style: 100, answer: 50 };
          expect(order(all, { ...how, weights: points })).toEqual(order(all, how));
          expect(order(all.toReversed(), how)).toEqual(order(all, how));
        },
      ),
    );
  });

  it('a tiny price change keeps the order of quotes if none of them are nearly equal', () => {
    fc.assert(
      fc.property(candidates, fc.nat(), (all, pick) => {
        const before = rank(all, comparing);
        const touched = all.map((each, i) =>
          i === pick % all.length && each.cost !== null ? { ...each, cost: each.cost * 1.001 } : each,
        );
        if (before.positions.some(({ close }) => close)) return;
        expect(order(touched)).toEqual(before.positions.map(({ id }) => id));
      }),
    );
  });

  it('the ranking puts expired quotes after valid ones', () => {
    fc.assert(
      fc.property(candidates, fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), (all, expired) => {
        const given = all.map((candidate, i) => ({ ...candidate, expired: expired[i] ?? false }));
        const { positions } = rank(given, comparing);
        const flags = positions.map(({ id }) => given.find((candidate) => candidate.id === id)?.expired);
        expect(flags).toEqual(flags.toSorted((a, b) => Number(a) - Number(b)));
        const last = flags.lastIndexOf(false);
        if (last >= 0) expect(positions[last]?.close && flags[last + 1]).not.toBe(true);
      }),
    );
  });
});
