import { daysBetween } from '@/domain/calendar';
import { useTranslation } from '@/lib/translation';

/** Returns a function that says how far away a day is: "43 days to go", "Tomorrow", "3 days ago". */
export function useDaysText(): (event_date: string, today: string) => string {
  const { t } = useTranslation();
  return (event_date, today) => {
    const days = daysBetween(today, event_date);
    if (days === 0) return t('days.today');
    if (days === 1) return t('days.tomorrow');
    const count = Math.abs(days);
    return t(days > 0 ? 'days.left' : 'days.past', { count });
  };
}
