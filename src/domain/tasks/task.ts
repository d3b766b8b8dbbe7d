import { CATEGORIES } from '../plan/facts';

/** The nine categories of the budget, and `general` for all other tasks. */
export const TASK_CATEGORIES = ['general', ...CATEGORIES] as const;
export type TaskCategory = (typeof TASK_CATEGORIES)[number];

/** Levels of priority; 1 is the highest (specification, point 5). */
export const PRIORITY_LEVELS = [1, 2, 3] as const;
export type PriorityLevel = (typeof PRIORITY_LEVELS)[number];

/** Fields of a task that the user can edit. Dates are YYYY-MM-DD. */
export type TaskFields = {
  readonly task_name: string;
  readonly description: string | null;
  readonly recommended_completion_date: string;
  readonly task_category: TaskCategory;
  readonly priority_level: PriorityLevel;
  /** Name of the person who does the task. The person needn't have an account. */
  readonly assignee: string | null;
  readonly notes: string | null;
};

/**
 * The values that the checklist gave to a task. They are stored to detect which fields the user has changed.
 */
type TaskOrigin = {
  /** Id of the task's template, followed by a hyphen and the wording. */
  readonly origin: string;
  readonly origin_name: string;
  readonly origin_date: string;
  /** The event's date for which the task's date was calculated. */
  readonly origin_event: string;
};

export type Task = TaskFields & {
  readonly id: string;
  /** ISO 8601 instants. */
  readonly started_at: string | null;
  readonly completed_at: string | null;
  readonly generated: TaskOrigin | null;
  readonly version: number;
};

export const EMPTY_TASK = {
  description: null,
  assignee: null,
  notes: null,
  started_at: null,
  completed_at: null,
  generated: null,
} as const satisfies Partial<Task>;

export const originsOf = (tasks: readonly Task[]): string[] =>
  tasks.flatMap(({ generated }) => generated?.origin ?? []);

/** Returns true if the user chose the date. The checklist then never changes it. */
export const isTaskDateEdited = ({ generated, recommended_completion_date }: Task): boolean =>
  generated !== null && recommended_completion_date !== generated.origin_date;

export const isNameEdited = ({ generated, task_name }: Task): boolean =>
  generated === null || task_name !== generated.origin_name;
