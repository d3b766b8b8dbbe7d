import { useCallback } from 'react';
import type { Plan } from '@/data/plans';
import type { Need } from '@/domain/desk/needs';
import { formatDate, formatList, formatMoney, formatNumber, today } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { concernText } from '@/parts/plan/concern-text';
import { mendPath, useRiskText } from '@/parts/plan/risk-words';
import { useChecklistText } from '@/parts/tasks/task-words';

export function useNeedText(): (need: Need, plan: Plan) => string {
  const { t } = useTranslation('desk');
  const { t: said } = useTranslation(['plans', 'common']);
  const riskText = useRiskText();
  const checklist = useChecklistText();
  const label = useCategoryLabel();
  return useCallback(
    (need, { currency }) => {
      const money = (cents: number) => formatMoney(cents, currency);
      const date = formatDate(need.on, 'short');
      switch (need.key) {
        case 'overdue':
          return riskText({ ...need, severity: 'high' }, currency);
        case 'short':
          return riskText({ ...need, severity: 'high' }, currency);
        case 'unsigned':
          return t('need.unsigned', {
            count: need.days,
            categories: formatList(need.categories.map(label)),
            first: label(need.categories[0] ?? 'venue'),
            lead: formatNumber(need.lead),
          });
        case 'replies':
          return t(need.by < today() ? 'need.repliesLate' : 'need.replies', { count: need.people, date });
        case 'critical': {
          const { origin, origin_name, task_name } = need.task;
          const task = (origin && task_name === origin_name && checklist(origin)) || task_name;
          return need.waiting > 0
            ? t('need.holding', { task, date, count: need.waiting })
            : t('need.critical', { task, date });
        }
        case 'unscheduled':
          return need.on_days.length > 0
            ? t('need.unscheduledDays', {
                days: formatList(need.on_days.map((day) => formatDate(day, 'short'))),
              })
            : t('need.unscheduled');
        case 'due':
          return t('need.due', { amount: money(need.amount), vendor: need.vendor_name, date });
        case 'risk':
          return riskText(need.risk, currency);
        case 'concern':
          return concernText(said, need.concern, currency);
      }
    },
    [t, said, riskText, checklist, label],
  );
}

/** Returns an id that is unique among the needs of one event. */
export const needId = (need: Need): string =>
  need.key === 'risk' ? need.risk.key : need.key === 'concern' ? need.concern.key : need.key;

/** Returns the translation key of the button that resolves a need. */
export const mendKey = (need: Need) =>
  need.key === 'risk' ? (need.risk.key === 'lateTasks' ? 'lateTasks' : 'over') : need.key;

/** Returns the address of the page on which a need can be resolved. */
export function needPath(need: Need, plan: Plan): string {
  const { id } = plan;
  switch (need.key) {
    case 'overdue':
      // The list of overdue payments has a button in each row to mark a payment as paid.
      return paths.budgetItems(id, { show: 'overdue' });
    case 'due':
      return paths.budgetItems(id, { item: need.item });
    case 'short':
      return paths.budgetItems(id, { view: 'cash' });
    case 'unsigned':
      return paths.vendorComparison(need.categories[0] ?? 'venue', id);
    case 'replies':
      return `${paths.guestList(id)}?${new URLSearchParams({ reply: 'open', part: need.part })}`;
    case 'critical':
      return `${paths.eventTasks(id)}?${new URLSearchParams({ task: need.task.id })}`;
    case 'unscheduled':
      return `${paths.eventTimeline(id)}?view=day`;
    case 'risk':
      return mendPath(need.risk, plan);
    case 'concern':
      return paths.eventPlan(id);
  }
}
