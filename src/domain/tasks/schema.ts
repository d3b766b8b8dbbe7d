import * as z from 'zod/mini';
import { type DateText, isStorable } from '../calendar';
import { checks } from '../checks';
import { cleanLines } from '../text';
import { firstTaskDay } from './move-date';
import { PRIORITY_LEVELS, type PriorityLevel, TASK_CATEGORIES } from './task';

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

/**
 * Maximum lengths in characters. Those of assignee and notes are our own; the others are from the
 * specification.
 */
export const TASK_LENGTHS = { name: 100, description: 500, assignee: 100, notes: 2_000 } as const;

const { must, required, optional } = checks<TaskProblem>();

/**
 * Schema of the task form. The date must be in the future, except that the stored date `kept` stays valid.
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
