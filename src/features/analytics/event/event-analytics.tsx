import { useTranslation } from '@/lib/translation';
import { ModulePage } from '@/parts/module/module-page';
import { AnalyticsSkeleton } from '../analytics-skeleton';
import { EventView } from './event-view';
import { EVENT_NOUNS } from './use-event-figures';

export default function EventAnalytics() {
  const { t } = useTranslation('analytics');
  return (
    <ModulePage title={t('title')} nouns={EVENT_NOUNS} skeleton={<AnalyticsSkeleton />}>
      {(plan) => <EventView key={plan.id} />}
    </ModulePage>
  );
}
