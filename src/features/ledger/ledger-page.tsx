import { ATTACHMENTS } from '@/data/attachments';
import { BUDGET_ITEMS, CONTRIBUTIONS } from '@/data/ledger';
import { QUOTES } from '@/data/vendor-quotes';
import { useTranslation } from '@/lib/translation';
import { ModulePage } from '@/parts/module/module-page';
import { Skeleton } from '@/ui/states';
import { LedgerView } from './ledger-view';

const TrackingSkeleton = () => (
  <>
    <Skeleton className="h-24 w-full max-w-md" />
    <Skeleton className="h-12 w-full" />
    <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {['overdue', 'week', 'month', 'undated'].map((card) => (
        <Skeleton key={card} className="h-20 w-full" />
      ))}
    </div>
    <Skeleton className="h-160 w-full" />
  </>
);

/** Kinds of rows that the page reads. Quotes are included because an item shows the files of its quote. */
const NOUNS = [BUDGET_ITEMS, CONTRIBUTIONS, ATTACHMENTS, QUOTES];

/** Page /app/budget-tracking/:id: committed, paid, due and remaining money, and the cash flow. */
export default function LedgerPage() {
  const { t } = useTranslation('ledger');
  return (
    <ModulePage title={t('title')} nouns={NOUNS} skeleton={<TrackingSkeleton />}>
      {(plan) => <LedgerView key={plan.id} />}
    </ModulePage>
  );
}
