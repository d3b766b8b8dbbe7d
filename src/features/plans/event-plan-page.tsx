import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { NoSuchPlan, NotHereOffline, ReadFailure } from '@/parts/missing';
import { Skeleton } from '@/ui/states';
import { TooltipProvider } from '@/ui/tooltip';
import { ConflictDialog } from './conflict-dialog';
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
    <div className="page py-6 sm:py-8 print:max-w-none print:px-px print:py-0">
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
