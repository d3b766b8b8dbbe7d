import { useMemo } from 'react';
import { firstTaskDay } from '@/domain/tasks/move-date';
import { stateOf, type TaskFacts, type TaskState } from '@/domain/tasks/state';
import type { Task } from '@/domain/tasks/task';
import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import type { ChangeRows } from '@/parts/rows/use-change-rows';
import { useTaskName } from '@/parts/tasks/task-words';
import { toast } from '@/ui/toast-store';
import { inState } from './in-state';

export interface TaskActions {
  open: (id: string) => void;
  toggle: (task: Task) => void;
  move: (task: Task, to: TaskState) => void;
  date: (task: Task, date: string) => void;
}

/**
 * Actions on a task from rows, cards and calendar days. Each takes effect on screen at once and can be
 * undone.
 */
export function useTaskActions(
  change: ChangeRows<Task>,
  facts: TaskFacts,
  open: (id: string) => void,
): TaskActions {
  const { t } = useTranslation('tasks');
  const { t: words } = useTranslation('modules');
  const { today } = usePlanContext();
  const name = useTaskName();
  return useMemo(
    () => ({
      open,
      toggle: (task) => {
        const done = task.completed_at !== null;
        const after = inState(task, done ? (task.started_at ? 'doing' : 'todo') : 'done');
        change([{ before: task, after }], t(done ? 'said.reopened' : 'said.done', { task: name(task) }));
      },
      move: (task, to) => {
        if (stateOf(task, facts) === to) return;
        const words = { task: name(task), column: t(`state.${to}`) };
        change([{ before: task, after: inState(task, to) }], t('said.moved', words));
      },
      date: (task, date) => {
        if (task.recommended_completion_date === date) return;
        const put = (day: string) =>
          change(
            [{ before: task, after: { ...task, recommended_completion_date: day } }],
            t('said.dated', { task: name(task), date: formatDate(day, 'medium') }),
          );
        const first = firstTaskDay(today);
        if (date >= first) return put(date);
        toast({
          title: t('problem.dateInPast'),
          tone: 'danger',
          action: {
            label: words('date.use', { date: formatDate(first, 'medium') }),
            run: () => put(first),
          },
        });
      },
    }),
    [change, name, facts, open, t, words, today],
  );
}
