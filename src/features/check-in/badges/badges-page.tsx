import { EVENT_PARTS, GUESTS, HOUSEHOLDS } from '@/data/guests';
import { useTranslation } from '@/lib/translation';
import { ModulePage } from '@/parts/module/module-page';
import { Skeleton } from '@/ui/states';
import { BadgesView } from './badges-view';

const NOUNS = [GUESTS, HOUSEHOLDS, EVENT_PARTS];

/** Page /app/check-in/:id/badges: badges and name tags to print. */
export default function BadgesPage() {
  const { t } = useTranslation('arrivals');
  return (
    <ModulePage title={t('badge.title')} nouns={NOUNS} skeleton={<Skeleton className="h-160 w-full" />}>
      {(plan) => <BadgesView key={plan.id} />}
    </ModulePage>
  );
}
