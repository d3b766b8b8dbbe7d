import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { BUDGET_ITEMS, ledgerQuery } from '@/data/ledger';
import { usePlanByNow, useRowsByNow } from '@/data/use-plan-rows';
import { PlanPage } from '@/parts/plan-page';
import { Skeleton } from '@/ui/states';
import { BreakdownView } from './breakdown-view';

const BreakdownSkeleton = () => (
  <>
    <Skeleton className="h-24 w-full max-w-md" />
    <div className="grid grid-cols-2 gap-2 lg:grid-cols-5">
      {['suggested', 'planned', 'expected', 'committed', 'paid'].map((card) => (
        <Skeleton key={card} className="h-18 w-full" />
      ))}
    </div>
    <Skeleton className="h-96 w-full" />
  </>
);

/** /app/budget-breakdown/:id: where the money goes, what it costs a guest, and how the total came about. */
export default function BreakdownPage() {
  const { t } = useTranslation('breakdown');
  const { id = '' } = useParams();
  const query = useQuery(ledgerQuery(id));
  const plan = usePlanByNow(id, query.data?.plan);
  const items = useRowsByNow(BUDGET_ITEMS, id, query.data?.items);
  return (
    <PlanPage title={t('title')} query={query} plan={plan} skeleton={<BreakdownSkeleton />}>
      {(plan) => <BreakdownView key={plan.id} plan={plan} items={items} />}
    </PlanPage>
  );
}
