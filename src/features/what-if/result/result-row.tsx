import { memo } from 'react';
import type { Category } from '@/domain/plan/facts';
import { formatDifference, formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { CATEGORY_HUES } from '@/parts/allocation/category-hues';
import { CategoryMark, useCategoryLabel } from '@/parts/allocation/category-mark';
import { cx } from '@/ui/class-names';

interface ResultRowProps {
  category: Category;
  /** Amount in hundredths, rounded to whole units; null if the category is excluded. */
  before: number | null;
  after: number | null;
  /** The amount at which the bar is full. */
  largest: number;
  currency: string;
}

/** An amount of this many characters or more gets a wider column. */
const LONG = 9;

/**
 * One category of the allocation. The bar animates from its previous length; a mark shows the plan's amount.
 */
export const ResultRow = memo(function ResultRow({
  category,
  before,
  after,
  largest,
  currency,
}: ResultRowProps) {
  const { t } = useTranslation('whatif');
  const label = useCategoryLabel();
  const difference = (after ?? 0) - (before ?? 0);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 py-1.5">
      <CategoryMark category={category} small />
      <span className="min-w-0">
        <span className={cx('block truncate text-sm', after === null && 'text-ink-muted line-through')}>
          {label(category)}
        </span>
        <span
          aria-hidden="true"
          className="relative mt-1 block h-2 overflow-hidden rounded-full bg-line/60 contain-strict"
        >
          <span
            className={cx(
              'absolute inset-0 origin-left transition-transform duration-150 ease-out group-has-[[type=range]:active]/scenario:transition-none',
              CATEGORY_HUES[category].solid,
            )}
            style={{ transform: `scaleX(${((after ?? 0) / largest).toFixed(4)})` }}
          />
          {before !== null && (
            <span
              className="absolute inset-0"
              style={{ transform: `translateX(${((100 * before) / largest).toFixed(2)}%)` }}
            >
              <span className="absolute inset-y-0 -left-0.5 w-0.5 bg-ink" />
            </span>
          )}
        </span>
      </span>
      <span
        className={cx(
          'tabular h-10 overflow-hidden text-right whitespace-nowrap contain-strict',
          formatMoney(largest, currency).length > LONG ? 'w-36' : 'w-24',
        )}
      >
        <span className="block h-6 font-medium">
          {after === null ? t('compare.out') : formatMoney(after, currency)}
        </span>
        <span className="block text-xs text-ink-muted">
          {difference === 0 ? t('result.same') : formatDifference(difference, currency)}
        </span>
      </span>
    </li>
  );
});
