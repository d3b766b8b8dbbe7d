import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loadTexts } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { NewEventLink } from '@/parts/plan/new-event-link';
import { PlansPage } from '@/parts/plan/plans-page';
import { Sprig } from '@/ui/sprig';
import { EmptyState } from '@/ui/states';
import { AnalyticsSkeleton } from './analytics-skeleton';
import { analyticsAddress } from './analytics-state';

const AllView = lazy(async () => {
  const [view] = await Promise.all([import('./all/all-view'), loadTexts('modules', 'now')]);
  return view;
});
const EventAnalytics = lazy(async () => {
  const [event] = await Promise.all([import('./event/event-analytics'), loadTexts('modules', 'now')]);
  return event;
});

/**
 * Page /app/analytics: what needs attention, cost deviations, and links from each figure to its rows, for one
 * event or all.
 */
export default function AnalyticsPage() {
  const { t } = useTranslation('analytics');
  const { plan, view } = analyticsAddress.read(useSearchParams()[0]);
  if (plan !== null && view === 'event')
    return (
      <Suspense
        fallback={
          <div className="page py-8">
            <AnalyticsSkeleton />
          </div>
        }
      >
        <EventAnalytics />
      </Suspense>
    );
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
      {(plans) => (
        <Suspense fallback={<AnalyticsSkeleton />}>
          <AllView plans={plans} />
        </Suspense>
      )}
    </PlansPage>
  );
}
