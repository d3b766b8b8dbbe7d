import type { StoredTask } from '@/data/tasks';
import { EMPTY_TASK } from '@/domain/tasks/task';

let count = 0;
export const newTask = (fields: Partial<StoredTask> = {}): StoredTask => {
  count += 1;
  return {
    ...EMPTY_TASK,
    id: `task-${count}`,
    version: 0,
    task_name: 'Call grandma',
    recommended_completion_date: '2027-01-01',
    task_category: 'general',
    priority_level: 2,
    deleted_at: null,
    ...fields,
  };
};
