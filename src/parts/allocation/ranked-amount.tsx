import type { Cents } from '@/domain/money';
import { formatDifference, formatMoney } from '@/lib/format';

interface RankedAmountProps {
  amount: Cents;
  /** Amount to compare with, or null if nothing is compared. */
  against: Cents | null;
  currency: string;
}

/** Rounds to whole units, because cents don't matter for a ranking. */
const whole = (cents: Cents): Cents => Math.round(cents / 100) * 100;

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
