import { EVENT_PARTS } from '@/data/guests';
import { BUDGET_ITEMS, CONTRIBUTIONS } from '@/data/ledger';
import { TASKS } from '@/data/tasks';
import { TIMELINE } from '@/data/timeline';
import { useTranslation } from '@/lib/translation';
import { ModulePage } from '@/parts/module/module-page';
import { Skeleton } from '@/ui/states';
import { TooltipProvider } from '@/ui/tooltip';
import { PlanView } from './plan-view';

const PlanSkeleton = () => (
  <div className="flex flex-col gap-8">
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

/** Kinds of rows that the plan's page summarises. */
const NOUNS = [BUDGET_ITEMS, CONTRIBUTIONS, TASKS, TIMELINE, EVENT_PARTS];

/** Page /app/event-plan/:id: a plan's facts, allocation and summaries. */
export default function EventPlanPage() {
  const { t } = useTranslation();
  return (
    <ModulePage title={t('nav.module.plan')} nouns={NOUNS} skeleton={<PlanSkeleton />}>
      {(plan) => (
        <TooltipProvider>
          <PlanView key={plan.id} />
        </TooltipProvider>
      )}
    </ModulePage>
  );
}
