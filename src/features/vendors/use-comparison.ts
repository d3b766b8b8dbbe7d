import { useMemo } from 'react';
import { allocate } from '@/domain/allocation/allocate';
import type { AllocationLine } from '@/domain/allocation/allocation';
import { itemTotals } from '@/domain/ledger/ledger';
import type { LedgerItem } from '@/domain/ledger/ledger-item';
import type { Cents } from '@/domain/money';
import type { Category } from '@/domain/plan/facts';
import { answerDays } from '@/domain/vendors/answer-times';
import { type Cost, costOf, type QuoteSetting } from '@/domain/vendors/cost';
import { type OpenPoint, openPoints } from '@/domain/vendors/open-points';
import { isExpired } from '@/domain/vendors/quote';
import { type Ranking, rank, type Weights, weightsFor } from '@/domain/vendors/ranking';
import { eventSetting } from '@/domain/vendors/setting';
import { type Stage, stageNow, type VendorQuote } from '@/domain/vendors/vendor';
import { rankedCategories } from '@/parts/allocation/category-choices';
import { usePlanContext } from '@/parts/module/plan-context';
import { isLeftOut, readWeights, type VendorsState } from './vendors-state';

/** Maximum number of quotes compared side by side. */
export const MOST_QUOTES_COMPARED = 6;

/** A quote with its cost for this event, and the details missing in the quote. */
export interface Offered {
  readonly quote: VendorQuote;
  /** The stage to show; a booking whose ledger item was deleted doesn't count as booked. */
  readonly stage: Stage;
  /** True if the quote isn't booked and its last valid day has passed. */
  readonly expired: boolean;
  /** The amount agreed in the ledger for this booking. */
  readonly agreed: Cents | null;
  readonly cost: Cost | null;
  readonly open: readonly OpenPoint[];
}

export interface Comparison {
  readonly setting: QuoteSetting;
  /** Quotes of the category, the cheapest first. Quotes without a price come last. */
  readonly offers: readonly Offered[];
  readonly compared: readonly Offered[];
  readonly ranking: Ranking;
  readonly weights: Weights;
  /** Weights derived from the plan's order of categories. */
  readonly usualWeights: Weights;
  readonly rank: { readonly place: number; readonly of: number } | null;
  /** The plan's amount for the category. */
  readonly amount: number | null;
  readonly line: AllocationLine | null;
}

function usePlanLine(category: Category) {
  const { plan } = usePlanContext();
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

interface Around {
  readonly items: readonly LedgerItem[];
  /** Number of children among the guests; null if unknown. */
  readonly children: number | null;
}

/** Returns a category's quotes, converted to the same terms for this event, in the recommended order. */
export function useComparison(
  category: Category,
  quotes: readonly VendorQuote[],
  state: VendorsState,
  { items, children: known }: Around,
): Comparison {
  const { plan, today } = usePlanContext();
  const { line, amount, rank: order } = usePlanLine(category);
  return useMemo(() => {
    const guests = state.guests === null ? plan.guest_count : Number(state.guests);
    const children = state.children === null ? known : Number(state.children);
    const asked = {
      ...plan,
      guest_count: guests,
      duration: state.hours === null ? plan.duration : Number(state.hours),
    };
    const setting = eventSetting(asked, category, children);
    const itemById = new Map(items.map((item) => [item.id, item]));
    // A ledger item with neither a price nor payments doesn't count as a booking.
    const ids = new Set(
      items.flatMap(({ id, actual_amount, payments }) =>
        actual_amount === null && payments.length === 0 ? [] : id,
      ),
    );
    const offers = quotes
      .map((quote): Offered => {
        const stage = stageNow(quote, ids);
        const item = stage === 'booked' ? itemById.get(quote.item_id ?? '') : undefined;
        return {
          quote,
          stage,
          expired: stage !== 'booked' && isExpired(quote, today),
          agreed: item ? itemTotals(item, plan.currency).committed : null,
          cost: costOf(quote, setting),
          open: openPoints(quote, category, setting, today),
        };
      })
      .sort(
        (a, b) =>
          (a.cost?.total ?? Number.POSITIVE_INFINITY) - (b.cost?.total ?? Number.POSITIVE_INFINITY) ||
          a.quote.vendor_name.localeCompare(b.quote.vendor_name),
      );
    const compared = offers
      .filter(({ quote, stage, cost }) => stage !== 'refused' && cost && !isLeftOut(state.without, quote.id))
      .slice(0, MOST_QUOTES_COMPARED);
    const usualWeights = weightsFor(order?.place ?? null, order?.of ?? 0);
    const weights = readWeights(state.weights) ?? usualWeights;
    const ranking = rank(
      compared.map(({ quote, cost, expired }) => ({
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
        expired,
      })),
      {
        amount,
        guests: setting.guests,
        wanted: [...new Set(compared.flatMap(({ quote }) => quote.includes))],
        weights,
      },
    );
    return { setting, offers, compared, ranking, weights, usualWeights, rank: order, amount, line };
  }, [plan, category, quotes, today, items, known, state, line, amount, order]);
}
