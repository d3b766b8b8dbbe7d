import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Category } from '@/domain/plan/facts';
import { cx } from '@/ui/class-names';
import { type Live, useLive, writeText } from '@/ui/live';
import { CATEGORY_HUES } from '../category-hues';
import { CategoryMark, useCategoryLabel } from '../category-mark';
import { LONG, type Shown, type SplitFigures } from './split-figures';

interface Shows {
  shown: Shown;
  /** The split while a slider moves. */
  live: Live<SplitFigures>;
}

/** The row's own figures while a slider moves; `write` must stay the same. */
function useRow<E extends Element>(
  live: Live<SplitFigures>,
  category: Category,
  write: (element: E, shown: Shown) => void,
) {
  return useLive<E, SplitFigures>(
    live,
    useCallback(
      (element: E, { rows }: SplitFigures) => {
        const shown = rows.find((row) => row.category === category);
        if (shown) write(element, shown);
      },
      [category, write],
    ),
  );
}

/** The bar is moved behind its track's edge instead of being made shorter, which costs no layout. */
const place = ({ share }: Shown) => `translateX(${(100 * (share - 1)).toFixed(1)}%)`;
const writeBar = (element: HTMLElement, shown: Shown) => {
  element.style.transform = place(shown);
};
function Bar({ shown, live }: Shows) {
  return (
    <span
      ref={useRow(live, shown.category, writeBar)}
      className={cx(
        'block h-full rounded-full transition-transform duration-200 ease-out group-has-[[type=range]:active]/split:transition-none',
        CATEGORY_HUES[shown.category].solid,
      )}
      style={{ transform: place(shown) }}
    />
  );
}

const writeAmount = (element: HTMLElement, { amount }: Shown) => writeText(element, amount);
/** Of one size whatever it says, so that no other part of the page is laid out with it. */
function Amount({ shown, live }: Shows) {
  return (
    <span
      ref={useRow(live, shown.category, writeAmount)}
      className="tabular h-6 text-right leading-6 font-medium whitespace-nowrap contain-strict"
    >
      {shown.amount}
    </span>
  );
}

const writeChange = (element: HTMLElement, { change }: Shown) => {
  if (!change) return;
  writeText(element, change.text);
  element.dataset.more = String(change.more);
};
interface ChangeProps {
  category: Category;
  change: NonNullable<Shown['change']>;
  live: Live<SplitFigures>;
  longest: number;
}
function Change({ category, change, live, longest }: ChangeProps) {
  return (
    <span
      ref={useRow(live, category, writeChange)}
      data-more={change.more}
      style={{ minWidth: `${longest * 0.55}em` }}
      className={cx(
        'animate-fade tabular text-right text-xs whitespace-nowrap text-ink-muted data-[more=true]:text-positive',
        longest > LONG && 'max-sm:hidden',
      )}
    >
      {change.text}
    </span>
  );
}

interface RowProps extends Shows {
  rank: number;
  longest: number;
  onToggle: (category: Category) => void;
}

function Row({ shown, live, rank, longest, onToggle }: RowProps) {
  const { t } = useTranslation('split');
  const label = useCategoryLabel();
  const { category } = shown;
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
            <Bar shown={shown} live={live} />
          </span>
          {shown.change && <Change category={category} change={shown.change} live={live} longest={longest} />}
        </span>
        <Amount shown={shown} live={live} />
        {rank > 0 && <span className="sr-only">{t('rank', { rank })}</span>}
      </button>
    </li>
  );
}

interface SplitRowsProps {
  split: SplitFigures;
  live: Live<SplitFigures>;
  ranking: readonly Category[];
  onToggle: (category: Category) => void;
}

/** The nine amounts; pressing a row makes it a priority, and the others give way before one's eyes. */
export function SplitRows({ split: { rows, longest }, live, ranking, onToggle }: SplitRowsProps) {
  return (
    <ul className="flex flex-col">
      {rows.map((shown) => (
        <Row
          key={shown.category}
          shown={shown}
          live={live}
          rank={ranking.indexOf(shown.category) + 1}
          longest={longest}
          onToggle={onToggle}
        />
      ))}
    </ul>
  );
}
