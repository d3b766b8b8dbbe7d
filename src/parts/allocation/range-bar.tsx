import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Cents } from '@/domain/money';
import type { Category } from '@/domain/plan/facts';
import { formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { cx } from '@/ui/class-names';
import { CATEGORY_HUES } from './category-hues';

interface RangeBarProps {
  category: Category;
  amount: Cents;
  low: Cents;
  typical: Cents;
  high: Cents;
  currency: string;
}

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

/** Rounds to whole units, because cents would suggest a precision that the range doesn't have. */
const whole = (cents: Cents, currency: string) => formatMoney(Math.round(cents / 100) * 100, currency);

export function RangeBar({ category, amount, low, typical, high, currency }: RangeBarProps) {
  const { t } = useTranslation('budget');
  const top = Math.max(high, amount) * 1.08 || 1;
  const { solid } = CATEGORY_HUES[category];
  return (
    <div
      role="img"
      aria-label={t('rows.range', {
        low: whole(low, currency),
        high: whole(high, currency),
        typical: whole(typical, currency),
      })}
      className="relative h-4"
    >
      <span className="absolute inset-x-0 top-1.5 h-1 rounded-full bg-line" />
      <span
        className={cx('absolute top-1 h-2 rounded-full opacity-35', solid)}
        style={{ left: percent(low / top), width: percent((high - low) / top) }}
      />
      <span
        className={cx('absolute top-1 h-2 w-0.5 -translate-x-1/2 opacity-60', solid)}
        style={{ left: percent(typical / top) }}
      />
      <span
        className={cx(
          // Drawn as a line, because a round handle would look draggable.
          'absolute top-0 h-4 w-1 -translate-x-1/2 rounded-xs ring-2 ring-surface transition-[left] duration-200 ease-out',
          solid,
        )}
        style={{ left: percent(amount / top) }}
      />
    </div>
  );
}

/** The usual range in words, with a remark if the amount lies outside the range. */
export function RangeText({ amount, low, high, currency }: Omit<RangeBarProps, 'category' | 'typical'>) {
  const { t } = useTranslation('budget');
  const Trend = amount < low ? ArrowDown : ArrowUp;
  return (
    <p className="flex flex-wrap gap-x-2 text-sm text-ink-muted">
      <span aria-hidden="true">
        {t('rows.rangeShort', { low: whole(low, currency), high: whole(high, currency) })}
      </span>
      {(amount < low || amount > high) && (
        <span className="inline-flex items-center gap-1 font-medium text-attention">
          <Trend className="size-3.5" />
          <span>{t(amount < low ? 'rows.below' : 'rows.above')}</span>
        </span>
      )}
    </p>
  );
}
