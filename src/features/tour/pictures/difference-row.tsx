import type { Category } from '@/domain/plan/facts';
import { formatDifference, formatMoney } from '@/lib/format';
import { CategoryMark, useCategoryLabel } from '@/parts/allocation/category-mark';
import { cx } from '@/ui/class-names';
import type { Pieces } from '@/ui/pieces';
import { whole } from './example';

interface DifferenceRowProps {
  category: Category;
  amount: number;
  difference: number;
  currency: string;
  leading?: Pieces;
}

export function DifferenceRow({ category, amount, difference, currency, leading }: DifferenceRowProps) {
  const label = useCategoryLabel();
  const change = whole(difference);
  return (
    <li className="flex min-h-13 flex-wrap items-center justify-end gap-x-3 py-1.5">
      {leading}
      <CategoryMark category={category} small />
      <span className="min-w-0 flex-auto font-medium break-words">{label(category)}</span>
      <span
        className={cx('tabular text-sm whitespace-nowrap', change > 0 ? 'text-positive' : 'text-ink-muted')}
      >
        {formatDifference(change, currency)}
      </span>
      <span className="tabular w-20 text-right font-semibold whitespace-nowrap">
        {formatMoney(whole(amount), currency)}
      </span>
    </li>
  );
}
