import { memo } from 'react';
import type { Category } from '@/domain/plan/facts';
import { useTranslation } from '@/lib/translation';
import { cx } from '@/ui/class-names';
import { CATEGORY_HUES } from '../allocation/category-hues';
import { CategoryMark, useCategoryLabel } from '../allocation/category-mark';
import { type DemoFigures, LONG_SUM, type ShownShare } from './demo-figures';

interface RowProps extends Omit<ShownShare, 'change'> {
  change: string | undefined;
  isMore: boolean | undefined;
  rank: number;
  longest: number;
  onToggle: (category: Category) => void;
}

/** Takes only primitive props, so that `memo` skips unchanged rows while a slider moves. */
const Row = memo(function Row(props: RowProps) {
  const { category, share, amount, change, isMore, rank, longest, onToggle } = props;
  const { t } = useTranslation('allocationdemo');
  const label = useCategoryLabel();
  return (
    <li>
      <button
        type="button"
        aria-pressed={rank > 0}
        onClick={() => onToggle(category)}
        style={{ gridTemplateColumns: `auto minmax(0, 1fr) ${longest * 0.6}em` }}
        className="-mx-2 grid min-h-9 w-[calc(100%+1rem)] max-w-none items-center gap-x-3 rounded-lg px-2 text-left hover:bg-accent-soft/60 pointer-coarse:min-h-11"
      >
        <span className="relative">
          <CategoryMark category={category} small />
          {rank > 0 && (
            <span
              aria-hidden="true"
              className="animate-fade absolute -top-1 -right-1.5 flex size-4.5 items-center justify-center rounded-full bg-accent text-xs font-bold text-on-accent ring-2 ring-surface"
            >
              {rank}
            </span>
          )}
        </span>
        <span className="grid min-w-0 grid-cols-[1fr_auto] items-center gap-x-3 sm:grid-cols-[8.5rem_1fr_auto]">
          <span className="text-sm break-words sm:text-base">{label(category)}</span>
          <span
            aria-hidden="true"
            className="order-last col-span-2 h-2 overflow-hidden rounded-full bg-line/60 contain-strict sm:order-none sm:col-span-1 sm:h-2.5"
          >
            {/* The bar is moved with a transform, because resizing it would need a new layout. */}
            <span
              className={cx(
                'block h-full rounded-full transition-transform duration-200 ease-out group-has-[[type=range]:active]/demo:transition-none',
                CATEGORY_HUES[category].solid,
              )}
              style={{ transform: `translateX(${(100 * (share - 1)).toFixed(1)}%)` }}
            />
          </span>
          {change && (
            <span
              style={{ minWidth: `${longest * 0.55}em` }}
              className={cx(
                'animate-fade tabular text-right text-xs whitespace-nowrap',
                isMore ? 'text-positive' : 'text-ink-muted',
                longest > LONG_SUM && 'max-sm:hidden',
              )}
            >
              {change}
            </span>
          )}
        </span>
        {/* Fixed size, so that the page doesn't move. */}
        <span className="tabular h-6 text-right leading-6 font-medium whitespace-nowrap contain-strict">
          {amount}
        </span>
        {rank > 0 && <span className="sr-only">{t('rank', { rank })}</span>}
      </button>
    </li>
  );
});

interface DemoRowsProps {
  figures: DemoFigures;
  ranking: readonly Category[];
  onToggle: (category: Category) => void;
}

/**
 * The amounts of the nine categories. A press on a row makes the category a priority and changes the other
 * amounts.
 */
export function DemoRows({ figures: { rows, longest }, ranking, onToggle }: DemoRowsProps) {
  return (
    <ul className="flex flex-col">
      {rows.map((shown) => (
        <Row
          key={shown.category}
          {...shown}
          change={shown.change?.text}
          isMore={shown.change?.more}
          rank={ranking.indexOf(shown.category) + 1}
          longest={longest}
          onToggle={onToggle}
        />
      ))}
    </ul>
  );
}
