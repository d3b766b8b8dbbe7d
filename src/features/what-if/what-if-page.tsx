import { DRINKS_PREFERENCES } from '@/data/drinks';
import { EVENT_PARTS, GUESTS, HOUSEHOLDS } from '@/data/guests';
import { BUDGET_ITEMS } from '@/data/ledger';
import { SCENARIOS } from '@/data/scenarios';
import { useTranslation } from '@/lib/translation';
import { ModulePage } from '@/parts/module/module-page';
import { Skeleton } from '@/ui/states';
import { WhatIfView } from './what-if-view';

const WhatIfSkeleton = () => (
  <>
    <Skeleton className="h-24 w-full max-w-md" />
    <Skeleton className="h-40 w-full" />
    <Skeleton className="h-160 w-full" />
  </>
);

/**
 * Kinds of rows that the page loads. Committed amounts are a lower limit, and the guest list suggests numbers
 * of guests.
 */
const NOUNS = [SCENARIOS, BUDGET_ITEMS, DRINKS_PREFERENCES, GUESTS, HOUSEHOLDS, EVENT_PARTS];

/** /app/what-if/:id: scenarios of a plan, and what they cost. */
export default function WhatIfPage() {
  const { t } = useTranslation('whatif');
  return (
    <ModulePage title={t('title')} nouns={NOUNS} skeleton={<WhatIfSkeleton />}>
      {(plan) => <WhatIfView key={plan.id} />}
    </ModulePage>
  );
}
