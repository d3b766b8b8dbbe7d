import type { Cents } from '../money';
import { costOf, type QuoteSetting } from './cost';
import type { QuoteTerms } from './quote';

type PricedQuote = { readonly id: string; readonly terms: QuoteTerms };
type CurvePoint = { readonly guests: number; readonly total: Cents };
export type Curve = { readonly id: string; readonly points: readonly CurvePoint[] };
/**
 * Number of guests at which two quotes cost about the same. From this number on, `cheaper` costs less than
 * `dearer`. With fewer guests, `cheaper` costs more.
 */
type Crossing = { readonly guests: number; readonly cheaper: string; readonly dearer: string };

/** Returns the range of guests in a chart: from half to one and a half times the expected number. */
export const guestSpan = (guests: number): { from: number; to: number } => ({
  from: Math.max(1, Math.floor(guests / 2)),
  to: Math.max(2, Math.ceil(guests * 1.5)),
});

type Range = ReturnType<typeof guestSpan>;

/**
 * Calculates the cost of each quote for every number of guests in the range. Quotes without a price are left
 * out.
 */
export function costCurves(
  offers: readonly PricedQuote[],
  setting: QuoteSetting,
  { from, to }: Range,
): Curve[] {
  return offers.flatMap(({ id, terms }) => {
    const points: CurvePoint[] = [];
    for (let guests = from; guests <= to; guests++) {
      const cost = costOf(terms, { ...setting, guests });
      if (!cost) return [];
      points.push({ guests, total: cost.total });
    }
    return [{ id, points }];
  });
}

function crossingsOf(a: Curve, b: Curve): Crossing[] {
  const found: Crossing[] = [];
  let side = 0;
  a.points.forEach(({ guests, total }, i) => {
    const now = Math.sign(total - (b.points[i]?.total ?? total));
    if (now === 0) return;
    if (side !== 0 && now !== side)
      found.push({ guests, cheaper: now > 0 ? b.id : a.id, dearer: now > 0 ? a.id : b.id });
    side = now;
  });
  return found;
}

/** Returns each number of guests at which the cheaper of two quotes becomes the dearer quote. */
export const crossings = (curves: readonly Curve[]): Crossing[] =>
  curves
    .flatMap((a, i) => curves.slice(i + 1).flatMap((b) => crossingsOf(a, b)))
    .toSorted((a, b) => a.guests - b.guests);
