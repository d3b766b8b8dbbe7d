import * as z from 'zod/mini';
import { type DateText, isStorable } from '../calendar';
import { checks } from '../checks';
import { cleanLines } from '../text';
import { firstTaskDay } from './move-date';
import { PRIORITY_LEVELS, type PriorityLevel, TASK_CATEGORIES } from './task';

/** Keys of a task's errors, with texts in the tasks' namespace. */
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

const { must, required, optional } = checks<TaskProblem>();

/**
 * Schema of a task's form. The date must be in the future; `kept` is the stored date, which may have passed.
 */
export function taskSchema(today: DateText, kept: DateText | null = null) {
  return z.object({
    task_name: required(TASK_LENGTHS.name, 'problem.nameRequired', 'problem.nameTooLong'),
    description: optional(TASK_LENGTHS.description, 'problem.descriptionTooLong', cleanLines),
    recommended_completion_date: z.string().check(
      must(isStorable, 'problem.dateRequired'),
      must((date) => date >= firstTaskDay(today) || date === kept, 'problem.dateInPast'),
    ),
    task_category: z.enum(TASK_CATEGORIES, 'problem.category' satisfies TaskProblem),
    priority_level: z.pipe(
      z.number().check(must((level) => PRIORITY_LEVELS.some((known) => known === level), 'problem.priority')),
      z.transform((level: number): PriorityLevel => (level === 1 || level === 2 ? level : 3)),
    ),
    assignee: optional(TASK_LENGTHS.assignee, 'problem.assigneeTooLong'),
    notes: optional(TASK_LENGTHS.notes, 'problem.notesTooLong', cleanLines),
  });
}
