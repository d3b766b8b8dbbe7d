import { useTranslation } from '@/lib/translation';
import { NewEventLink } from '@/parts/plan/new-event-link';
import { PlansPage } from '@/parts/plan/plans-page';
import { Sprig } from '@/ui/sprig';
import { EmptyState } from '@/ui/states';
import { AnalyticsSkeleton } from './analytics-skeleton';
import { AnalyticsView } from './analytics-view';

/** /app/analytics: what all events of a person cost beside their budgets, where the money goes, and who comes. */
export default function AnalyticsPage() {
  const { t } = useTranslation('analytics');
  return (
    <PlansPage
      title={t('title')}
      className="gap-6"
      skeleton={<AnalyticsSkeleton />}
      empty={
        <EmptyState
          picture={<Sprig className="size-32 text-accent" />}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={<NewEventLink />}
        />
      }
    >
      {(plans) => <AnalyticsView plans={plans} />}
    </PlansPage>
  );
}
