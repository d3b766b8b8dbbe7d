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

/** Loaded only if the tier of the plan's owner includes brands. */
const PrintHead = lazy(() => import('../brand/print-head').catch(() => ({ default: () => null })));

interface ModulePageProps {
  /** The page's name. The plan's name is added in the document's title. */
  title: string;
  /** Kinds of rows that the page shows, loaded with the plan in one request. The array must be stable. */
  nouns: readonly AnyNoun[];
  skeleton: Pieces;
  /**
   * True for pages that several devices often use at once. Changes are then followed even if no other members
   * are known.
   */
  isManned?: boolean;
  children: (plan: Plan) => Pieces;
}

/** Page of a plan's module. It handles errors, missing plans and loading, and then renders the module. */
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

  // If the address names no plan, the page of the next event opens.
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
