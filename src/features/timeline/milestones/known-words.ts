import { useCallback } from 'react';
import type { KnownDay } from '@/domain/timeline/known-days';
import { formatMoney, formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';

/** A day that money or tasks know of, in words. */
export function useKnownWords(
  currency: string,
): (day: KnownDay) => { title: string; note: string | null; from: string } {
  const { t } = useTranslation(['timeline', 'common']);
  return useCallback(
    (day) => {
      if (day.kind === 'tasks')
        return {
          title: t('known.tasks', { category: t(`common:category.${day.category}`) }),
          note: day.done ? t('known.tasksDone') : t('known.tasksOpen', { count: day.open }),
          from: t('known.fromTasks'),
        };
      const amount = formatMoney(day.amount, currency);
      const [vendor] = day.vendors;
      return {
        title:
          day.vendors.length === 1 && vendor
            ? t('known.paymentTo', { amount, vendor })
            : t('known.paymentMany', { amount, count: formatNumber(day.vendors.length) }),
        note: day.vendors.length > 1 ? day.vendors.join(', ') : null,
        from: t('known.fromMoney'),
      };
    },
    [t, currency],
  );
}
