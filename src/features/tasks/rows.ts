import { useMemo } from 'react';
import { BUDGET_ITEMS } from '@/data/ledger';
import { usePlan, useRows } from '@/data/sync/use-rows';
import { TASKS } from '@/data/tasks';
import { committedIn } from '@/domain/ledger/committed';
import { stateOf, type TaskFacts } from '@/domain/tasks/state';
import type { Task } from '@/domain/tasks/task';
import { useTranslation } from '@/lib/translation';
import { dateColumn, searched, textColumn } from '@/parts/rows/columns';
import { face } from '@/parts/rows/face';
import type { RowDescription } from '@/parts/rows/row-description';
import { useTaskCategoryLabel, useTaskName } from '@/parts/tasks/task-words';

/**
 * Returns the facts that decide whether a task counts as done. Until the plan's ledger is loaded, no category
 * counts as booked.
 */
function useFacts(plan_id: string): TaskFacts {
  const items = useRows(BUDGET_ITEMS, plan_id);
  const categories = usePlan(plan_id)?.categories;
  return useMemo(
    () => ({ committed: categories ? committedIn(items, categories) : [] }),
    [items, categories],
  );
}

function useTaskDescription(plan_id: string): RowDescription<Task> {
  const facts = useFacts(plan_id);
  const { t } = useTranslation('tasks');
  const name = useTaskName();
  const category = useTaskCategoryLabel();
  return useMemo(
    () => ({
      title: name,
      limit: t('limit'),
      columns: [
        searched({ key: 'task_name', label: t('csv.task'), text: name }),
        dateColumn('recommended_completion_date', t('form.date')),
        { key: 'completed_at', label: t('csv.state'), text: (task) => t(`state.${stateOf(task, facts)}`) },
        {
          key: 'priority_level',
          label: t('form.priority'),
          text: (task) => t(`priority.level${task.priority_level}`),
        },
        { key: 'task_category', label: t('form.category'), text: (task) => category(task.task_category) },
        searched(textColumn('assignee', t('form.assignee'))),
        searched(textColumn('description', t('form.description'))),
        searched(textColumn('notes', t('form.notes'))),
      ],
    }),
    [t, name, category, facts],
  );
}

export const faces = { tasks: face(TASKS, useTaskDescription) };
