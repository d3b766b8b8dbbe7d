import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '@/data/plans';
import { csvText } from '@/domain/csv';
import { stateOf, type TaskFacts } from '@/domain/tasks/state';
import type { Task } from '@/domain/tasks/task';
import { currentLanguage } from '@/lib/i18n';
import { useTaskCategoryLabel } from './task-words';

/** A name that every file system takes. */
const plain = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');

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
      const link = document.createElement('a');
      link.href = URL.createObjectURL(
        new Blob([csvText([head, ...rows], currentLanguage())], { type: 'text/csv;charset=utf-8' }),
      );
      link.download = `${plain(plan.name)}-${t('csv.file')}.csv`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    },
    [t, category],
  );
}
