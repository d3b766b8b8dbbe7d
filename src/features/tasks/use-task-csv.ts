import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '@/data/plans';
import { stateOf, type TaskFacts } from '@/domain/tasks/state';
import type { Task } from '@/domain/tasks/task';
import { saveCsv } from '@/parts/save-csv';
import { useTaskCategoryLabel } from '@/parts/task-words';

/** Saves the shown tasks as a table for a spreadsheet of the reader's language. */
export function useTaskCsv() {
  const { t } = useTranslation('tasks');
  const category = useTaskCategoryLabel();
  return useCallback(
    (plan: Plan, tasks: readonly Task[], facts: TaskFacts, name: (task: Task) => string): void => {
      const head = [
        t('csv.task'),
        t('form.date'),
        t('csv.state'),
        t('form.priority'),
        t('form.category'),
        t('form.assignee'),
        t('form.description'),
        t('form.notes'),
        t('csv.closed'),
      ];
      const rows = tasks.map((task) => [
        name(task),
        task.recommended_completion_date,
        t(`state.${stateOf(task, facts)}`),
        t(`priority.level${task.priority_level}`),
        category(task.task_category),
        task.assignee,
        task.description,
        task.notes,
        task.completed_at?.slice(0, 10) ?? null,
      ]);
      saveCsv(plan.name, t('csv.file'), [head, ...rows]);
    },
    [t, category],
  );
}
