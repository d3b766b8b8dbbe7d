import type { DateText } from '../calendar';
import { type ChecklistFacts, checklist } from '../tasks/checklist';
import type { TemplateId } from '../tasks/templates.data';
import { MILESTONE_LINES } from './milestones.data';

/** A day that marks the way to an event; its words stand among the texts under `id`. */
export type MilestoneDraft = {
  readonly id: TemplateId;
  readonly starts_on: DateText;
  readonly reminder_days_before: number;
};

/** What a stored milestone remembers of the line that it came from. */
export const milestoneOrigin = ({ id }: Pick<MilestoneDraft, 'id'>): string => `mile-${id}`;
/** The key of its words. */
export const milestoneKeyOf = (origin: string): string => origin.replace(/^mile-/, '');

/**
 * The marked days of an event by their date, none before tomorrow, as the checklist schedules them in the time left.
 * What the checklist leaves out has no milestone either.
 */
export function generateMilestones(facts: ChecklistFacts, today: DateText): MilestoneDraft[] {
  const days = new Map(checklist(facts, today).tasks.map(({ template, date }) => [template, date]));
  return MILESTONE_LINES.flatMap(({ task, reminder }) => {
    // A task that is worded by country stands under the same id with the country's letters behind it.
    const found = [...days.keys()].find((id) => id === task || id.replace(/[a-z]+$/, '') === task);
    const starts_on = found && days.get(found);
    return starts_on ? [{ id: task, starts_on, reminder_days_before: reminder }] : [];
  }).sort((a, b) => (a.starts_on < b.starts_on ? -1 : a.starts_on > b.starts_on ? 1 : 0));
}
