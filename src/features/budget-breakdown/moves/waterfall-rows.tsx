import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Waterfall } from '@/domain/ledger/history';
import type { Category } from '@/domain/plan/facts';
import { formatDifference, formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { CATEGORY_HUES } from '@/parts/allocation/category-hues';
import { CategoryMark, useCategoryLabel } from '@/parts/allocation/category-mark';
import { cx } from '@/ui/class-names';
import { barOf, scaleOf } from './waterfall-scale';

interface WaterfallRowsProps {
  fall: Waterfall;
  currency: string;
  start: string;
  end: string;
  onOpen: (category: Category) => void;
}

const row =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 py-2.5 text-left sm:grid-cols-[14rem_minmax(0,1fr)_8rem] print:break-inside-avoid';
const bar = 'relative h-6 max-sm:order-3 max-sm:col-span-2';

/**
 * Waterfall chart from the first total to the last. Each category's step begins where the previous one ends.
 */
export function WaterfallRows({ fall, currency, start, end, onOpen }: WaterfallRowsProps) {
  const { t } = useTranslation('breakdown');
  const label = useCategoryLabel();
  const scale = scaleOf(fall);
  const whole = (name: string, amount: number) => (
    <li className={row}>
      <span className="font-semibold">{name}</span>
      <span aria-hidden="true" className={bar}>
        <span
          className={cx('absolute inset-y-0 rounded-r bg-ink-muted/70', !scale.broken && 'rounded-l')}
          style={barOf(scale, scale.low, amount)}
        />
      </span>
      <span className="tabular text-right font-semibold">{formatMoney(amount, currency)}</span>
    </li>
  );
  return (
    <>
      <ol className="divide-y divide-line border-y border-line">
        {whole(start, fall.from)}
        {fall.steps.length === 0 && <li className="py-4 text-ink-muted">{t('moves.none')}</li>}
        {fall.steps.map(({ category, amount, from, to, changes }) => {
          const Trend = amount < 0 ? ArrowDown : ArrowUp;
          const text = formatDifference(amount, currency);
          return (
            <li key={category}>
              <button
                type="button"
                onClick={() => onOpen(category)}
                className={cx(row, 'group w-full hover:bg-accent-soft')}
              >
                <span className="flex items-center gap-2.5 font-medium">
                  <CategoryMark category={category} small />
                  <span className="min-w-0">
                    <span>{label(category)}</span>
                    <span className="block text-sm font-normal text-ink-muted">
                      {t('moves.countOf', { count: changes.length })}
                    </span>
                  </span>
                </span>
                <span aria-hidden="true" className={bar}>
                  <span
                    className="absolute inset-y-0 w-px bg-line-strong"
                    style={{ left: barOf(scale, from, from).left }}
                  />
                  <span
                    className={cx('absolute inset-y-0.5 rounded', CATEGORY_HUES[category].solid)}
                    style={barOf(scale, from, to)}
                  />
                </span>
                <span className="tabular inline-flex items-center justify-end gap-1 text-right font-semibold">
                  <Trend className="size-4 shrink-0 text-ink-muted" />
                  <span>{text}</span>
                </span>
              </button>
            </li>
          );
        })}
        {whole(end, fall.to)}
      </ol>
      {scale.broken && <p className="text-sm text-ink-muted">{t('moves.broken')}</p>}
    </>
  );
}
