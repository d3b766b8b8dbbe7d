import type { DateText } from '../calendar';
import { type ChecklistFacts, checklist, templateIdOf } from '../tasks/checklist';
import { closedOrigin, type TaskFacts } from '../tasks/state';
import type { Task } from '../tasks/task';
import type { Milestone } from './item';
import { MILESTONE_LINES } from './milestones.data';

/** A day that marks the way to an event; its words stand among the texts under `id`. */
export type MilestoneDraft = {
  readonly id: string;
  readonly starts_on: DateText;
  readonly reminder_days_before: number;
};

/** What a stored milestone remembers of the line that it came from. */
export const milestoneOrigin = ({ id }: Pick<MilestoneDraft, 'id'>): string => `mile-${id}`;
/** The key of its words. */
export const milestoneKeyOf = (origin: string): string => origin.replace(/^mile-/, '');

/** A task that is worded by country stands under the same id with the country's letters behind it. */
const isTaskOf = (milestone: string, task: string): boolean =>
  task === milestone || task.replace(/[a-z]+$/, '') === milestone;

/**
 * The marked days of an event by their date, none before tomorrow, as the checklist schedules them in the time left.
 * What the checklist leaves out has no milestone either.
 */
export function generateMilestones(facts: ChecklistFacts, today: DateText): MilestoneDraft[] {
  const days = new Map(checklist(facts, today).tasks.map(({ template, date }) => [template, date]));
  return MILESTONE_LINES.flatMap(({ task, reminder }) => {
    const found = [...days.keys()].find((id) => isTaskOf(task, id));
    const starts_on = found && days.get(found);
    return starts_on ? [{ id: task, starts_on, reminder_days_before: reminder }] : [];
  }).sort((a, b) => (a.starts_on < b.starts_on ? -1 : a.starts_on > b.starts_on ? 1 : 0));
}

/** Whether what a milestone of the checklist marks is done: a commitment has closed its task. */
export const isAgreed = (origin: string | null, facts: TaskFacts): boolean =>
  origin !== null && closedOrigin(milestoneKeyOf(origin), facts) !== null;

/** A milestone as shown; `by_task` if its task is done and nobody ticked it off. */
export type MilestoneNow = Milestone & { readonly by_task?: true };

/**
 * Milestones with what tasks know: one whose task is done is reached, at the moment of the task, or at none that is
 * known ('') where a commitment has closed it. Never stored: when the task is open again, so is the milestone.
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
