import { useTranslation } from 'react-i18next';
import type { RowChange } from '@/data/row-changes';
import { TASKS } from '@/data/tasks';
import { type ChangeRows, useRowChanges } from '@/data/use-row-changes';
import type { Task } from '@/domain/tasks/task';
import { useChangeNotices } from '@/parts/use-change-notices';

export type TaskChange = RowChange<Task>;
export type ChangeTasks = ChangeRows<Task>;

export function useChangeTasks(plan_id: string): ChangeTasks {
  const { t } = useTranslation('tasks');
  return useRowChanges(TASKS, plan_id, useChangeNotices(t('limit')));
}
