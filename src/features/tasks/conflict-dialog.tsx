import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type RowChange, rowConflictsQuery } from '@/data/row-changes';
import { TASKS } from '@/data/tasks';
import type { Task } from '@/domain/tasks/task';
import { formatDate } from '@/lib/format';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useTaskCategoryLabel, useTaskName } from './task-words';
import { useChangeTasks } from './use-change-tasks';

interface ConflictDialogProps {
  plan_id: string;
  /** As they are stored now. */
  stored: readonly Task[];
}

const idOf = ({ before, after }: RowChange<Task>): string => (after ?? before)?.id ?? '';

/** Mine where I changed something, theirs elsewhere. A task that they deleted comes back with my change. */
function together(theirs: Task | undefined, { before, after }: RowChange<Task>): RowChange<Task> {
  if (!theirs || !before || !after) return { before: theirs ?? null, after };
  const pick = <K extends keyof Task>(key: K): Task[K] =>
    JSON.stringify(after[key]) === JSON.stringify(before[key]) ? theirs[key] : after[key];
  return {
    before: theirs,
    after: {
      id: theirs.id,
      version: theirs.version,
      task_name: pick('task_name'),
      description: pick('description'),
      recommended_completion_date: pick('recommended_completion_date'),
      task_category: pick('task_category'),
      priority_level: pick('priority_level'),
      assignee: pick('assignee'),
      notes: pick('notes'),
      started_at: pick('started_at'),
      completed_at: pick('completed_at'),
      generated: pick('generated'),
    },
  };
}

/** Opens when a change met somebody else's: both are shown, and the reader decides what stays. */
export function ConflictDialog({ plan_id, stored }: ConflictDialogProps) {
  const { t } = useTranslation('tasks');
  const client = useQueryClient();
  const name = useTaskName();
  const category = useTaskCategoryLabel();
  const change = useChangeTasks(plan_id);
  const query = rowConflictsQuery(TASKS, plan_id);
  const { data: conflicts = [] } = useQuery(query);
  // Of a call only the stale ones: the others were refused along with them and go with either answer.
  const byId = new Map(stored.map((task) => [task.id, task]));
  const met = conflicts.filter(
    (one) => one.before && byId.get(one.before.id)?.version !== one.before.version,
  );
  if (met.length === 0) return null;

  const decided = () => client.setQueryData(query.queryKey, []);
  const rest = conflicts.filter((one) => !met.includes(one));
  const words = (task: Task | null | undefined) =>
    task
      ? [
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
          .join(' · ')
      : t('conflict.deleted');
  return (
    <Dialog
      open
      insistent
      onOpenChange={() => undefined}
      title={t('conflict.title')}
      description={t('conflict.text')}
    >
      <ul className="flex flex-col gap-4">
        {met.map((one) => (
          <li key={idOf(one)}>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 break-words">
              <dt className="text-ink-muted">{t('conflict.theirs')}</dt>
              <dd>{words(byId.get(idOf(one)))}</dd>
              <dt className="text-ink-muted">{t('conflict.mine')}</dt>
              <dd>{words(one.after)}</dd>
            </dl>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button
          onClick={() => {
            decided();
            change(conflicts.map((one) => together(byId.get(idOf(one)), one)));
          }}
        >
          {t('conflict.applyMine')}
        </Button>
        <Button
          look="secondary"
          onClick={() => {
            decided();
            change(rest);
          }}
        >
          {t('conflict.keepTheirs')}
        </Button>
      </div>
    </Dialog>
  );
}
