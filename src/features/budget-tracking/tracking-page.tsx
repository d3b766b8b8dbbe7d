import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PlanPage } from '@/parts/plan-page';
import { Skeleton } from '@/ui/states';
import { ConflictDialog } from './conflict-dialog';
import { ContributionConflict } from './contribution-conflict';
import { TrackingView } from './tracking-view';
import { useLedger } from './use-ledger';

const TrackingSkeleton = () => (
  <>
    <Skeleton className="h-24 w-full max-w-md" />
    <Skeleton className="h-12 w-full" />
    <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {['overdue', 'week', 'month', 'undated'].map((card) => (
        <Skeleton key={card} className="h-20 w-full" />
      ))}
    </div>
    <Skeleton className="h-160 w-full" />
  </>
);

/** /app/budget-tracking/:id: what is committed, paid, due and left, and whether the money will be there. */
export default function TrackingPage() {
  const { t } = useTranslation('ledger');
  const { id = '' } = useParams();
  const { query, plan, items, contributions } = useLedger(id);
  return (
    <PlanPage title={t('title')} query={query} plan={plan} skeleton={<TrackingSkeleton />}>
      {(plan) => (
        <>
          <TrackingView key={plan.id} plan={plan} items={items} contributions={contributions} />
          <ConflictDialog plan={plan} stored={query.data?.items ?? []} />
          <ContributionConflict plan={plan} stored={query.data?.contributions ?? []} />
        </>
      )}
    </PlanPage>
  );
}
