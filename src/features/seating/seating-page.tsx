import { useTranslation } from '@/lib/translation';
import { ModulePage } from '@/parts/module/module-page';
import { Skeleton } from '@/ui/states';
import { SEATING_NOUNS } from './seating-nouns';
import { SeatingView } from './seating-view';

/** /app/table-arrangement/:id: the room, its guests, and the rules. */
export default function SeatingPage() {
  const { t } = useTranslation('seating');
  return (
    <ModulePage title={t('title')} nouns={SEATING_NOUNS} skeleton={<Skeleton className="h-160 w-full" />}>
      {(plan) => <SeatingView key={plan.id} />}
    </ModulePage>
  );
}
