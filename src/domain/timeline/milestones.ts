import type { DateText } from '../calendar';
import { type ChecklistFacts, checklist, templateIdOf } from '../tasks/checklist';
import { closedOrigin, type TaskFacts } from '../tasks/state';
import type { Task } from '../tasks/task';
import type { Milestone } from './item';
import { MILESTONE_LINES } from './milestones.data';

export type MilestoneDraft = {
  readonly id: string;
  readonly starts_on: DateText;
  readonly reminder_days_before: number;
};

export const milestoneOrigin = ({ id }: Pick<MilestoneDraft, 'id'>): string => `mile-${id}`;
/** Returns the translation key of a milestone's text. */
export const milestoneKeyOf = (origin: string): string => origin.replace(/^mile-/, '');

/**
 * Returns true if a task belongs to a milestone. A country's version of a task has the same id, followed by
 * lower-case letters.
 */
const isTaskOf = (milestone: string, task: string): boolean =>
  task === milestone || task.replace(/[a-z]+$/, '') === milestone;

/**
 * Returns an event's milestones by date. The checklist fits their dates into the time until the event. No
 * milestone is before tomorrow. Tasks that the checklist drops have no milestone.
 */
export function generateMilestones(facts: ChecklistFacts, today: DateText): MilestoneDraft[] {
  const days = new Map(checklist(facts, today).tasks.map(({ template, date }) => [template, date]));
  return MILESTONE_LINES.flatMap(({ task, reminder }) => {
    const found = [...days.keys()].find((id) => isTaskOf(task, id));
    const starts_on = found && days.get(found);
    return starts_on ? [{ id: task, starts_on, reminder_days_before: reminder }] : [];
  }).sort((a, b) => (a.starts_on < b.starts_on ? -1 : a.starts_on > b.starts_on ? 1 : 0));
}

/** Returns true if an agreed price has completed the milestone's task. */
export const isAgreed = (origin: string | null, facts: TaskFacts): boolean =>
  origin !== null && closedOrigin(milestoneKeyOf(origin), facts) !== null;

/** A milestone for display. `by_task` is true if it counts as reached only because its task is done. */
export type MilestoneNow = Milestone & { readonly by_task?: true };

/**
 * Marks milestones as reached if their task is done. The time of completion is the task's, or '' if an agreed
 * price completed the task. The result isn't stored, so a milestone is open again when its task is open
 * again.
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
