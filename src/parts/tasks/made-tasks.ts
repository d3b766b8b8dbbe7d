import { checklistOrigin, type ScheduledTask } from '@/domain/tasks/checklist';
import { EMPTY_TASK, type Task, type TaskFields } from '@/domain/tasks/task';

export const newTask = (written: Omit<TaskFields, keyof typeof EMPTY_TASK> & Partial<TaskFields>): Task => ({
  ...EMPTY_TASK,
  ...written,
  id: crypto.randomUUID(),
  version: 0,
});

/** Creates a task from a line of the checklist. `name` is the line's text in the reader's language. */
export function taskOfLine(line: ScheduledTask, name: string, event_date: string): Task {
  return {
    ...newTask({
      task_name: name,
      recommended_completion_date: line.date,
      task_category: line.category,
      priority_level: line.priority,
    }),
    generated: {
      origin: checklistOrigin(line),
      origin_name: name,
      origin_date: line.date,
      origin_event: event_date,
    },
  };
}
