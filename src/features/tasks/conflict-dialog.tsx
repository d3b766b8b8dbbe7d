import { useTranslation } from 'react-i18next';
import { onTop } from '@/data/row-changes';
import { TASKS } from '@/data/tasks';
import { useRowConflicts } from '@/data/use-row-conflicts';
import type { Task } from '@/domain/tasks/task';
import { formatDate } from '@/lib/format';
import { RowConflictDialog } from '@/parts/row-conflict-dialog';
import { useTaskCategoryLabel, useTaskName } from '@/parts/task-words';
import { useChangeTasks } from './use-change-tasks';

interface ConflictDialogProps {
  plan_id: string;
  /** As they are stored now. */
  stored: readonly Task[];
}

/** Opens when a change met somebody else's: both are shown, and the reader decides what stays. */
export function ConflictDialog({ plan_id, stored }: ConflictDialogProps) {
  const { t } = useTranslation('tasks');
  const name = useTaskName();
  const category = useTaskCategoryLabel();
  const change = useChangeTasks(plan_id);
  const conflicts = useRowConflicts(TASKS, plan_id, stored);
  if (!conflicts) return null;
  const words = (task: Task | null) =>
    task &&
    [
      name(task),
      formatDate(task.recommended_completion_date, 'medium'),
      category(task.task_category),
      t(`priority.level${task.priority_level}`),
      t(`state.${task.completed_at ? 'done' : task.started_at ? 'doing' : 'todo'}`),
      task.assignee,
      task.description,
      task.notes,
    ]
      .filter(Boolean)
      .join(' · ');
  return <RowConflictDialog conflicts={conflicts} words={words} together={onTop} onChange={change} />;
}
