import { useMemo } from 'react';
import { BUDGET_ITEMS, type StoredItem } from '@/data/ledger';
import { usePlan } from '@/data/sync/use-rows';
import { type StoredTask, TASKS } from '@/data/tasks';
import { useTranslation } from '@/lib/translation';
import { dateColumn, moneyColumn } from '@/parts/rows/columns';
import { face } from '@/parts/rows/face';
import type { RowDescription } from '@/parts/rows/row-description';

function useItemAmount(plan_id: string): RowDescription<StoredItem> {
  const currency = usePlan(plan_id)?.currency ?? 'EUR';
  const { t } = useTranslation('drinks');
  return useMemo(
    () => ({
      title: ({ vendor_name }) => vendor_name,
      limit: '',
      columns: [moneyColumn('planned_amount', t('post.amount'), currency)],
    }),
    [t, currency],
  );
}

function useTaskDate(): RowDescription<StoredTask> {
  const { t } = useTranslation('drinks');
  return useMemo(
    () => ({
      title: ({ task_name }) => task_name,
      limit: '',
      columns: [dateColumn('recommended_completion_date', t('post.date'))],
    }),
    [t],
  );
}

/** How suggestions show rows of other modules: planned amounts of the budget and shopping tasks. */
export const postFaces = {
  budget_items: face(BUDGET_ITEMS, useItemAmount),
  tasks: face(TASKS, useTaskDate),
};
