import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { NoSuchPlan, NotHereOffline, ReadFailure } from './missing';

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
  const { t } = useTranslation();
  const name = plan?.name;
  useEffect(() => {
    if (name !== undefined) document.title = `${title} · ${name}`;
  }, [name, title]);

  return (
    <div className="page py-6 sm:py-8 print:max-w-none print:px-px print:py-0">
      {query.data === undefined && query.isError ? (
        <>
          <h1 className="sr-only">{title}</h1>
          <ReadFailure error={query.error} onRetry={() => void query.refetch()} />
        </>
      ) : query.data === undefined && query.fetchStatus === 'paused' ? (
        <NotHereOffline heading="h1" />
      ) : query.data === undefined ? (
        <div role="status" className="flex flex-col gap-6">
          <h1 className="sr-only">{t('loading')}</h1>
          {skeleton}
        </div>
      ) : !plan ? (
        <NoSuchPlan />
      ) : (
        children(plan)
      )}
    </div>
  );
}
