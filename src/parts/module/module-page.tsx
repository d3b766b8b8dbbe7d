import { lazy, Suspense, useContext, useEffect, useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { roleAllows } from '@/data/permissions';
import type { Plan } from '@/data/plans';
import type { AnyNoun } from '@/data/sync/plan-document';
import { usePlanDocument } from '@/data/sync/use-plan-document';
import { today as todayNow } from '@/lib/format';
import { OPEN_MODULES, paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import type { Pieces } from '@/ui/pieces';
import { Followed } from './followed';
import { DeviceSilent, NoSuchPlan, NotHereOffline, ReadFailure } from './missing';
import { PlanProvider } from './plan-provider';
import { SuggestingContext } from './suggesting-context';
import { usePlanId } from './use-plan-id';

/** Loaded for plans whose owner may have a brand. */
const PrintHead = lazy(() => import('../brand/print-head').catch(() => ({ default: () => null })));

interface ModulePageProps {
  /** The page's name; the document's title adds the plan's. */
  title: string;
  /** Nouns that the page shows besides its plan, loaded in one request. The list must be stable. */
  nouns: readonly AnyNoun[];
  /** Placeholder while the page is loading. */
  skeleton: Pieces;
  /**
   * True if several devices typically use the page, so that others' changes are followed even if no others
   * are known.
   */
  isManned?: boolean;
  children: (plan: Plan) => Pieces;
}

/** Page of one module of a plan: error, missing, loading, or the module. */
export function ModulePage({ title, nouns, skeleton, isManned = false, children }: ModulePageProps) {
  const { t } = useTranslation();
  const id = usePlanId();
  const Suggesting = useContext(SuggestingContext);
  const { pathname } = useLocation();
  const open = OPEN_MODULES.find((module) => pathname === `/app/${module}`);
  const { query, plan, isShared, isRead, isMissing, device } = usePlanDocument(id, nouns);
  const name = plan?.name;
  useEffect(() => {
    if (name !== undefined) document.title = `${title} · ${name}`;
  }, [name, title]);
  const today = todayNow();
  const context = useMemo(() => {
    if (!plan) return null;
    const editable = roleAllows(plan.role, 'edit');
    return { plan, today, editable, writes: editable };
  }, [plan, today]);

  // Without a plan in the address, the next event's page opens.
  if (id === '' && open) return <Navigate to={paths.openModule(open)} replace />;
  const followed = (of: Plan) => (
    <Followed plan_id={id} isFollowed={isShared || isManned} nouns={nouns}>
      {children(of)}
    </Followed>
  );
  return (
    <div className="page pt-3 pb-6 sm:py-8 print:max-w-none print:px-px print:py-0">
      {isRead && plan ? (
        <PlanProvider value={context}>
          {plan.owner_tier === 'enterprise' && (
            <Suspense fallback={null}>
              <PrintHead plan_id={plan.id} />
            </Suspense>
          )}
          {Suggesting && !context?.editable && roleAllows(plan.role, 'suggest') ? (
            <Suspense fallback={skeleton}>
              <Suggesting>{followed(plan)}</Suggesting>
            </Suspense>
          ) : (
            followed(plan)
          )}
        </PlanProvider>
      ) : isMissing ? (
        <NoSuchPlan />
      ) : isRead && device === 'silent' ? (
        <>
          <h1 className="sr-only">{title}</h1>
          <DeviceSilent />
        </>
      ) : query.isError ? (
        <>
          <h1 className="sr-only">{title}</h1>
          <ReadFailure error={query.error} onRetry={() => void query.refetch()} />
        </>
      ) : query.fetchStatus === 'paused' ? (
        <NotHereOffline heading="h1" />
      ) : (
        <div role="status" className="flex flex-col gap-6">
          <h1 className="sr-only">{t('loading')}</h1>
          {skeleton}
        </div>
      )}
    </div>
  );
}
