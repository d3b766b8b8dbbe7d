import type { RowChange } from '@/data/sync/noun';
import type { StoredTask } from '@/data/tasks';
import { checklistOrigin, type ScheduledTask } from '@/domain/tasks/checklist';
import type { Task } from '@/domain/tasks/task';
import { taskOfLine } from '@/parts/tasks/made-tasks';

/**
 * Returns the change that adds a line of the checklist. If the line's task was deleted, the change restores
 * it instead of adding a second one.
 */
export function lineChange(
  line: ScheduledTask,
  name: string,
  event_date: string,
  tombstones: readonly StoredTask[],
): RowChange<Task> {
  const removed = tombstones.find(({ generated }) => generated?.origin === checklistOrigin(line));
  const after = removed ? { ...removed, deleted_at: null } : taskOfLine(line, name, event_date);
  return { before: null, after };
}
