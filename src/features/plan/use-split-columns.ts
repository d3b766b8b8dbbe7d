import { useMemo } from 'react';
import type { Plan } from '@/data/plans';
import { CATEGORIES } from '@/domain/plan/facts';
import { formatMoney } from '@/lib/format';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import type { Column } from '@/parts/rows/row-description';
import type { NarrowColumns } from '@/parts/suggestions/suggestions-panel';

/** Returns a column for each category's amount. In the plan's face, one column contains all categories. */
export function useSplitColumns(): NarrowColumns<'event_plans'> {
  const label = useCategoryLabel();
  return useMemo(() => {
    const columns = CATEGORIES.map(
      (category): Column<Plan> => ({
        key: category,
        label: label(category),
        text: ({ categories, currency }) => {
          const choice = categories.find((one) => one.category === category);
          return choice?.selected ? formatMoney(choice.allocated_amount ?? 0, currency) : null;
        },
      }),
    );
    return { event_plans: () => columns };
  }, [label]);
}
