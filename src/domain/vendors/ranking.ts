import { MAX_RATE } from '../ledger/ledger-item';
import type { Cents } from '../money';
import type { CancelTerm, QuoteTerms } from './quote';

export const CRITERIA = ['price', 'reviews', 'included', 'terms', 'style', 'answer'] as const;
type Criterion = (typeof CRITERIA)[number];
export type Weights = Readonly<Record<Criterion, number>>;

/**
 * Default weights; they add up to 100. They are our own proposal, based on what couples say they compare
 * (WeddingWire 2015 and 2019): price first, then reviews, then inclusions and terms, and response time last.
 */
export const USUAL_WEIGHTS: Weights = {
  price: 35,
  reviews: 25,
  included: 15,
  terms: 10,
  style: 10,
  answer: 5,
};
/**
 * Assumed reviews that are added to every vendor's reviews: their number and average (confidence D).
 * Otherwise three reviews of 5 stars would beat eighty of 4.8.
 */
export const PRIOR = { votes: 10, mean: 4.3 } as const;
/** Score of a criterion whose value is unknown. */
const UNKNOWN = 0.5;
/**
 * How much a category's rank changes the weight of the price. `QUALITY_TILT` is the same kind of factor for
 * the weights of reviews and style.
 */
export const PRICE_TILT = 0.4;
export const QUALITY_TILT = 0.3;
/** Two vendors whose points differ by less than this count as nearly equal. */
export const NEARLY = 1;

/**
 * Returns the weights for a category; they add up to 100. In the couple's most important category, price
 * counts less and quality counts more. In the least important category, price counts more and quality counts
 * less. Unranked categories have the default weights.
 */
export function weightsFor(rank: number | null, ranked: number): Weights {
  if (rank === null || ranked < 2) return USUAL_WEIGHTS;
  const tilt = (2 * (Math.min(rank, ranked) - 1)) / (ranked - 1) - 1;
  return balanced({
    ...USUAL_WEIGHTS,
    price: USUAL_WEIGHTS.price * (1 + PRICE_TILT * tilt),
    reviews: USUAL_WEIGHTS.reviews * (1 - QUALITY_TILT * tilt),
    style: USUAL_WEIGHTS.style * (1 - QUALITY_TILT * tilt),
  });
}

/** Scales the weights so that they add up to 100. If all are zero, the default weights are returned. */
export function balanced(weights: Weights): Weights {
  const sum = CRITERIA.reduce((all, key) => all + weights[key], 0);
  if (!(sum > 0)) return USUAL_WEIGHTS;
  const share = (key: Criterion) => (weights[key] * 100) / sum;
  return {
    price: share('price'),
    reviews: share('reviews'),
    included: share('included'),
    terms: share('terms'),
    style: share('style'),
    answer: share('answer'),
  };
}

export type RankingCandidate = {
  readonly id: string;
  /** Cost for this event; null if the quote has no price. */
  readonly cost: Cents | null;
  readonly terms: QuoteTerms;
  /** Average rating from 1 to 5 that the user found elsewhere; null without reviews. */
  readonly rating: number | null;
  readonly reviews: number | null;
  /** The user's own rating, from 1 to 5. */
  readonly style: number | null;
  readonly answer_days: number | null;
  readonly free_on_date: boolean | null;
  readonly capacity: number | null;
  readonly serves_place: boolean | null;
  /** Expired quotes rank below valid ones. */
  readonly expired: boolean;
};

export type Comparing = {
  /** Amount planned for the category, in cents. */
  readonly amount: Cents | null;
  readonly guests: number;
  readonly wanted: readonly string[];
  readonly weights: Weights;
};

const CONDITIONS = ['date', 'capacity', 'place'] as const;
export type Condition = (typeof CONDITIONS)[number];

type Score = {
  readonly criterion: Criterion;
  /** From 0 to 1. */
  readonly score: number;
  readonly known: boolean;
  readonly points: number;
  /** Difference between this quote's points and the average of all compared quotes. */
  readonly ahead: number;
};
export type Position = {
  readonly id: string;
  readonly points: number;
  /** In the order of `CRITERIA`. */
  readonly scores: readonly Score[];
  /** True if the quote at the next rank has nearly the same points. */
  readonly close: boolean;
};
export type Ranking = {
  readonly positions: readonly Position[];
  /** Quotes that don't meet a hard condition, such as the date or the capacity. */
  readonly excluded: readonly { readonly id: string; readonly fails: readonly Condition[] }[];
  readonly unpriced: readonly string[];
};

export function failsOf(one: RankingCandidate, guests: number): Condition[] {
  const fails: Condition[] = [];
  if (one.free_on_date === false) fails.push('date');
  if (one.capacity !== null && one.capacity < guests) fails.push('capacity');
  if (one.serves_place === false) fails.push('place');
  return fails;
}

/**
 * Returns a vendor's average rating, adjusted towards the usual rating. The fewer reviews there are, the
 * larger the adjustment.
 */
export function shrunkRating(rating: number | null, reviews: number | null): number {
  const votes = rating === null ? 0 : (reviews ?? 1);
  return ((rating ?? 0) * votes + PRIOR.mean * PRIOR.votes) / (votes + PRIOR.votes);
}

