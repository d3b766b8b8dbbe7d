import { CATEGORIES } from '../plan/facts';

/** The budget's nine categories, and one for other tasks. */
export const TASK_CATEGORIES = ['general', ...CATEGORIES] as const;
export type TaskCategory = (typeof TASK_CATEGORIES)[number];

/** Priorities; 1 is the most important (specification, point 5). */
export const PRIORITY_LEVELS = [1, 2, 3] as const;
export type PriorityLevel = (typeof PRIORITY_LEVELS)[number];

/** Editable fields of a task. Dates are YYYY-MM-DD. */
export type TaskFields = {
  readonly task_name: string;
  readonly description: string | null;
  readonly recommended_completion_date: string;
  readonly task_category: TaskCategory;
  readonly priority_level: PriorityLevel;
  /** The assignee's name, who needn't have an account. */
  readonly assignee: string | null;
  readonly notes: string | null;
};

/** The checklist's original values, stored beside the person's edits to distinguish them. */
type TaskOrigin = {
  /** The template's id, with its wording. */
  readonly origin: string;
  readonly origin_name: string;
  readonly origin_date: string;
  /** The event's date from which the task's date was computed. */
  readonly origin_event: string;
};

export type Task = TaskFields & {
  readonly id: string;
  /** Instants in ISO 8601. */
  readonly started_at: string | null;
  readonly completed_at: string | null;
  readonly generated: TaskOrigin | null;
  readonly version: number;
};

/** Defaults of a task beyond name, day, category and priority. */
export const EMPTY_TASK = {
  description: null,
  assignee: null,
  notes: null,
  started_at: null,
  completed_at: null,
  generated: null,
} as const satisfies Partial<Task>;

/** Returns the origins of tasks made from the checklist. */
export const originsOf = (tasks: readonly Task[]): string[] =>
  tasks.flatMap(({ generated }) => generated?.origin ?? []);

/** Returns true if a person chose the date, which the checklist then never changes. */
export const isTaskDateEdited = ({ generated, recommended_completion_date }: Task): boolean =>
  generated !== null && recommended_completion_date !== generated.origin_date;

export const isNameEdited = ({ generated, task_name }: Task): boolean =>
  generated === null || task_name !== generated.origin_name;
