import { useMemo } from 'react';
import { BUDGET_ITEMS } from '@/data/ledger';
import { useRows } from '@/data/sync/use-rows';
import { itemTotals } from '@/domain/ledger/ledger';
import { type Cents, sumCents } from '@/domain/money';
import type { Category, CategoryChoice } from '@/domain/plan/facts';
import { usePlanContext } from '@/parts/module/plan-context';

export interface LeftCategory {
  readonly category: Category;
  readonly committed: Cents;
}

/** Returns the categories that would be excluded although they have committed or paid amounts. */
export function useLeftWithMoney(choices: readonly CategoryChoice[]): readonly LeftCategory[] {
  const { id, categories, currency } = usePlanContext().plan;
  const items = useRows(BUDGET_ITEMS, id);
  return useMemo(() => {
    const selected = new Set(categories.flatMap((one) => (one.selected ? one.category : [])));
    return choices.flatMap((choice) => {
      if (choice.selected || !selected.has(choice.category)) return [];
      const own = items.filter(({ category }) => category === choice.category);
      const committed = sumCents(own.map((item) => itemTotals(item, currency).committed));
      return committed > 0 ? [{ category: choice.category, committed }] : [];
    });
  }, [categories, choices, items, currency]);
}
