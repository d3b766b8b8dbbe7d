import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PlanPage } from '@/parts/plan-page';
import { Skeleton } from '@/ui/states';
import { ConflictDialog } from './conflict-dialog';
import { TasksView } from './tasks-view';
import { useTasks } from './use-tasks';

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

/** /app/event-tasks/:id: what is to be done for a plan's event, by whom and by when. */
export default function TasksPage() {
  const { t } = useTranslation('tasks');
  const { id = '' } = useParams();
  const { query, plan, tasks, removed, committed } = useTasks(id);
  return (
    <PlanPage title={t('title')} query={query} plan={plan} skeleton={<TasksSkeleton />}>
      {(plan) => (
        <>
          <TasksView key={plan.id} plan={plan} tasks={tasks} removed={removed} committed={committed} />
          <ConflictDialog plan_id={plan.id} stored={query.data?.tasks ?? []} />
        </>
      )}
    </PlanPage>
  );
}