/** Returns the fee for cancelling `days` days before the event; null if the quote doesn't mention it. */
function feeAt(steps: readonly CancelTerm[], days: number): number | null {
  if (steps.length === 0) return null;
  const fees = steps.filter(({ days_before }) => days_before <= days).map(({ fee }) => fee);
  return fees.length === 0 ? MAX_RATE : Math.min(...fees);
}

type Known = readonly [score: number, known: boolean];
const unsaid = (value: number | null): Known => (value === null ? [UNKNOWN, false] : [value, true]);
const yes = (value: boolean | null): number | null => (value === null ? null : Number(value));

function depositPart({ deposit, deposit_rate }: QuoteTerms, cost: Cents): number | null {
  if (deposit_rate !== null) return deposit_rate / MAX_RATE;
  return deposit === null || cost === 0 ? null : Math.min(1, deposit / cost);
}

function termsScore(terms: QuoteTerms, cost: Cents): Known {
  const { cancellation, date_change, insurance, substitute } = terms;
  const fee = feeAt(cancellation, 90);
  const paid = depositPart(terms, cost);
  const all = [
    paid === null ? null : 1 - paid,
    fee === null ? null : 1 - fee / MAX_RATE,
    yes(date_change),
    yes(insurance),
    yes(substitute),
  ];
  return [
    all.reduce<number>((sum, one) => sum + (one ?? UNKNOWN), 0) / all.length,
    all.some((one) => one !== null),
  ];
}

/**
 * Returns a score for a price: 0.5 at the planned amount. A lower price gets a higher score. The function is
 * continuous, so small differences have small effects.
 */
const priceScore = (cost: Cents, amount: Cents): number =>
  cost === 0 && amount === 0 ? 1 : amount ** 2 / (amount ** 2 + cost ** 2);

function scoresOf(
  one: RankingCandidate,
  cost: Cents,
  amount: Cents,
  wanted: readonly string[],
): Record<Criterion, Known> {
  const had = wanted.filter((item) => one.terms.includes.includes(item)).length;
  return {
    price: [priceScore(cost, amount), true],
    reviews: [(shrunkRating(one.rating, one.reviews) - 1) / 4, one.rating !== null],
    included: wanted.length === 0 ? [UNKNOWN, false] : [had / wanted.length, one.terms.includes.length > 0],
    terms: termsScore(one.terms, cost),
    style: unsaid(one.style === null ? null : (one.style - 1) / 4),
    answer: unsaid(one.answer_days === null ? null : 1 / (1 + one.answer_days)),
  };
}

function middle(costs: readonly Cents[]): Cents {
  const sorted = costs.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[Math.max(0, Math.ceil(sorted.length / 2) - 1)] ?? 0, sorted[half] ?? 0];
  return (low + high) / 2;
}

const isClose = (
  sum: number,
  expired: boolean,
  next: { readonly sum: number; readonly one: RankingCandidate } | undefined,
): boolean => next !== undefined && next.one.expired === expired && sum - next.sum < NEARLY;

/**
 * Ranks quotes by points out of 100. A quote that fails a hard condition is excluded. Each criterion's score
 * is multiplied by its weight. Expired quotes come last.
 */
export function rank(candidates: readonly RankingCandidate[], comparing: Comparing): Ranking {
  const checked = candidates.map((one) => ({ one, fails: failsOf(one, comparing.guests) }));
  const open = checked.flatMap(({ one, fails }) => (fails.length === 0 ? one : []));
  const priced = open.flatMap((one) => (one.cost === null ? [] : { one, cost: one.cost }));
  const amount = comparing.amount || middle(priced.map(({ cost }) => cost));
  const weights = balanced(comparing.weights);
  const rows = priced.map(({ one, cost }) => {
    const scores = scoresOf(one, cost, amount, comparing.wanted);
    const points = CRITERIA.map((criterion) => scores[criterion][0] * weights[criterion]);
    return { one, cost, scores, points, sum: points.reduce((a, b) => a + b, 0) };
  });
  const mean = CRITERIA.map(
    (_, i) => rows.reduce((sum, { points }) => sum + (points[i] ?? 0), 0) / rows.length,
  );
  const sorted = rows.toSorted(
    (a, b) =>
      Number(a.one.expired) - Number(b.one.expired) ||
      b.sum - a.sum ||
      a.cost - b.cost ||
      a.one.id.localeCompare(b.one.id),
  );
  return {
    positions: sorted.map(({ one, scores, points, sum }, place) => ({
      id: one.id,
      points: sum,
      scores: CRITERIA.map((criterion, i) => ({
        criterion,
        score: scores[criterion][0],
        known: scores[criterion][1],
        points: points[i] ?? 0,
        ahead: (points[i] ?? 0) - (mean[i] ?? 0),
      })),
      close: isClose(sum, one.expired, sorted[place + 1]),
    })),
    excluded: checked.flatMap(({ one, fails }) => (fails.length > 0 ? { id: one.id, fails } : [])),
    unpriced: open.flatMap(({ id, cost }) => (cost === null ? id : [])),
  };
}
