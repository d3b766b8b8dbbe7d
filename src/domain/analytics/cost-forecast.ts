import type { DateText } from '../calendar';
import { committedIn } from '../ledger/committed';
import { ledger } from '../ledger/ledger';
import type { LedgerItem } from '../ledger/ledger-item';
import type { Cents } from '../money';
import { CATEGORIES, type Category, type CategoryChoice } from '../plan/facts';

/**
 * Range of an amount without price or quote, as shares of the amount. `above`: couples who overspent exceeded
 * their plan of 27,455 by 7,860 on average (Easy Weddings 2025, confidence A). `below`: our own estimate
 * (confidence D).
 */
export const UNPRICED = { below: 0.1, above: 7_860 / 27_455 } as const;

/**
 * A vendor's complete price in one category. `lowest` assumes that items missing in the quote are included.
 */
export interface QuotedPrice {
  readonly category: Category;
  readonly lowest: Cents;
  readonly total: Cents;
}

interface Range {
  readonly low: Cents;
  readonly likely: Cents;
  readonly high: Cents;
}

interface CategoryForecast extends Range {
  readonly category: Category;
  /** Amounts that no longer change, because they are agreed or paid. */
  readonly firm: Cents;
  /** Expected cost from the ledger, the same figure as on the other pages about money. */
  readonly expected: Cents;
  /** Part of the category's allocation that no item uses yet; 0 once the main price is agreed. */
  readonly rest: Cents;
  /** Number of quotes that the range is based on. */
  readonly quotes: number;
}

interface CostForecast extends Range {
  readonly firm: Cents;
  readonly expected: Cents;
  readonly rest: Cents;
  /** Categories with an amount, in the usual order. The totals are their sums. */
  readonly categories: readonly CategoryForecast[];
}

interface Costs {
  readonly items: readonly LedgerItem[];
  readonly choices: readonly Pick<CategoryChoice, 'category' | 'selected' | 'allocated_amount'>[];
  /** Quotes that can still be accepted. */
  readonly quotes: readonly QuotedPrice[];
  readonly currency: string;
  /** Both dates are YYYY-MM-DD. */
  readonly today: DateText;
  readonly event_date: DateText;
}

/** Returns the range of an amount for which no price is agreed. */
function rangeOf(unsure: Cents, quotes: readonly QuotedPrice[]): Range {
  const least = quotes.length > 0 ? Math.min(...quotes.map(({ lowest }) => lowest)) : 0;
  const most = quotes.length > 0 ? Math.max(...quotes.map(({ total }) => total)) : 0;
  // The part above the most expensive quote has no price yet.
  const unpriced = Math.max(0, unsure - most);
  const low = least + Math.round(unpriced * (1 - UNPRICED.below));
  const high = most + Math.round(unpriced * (1 + UNPRICED.above));
  return { low, likely: Math.min(high, Math.max(low, unsure)), high };
}

/**
 * Forecasts the final cost of an event by category. Agreed prices are fixed. Planned amounts lie between the
 * cheapest and the most expensive quote; without quotes, `UNPRICED` gives the range. The unused part of an
 * allocation also counts, until the category's main price is agreed. From then on the unused part counts as
 * saved. After the event only the ledger counts.
 */
export function costForecast({ items, choices, quotes, currency, today, event_date }: Costs): CostForecast {
  const book = ledger(items, today, currency);
  const settled = new Set(committedIn(items, choices));
  const isOver = event_date < today;
  const categories = CATEGORIES.flatMap((category): CategoryForecast[] => {
    const { items: count, planned, expected, committed: firm } = book.categories[category];
    const choice = choices.find((one) => one.category === category);
    const given = choice?.selected ? (choice.allocated_amount ?? 0) : 0;
    if (count === 0 && given === 0) return [];
    const open = expected - firm;
    const isSettled = isOver || settled.has(category);
    const rest = isSettled ? 0 : Math.max(0, given - Math.max(planned, expected));
    const asked = isSettled || open + rest === 0 ? [] : quotes.filter((one) => one.category === category);
    const unsure = isOver ? { low: open, likely: open, high: open } : rangeOf(open + rest, asked);
    return [
      {
        category,
        firm,
        expected,
        rest,
        quotes: asked.length,
        low: firm + unsure.low,
        likely: firm + unsure.likely,
        high: firm + unsure.high,
      },
    ];
  });
  const total = (key: 'firm' | 'expected' | 'rest' | 'low' | 'likely' | 'high'): Cents =>
    categories.reduce((sum, one) => sum + one[key], 0);
  return {
    firm: total('firm'),
    expected: total('expected'),
    rest: total('rest'),
    low: total('low'),
    likely: total('likely'),
    high: total('high'),
    categories,
  };
}
