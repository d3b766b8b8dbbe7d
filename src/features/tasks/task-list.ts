import { daysBetween } from '@/domain/calendar';
import { fold, searchInFolded } from '@/domain/fold';
import type { KindId } from '@/domain/plan/kind';
import { doingOrder } from '@/domain/tasks/order';
import { isOpen, isOverdue, stateOf, type TaskFacts } from '@/domain/tasks/state';
import {
  PRIORITY_LEVELS,
  type PriorityLevel,
  TASK_CATEGORIES,
  type Task,
  type TaskCategory,
} from '@/domain/tasks/task';
import { compareNames } from '@/lib/format';
import { addressState, choice, freeText, matching, optional, searchText } from '@/lib/list-state';
import type { Language } from '@/lib/texts';

export const VIEWS = ['list', 'board', 'month'] as const;
type View = (typeof VIEWS)[number];
export const SHOWS = ['open', 'overdue', 'unassigned', 'done', 'all'] as const;
type Show = (typeof SHOWS)[number];
export const SORTS = ['date', 'priority', 'category', 'name'] as const;
export type Sort = (typeof SORTS)[number];

/** State of the page that is stored in the URL. */
export interface TaskListState {
  view: View;
  q: string;
  /** Filter of the list view only; board and month show all tasks. */
  show: Show;
  category: TaskCategory | null;
  priority: PriorityLevel | null;
  assignee: string | null;
  sort: Sort;
  /** YYYY-MM; null means the month of the next open task. */
  month: string | null;
  /** Id of a task to open when the page loads. */
  task: string | null;
}

export const tasksAddress = addressState<TaskListState>({
  view: choice(VIEWS, 'list'),
  q: searchText,
  show: choice(SHOWS, 'open'),
  category: optional(TASK_CATEGORIES),
  priority: optional(PRIORITY_LEVELS),
  assignee: freeText(100),
  sort: choice(SORTS, 'date'),
  month: matching(/^\d{4}-(0[1-9]|1[0-2])$/),
  task: matching(/^[0-9a-f-]{36}$/),
});

function shows(show: Show, task: Task, facts: TaskFacts, today: string): boolean {
  switch (show) {
    case 'all':
      return true;
    case 'open':
      return isOpen(task, facts);
    case 'overdue':
      return isOverdue(task, facts, today);
    case 'unassigned':
      return task.assignee === null && isOpen(task, facts);
    case 'done':
      return !isOpen(task, facts);
  }
}

interface Reader {
  facts: TaskFacts;
  /** Kind of the plan's event. The checklist of this kind decides the order of tasks on the same day. */
  kind: KindId;
  today: string;
  language: Language;
  name: (task: Task) => string;
  /** Returns the text of a task that the search looks through. */
  text: (task: Task) => string;
}

/**
 * Returns the tasks that match search and filters. The search ignores case and accents. `show` applies to the
 * list view only.
 */
export function listTasks(
  tasks: readonly Task[],
  state: TaskListState,
  { facts, kind, today, language, name: read, text: textOf }: Reader,
): Task[] {
  // Names are cached, because sorting reads each of them several times.
  const names = new Map<string, string>();
  const name = (task: Task): string => {
    const known = names.get(task.id);
    if (known !== undefined) return known;
    const own = read(task);
    names.set(task.id, own);
    return own;
  };
  const fits = searchInFolded(state.q);
  const found = tasks.filter((task) => {
    if (state.category !== null && task.task_category !== state.category) return false;
    if (state.priority !== null && task.priority_level !== state.priority) return false;
    if (state.assignee !== null && task.assignee !== state.assignee) return false;
    if (state.view === 'list' && !shows(state.show, task, facts, today)) return false;
    return state.q === '' || fits(fold(textOf(task)));
  });
  const text = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  const byDate = doingOrder(kind);
  const byName = (a: Task, b: Task) => compareNames(name(a), name(b), language);
  const byPriority = (a: Task, b: Task) => a.priority_level - b.priority_level;
  const place = ({ task_category }: Task) => TASK_CATEGORIES.indexOf(task_category);
  const orders: Record<Sort, (a: Task, b: Task) => number> = {
    date: byDate,
    priority: (a, b) => byPriority(a, b) || byDate(a, b),
    category: (a, b) => place(a) - place(b) || byDate(a, b),
    name: byName,
  };
  return found.sort((a, b) => orders[state.sort](a, b) || byName(a, b) || text(a.id, b.id));
}

/** Heading of a group in the list. `month` is YYYY-MM. */
export type TaskHeading =
  | { key: 'overdue' | 'week' | 'month' | 'after' | 'done' }
  | { key: 'in'; month: string }
  | { key: 'category'; category: TaskCategory }
  | { key: 'priority'; priority: PriorityLevel };
type Group = {
  id: string;
  heading: TaskHeading | null;
  tasks: Task[];
};

function headingOf(
  task: Task,
  sort: Sort,
  { facts, today, event_date }: { facts: TaskFacts; today: string; event_date: string },
): TaskHeading | null {
  if (sort === 'name') return null;
  if (sort === 'category') return { key: 'category', category: task.task_category };
  if (sort === 'priority') return { key: 'priority', priority: task.priority_level };
  const date = task.recommended_completion_date;
  if (stateOf(task, facts) === 'done') return { key: 'done' };
  const days = daysBetween(today, date);
  if (days < 0) return { key: 'overdue' };
  if (days <= 7) return { key: 'week' };
  if (date > event_date) return { key: 'after' };
  return days <= 30 ? { key: 'month' } : { key: 'in', month: date.slice(0, 7) };
}

/** Groups sorted tasks under headings. Done tasks come last. */
export function groupTasks(
  tasks: readonly Task[],
  sort: Sort,
  around: { facts: TaskFacts; today: string; event_date: string },
): Group[] {
  const groups = new Map<string, Group>();
  for (const task of tasks) {
    const heading = headingOf(task, sort, around);
    const id = heading ? Object.values(heading).join(' ') : '';
    const group = groups.get(id);
    if (group) group.tasks.push(task);
    else groups.set(id, { id, heading, tasks: [task] });
  }
  const last = ({ heading }: Group) => (heading?.key === 'done' ? 1 : 0);
  return [...groups.values()].sort((a, b) => last(a) - last(b));
}
