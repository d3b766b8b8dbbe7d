import { CATEGORIES } from '../plan/facts';

/** The budget's nine categories, and what belongs to none of them. */
export const TASK_CATEGORIES = ['general', ...CATEGORIES] as const;
export type TaskCategory = (typeof TASK_CATEGORIES)[number];

/** 1 is the most important (specification, point 5). */
export const PRIORITY_LEVELS = [1, 2, 3] as const;
export type PriorityLevel = (typeof PRIORITY_LEVELS)[number];

/** What a person may write of a task. Dates are YYYY-MM-DD. */
export type TaskFields = {
  readonly task_name: string;
  readonly description: string | null;
  readonly recommended_completion_date: string;
  readonly task_category: TaskCategory;
  readonly priority_level: PriorityLevel;
  /** A name: whoever does it need not have an account. */
  readonly assignee: string | null;
  readonly notes: string | null;
};

/** The checklist's original values, stored beside the person's edits to tell them apart. */
type TaskOrigin = {
  /** An id of the templates. */
  readonly origin: string;
  readonly origin_name: string;
  readonly origin_date: string;
  /** The day of the event that the date was reckoned from. */
  readonly origin_event: string;
};

export type Task = TaskFields & {
  readonly id: string;
  /** Moments in ISO 8601. */
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

/** Lines of the checklist that tasks were made from. */
export const originsOf = (tasks: readonly Task[]): string[] =>
  tasks.flatMap(({ generated }) => generated?.origin ?? []);

/** A person chose this date. It is theirs, whatever the checklist thinks since. */
export const isTaskDateEdited = ({ generated, recommended_completion_date }: Task): boolean =>
  generated !== null && recommended_completion_date !== generated.origin_date;

export const isNameEdited = ({ generated, task_name }: Task): boolean =>
  generated === null || task_name !== generated.origin_name;
