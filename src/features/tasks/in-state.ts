import type { Task } from '@/domain/tasks/task';

/**
 * Returns the task in another state. Its timestamps are provisional until the server returns the final ones.
 */
export function inState(task: Task, state: 'todo' | 'doing' | 'done'): Task {
  const now = new Date().toISOString();
  return {
    ...task,
    started_at: state === 'todo' ? null : (task.started_at ?? (state === 'doing' ? now : null)),
    completed_at: state === 'done' ? (task.completed_at ?? now) : null,
  };
}
