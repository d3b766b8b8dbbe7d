import { CATEGORIES, type CategoryChoice } from '@/domain/plan/facts';
import { CATEGORY_HUES } from '@/parts/allocation/category-hues';
import { cx } from '@/ui/class-names';

/** The stored allocation as a thin bar. The bar is decorative, because the plan's page shows the amounts. */
export function MiniAllocation({
  categories,
  tall,
}: {
  categories: readonly CategoryChoice[];
  tall?: boolean;
}) {
  const amount = (category: string) =>
    categories.find((choice) => choice.selected && choice.category === category)?.allocated_amount ?? 0;
  return (
    <div
      aria-hidden="true"
      className={cx('flex gap-px overflow-hidden rounded-full bg-line', tall ? 'h-4' : 'h-1.5')}
    >
      {CATEGORIES.filter((category) => amount(category) > 0).map((category) => (
        <span
          key={category}
          style={{ flexGrow: amount(category) }}
          className={`basis-0 ${CATEGORY_HUES[category].solid}`}
        />
      ))}
    </div>
  );
}
