import { useCallback } from 'react';
import { BUDGET_ITEMS, type StoredItem } from '@/data/ledger';
import type { RowChange } from '@/data/sync/noun';
import { committedIn } from '@/domain/ledger/committed';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { usePlanContext } from '@/parts/module/plan-context';
import { type ChangeRows, useChangeRows } from '@/parts/rows/use-change-rows';

const daysOf = ({ payment_date, payments, cancellation }: StoredItem) =>
  JSON.stringify([
    payment_date,
    payments.map(({ due_date }) => due_date),
    cancellation.map(({ cancel_by }) => cancel_by),
  ]);

/**
 * After an item's dates are edited, records the event date for which they were entered. Changes made by undo
 * or by a suggestion already contain that date.
 */
function withTypedDays(change: RowChange<StoredItem>, event_date: string): RowChange<StoredItem> {
  const { before, after } = change;
  if (!before || !after || before.event_on !== after.event_on || daysOf(before) === daysOf(after))
    return change;
  return { before, after: { ...after, event_on: event_date } };
}

/**
 * Returns a function that saves items. If a change adds the main price of a category, the toast says that the
 * category's task is done.
 */
export function useChangeItems(items: readonly StoredItem[]): ChangeRows<StoredItem> {
  const { t } = useTranslation('ledger');
  const { plan } = usePlanContext();
  const label = useCategoryLabel();
  const change = useChangeRows(BUDGET_ITEMS, plan.id);
  return useCallback(
    (written, said) => {
      const changes = written.map((one) => withTypedDays(one, plan.event_date));
      if (said === undefined) return change(changes);
      const changed = new Set(changes.map(({ before }) => before?.id));
      const after = [
        ...items.filter(({ id }) => !changed.has(id)),
        ...changes.flatMap((one) => (one.after ? [one.after] : [])),
      ];
      const before = committedIn(items, plan.categories);
      const [booked] = committedIn(after, plan.categories).filter((category) => !before.includes(category));
      change(changes, booked ? t('said.booked', { said, category: label(booked) }) : said);
    },
    [change, items, plan.categories, plan.event_date, t, label],
  );
}
