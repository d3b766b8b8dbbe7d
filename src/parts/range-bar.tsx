import { useTranslation } from 'react-i18next';
import type { Cents } from '@/domain/money';
import type { Category } from '@/domain/plan/facts';
import { formatMoney } from '@/lib/format';
import { cx } from '@/ui/class-names';
import { ArrowDown, ArrowUp } from '@/ui/icons';
import { CATEGORY_HUES } from './category-mark';

interface RangeBarProps {
  category: Category;
  amount: Cents;
  low: Cents;
  typical: Cents;
  high: Cents;
  currency: string;
}

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

/** Where an amount stands between the low and the high of what others spend; said in words below the bar. */
export function RangeBar({ category, amount, low, typical, high, currency }: RangeBarProps) {
  const { t } = useTranslation('budget');
  // Whole units: a range to the cent would claim to know too much.
  const money = (cents: Cents) => formatMoney(Math.round(cents / 100) * 100, currency);
  const top = Math.max(high, amount) * 1.08 || 1;
  const { solid } = CATEGORY_HUES[category];
  const Trend = amount < low ? ArrowDown : ArrowUp;
  return (
    <div>
      <div
        role="img"
        aria-label={t('rows.range', { low: money(low), high: money(high), typical: money(typical) })}
        className="relative h-4"
      >
        <span className="absolute inset-x-0 top-1.5 h-1 rounded-full bg-line" />
        <span
          className={cx('absolute top-1 h-2 rounded-full opacity-35', solid)}
          style={{ left: percent(low / top), width: percent((high - low) / top) }}
        />
        <span
          className={cx('absolute top-0.5 h-3 w-0.5 -translate-x-1/2 rounded-full', solid)}
          style={{ left: percent(typical / top) }}
        />
        <span
          className={cx(
            'absolute top-0 size-4 -translate-x-1/2 rounded-full ring-2 ring-surface transition-[left] duration-200 ease-out',
            solid,
          )}
          style={{ left: percent(amount / top) }}
        />
      </div>
      <p className="mt-1 flex flex-wrap gap-x-2 text-sm text-ink-muted">
        <span aria-hidden="true">{t('rows.rangeShort', { low: money(low), high: money(high) })}</span>
        {(amount < low || amount > high) && (
          <span className="inline-flex items-center gap-1 font-medium text-attention">
            <Trend aria-hidden="true" className="size-3.5" />
            {t(amount < low ? 'rows.below' : 'rows.above')}
          </span>
        )}
      </p>
    </div>
  );
}
