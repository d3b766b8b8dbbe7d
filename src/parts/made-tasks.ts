import { originOf, type ScheduledTask } from '@/domain/tasks/checklist';
import type { Task, TaskFields } from '@/domain/tasks/task';

export const newTask = (fields: TaskFields): Task => ({
  ...fields,
  id: crypto.randomUUID(),
  version: 0,
  started_at: null,
  completed_at: null,
  generated: null,
});

/** A line of the checklist as a task of the plan; `name` are its words in the reader's language. */
export function taskOfLine(line: ScheduledTask, name: string, event_date: string): Task {
  return {
    ...newTask({
      task_name: name,
      description: null,
      recommended_completion_date: line.date,
      task_category: line.category,
      priority_level: line.priority,
      assignee: null,
      notes: null,
    }),
    generated: {
      origin: originOf(line),
      origin_name: name,
      origin_date: line.date,
      origin_event: event_date,
    },
  };
}
