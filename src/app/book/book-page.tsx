import { PLAN_NOUNS } from '@/data/archives';
import { useTranslation } from '@/lib/translation';
import { ModulePage } from '@/parts/module/module-page';
import { Skeleton } from '@/ui/states';
import { BookView } from './book-view';

/** /app/event-plan/:id/pdf makes a PDF of the plan, or of one part of it. */
export default function BookPage() {
  const { t } = useTranslation('book');
  return (
    <ModulePage title={t('title')} nouns={PLAN_NOUNS} skeleton={<Skeleton className="h-80 w-full" />}>
      {(plan) => <BookView key={plan.id} />}
    </ModulePage>
  );
}
