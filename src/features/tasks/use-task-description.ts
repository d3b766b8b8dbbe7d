import { useMemo } from 'react';
import { stateOf, type TaskFacts } from '@/domain/tasks/state';
import type { Task } from '@/domain/tasks/task';
import { useTranslation } from '@/lib/translation';
import { dateColumn, textColumn } from '@/parts/rows/columns';
import type { RowDescription } from '@/parts/rows/row-description';
import { useTaskCategoryLabel, useTaskName } from '@/parts/task-words';

const NO_FACTS: TaskFacts = { committed: [] };

/** A task in words, field by field. `facts` close tasks that are facts. */
export function useTaskDescription(facts: TaskFacts = NO_FACTS): RowDescription<Task> {
  const { t } = useTranslation('tasks');
  const name = useTaskName();
  const category = useTaskCategoryLabel();
  return useMemo(
    () => ({
      title: name,
      limit: t('limit'),
      columns: [
        { key: 'task_name', label: t('csv.task'), text: name },
        dateColumn('recommended_completion_date', t('form.date')),
        { key: 'completed_at', label: t('csv.state'), text: (task) => t(`state.${stateOf(task, facts)}`) },
        {
          key: 'priority_level',
          label: t('form.priority'),
          text: (task) => t(`priority.level${task.priority_level}`),
        },
        { key: 'task_category', label: t('form.category'), text: (task) => category(task.task_category) },
        textColumn('assignee', t('form.assignee')),
        textColumn('description', t('form.description')),
        textColumn('notes', t('form.notes')),
      ],
    }),
    [t, name, category, facts],
  );
}
