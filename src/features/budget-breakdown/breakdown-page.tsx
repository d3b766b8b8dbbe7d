import { BUDGET_ITEMS } from '@/data/ledger';
import { useTranslation } from '@/lib/translation';
import { ModulePage } from '@/parts/module/module-page';
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

const NOUNS = [BUDGET_ITEMS];

/** Page /app/budget-breakdown/:id: the plan's money by category, the cost per guest, and the history. */
export default function BreakdownPage() {
  const { t } = useTranslation('breakdown');
  return (
    <ModulePage title={t('title')} nouns={NOUNS} skeleton={<BreakdownSkeleton />}>
      {(plan) => <BreakdownView key={plan.id} />}
    </ModulePage>
  );
}
