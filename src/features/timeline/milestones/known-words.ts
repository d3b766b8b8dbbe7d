import { useCallback } from 'react';
import type { KnownDay } from '@/domain/timeline/known-days';
import { formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';

export interface KnownWords {
  readonly title: string;
  readonly notes: string | null;
  readonly from: string;
}

export function useKnownWords(): (day: KnownDay) => KnownWords {
  const { t } = useTranslation(['timeline', 'common']);
  const { currency } = usePlanContext().plan;
  return useCallback(
    (day) => {
      if (day.kind === 'tasks')
        return {
          title: t('known.tasks', { category: t(`common:category.${day.category}`) }),
          notes: day.done ? t('known.tasksDone') : t('known.tasksOpen', { count: day.open }),
          from: t('known.fromTasks'),
        };
      const amount = formatMoney(day.amount, currency);
      const [vendor] = day.vendors;
      return {
        title:
          day.vendors.length === 1 && vendor
            ? t('known.paymentTo', { amount, vendor })
            : t('known.paymentMany', { amount, count: day.vendors.length }),
        notes: day.vendors.length > 1 ? day.vendors.join(', ') : null,
        from: t('known.fromMoney'),
      };
    },
    [t, currency],
  );
}
