import type { AllocationSuccess } from '@/domain/allocation/allocation';
import type { Difference } from '@/domain/allocation/compare';
import { type Category, defaultChoices } from '@/domain/plan/facts';
import { whatIf } from '@/domain/what-if/what-if';
import { formatDifference, formatMoney, formatNumber } from '@/lib/format';
import type { DemoInputs } from './demo-inputs';
import { roughly } from './example';

const CHOICES = defaultChoices('wedding');

/** The longest amount, in characters, that leaves enough room in a row on a phone. */
export const LONG_SUM = 9;
const SHORT = 6;

export interface ShownShare {
  category: Category;
  /** Ratio to the largest amount, from 0 to 1. */
  share: number;
  amount: string;
  /** Signed difference from the allocation without a ranking. Null if nothing is ranked. */
  change: { text: string; more: boolean } | null;
}

export interface DemoFigures {
  rows: readonly ShownShare[];
  /** Length of the longest amount in characters, so that the bars of all rows align. */
  longest: number;
  origin: ReturnType<typeof originOf>;
}

const originOf = ({ usual, basis }: AllocationSuccess) => ({
  /** Rounded, so that small slider moves don't change the text. Null without data. */
  low: usual && roughly(usual.low),
  high: usual && roughly(usual.high),
  cost: basis.cost?.source ?? null,
  basis: basis.source,
});

/** Rounds to whole units, because cents would flicker while a slider moves. */
const whole = (cents: number) => Math.round(cents / 100) * 100;

function rowsOf(
  differences: readonly Difference[],
  { currency, ranking }: DemoInputs,
): Omit<DemoFigures, 'origin'> {
  const largest = Math.max(...differences.map(({ after }) => after ?? 0));
  // If amounts are long, only the total shows the currency, which leaves room for the bars.
  const bare = formatMoney(whole(largest), currency).length > LONG_SUM;
  const money = (cents: number) => (bare ? formatNumber(cents / 100) : formatMoney(cents, currency));
  const signed = (cents: number) =>
    bare
      ? `${cents > 0 ? '+' : cents < 0 ? '−' : ''}${money(Math.abs(cents))}`
      : formatDifference(cents, currency);
  let longest = SHORT;
  const rows = differences.map(({ category, after, difference }): ShownShare => {
    const amount = money(whole(after ?? 0));
    longest = Math.max(longest, amount.length);
    const change = whole(difference);
    return {
      category,
      share: (after ?? 0) / largest,
      amount,
      change: ranking.length > 0 ? { text: signed(change), more: change > 0 } : null,
    };
  });
  return { rows, longest };
}

/**
 * Allocates a visitor's inputs, with and without the ranking, and formats the results. Null if no allocation
 * is possible.
 */
export function demoFigures(inputs: DemoInputs): DemoFigures | null {
  const { country, region, currency, budget, guest_count, ranking } = inputs;
  const ranked = CHOICES.map((choice) => {
    const at = ranking.indexOf(choice.category);
    return at < 0 ? choice : { ...choice, priority: at + 1 };
  });
  const result = whatIf(
    {
      event_type: 'wedding',
      location_type: 'indoor',
      duration: null,
      country,
      region,
      currency,
      budget,
      guest_count,
      categories: CHOICES,
    },
    { categories: ranked },
  );
  if (!result.ok) return null;
  return { ...rowsOf(result.differences, inputs), origin: originOf(result.after) };
}
