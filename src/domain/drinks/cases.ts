import type { Cents } from '../money';

/**
 * A unit that a shop sells: a single bottle (size 1), a case, or three bottles for the price of two (size 3).
 */
export type ShopOffer = {
  readonly id: string;
  /** Number of bottles. */
  readonly size: number;
  readonly price: Cents;
  /**
   * Return terms; null if the shop takes nothing back. With `whole_cases`, it takes back only unopened cases.
   */
  readonly returns: { readonly whole_cases: boolean } | null;
};

export type CaseNeed = {
  /** Minimum number of bottles to buy: `kept` if none can be returned, `returnable` if some can. */
  readonly kept: number;
  readonly returnable: number;
  /** Number of opened bottles in every run, ascending. */
  readonly opened: Float64Array;
  /** Fee that the venue charges per opened bottle. */
  readonly corkage: Cents;
  /** Cost of one missing bottle. */
  readonly short: Cents;
};

type DrinksPurchase = {
  readonly counts: readonly { readonly id: string; readonly count: number }[];
  readonly bottles: number;
  /** Amount paid in the shop. */
  readonly paid: Cents;
  /** Mean total, including corkage, returns and shortages. */
  readonly expected: Cents;
};

/** Returns an upper bound for the bottles to buy: the need plus one unit of the largest size. */
export const mostBottles = (offers: readonly ShopOffer[], { kept, returnable }: CaseNeed): number =>
  Math.max(kept, returnable) + Math.max(0, ...offers.map(({ size }) => size));

/**
 * For each number of bottles, returns the share of runs in which they suffice (`enough`) and the mean number
 * of leftovers (`left`). `mean` is the mean number of opened bottles.
 */
function tables(opened: Float64Array, most: number) {
  const runs = Math.max(1, opened.length);
  const enough = new Float64Array(most + 1);
  const left = new Float64Array(most + 2);
  let at = 0;
  let total = 0;
  for (const one of opened) total += one;
  for (let bottles = 0; bottles <= most; bottles++) {
    while (at < opened.length && (opened[at] ?? 0) <= bottles) at++;
    enough[bottles] = at / runs;
    left[bottles + 1] = (left[bottles] ?? 0) + (enough[bottles] ?? 0);
  }
  return { enough, left, mean: total / runs };
}

/** Returns the lowest cost of exactly n bottles that can't be returned, and which units to buy. */
function keptCosts(offers: readonly ShopOffer[], most: number) {
  let costs = new Float64Array(most + 1).fill(Infinity);
  costs[0] = 0;
  const used: Int32Array[] = [];
  for (const { size, price } of offers) {
    const next = costs.slice();
    // Cost with this offer included, and how many of its units are bought.
    const using = new Float64Array(most + 1).fill(Infinity);
    const count = new Int32Array(most + 1);
    const chosen = new Int32Array(most + 1);
    for (let bottles = size; bottles <= most; bottles++) {
      const start = (costs[bottles - size] ?? Infinity) + price;
      const more = (using[bottles - size] ?? Infinity) + price;
      using[bottles] = Math.min(start, more);
      count[bottles] = start <= more ? 1 : (count[bottles - size] ?? 0) + 1;
      if ((using[bottles] ?? Infinity) < (next[bottles] ?? Infinity)) {
        next[bottles] = using[bottles] ?? Infinity;
        chosen[bottles] = count[bottles] ?? 0;
      }
    }
    used.push(chosen);
    costs = next;
  }
  const counts = (bottles: number) => {
    let rest = bottles;
    return offers
      .map(({ id, size }, at) => ({ id, size, at }))
      .reverse()
      .flatMap(({ id, size, at }) => {
        const count = used[at]?.[rest] ?? 0;
        rest -= count * size;
        return count > 0 ? [{ id, count }] : [];
      });
  };
  return { costs, counts };
}

/**
 * Returns a function that computes the mean number of bottles given back. The last `returnable` of `bottles`
 * can be returned. If the shop requires it, only complete cases of `size` count.
 */
function givenBack({ enough, left }: ReturnType<typeof tables>, { size, returns }: ShopOffer, most: number) {
  if (!returns?.whole_cases)
    return (bottles: number, returnable: number) => (left[bottles] ?? 0) - (left[bottles - returnable] ?? 0);
  // Cumulative sums of `enough`, in steps of one case.
  const steps = new Float64Array(most + 1);
  for (let bottles = size; bottles <= most; bottles++)
    steps[bottles] = (steps[bottles - size] ?? 0) + (enough[bottles - size] ?? 0);
  return (bottles: number, returnable: number) =>
    size * ((steps[bottles] ?? 0) - (steps[bottles - returnable] ?? 0));
}

/**
 * Returns the purchase with the lowest mean cost: price, plus corkage, plus the cost of a shortage, minus
 * returns. Bottles are returned to at most one shop, and the bottles of that shop are opened last. The result
 * is exact, because all combinations of kept and returnable bottles are tried. Null if nothing is sold.
 */
export function cheapestCases(offers: readonly ShopOffer[], need: CaseNeed): DrinksPurchase | null {
  const most = mostBottles(offers, need);
  const known = tables(need.opened, most);
  const kept = keptCosts(
    offers.filter(({ returns }) => returns === null),
    most,
  );
  const running = Float64Array.from({ length: most + 1 }, (_, bottles) => {
    const left = known.left[bottles] ?? 0;
    const open = bottles - left;
    return need.corkage * open + need.short * (known.mean - open);
  });
  let best = Infinity;
  let found: { stay: number; offer: ShopOffer | null; count: number } | null = null;
  for (let stay = need.kept; stay <= most; stay++) {
    const expected = (kept.costs[stay] ?? Infinity) + (running[stay] ?? 0);
    if (expected < best - 1e-6) {
      best = expected;
      found = { stay, offer: null, count: 0 };
    }
  }
  for (const offer of offers) {
    if (!offer.returns) continue;
    const { size, price } = offer;
    const back = givenBack(known, offer, most);
    const refund = price / size;
    for (let count = 1; count * size <= most; count++) {
      const returnable = count * size;
      const paid = count * price;
      for (let bottles = Math.max(need.returnable, returnable); bottles <= most; bottles++) {
        const stays = kept.costs[bottles - returnable] ?? Infinity;
        if (stays === Infinity) continue;
        const expected = stays + paid + (running[bottles] ?? 0) - refund * back(bottles, returnable);
        if (expected < best - 1e-6) {
          best = expected;
          found = { stay: bottles - returnable, offer, count };
        }
      }
    }
  }
  if (!found) return null;
  const { stay, offer, count } = found;
  return {
    counts: [...(offer ? [{ id: offer.id, count }] : []), ...kept.counts(stay)],
    bottles: stay + count * (offer?.size ?? 0),
    paid: (kept.costs[stay] ?? 0) + count * (offer?.price ?? 0),
    expected: Math.round(best),
  };
}
