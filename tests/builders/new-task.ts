import type { StoredTask } from '@/data/tasks';

let count = 0;
/** A task that is nowhere stored yet. */
export const newTask = (fields: Partial<StoredTask> = {}): StoredTask => {
  count += 1;
  return {
    id: `task-${count}`,
    version: 0,
    task_name: 'Call grandma',
    description: null,
    recommended_completion_date: '2027-01-01',
    task_category: 'general',
    priority_level: 2,
    assignee: null,
    notes: null,
    started_at: null,
    completed_at: null,
    generated: null,
    deleted_at: null,
    ...fields,
  };
};
