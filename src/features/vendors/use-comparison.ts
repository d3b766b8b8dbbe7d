import { useMemo } from 'react';
import type { Plan } from '@/data/plans';
import { allocate } from '@/domain/allocation/allocate';
import type { AllocationLine } from '@/domain/allocation/allocation';
import { daysBetween } from '@/domain/calendar';
import type { Category } from '@/domain/plan/facts';
import { type Cost, costOf, type Setting } from '@/domain/vendors/cost';
import { type OpenPoint, openPoints } from '@/domain/vendors/open-points';
import { type Ranking, rank, type Weights, weightsFor } from '@/domain/vendors/ranking';
import { usualTax } from '@/domain/vendors/tax.data';
import type { VendorQuote } from '@/domain/vendors/vendor';
import { rankedCategories } from '@/parts/allocation/category-choices';
import { isLeftOut, readWeights, type VendorsState } from './vendors-state';

/** The most quotes that stand side by side. */
export const MOST_COMPARED = 6;

/** A quote with what it comes to here and what it leaves open. */
export interface Offered {
  readonly quote: VendorQuote;
  readonly cost: Cost | null;
  readonly open: readonly OpenPoint[];
}

export interface Comparison {
  readonly setting: Setting;
  /** Of the category, the cheapest first, those without a price last. */
  readonly offers: readonly Offered[];
  /** Those among them that stand side by side. */
  readonly compared: readonly Offered[];
  readonly ranking: Ranking;
  readonly weights: Weights;
  /** Those that follow from the couple's order of categories. */
  readonly usualWeights: Weights;
  readonly rank: { readonly place: number; readonly of: number } | null;
  /** What the plan has for the category, and what is usual. */
  readonly amount: number | null;
  readonly line: AllocationLine | null;
}

export const answerDays = ({ asked_on, answered_on }: VendorQuote): number | null =>
  asked_on && answered_on && answered_on >= asked_on ? daysBetween(asked_on, answered_on) : null;

/** What the plan says of the category. */
function usePlanLine(plan: Plan, category: Category) {
  return useMemo(() => {
    const allocation = allocate(plan);
    const line = allocation.ok ? (allocation.lines.find((one) => one.category === category) ?? null) : null;
    const choice = plan.categories.find((one) => one.category === category);
    const order = rankedCategories(plan.categories).filter(
      (one) => plan.categories.find((known) => known.category === one)?.priority != null,
    );
    const place = order.indexOf(category) + 1;
    return {
      line,
      amount: choice?.selected ? choice.allocated_amount || null : null,
      rank: place > 0 ? { place, of: order.length } : null,
    };
  }, [plan, category]);
}

/** The quotes of a category restated for this event, and in which order they are to be recommended. */
export function useComparison(
  plan: Plan,
  category: Category,
  quotes: readonly VendorQuote[],
  state: VendorsState,
): Comparison {
  const { line, amount, rank: order } = usePlanLine(plan, category);
  return useMemo(() => {
    const setting: Setting = {
      guests: state.guests === null ? plan.guest_count : Number(state.guests),
      hours: state.hours === null ? plan.duration : Number(state.hours),
      tax_rate: usualTax(plan.country, plan.region, category),
    };
    const offers = quotes
      .map((quote): Offered => {
        return { quote, cost: costOf(quote, setting), open: openPoints(quote, category, setting) };
      })
      .sort(
        (a, b) =>
          (a.cost?.total ?? Number.POSITIVE_INFINITY) - (b.cost?.total ?? Number.POSITIVE_INFINITY) ||
          a.quote.vendor_name.localeCompare(b.quote.vendor_name),
      );
    const compared = offers
      .filter(({ quote, cost }) => quote.stage !== 'refused' && cost && !isLeftOut(state.without, quote.id))
      .slice(0, MOST_COMPARED);
    const usualWeights = weightsFor(order?.place ?? null, order?.of ?? 0);
    const weights = readWeights(state.weights) ?? usualWeights;
    const ranking = rank(
      compared.map(({ quote, cost }) => ({
        id: quote.id,
        cost: cost?.total ?? null,
        terms: quote,
        rating: quote.rating,
        reviews: quote.reviews,
        style: quote.style,
        answer_days: answerDays(quote),
        free_on_date: quote.free_on_date,
        capacity: quote.capacity,
        serves_place: quote.serves_place,
      })),
      {
        amount,
        guests: setting.guests,
        wanted: [...new Set(compared.flatMap(({ quote }) => quote.includes))],
        weights,
      },
    );
    return { setting, offers, compared, ranking, weights, usualWeights, rank: order, amount, line };
  }, [plan, category, quotes, state.guests, state.hours, state.weights, state.without, line, amount, order]);
}
