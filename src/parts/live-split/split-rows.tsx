import { useTranslation } from 'react-i18next';
import type { Difference } from '@/domain/budget/what-if';
import type { Category } from '@/domain/plan/facts';
import { formatDifference, formatMoney, formatNumber } from '@/lib/format';
import { cx } from '@/ui/class-names';
import { CATEGORY_HUES, CategoryMark, useCategoryLabel } from '../category-mark';

interface SplitRowsProps {
  /** The split without a ranking and with it. */
  rows: readonly Difference[];
  ranking: readonly Category[];
  currency: string;
  onToggle: (category: Category) => void;
}

/** Characters of an amount with its currency that leave a phone room for the rest. */
const LONG = 9;

/** Whole units: cents would only flicker. */
const whole = (cents: number) => Math.round(cents / 100) * 100;

/** The nine amounts; pressing a row makes it a priority, and the others give way before one's eyes. */
export function SplitRows({ rows, ranking, currency, onToggle }: SplitRowsProps) {
  const { t } = useTranslation('split');
  const label = useCategoryLabel();
  const largest = Math.max(...rows.map(({ after }) => after ?? 0));
  const widest = formatMoney(whole(largest), currency);
  // Of large sums the currency stands with the total alone, so that there is room for the bars.
  const bare = widest.length > LONG;
  const money = (cents: number) =>
    bare ? formatNumber(whole(cents) / 100) : formatMoney(whole(cents), currency);
  const signed = (cents: number) =>
    bare
      ? `${cents > 0 ? '+' : cents < 0 ? '−' : ''}${money(Math.abs(cents))}`
      : formatDifference(cents, currency);
  // As wide as the longest amount: the bars of all rows begin and end together.
  const longest = Math.max(6, ...rows.map(({ after }) => money(after ?? 0).length));
  const columns = `auto minmax(0, 1fr) ${longest * 0.6}em`;
  return (
    <ul className="flex flex-col">
      {rows.map(({ category, after, difference }) => {
        const rank = ranking.indexOf(category) + 1;
        const amount = after ?? 0;
        const change = whole(difference);
        return (
          <li key={category}>
            <button
              type="button"
              aria-pressed={rank > 0}
              onClick={() => onToggle(category)}
              style={{ gridTemplateColumns: columns }}
              className="-mx-2 grid min-h-9 w-[calc(100%+1rem)] items-center gap-x-3 rounded-lg px-2 text-left hover:bg-accent-soft/60 pointer-coarse:min-h-11"
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
                <span className="truncate text-sm sm:text-base">{label(category)}</span>
                <span
                  aria-hidden="true"
                  className="order-last col-span-2 h-2 overflow-hidden rounded-full bg-line/60 sm:order-none sm:col-span-1 sm:h-2.5"
                >
                  <span
                    className={cx(
                      'block h-full rounded-full transition-[width] duration-200 ease-out',
                      CATEGORY_HUES[category].solid,
                    )}
                    style={{ width: `${((100 * amount) / largest).toFixed(1)}%` }}
                  />
                </span>
                {ranking.length > 0 && (
                  <span
                    style={{ minWidth: `${longest * 0.55}em` }}
                    className={cx(
                      'animate-fade tabular text-right text-xs whitespace-nowrap',
                      longest > LONG && 'max-sm:hidden',
                      change > 0 ? 'text-positive' : 'text-ink-muted',
                    )}
                  >
                    {signed(change)}
                  </span>
                )}
              </span>
              <span className="tabular text-right font-medium whitespace-nowrap">{money(amount)}</span>
              {rank > 0 && <span className="sr-only">{t('rank', { rank })}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
