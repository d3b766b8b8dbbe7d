import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { statusOf } from '@/lib/errors';
import { paths } from '@/lib/paths';
import { Button, buttonClass } from '@/ui/button';
import { CloudOff } from '@/ui/icons';
import { Sprig } from '@/ui/sprig';
import { EmptyState, ErrorState, Skeleton } from '@/ui/states';
import { ConflictDialog } from './conflict-dialog';
import { TrackingView } from './tracking-view';
import { useLedger } from './use-ledger';

function TrackingSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" className="flex flex-col gap-6">
      <h1 className="sr-only">{t('loading')}</h1>
      <Skeleton className="h-24 w-full max-w-md" />
      <Skeleton className="h-12 w-full" />
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {['overdue', 'week', 'month', 'undated'].map((card) => (
          <Skeleton key={card} className="h-20 w-full" />
        ))}
      </div>
      <Skeleton className="h-160 w-full" />
    </div>
  );
}

/** /app/budget-tracking/:id: what is committed, paid, due and left, and whether the money will be there. */
export default function TrackingPage() {
  const { t } = useTranslation(['ledger', 'common', 'plans']);
  const { id = '' } = useParams();
  const { query, plan, items, contributions } = useLedger(id);

  useEffect(() => {
    if (plan) document.title = `${t('title')} · ${plan.name}`;
  }, [plan, t]);

  const status = statusOf(query.error);
  return (
    <div className="page py-6 sm:py-8 print:max-w-none print:p-0">
      {query.data === undefined && query.isError ? (
        <>
          <h1 className="sr-only">{t('title')}</h1>
          <ErrorState
            title={t('common:errorPage.title')}
            text={t(status === 0 || status >= 502 ? 'common:errorPage.network' : 'common:errorPage.kept')}
            action={<Button onClick={() => void query.refetch()}>{t('common:tryAgain')}</Button>}
          />
        </>
      ) : query.data === undefined && query.fetchStatus === 'paused' ? (
        <EmptyState
          heading="h1"
          picture={<CloudOff aria-hidden="true" className="size-10 text-ink-muted" />}
          title={t('plans:offlineTitle')}
          text={t('plans:offlineText')}
        />
      ) : query.data === undefined ? (
        <TrackingSkeleton />
      ) : !plan ? (
        <EmptyState
          heading="h1"
          picture={<Sprig className="size-24 text-ink-muted" />}
          title={t('plans:plan.missingTitle')}
          text={t('plans:plan.missingText')}
          action={
            <Link to={paths.savedPlans} className={buttonClass('secondary')}>
              {t('plans:plan.backToPlans')}
            </Link>
          }
        />
      ) : (
        <>
          <TrackingView key={plan.id} plan={plan} items={items} contributions={contributions} />
          <ConflictDialog plan={plan} stored={query.data?.items ?? []} />
        </>
      )}
    </div>
  );
}
