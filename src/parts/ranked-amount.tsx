import type { Cents } from '@/domain/money';
import { formatDifference, formatMoney } from '@/lib/format';

interface RankedAmountProps {
  amount: Cents;
  /** What it would be if all counted the same; null where they do. */
  even: Cents | null;
  currency: string;
}

/** Whole units: an order is no matter of cents. */
const whole = (cents: Cents): Cents => Math.round(cents / 100) * 100;

/** What a category gets, and what the order gives it or takes from it. */
export function RankedAmount({ amount, even, currency }: RankedAmountProps) {
  const change = even === null ? 0 : whole(amount) - whole(even);
  return (
    <span className="tabular flex flex-wrap justify-end gap-x-2 text-sm text-ink-muted">
      {change !== 0 && (
        <span className={change > 0 ? 'text-positive' : undefined}>{formatDifference(change, currency)}</span>
      )}
      <span>{formatMoney(whole(amount), currency)}</span>
    </span>
  );
}
