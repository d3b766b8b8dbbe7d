import { createContext, memo, useContext } from 'react';
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

/** What answers to every move of a slider. The rows stay as they are, and only what shows one of these is drawn anew. */
interface Shown {
  /** Of the largest amount, 0 to 1. */
  share: number;
  amount: string;
  /** Against the split without a ranking, signed; null without one. */
  change: { text: string; more: boolean } | null;
}
type Shows = { category: Category };

const Amounts = createContext<ReadonlyMap<Category, Shown>>(new Map());
const useShown = (category: Category): Shown =>
  useContext(Amounts).get(category) ?? { share: 0, amount: '', change: null };

/** The bar is moved behind its track's edge instead of being made shorter, which costs no layout. */
function Bar({ category }: Shows) {
  const { share } = useShown(category);
  return (
    <span
      className={cx(
        'block h-full rounded-full transition-transform duration-200 ease-out group-has-[[type=range]:active]/split:transition-none',
        CATEGORY_HUES[category].solid,
      )}
      style={{ transform: `translateX(${(100 * (share - 1)).toFixed(1)}%)` }}
    />
  );
}

/** Of one size whatever it says, so that no other part of the page is laid out with it. */
function Amount({ category }: Shows) {
  return (
    <span className="tabular h-6 text-right leading-6 font-medium whitespace-nowrap contain-strict">
      {useShown(category).amount}
    </span>
  );
}

function Change({ category, longest }: Shows & { longest: number }) {
  const { change } = useShown(category);
  if (!change) return null;
  return (
    <span
      style={{ minWidth: `${longest * 0.55}em` }}
      className={cx(
        'animate-fade tabular text-right text-xs whitespace-nowrap',
        longest > LONG && 'max-sm:hidden',
        change.more ? 'text-positive' : 'text-ink-muted',
      )}
    >
      {change.text}
    </span>
  );
}

interface RowProps extends Shows {
  rank: number;
  /** Characters of the longest amount: the bars of all rows begin and end together. */
  longest: number;
  onToggle: (category: Category) => void;
}

const Row = memo(function Row({ category, rank, longest, onToggle }: RowProps) {
  const { t } = useTranslation('split');
  const label = useCategoryLabel();
  return (
    <li>
      <button
        type="button"
        aria-pressed={rank > 0}
        onClick={() => onToggle(category)}
        style={{ gridTemplateColumns: `auto minmax(0, 1fr) ${longest * 0.6}em` }}
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
            className="order-last col-span-2 h-2 overflow-hidden rounded-full bg-line/60 contain-strict sm:order-none sm:col-span-1 sm:h-2.5"
          >
            <Bar category={category} />
          </span>
          <Change category={category} longest={longest} />
        </span>
        <Amount category={category} />
        {rank > 0 && <span className="sr-only">{t('rank', { rank })}</span>}
      </button>
    </li>
  );
});

/** The nine amounts; pressing a row makes it a priority, and the others give way before one's eyes. */
export function SplitRows({ rows, ranking, currency, onToggle }: SplitRowsProps) {
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
  const longest = Math.max(6, ...rows.map(({ after }) => money(after ?? 0).length));
  const shown = new Map(
    rows.map(({ category, after, difference }): [Category, Shown] => {
      const change = whole(difference);
      return [
        category,
        {
          share: (after ?? 0) / largest,
          amount: money(after ?? 0),
          change: ranking.length > 0 ? { text: signed(change), more: change > 0 } : null,
        },
      ];
    }),
  );
  return (
    <Amounts value={shown}>
      <ul className="flex flex-col">
        {rows.map(({ category }) => (
          <Row
            key={category}
            category={category}
            rank={ranking.indexOf(category) + 1}
            longest={longest}
            onToggle={onToggle}
          />
        ))}
      </ul>
    </Amounts>
  );
}
