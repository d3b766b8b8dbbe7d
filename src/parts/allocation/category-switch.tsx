import type { Category } from '@/domain/plan/facts';
import { cx } from '@/ui/class-names';
import type { Pieces } from '@/ui/pieces';
import { CategoryMark, useCategoryLabel } from './category-mark';

interface CategorySwitchProps {
  category: Category;
  on: boolean;
  /** True if the person can't change the switch. */
  fixed: boolean;
  className: string;
  onSwitch: (on: boolean) => void;
  trailing?: Pieces;
}

export function CategorySwitch({ category, on, fixed, className, onSwitch, trailing }: CategorySwitchProps) {
  const label = useCategoryLabel();
  return (
    <label
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-2 rounded-card border bg-surface px-2.5 py-1 has-focus-visible:outline-2 has-focus-visible:outline-accent',
        !on && 'text-ink-muted',
        className,
      )}
    >
      <CategoryMark category={category} small />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-2">
        <span className="min-w-0 break-words">{label(category)}</span>
        {trailing}
      </span>
      <input
        type="checkbox"
        checked={on}
        disabled={fixed}
        onChange={(event) => onSwitch(event.target.checked)}
        className="size-5 shrink-0 outline-none"
      />
    </label>
  );
}
