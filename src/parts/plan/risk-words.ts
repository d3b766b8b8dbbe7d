import { useCallback } from 'react';
import type { Plan } from '@/data/plans';
import type { Risk } from '@/domain/plan/risks';
import { formatDate, formatList, formatMoney } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';

export function useRiskText(): (risk: Risk, currency: string) => string {
  const { t } = useTranslation('now');
  const label = useCategoryLabel();
  return useCallback(
    (risk, currency) => {
      const money = (cents: number) => formatMoney(cents, currency);
      switch (risk.key) {
        case 'overdue':
          return t('risk.overdue', { count: risk.payments, amount: money(risk.amount) });
        case 'overBudget':
          return t('risk.overBudget', { amount: money(risk.amount) });
        case 'short':
          return t('risk.short', { date: formatDate(risk.date, 'short'), amount: money(risk.amount) });
        case 'overCategories':
          return t('risk.overCategories', {
            count: risk.categories.length,
            categories: formatList(risk.categories.map(label)),
            amount: money(risk.amount),
          });
        case 'lateTasks':
          return t('risk.lateTasks', { count: risk.tasks });
        case 'tightTasks':
          return t('risk.tightTasks', { count: risk.tasks });
      }
    },
    [t, label],
  );
}

/** Returns the page on which a risk can be resolved. */
export function mendPath({ key }: Risk, { id }: Pick<Plan, 'id'>): string {
  switch (key) {
    case 'overdue':
      return paths.budgetItems(id, { show: 'overdue' });
    case 'short':
      return paths.budgetItems(id, { view: 'cash' });
    case 'overBudget':
    case 'overCategories':
      return paths.budgetBreakdown(id);
    case 'lateTasks':
      return `${paths.eventTasks(id)}?show=overdue`;
    case 'tightTasks':
      return paths.eventTasks(id);
  }
}
