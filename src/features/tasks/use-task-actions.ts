import { useMemo } from 'react';
import { stateOf, type TaskFacts, type TaskState } from '@/domain/tasks/state';
import type { Task } from '@/domain/tasks/task';
import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import type { ChangeRows } from '@/parts/rows/use-change-rows';
import { useTaskName } from '@/parts/task-words';
import { inState } from './in-state';

export interface TaskActions {
  open: (id: string) => void;
  /** Done, or not done any more. */
  toggle: (task: Task) => void;
  move: (task: Task, to: TaskState) => void;
  date: (task: Task, date: string) => void;
}

/** What rows, cards and days do with a task; each is shown at once and can be taken back. */
export function useTaskActions(
  change: ChangeRows<Task>,
  facts: TaskFacts,
  open: (id: string) => void,
): TaskActions {
  const { t } = useTranslation('tasks');
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
        change(
          [{ before: task, after: { ...task, recommended_completion_date: date } }],
          t('said.dated', { task: name(task), date: formatDate(date, 'medium') }),
        );
      },
    }),
    [change, name, facts, open, t],
  );
}
