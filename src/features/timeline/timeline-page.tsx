import { BUDGET_ITEMS } from '@/data/ledger';
import { TASKS } from '@/data/tasks';
import { TIMELINE } from '@/data/timeline';
import { useTranslation } from '@/lib/translation';
import { ModulePage } from '@/parts/module/module-page';
import { Skeleton } from '@/ui/states';
import { TimelineView } from './timeline-view';

const TimelineSkeleton = () => (
  <>
    <Skeleton className="h-24 w-full max-w-md" />
    <Skeleton className="h-11 w-full" />
    <Skeleton className="h-56 w-full" />
    <Skeleton className="h-120 w-full" />
  </>
);

/**
 * Kinds of rows that the page loads. Tasks and budget items are among them, because the page also shows their
 * dates.
 */
const NOUNS = [TIMELINE, TASKS, BUDGET_ITEMS];

/** /app/event-timeline/:id: the milestones of a plan's event, and its run sheet. */
export default function TimelinePage() {
  const { t } = useTranslation('timeline');
  return (
    <ModulePage title={t('title')} nouns={NOUNS} skeleton={<TimelineSkeleton />}>
      {(plan) => <TimelineView key={plan.id} />}
    </ModulePage>
  );
}
