import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CaseNeed, cheapestCases, mostBottles, type ShopOffer } from './cases';

/** Returns the mean cost of buying these numbers of units. Simulates every run, with returns to the shop. */
function expectedOf(offers: readonly ShopOffer[], counts: readonly number[], need: CaseNeed): number {
  const used = offers.flatMap((offer, at) =>
    (counts[at] ?? 0) > 0 ? [{ offer, count: counts[at] ?? 0 }] : [],
  );
  const bottles = used.reduce((sum, { offer, count }) => sum + offer.size * count, 0);
  const paid = used.reduce((sum, { offer, count }) => sum + offer.price * count, 0);
  const source = used.find(({ offer }) => offer.returns);
  let sum = 0;
  for (const opened of need.opened) {
    const left = Math.max(0, bottles - opened);
    const mine = source ? Math.min(left, source.offer.size * source.count) : 0;
    const size = source?.offer.size ?? 1;
    const back = source?.offer.returns?.whole_cases ? Math.floor(mine / size) * size : mine;
    const refund = source?.offer.returns ? (source.offer.price / size) * back : 0;
    sum +=
      paid + need.corkage * Math.min(opened, bottles) + need.short * Math.max(0, opened - bottles) - refund;
  }
  return sum / need.opened.length;
}

function* everyPurchase(offers: readonly ShopOffer[], need: CaseNeed): Generator<number[]> {
  const most = mostBottles(offers, need);
  function* from(at: number, counts: number[], bottles: number): Generator<number[]> {
    const offer = offers[at];
    if (!offer) {
      const returnable = counts.filter((count, i) => count > 0 && offers[i]?.returns).length;
      const least = returnable > 0 ? need.returnable : need.kept;
      if (returnable <= 1 && bottles >= least) yield counts;
      return;
    }
    yield* from(at + 1, [...counts, 0], bottles);
    for (let count = 1; bottles + count * offer.size <= most; count++)
      yield* from(at + 1, [...counts, count], bottles + count * offer.size);
  }
  yield* from(0, [], 0);
}

const offers = fc
  .array(
    fc.record({
      size: fc.constantFrom(1, 2, 3, 6, 12),
      each: fc.integer({ min: 50, max: 900 }),
      returns: fc.option(fc.record({ whole_cases: fc.boolean() }), { nil: null }),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((all) =>
    all.map(
      ({ size, each, ...rest }, at): ShopOffer => ({ id: `o${at}`, size, price: each * size, ...rest }),
    ),
  );

const needs = fc
  .record({
    opened: fc.array(fc.integer({ min: 0, max: 22 }), { minLength: 1, maxLength: 12 }),
    corkage: fc.constantFrom(0, 100, 700),
    short: fc.constantFrom(0, 400, 2_000),
    kept: fc.double({ min: 0, max: 1, noNaN: true }),
    returnable: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ opened, corkage, short, kept, returnable }): CaseNeed => {
    const sorted = Float64Array.from(opened).sort();
    const at = (part: number) => sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0;
    const [low, high] = [Math.min(kept, returnable), Math.max(kept, returnable)];
    return { kept: at(low), returnable: at(high), opened: sorted, corkage, short };
  });

test('cheapestCases finds the cheapest way to buy the bottles', () => {
  fc.assert(
    fc.property(offers, needs, (all, need) => {
      let best = Infinity;
      for (const counts of everyPurchase(all, need)) best = Math.min(best, expectedOf(all, counts, need));
      const found = cheapestCases(all, need);
      if (best === Infinity) return found === null;
      expect(Math.abs((found?.expected ?? 0) - best)).toBeLessThan(0.501);
      const counts = all.map(({ id }) => found?.counts.find((one) => one.id === id)?.count ?? 0);
      expect(Math.abs(expectedOf(all, counts, need) - best)).toBeLessThan(1e-3);
      expect(found?.paid).toBe(all.reduce((sum, one, at) => sum + one.price * (counts[at] ?? 0), 0));
      return true;
    }),
    { numRuns: 500 },
  );
});

test('cheapestCases buys at least the needed amount', () => {
  fc.assert(
    fc.property(offers, needs, (all, need) => {
      const found = cheapestCases(all, need);
      if (!found) return;
      const goesBack = found.counts.some(({ id }) => all.find((one) => one.id === id)?.returns);
      expect(found.bottles).toBeGreaterThanOrEqual(goesBack ? need.returnable : need.kept);
    }),
    { numRuns: 500 },
  );
});

const need = (bottles: number): CaseNeed => ({
  kept: bottles,
  returnable: bottles,
  opened: Float64Array.of(bottles),
  corkage: 0,
  short: 0,
});
const bottle: ShopOffer = { id: 'bottle', size: 1, price: 700, returns: null };

test.each([
  ['fills up with single bottles what a case is too large for', 8, { case: 1, bottle: 2 }],
  ['takes a further case where it is cheaper than its bottles', 11, { case: 2 }],
])('to save money, cheapestCases %s', (_, bottles, counts) => {
  const offered = [bottle, { ...bottle, id: 'case', size: 6, price: 3_000 }];
  expect(
    Object.fromEntries(cheapestCases(offered, need(bottles))?.counts.map((one) => [one.id, one.count]) ?? []),
  ).toEqual(counts);
});

test('cheapestCases uses an offer of three for the price of two', () => {
  const found = cheapestCases([bottle, { ...bottle, id: '3x2', size: 3, price: 1_400 }], need(9));
  expect(found).toMatchObject({ counts: [{ id: '3x2', count: 3 }], paid: 4_200 });
});
