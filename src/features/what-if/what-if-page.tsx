import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PlanPage } from '@/parts/plan-page';
import { Skeleton } from '@/ui/states';
import { ConflictDialog } from './conflict-dialog';
import { useScenarios } from './use-scenarios';
import { WhatIfView } from './what-if-view';

const WhatIfSkeleton = () => (
  <>
    <Skeleton className="h-24 w-full max-w-md" />
    <Skeleton className="h-40 w-full" />
    <Skeleton className="h-160 w-full" />
  </>
);

/** /app/what-if/:id: what a plan could be instead, and what that would cost. */
export default function WhatIfPage() {
  const { t } = useTranslation('whatif');
  const { id = '' } = useParams();
  const { query, plan, scenarios } = useScenarios(id);
  return (
    <PlanPage title={t('title')} query={query} plan={plan} skeleton={<WhatIfSkeleton />}>
      {(plan) => (
        <>
          <WhatIfView key={plan.id} plan={plan} scenarios={scenarios} />
          <ConflictDialog plan={plan} stored={query.data?.scenarios ?? []} />
        </>
      )}
    </PlanPage>
  );
}
