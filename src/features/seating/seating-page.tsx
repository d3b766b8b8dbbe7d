import { ATTACHMENTS } from '@/data/attachments';
import { EVENT_PARTS, GUESTS, HOUSEHOLDS } from '@/data/guests';
import {
  SEAT_ASSIGNMENTS,
  SEATING_CHARTS,
  SEATING_PRINTS,
  SEATING_RULES,
  SEATING_TABLES,
  SEATING_WISHES,
} from '@/data/seating';
import { useTranslation } from '@/lib/translation';
import { ModulePage } from '@/parts/module/module-page';
import { Skeleton } from '@/ui/states';
import { SeatingView } from './seating-view';

const NOUNS = [
  EVENT_PARTS,
  HOUSEHOLDS,
  GUESTS,
  SEATING_CHARTS,
  SEATING_TABLES,
  SEAT_ASSIGNMENTS,
  SEATING_RULES,
  SEATING_WISHES,
  SEATING_PRINTS,
  ATTACHMENTS,
];

/** /app/table-arrangement/:id: the room, who sits where, and what people wish for. */
export default function SeatingPage() {
  const { t } = useTranslation('seating');
  return (
    <ModulePage title={t('title')} nouns={NOUNS} skeleton={<Skeleton className="h-160 w-full" />}>
      {(plan) => <SeatingView key={plan.id} />}
    </ModulePage>
  );
}
