import { PLAN_NOUNS } from '@/data/archives';
import { useTranslation } from '@/lib/translation';
import { ModulePage } from '@/parts/module/module-page';
import { Skeleton } from '@/ui/states';
import { BookView } from './book-view';

/** /app/event-plan/:id/pdf: the plan, or one part of it, as a PDF. */
export default function BookPage() {
  const { t } = useTranslation('book');
  return (
    <ModulePage title={t('title')} nouns={PLAN_NOUNS} skeleton={<Skeleton className="h-80 w-full" />}>
      {(plan) => <BookView key={plan.id} plan={plan} />}
    </ModulePage>
  );
}
