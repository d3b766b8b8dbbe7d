import { ARRIVALS } from '@/data/arrivals';
import { EVENT_PARTS, GUEST_COLUMNS, GUESTS, HOUSEHOLDS } from '@/data/guests';
import { SEAT_ASSIGNMENTS, SEATING_TABLES } from '@/data/seating';
import { useTranslation } from '@/lib/translation';
import { ModulePage } from '@/parts/module/module-page';
import { Skeleton } from '@/ui/states';
import { CheckInView } from './check-in-view';

const CheckInSkeleton = () => (
  <>
    <Skeleton className="h-20 w-full max-w-md" />
    <Skeleton className="h-12 w-full" />
    <Skeleton className="h-160 w-full" />
  </>
);

const NOUNS = [ARRIVALS, GUESTS, HOUSEHOLDS, EVENT_PARTS, GUEST_COLUMNS, SEATING_TABLES, SEAT_ASSIGNMENTS];

export default function CheckInPage() {
  const { t } = useTranslation('arrivals');
  return (
    <ModulePage title={t('title')} nouns={NOUNS} skeleton={<CheckInSkeleton />} isManned>
      {(plan) => <CheckInView key={plan.id} />}
    </ModulePage>
  );
}
