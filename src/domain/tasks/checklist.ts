import { addDays, type DateText, daysBetween } from '../calendar';
import { KINDS, taskTemplateOf } from '../kinds/kinds';
import type { TaskTemplate, Wording } from '../kinds/template';
import type { EventFacts } from '../kinds/when';
import type { Ceremony } from '../plan/ceremony';
import type { Category, EventKind, PlanFacts } from '../plan/facts';
import { kindOf } from '../plan/kind';
import { type Fit, place } from './schedule';
import type { PriorityLevel, TaskCategory } from './task';
import { usualLead } from './usual';
import { workingLead } from './working-day';

export type ChecklistFacts = Pick<
  PlanFacts,
  'event_type' | 'event_date' | 'country' | 'location_type' | 'couple_type'
> & {
  readonly categories: readonly Category[];
  readonly region?: string | null | undefined;
  /** Number of guests. If it is unknown, a large event is assumed. */
  readonly guest_count?: number | undefined;
  /**
   * Kind of ceremony. If it is unknown, the checklist contains only the tasks that all weddings have in
   * common.
   */
  readonly ceremony?: Ceremony | undefined;
  readonly name?: string | undefined;
  readonly kind?: EventKind | null | undefined;
};

export type ScheduledTask = {
  readonly template: string;
  readonly wording: Wording;
  readonly date: DateText;
  /** First day to work on the task; tomorrow at the earliest. */
  readonly start: DateText;
  readonly category: TaskCategory;
  readonly priority: PriorityLevel;
  readonly fit: Fit;
};

export type Dropped = {
  readonly template: string;
  /** `late`: not enough time is left. `merged`: another task replaces it, because little time is left. */
  readonly reason: 'late' | 'merged';
};

/** A task whose legal deadline for this date has passed. */
export type Impossible = {
  readonly template: string;
  /** First event date for which the task would be possible. */
  readonly from: DateText;
};

type Checklist = {
  /** Sorted by date. Each task comes after the tasks it depends on. */
  readonly tasks: readonly ScheduledTask[];
  readonly dropped: readonly Dropped[];
  /**
   * Tasks whose legal deadline has passed. A symbolic ceremony remains possible on the day, with the legal
   * one before or after it.
   */
  readonly impossible: readonly Impossible[];
  readonly left: number;
  /** Days that the checklist takes when there is enough time. */
  readonly usual: number;
};

/**
 * Returns a task's origin: the template's id, followed by a hyphen and the wording if it has a special one.
 */
export const checklistOrigin = ({
  template,
  wording,
}: Pick<ScheduledTask, 'template' | 'wording'>): string =>
  wording === '' ? template : `${template}-${wording}`;

export const templateIdOf = (origin: string): string => origin.split('-', 1)[0] ?? '';

export const textKeyOf = (origin: string): string => origin.replace('-', '');

/**
 * Returns the template of a stored task, in the version for this kind of event. Returns null if the checklist
 * no longer has it.
 */
export const templateOf = (origin: string, facts?: Pick<ChecklistFacts, 'event_type'>): TaskTemplate | null =>
  taskTemplateOf(templateIdOf(origin), facts && kindOf(facts));

type Asked = Omit<ChecklistFacts, 'kind'> & EventFacts;

const belongs = ({ when, category, always }: TaskTemplate, facts: Asked): boolean =>
  (!when || when(facts)) &&
  (category === 'general' || always === true || facts.categories.includes(category));

/** Returns true if the legal deadline has passed. Tomorrow is the first day on which a task can be done. */
const isImpossible = ({ legal }: TaskTemplate, left: number): boolean =>
  legal !== undefined && left - 1 < legal;

function wordingOf(line: TaskTemplate, facts: Asked, left: number): Wording {
  if (isImpossible(line, left) || (line.late !== undefined && left < line.late)) return 'Late';
  if (line.short && left < line.short.below) return 'Short';
  for (const [wording, when] of Object.entries(line.words ?? {})) if (when(facts)) return wording as Wording;
  return '';
}

/**
 * Returns true if not enough time is left for a task to be useful. Less important tasks are dropped sooner.
 */
function tooLate(
  { priority, lead, floor }: Pick<TaskTemplate, 'priority' | 'lead' | 'floor'>,
  left: number,
): boolean {
  if (lead < 0 || priority === 1) return false;
  return left - 1 < (priority === 3 ? floor : floor / 2);
}

const inHaste = (line: TaskTemplate, left: number): TaskTemplate =>
  line.short && left < line.short.below
    ? { ...line, floor: line.short.floor, days: line.short.days ?? line.days }
    : line;

/** Returns the tasks that apply to an event, with the lead time that is usual in its country. */
export function checklistLines(facts: ChecklistFacts): readonly TaskTemplate[] {
  const asked = { ...facts, kind: kindOf(facts) };
  return KINDS[asked.kind].tasks
    .filter((line) => belongs(line, asked))
    .map((line) => ({ ...line, lead: usualLead(line, asked) }));
}

/**
 * Schedules all tasks backwards from the event. Nothing is due before tomorrow, however little time is left.
 * On the event's day or later, only the tasks after the event remain. @throws RangeError on an invalid date.
 */
export function checklist(facts: ChecklistFacts, today: DateText): Checklist {
  const left = daysBetween(today, facts.event_date);
  const asked = { ...facts, kind: kindOf(facts) };
  const all = checklistLines(facts).map((line) => inHaste(line, left));
  const usual = Math.max(0, ...all.map(({ lead }) => lead));
  const dropped: Dropped[] = [];
  const kept = all.filter((line) => {
    if (line.lead >= 0 && left < 1) dropped.push({ template: line.id, reason: 'late' });
    else if (line.drop !== undefined && left < line.drop)
      dropped.push({ template: line.id, reason: 'merged' });
    else if (tooLate(line, left)) dropped.push({ template: line.id, reason: 'late' });
    else return left - line.lead >= 1 || line.lead >= 0;
    return false;
  });

  const placed = place(
    kept.map((line) => ({ ...line, after: line.after ?? [] })),
    left,
    (lead, { office }) => workingLead(lead, asked, office),
  );
  const tasks = kept.map((line): ScheduledTask => {
    const { lead, fit } = placed.get(line.id) ?? { lead: 0, fit: 'tight' };
    return {
      template: line.id,
      wording: wordingOf(line, asked, left),
      date: addDays(facts.event_date, -lead),
      start: addDays(facts.event_date, -Math.min(lead + line.days - 1, left - 1)),
      category: line.category,
      priority: line.priority,
      fit,
    };
  });
  // Sorting keeps the order of the data for tasks with the same date, because they can be done in that order.
  const impossible = kept
    .filter((line) => isImpossible(line, left))
    .map(({ id, legal = 0 }) => ({ template: id, from: addDays(today, legal + 1) }));
  return { tasks: tasks.sort((a, b) => daysBetween(b.date, a.date)), dropped, impossible, left, usual };
}
