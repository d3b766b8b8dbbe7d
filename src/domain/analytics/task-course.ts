import type { DateText } from '../calendar';
import { isOpen, isOverdue, type TaskFacts } from '../tasks/state';
import type { Task } from '../tasks/task';

export interface TaskPoint {
  readonly date: DateText;
  /** Number of tasks due by the end of this day. */
  readonly planned: number;
  /** Number of tasks done by the end of this day; null for a future day. */
  readonly done: number | null;
}

export interface Carried {
  /** Name of the assignee; null for unassigned tasks. */
  readonly assignee: string | null;
  readonly open: number;
  readonly overdue: number;
  readonly done: number;
}

export interface TaskCourse {
  readonly tasks: number;
  readonly done: number;
  readonly overdue: number;
  /** Tasks due before today, done or not. */
  readonly due: number;
  readonly points: readonly TaskPoint[];
  /** Assignees by their number of open tasks, highest first. Unassigned tasks come last. */
  readonly people: readonly Carried[];
}

/**
 * Counts due and done tasks by day, and tasks per assignee. `dayOf` converts a timestamp to a date in the
 * reader's time zone.
 */
export function taskCourse(
  tasks: readonly Task[],
  facts: TaskFacts,
  today: DateText,
  dayOf: (moment: string) => DateText,
): TaskCourse {
  const planned = new Map<DateText, number>();
  const done = new Map<DateText, number>();
  const add = (days: Map<DateText, number>, day: DateText) => days.set(day, (days.get(day) ?? 0) + 1);
  const people = new Map<string | null, { open: number; overdue: number; done: number }>();
  for (const task of tasks) {
    const { assignee, completed_at, recommended_completion_date: due } = task;
    const own = people.get(assignee) ?? { open: 0, overdue: 0, done: 0 };
    people.set(assignee, own);
    add(planned, due);
    if (isOpen(task, facts)) {
      own.open += 1;
      if (isOverdue(task, facts, today)) own.overdue += 1;
      continue;
    }
    own.done += 1;
    // A task that an agreed price completed has no completion day. Such a task counts on its due day, or
    // today if that day is in the future.
    const day = completed_at ? dayOf(completed_at) : due;
    add(done, day < today ? day : today);
  }
  const days = [...new Set([...planned.keys(), ...done.keys(), today])].sort();
  let plannedBy = 0;
  let doneBy = 0;
  const points = days.map((date): TaskPoint => {
    plannedBy += planned.get(date) ?? 0;
    doneBy += done.get(date) ?? 0;
    return { date, planned: plannedBy, done: date <= today ? doneBy : null };
  });
  const carried = [...people]
    .map(([assignee, counts]) => ({ assignee, ...counts }))
    .sort(
      (a, b) =>
        Number(a.assignee === null) - Number(b.assignee === null) ||
        b.open - a.open ||
        (a.assignee ?? '').localeCompare(b.assignee ?? ''),
    );
  const sum = (key: 'open' | 'overdue' | 'done') => carried.reduce((all, one) => all + one[key], 0);
  return {
    tasks: tasks.length,
    done: sum('done'),
    overdue: sum('overdue'),
    due: tasks.filter((task) => task.recommended_completion_date < today).length,
    points,
    people: carried,
  };
}
