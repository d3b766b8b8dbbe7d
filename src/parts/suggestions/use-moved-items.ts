import { useMemo } from 'react';
import { BUDGET_ITEMS, type StoredItem } from '@/data/ledger';
import { movedItem } from '@/domain/follows/moved-dates';
import { isUndecided, settledOn } from '@/domain/follows/undecided';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '../module/plan-context';
import type { MovedRows } from './moved-rows';

const { table } = BUDGET_ITEMS;

/** Suggests new due dates for unpaid payments of ledger items after the event was moved. */
export function useMovedItems(items: readonly StoredItem[]): MovedRows {
  const { t } = useTranslation('follows');
  const { plan, today } = usePlanContext();
  const { event_date } = plan;
  return useMemo(() => {
    const undecided = items.filter((item) => isUndecided(item, event_date));
    const stays = (before: StoredItem) => ({ table, before, after: settledOn(before, event_date) });
    return {
      kept: 0,
      suggestions: undecided.flatMap((item) => {
        const moved = movedItem(item, event_date, today);
        if (!moved) return [];
        const { before, after, nearest } = moved;
        return {
          key: item.id,
          reason: t(nearest ? 'nearestPayment' : 'along'),
          changes: [{ table, before, after }],
          dismissal: [stays(item)],
        };
      }),
      closing: undecided.filter((item) => !movedItem(item, event_date, today)).map(stays),
    };
  }, [items, event_date, today, t]);
}
