import { useQuery } from '@tanstack/react-query';
import { peopleQuery } from '@/data/sharing';
import { useTranslation } from '@/lib/translation';

export function useNameOf(plan_id: string): (user_id: string | null) => string {
  const { t } = useTranslation('sharing');
  const { data: people = [] } = useQuery(peopleQuery(plan_id));
  return (user_id) => people.find((one) => one.user_id === user_id)?.full_name || t('live.someone');
}
