import type { Task } from '@/domain/tasks/task';

/** The task after a change of state. Timestamps are the server's; these apply until it answers. */
export function inState(task: Task, state: 'todo' | 'doing' | 'done'): Task {
  const now = new Date().toISOString();
  return {
    ...task,
    started_at: state === 'todo' ? null : (task.started_at ?? (state === 'doing' ? now : null)),
    completed_at: state === 'done' ? (task.completed_at ?? now) : null,
  };
}
