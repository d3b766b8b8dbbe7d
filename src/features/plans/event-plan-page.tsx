import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { buttonClass } from '@/ui/button';
import { Sprig } from '@/ui/sprig';
import { EmptyState, Skeleton } from '@/ui/states';
import { TooltipProvider } from '@/ui/tooltip';
import { ConflictDialog } from './conflict-dialog';
import { NotHereOffline, ReadFailure } from './missing';
import { PlanView } from './plan-view';
import { usePlan, whatIsMissing } from './use-plans';

function PlanSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" className="flex flex-col gap-8">
      <h1 className="sr-only">{t('loading')}</h1>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-32 w-full" />
      </div>
      <div className="grid gap-8 xl:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <Skeleton className="h-160 w-full" />
        <Skeleton className="h-160 w-full" />
      </div>
    </div>
  );
}

/** Said alike of a plan that never was, was deleted, or is somebody else's. */
function NoSuchPlan() {
  const { t } = useTranslation('plans');
  return (
    <EmptyState
      heading="h1"
      picture={<Sprig className="size-24 text-ink-muted" />}
      title={t('plan.missingTitle')}
      text={t('plan.missingText')}
      action={
        <Link to={paths.savedPlans} className={buttonClass('secondary')}>
          {t('plan.backToPlans')}
        </Link>
      }
    />
  );
}

/** /app/event-plan/:id: one plan with all that can be said and changed of it. */
export default function EventPlanPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { query, plan } = usePlan(id);
  const missing = whatIsMissing(query);

  useEffect(() => {
    if (plan) document.title = `${plan.name} · ${t('brand')}`;
  }, [plan, t]);

  return (
    <div className="page py-6 sm:py-8 print:py-0">
      {missing === 'error' ? (
        <>
          <h1 className="sr-only">{t('nav.plan')}</h1>
          <ReadFailure error={query.error} onRetry={() => void query.refetch()} />
        </>
      ) : missing === 'offline' ? (
        <>
          <h1 className="sr-only">{t('nav.plan')}</h1>
          <NotHereOffline />
        </>
      ) : missing === 'loading' ? (
        <PlanSkeleton />
      ) : !plan ? (
        <NoSuchPlan />
      ) : (
        <TooltipProvider>
          <PlanView key={plan.id} plan={plan} />
          {query.data && <ConflictDialog theirs={query.data} />}
        </TooltipProvider>
      )}
    </div>
  );
}
