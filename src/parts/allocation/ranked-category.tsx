import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { Category } from '@/domain/plan/facts';
import { useTranslation } from '@/lib/translation';
import { cx } from '@/ui/class-names';
import type { Pieces } from '@/ui/pieces';
import { useSortableRow } from '@/ui/use-sortable-row';
import { CategoryMark, useCategoryLabel } from './category-mark';

interface RankedCategoryProps {
  category: Category;
  /** Rank from 1, the most important. Null if the category is unranked. */
  rank: number | null;
  /** `first` is true for the top row, `last` for the bottom row. */
  first: boolean;
  last: boolean;
  trailing?: Pieces;
  /** Called on a press: the category gets the next rank or loses its rank. */
  onToggle: (button: HTMLElement) => void;
  onMove: (by: -1 | 1, button: HTMLElement) => void;
}

const control =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-muted transition-colors duration-150 hover:bg-accent-soft hover:text-accent-strong aria-disabled:opacity-35';

/** A category in the ranking. A press ranks it. A drag handle and buttons move it. */
export function RankedCategory({
  category,
  rank,
  first,
  last,
  trailing,
  onToggle,
  onMove,
}: RankedCategoryProps) {
  const { t } = useTranslation('budget');
  const label = useCategoryLabel()(category);
  const { row, handle, isDragging } = useSortableRow(category);

  // Not `disabled`, because at the end of the list the pressed button must keep the focus.
  const button = (by: -1 | 1, name: string, off: boolean) => (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-disabled={off || undefined}
      onClick={(event) => !off && onMove(by, event.currentTarget)}
      className={control}
    >
      {by < 0 ? <ArrowUp className="size-5" /> : <ArrowDown className="size-5" />}
    </button>
  );

  return (
    <li
      {...row}
      className={cx(
        'card flex min-h-15 items-center gap-1 pr-1 large-text:flex-wrap sm:gap-2 sm:pr-2',
        isDragging && 'relative z-10 border-accent shadow-lg',
      )}
    >
      <button
        type="button"
        {...handle}
        aria-label={t('ranking.handle', { category: label })}
        className={cx(control, 'cursor-grab touch-none active:cursor-grabbing')}
      >
        <GripVertical className="size-5" />
      </button>
      <button
        type="button"
        aria-pressed={rank !== null}
        onClick={(event) => onToggle(event.currentTarget)}
        className="flex min-h-15 min-w-0 flex-1 large-text:order-first large-text:basis-full items-center gap-1 rounded-lg text-left transition-colors duration-150 hover:bg-accent-soft sm:gap-2"
      >
        <span className="tabular w-6 shrink-0 text-center font-serif text-lg font-semibold text-accent-strong">
          {rank ?? <span className="text-ink-muted">=</span>}
        </span>
        <CategoryMark category={category} small />
        <span className="flex min-w-0 flex-1 items-baseline justify-between gap-x-2 py-1 pl-1 max-sm:flex-col">
          <span className="min-w-0 font-medium break-words">{label}</span>
          {trailing}
        </span>
      </button>
      <span className="flex">
        {button(-1, t('ranking.up', { category: label }), first)}
        {button(1, t('ranking.down', { category: label }), last)}
      </span>
    </li>
  );
}
