import { isOverdue, stateOf, type TaskFacts, type TaskState } from '@/domain/tasks/state';
import type { Task } from '@/domain/tasks/task';
import { usePlanContext } from '@/parts/module/plan-context';
import { useDueText, useTaskCategoryLabel, useTaskName } from '@/parts/tasks/task-words';

interface TaskWords {
  readonly name: string;
  readonly state: TaskState;
  readonly category: string;
  readonly due: string;
  readonly late: boolean;
}

/** A date before any real date. Done tasks use it as "today", because a done task is never late. */
const NEVER = '0001-01-01';

export function useTaskWords(task: Task, facts: TaskFacts): TaskWords {
  const { today } = usePlanContext();
  const name = useTaskName();
  const category = useTaskCategoryLabel();
  const due = useDueText();
  const state = stateOf(task, facts);
  return {
    name: name(task),
    state,
    category: category(task.task_category),
    due: due(task.recommended_completion_date, state === 'done' ? NEVER : today),
    late: isOverdue(task, facts, today),
  };
}
