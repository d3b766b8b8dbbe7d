import * as z from 'zod/mini';
import { type DateText, isValidDate } from '../calendar';
import { PRIORITY_LEVELS, type PriorityLevel, TASK_CATEGORIES } from './task';

/** Keys of what a person can get wrong in a task; the texts of the tasks have the words. */
export type TaskProblem =
  | 'problem.nameRequired'
  | 'problem.nameTooLong'
  | 'problem.descriptionTooLong'
  | 'problem.dateRequired'
  | 'problem.dateInPast'
  | 'problem.category'
  | 'problem.priority'
  | 'problem.assigneeTooLong'
  | 'problem.notesTooLong';

/** The specification's lengths, in characters; those of assignee and notes are this product's own. */
export const TASK_LENGTHS = { name: 100, description: 500, assignee: 100, notes: 2_000 } as const;

function must<T>(holds: (value: T) => boolean, error: TaskProblem) {
  return z.refine<T>(holds, { error, abort: true });
}

const length = (text: string) => [...text].length;
/** Controls that the database refuses, line breaks aside. */
const CONTROLS = /(?![\n\t])[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu;
const tidy = (text: string) => text.normalize('NFC').replace(/\r\n?/g, '\n').replace(CONTROLS, ' ').trim();
const tidyLine = (text: string) => tidy(text).replace(/\s+/gu, ' ');

/** Nothing typed is null. */
const optional = (max: number, error: TaskProblem, clean: (text: string) => string) =>
  z.pipe(
    z.string().check(
      z.overwrite(clean),
      must((text) => length(text) <= max, error),
    ),
    z.transform((text: string): string | null => text || null),
  );

/**
 * A task as a form gives it. Its date lies in the future; `kept` is the date that the task has already, which may
 * have passed and stay.
 */
export function taskSchema(today: DateText, kept: DateText | null = null) {
  return z.object({
    task_name: z.string().check(
      z.overwrite(tidyLine),
      must((text) => text.length > 0, 'problem.nameRequired'),
      must((text) => length(text) <= TASK_LENGTHS.name, 'problem.nameTooLong'),
    ),
    description: optional(TASK_LENGTHS.description, 'problem.descriptionTooLong', tidy),
    recommended_completion_date: z.string().check(
      must(isValidDate, 'problem.dateRequired'),
      must((date) => date > today || date === kept, 'problem.dateInPast'),
    ),
    task_category: z.enum(TASK_CATEGORIES, 'problem.category' satisfies TaskProblem),
    priority_level: z.pipe(
      z.number().check(must((level) => PRIORITY_LEVELS.some((known) => known === level), 'problem.priority')),
      z.transform((level: number): PriorityLevel => (level === 1 || level === 2 ? level : 3)),
    ),
    assignee: optional(TASK_LENGTHS.assignee, 'problem.assigneeTooLong', tidyLine),
    notes: optional(TASK_LENGTHS.notes, 'problem.notesTooLong', tidy),
  });
}
