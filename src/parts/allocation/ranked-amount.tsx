import type { Cents } from '@/domain/money';
import { formatDifference, formatMoney } from '@/lib/format';

interface RankedAmountProps {
  amount: Cents;
  /** What it is compared with; null where there is nothing. */
  against: Cents | null;
  currency: string;
}

/** Whole units: an order is no matter of cents. */
const whole = (cents: Cents): Cents => Math.round(cents / 100) * 100;

/** What a category gets, and how much more or less that is. */
export function RankedAmount({ amount, against, currency }: RankedAmountProps) {
  const change = against === null ? 0 : whole(amount) - whole(against);
  return (
    <span className="tabular flex flex-wrap justify-end gap-x-2 text-sm text-ink-muted">
      {change !== 0 && (
        <span className={change > 0 ? 'text-positive' : undefined}>{formatDifference(change, currency)}</span>
      )}
      <span>{formatMoney(whole(amount), currency)}</span>
    </span>
  );
}
