import type { DateText } from '../calendar';
import { type ChecklistFacts, checklist, templateIdOf } from '../tasks/checklist';
import { closedOrigin, type TaskFacts } from '../tasks/state';
import type { Task } from '../tasks/task';
import type { Milestone } from './item';
import { MILESTONE_LINES } from './milestones.data';

/** A milestone before it is stored; its text has the key `id`. */
export type MilestoneDraft = {
  readonly id: string;
  readonly starts_on: DateText;
  readonly reminder_days_before: number;
};

/** Returns the origin that a stored milestone keeps. */
export const milestoneOrigin = ({ id }: Pick<MilestoneDraft, 'id'>): string => `mile-${id}`;
/** Returns the key of a milestone's text. */
export const milestoneKeyOf = (origin: string): string => origin.replace(/^mile-/, '');

/**
 * Returns true if a task belongs to a milestone; a task with a wording by country has the same id followed by the
 * country's letters.
 */
const isTaskOf = (milestone: string, task: string): boolean =>
  task === milestone || task.replace(/[a-z]+$/, '') === milestone;

/**
 * Returns an event's milestones by date, none before tomorrow, as the checklist schedules them in the
 * remaining time. Tasks that the checklist drops have no milestone.
 */
export function generateMilestones(facts: ChecklistFacts, today: DateText): MilestoneDraft[] {
  const days = new Map(checklist(facts, today).tasks.map(({ template, date }) => [template, date]));
  return MILESTONE_LINES.flatMap(({ task, reminder }) => {
    const found = [...days.keys()].find((id) => isTaskOf(task, id));
    const starts_on = found && days.get(found);
    return starts_on ? [{ id: task, starts_on, reminder_days_before: reminder }] : [];
  }).sort((a, b) => (a.starts_on < b.starts_on ? -1 : a.starts_on > b.starts_on ? 1 : 0));
}

/** Returns true if a commitment has completed a milestone's task. */
export const isAgreed = (origin: string | null, facts: TaskFacts): boolean =>
  origin !== null && closedOrigin(milestoneKeyOf(origin), facts) !== null;

/** A milestone as shown; `by_task` if its task is done and nobody ticked it off. */
export type MilestoneNow = Milestone & { readonly by_task?: true };

/**
 * Completes milestones by tasks: one whose task is done is reached, at the task's time, or at '' if a
 * commitment completed it. Never stored: when the task is open again, so is the milestone.
 */
export function milestonesNow(
  milestones: readonly Milestone[],
  tasks: readonly Task[],
  facts: TaskFacts,
): readonly MilestoneNow[] {
  const done = tasks.flatMap(({ generated, completed_at }) =>
    generated && completed_at !== null ? [{ id: templateIdOf(generated.origin), completed_at }] : [],
  );
  return milestones.map((milestone) => {
    const { generated } = milestone;
    if (milestone.completed_at !== null || !generated) return milestone;
    const key = milestoneKeyOf(generated.origin);
    const completed_at = isAgreed(generated.origin, facts)
      ? ''
      : done.find(({ id }) => isTaskOf(key, id))?.completed_at;
    return completed_at === undefined ? milestone : { ...milestone, completed_at, by_task: true };
  });
}
