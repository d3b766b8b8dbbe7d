import { EVENT_PARTS, GUEST_COLUMNS, GUESTS, HOUSEHOLDS, INVITATION_WORDS, QUESTIONS } from '@/data/guests';
import { useTranslation } from '@/lib/translation';
import { ModulePage } from '@/parts/module/module-page';
import { Skeleton } from '@/ui/states';
import { GuestsView } from './guests-view';

const GuestsSkeleton = () => (
  <>
    <Skeleton className="h-24 w-full max-w-md" />
    <Skeleton className="h-12 w-full" />
    <Skeleton className="h-11 w-full" />
    <Skeleton className="h-160 w-full" />
  </>
);

const NOUNS = [GUESTS, HOUSEHOLDS, EVENT_PARTS, QUESTIONS, GUEST_COLUMNS, INVITATION_WORDS];

/** Page /app/guest-list/:id: guests, households and replies of an event. */
export default function GuestListPage() {
  const { t } = useTranslation('guests');
  return (
    <ModulePage title={t('title')} nouns={NOUNS} skeleton={<GuestsSkeleton />}>
      {(plan) => <GuestsView key={plan.id} />}
    </ModulePage>
  );
}
