import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { statusOf } from '@/lib/errors';
import { paths } from '@/lib/paths';
import { Button, buttonClass } from '@/ui/button';
import { CloudOff } from '@/ui/icons';
import { Sprig } from '@/ui/sprig';
import { EmptyState, ErrorState } from '@/ui/states';

/** What React Query says of a read. */
interface Reading {
  readonly data: unknown;
  readonly isError: boolean;
  readonly error: Error | null;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  readonly refetch: () => unknown;
}

interface PlanPageProps<P> {
  /** The page's own name; the document's title puts the plan's behind it. */
  title: string;
  query: Reading;
  /** Null when there is no such plan for this person, undefined while it is not read. */
  plan: P | null | undefined;
  /** The page's shape while it is on its way. */
  skeleton: ReactNode;
  children: (plan: P) => ReactNode;
}

/** The page of one module of a plan: what failed, what is missing, what is on its way, and else the module itself. */
export function PlanPage<P extends { readonly name: string }>({
  title,
  query,
  plan,
  skeleton,
  children,
}: PlanPageProps<P>) {
  const { t } = useTranslation(['modules', 'common']);
  const name = plan?.name;
  useEffect(() => {
    if (name !== undefined) document.title = `${title} · ${name}`;
  }, [name, title]);

  const status = statusOf(query.error);
  return (
    <div className="page py-6 sm:py-8 print:max-w-none print:p-0">
      {query.data === undefined && query.isError ? (
        <>
          <h1 className="sr-only">{title}</h1>
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
          title={t('offlineTitle')}
          text={t('offlineText')}
        />
      ) : query.data === undefined ? (
        <div role="status" className="flex flex-col gap-6">
          <h1 className="sr-only">{t('common:loading')}</h1>
          {skeleton}
        </div>
      ) : !plan ? (
        <EmptyState
          heading="h1"
          picture={<Sprig className="size-24 text-ink-muted" />}
          title={t('missingTitle')}
          text={t('missingText')}
          action={
            <Link to={paths.savedPlans} className={buttonClass('secondary')}>
              {t('backToPlans')}
            </Link>
          }
        />
      ) : (
        children(plan)
      )}
    </div>
  );
}
