import { PLAN_NOUNS } from '@/data/archives';
import { useTranslation } from '@/lib/translation';
import { ModulePage } from '@/parts/module/module-page';
import { Skeleton } from '@/ui/states';
import { SuggestionsView } from './suggestions-view';

/** /app/event-plan/:id/suggestions: suggested changes of a plan, and the answers to them. */
export default function SuggestionsPage() {
  const { t } = useTranslation('suggestions');
  return (
    <ModulePage title={t('title')} nouns={PLAN_NOUNS} skeleton={<Skeleton className="h-80 w-full" />}>
      {(plan) => <SuggestionsView key={plan.id} />}
    </ModulePage>
  );
}
