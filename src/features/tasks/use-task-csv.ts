import { useCallback } from 'react';
import type { Plan } from '@/data/plans';
import type { TaskFacts } from '@/domain/tasks/state';
import type { Task } from '@/domain/tasks/task';
import { useTranslation } from '@/lib/translation';
import { tableOf } from '@/parts/rows/row-description';
import { saveCsv } from '@/parts/rows/save-csv';
import { useTaskDescription } from './use-task-description';

/** Saves the shown tasks as a table for a spreadsheet of the reader's language. */
export function useTaskCsv(plan: Plan, facts: TaskFacts): (tasks: readonly Task[]) => void {
  const { t } = useTranslation('tasks');
  const { columns } = useTaskDescription(facts);
  return useCallback(
    (tasks) => saveCsv(plan.name, t('csv.file'), tableOf(columns, tasks)),
    [plan.name, t, columns],
  );
}
