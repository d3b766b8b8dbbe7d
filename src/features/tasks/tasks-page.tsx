import { BUDGET_ITEMS } from '@/data/ledger';
import { TASKS } from '@/data/tasks';
import { useTranslation } from '@/lib/translation';
import { ModulePage } from '@/parts/module/module-page';
import { Skeleton } from '@/ui/states';
import { TasksView } from './tasks-view';

const TasksSkeleton = () => (
  <>
    <Skeleton className="h-24 w-full max-w-md" />
    <div className="grid gap-4 md:grid-cols-3">
      {['first', 'second', 'third'].map((card) => (
        <Skeleton key={card} className="h-32 w-full" />
      ))}
    </div>
    <Skeleton className="h-11 w-full" />
    <Skeleton className="h-160 w-full" />
  </>
);

/**
 * Kinds of rows that the page loads. Budget items are among them, because an agreed price completes a task.
 */
const NOUNS = [TASKS, BUDGET_ITEMS];

/** /app/event-tasks/:id: the tasks of a plan, with assignees and dates. */
export default function TasksPage() {
  const { t } = useTranslation('tasks');
  return (
    <ModulePage title={t('title')} nouns={NOUNS} skeleton={<TasksSkeleton />}>
      {(plan) => <TasksView key={plan.id} />}
    </ModulePage>
  );
}
