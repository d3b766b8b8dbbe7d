import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PlanPage } from '@/parts/plan-page';
import { Skeleton } from '@/ui/states';
import { ConflictDialog } from './conflict-dialog';
import { TimelineView } from './timeline-view';
import { useTimeline } from './use-timeline';

const TimelineSkeleton = () => (
  <>
    <Skeleton className="h-24 w-full max-w-md" />
    <Skeleton className="h-11 w-full" />
    <Skeleton className="h-56 w-full" />
    <Skeleton className="h-120 w-full" />
  </>
);

/** /app/event-timeline/:id: the days that mark the way to a plan's event, and its day by the minute. */
export default function TimelinePage() {
  const { t } = useTranslation('timeline');
  const { id = '' } = useParams();
  const { query, plan, items } = useTimeline(id);
  return (
    <PlanPage title={t('title')} query={query} plan={plan} skeleton={<TimelineSkeleton />}>
      {(plan) =>
        query.data && (
          <>
            <TimelineView key={plan.id} plan={plan} items={items} known={query.data} />
            <ConflictDialog plan_id={plan.id} stored={query.data.items} />
          </>
        )
      }
    </PlanPage>
  );
}
