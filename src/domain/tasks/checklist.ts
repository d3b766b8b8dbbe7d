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

/** Facts that decide an event's tasks and their dates. */
export type ChecklistFacts = Pick<
  PlanFacts,
  'event_type' | 'event_date' | 'country' | 'location_type' | 'couple_type'
> & {
  /** The selected categories. */
  readonly categories: readonly Category[];
  readonly region?: string | null | undefined;
  /** Number of guests; unknown counts as many. */
  readonly guest_count?: number | undefined;
  /** The kind of ceremony; without it the checklist has the tasks of every wedding, and no rite. */
  readonly ceremony?: Ceremony | undefined;
  readonly name?: string | undefined;
  readonly kind?: EventKind | null | undefined;
};

export type ScheduledTask = {
  readonly template: string;
  readonly wording: Wording;
  readonly date: DateText;
  /** The day on which to begin, tomorrow at the earliest. */
  readonly start: DateText;
  readonly category: TaskCategory;
  readonly priority: PriorityLevel;
  readonly fit: Fit;
};

export type Dropped = {
  readonly template: string;
  /** `late`: there is no time for it. `merged`: with so little time another task covers it. */
  readonly reason: 'late' | 'merged';
};

/** A task that the law doesn't allow any more for the event's day. */
export type Impossible = {
  readonly template: string;
  /** The first possible day. */
  readonly from: DateText;
};

type Checklist = {
  /** Tasks by date, each after its dependencies. */
  readonly tasks: readonly ScheduledTask[];
  readonly dropped: readonly Dropped[];
  /**
   * Tasks that are legally impossible on the day; a symbolic ceremony is possible, and the legal part before
   * or after it.
   */
  readonly impossible: readonly Impossible[];
  /** Days until the event. */
  readonly left: number;
  /** Days that the checklist takes without time pressure. */
  readonly usual: number;
};

/** Returns a task's origin: its template's id and, after a hyphen, the wording if there is one. */
export const checklistOrigin = ({
  template,
  wording,
}: Pick<ScheduledTask, 'template' | 'wording'>): string =>
  wording === '' ? template : `${template}-${wording}`;

/** Returns the template's id of an origin. */
export const templateIdOf = (origin: string): string => origin.split('-', 1)[0] ?? '';

/** Returns the key of an origin's text. */
export const textKeyOf = (origin: string): string => origin.replace('-', '');

/** Returns the template of a stored task in this kind of event's version; null if no list has it any more. */
export const templateOf = (origin: string, facts?: Pick<ChecklistFacts, 'event_type'>): TaskTemplate | null =>
  taskTemplateOf(templateIdOf(origin), facts && kindOf(facts));

type Asked = Omit<ChecklistFacts, 'kind'> & EventFacts;

const belongs = ({ when, category, always }: TaskTemplate, facts: Asked): boolean =>
  (!when || when(facts)) &&
  (category === 'general' || always === true || facts.categories.includes(category));

/** Returns true if the legal deadline has passed; tomorrow is the first possible day. */
const isImpossible = ({ legal }: TaskTemplate, left: number): boolean =>
  legal !== undefined && left - 1 < legal;

function wordingOf(line: TaskTemplate, facts: Asked, left: number): Wording {
  if (isImpossible(line, left) || (line.late !== undefined && left < line.late)) return 'Late';
  if (line.short && left < line.short.below) return 'Short';
  for (const [wording, when] of Object.entries(line.words ?? {})) if (when(facts)) return wording as Wording;
  return '';
}

/** Returns true if a task isn't worth doing in the remaining time; less important ones are dropped sooner. */
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

/** Returns the lines of an event's checklist, each with its usual lead time. */
export function checklistLines(facts: ChecklistFacts): readonly TaskTemplate[] {
  const asked = { ...facts, kind: kindOf(facts) };
  return KINDS[asked.kind].tasks
    .filter((line) => belongs(line, asked))
    .map((line) => ({ ...line, lead: usualLead(line, asked) }));
}

/**
 * Schedules an event's checklist backwards from its day. Nothing is due before tomorrow, whatever the
 * remaining time. On the day and after it, only tasks after the event remain. @throws RangeError on an
 * invalid date.
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
  // Ties keep the data's order, in which a day's tasks can be done.
  const impossible = kept
    .filter((line) => isImpossible(line, left))
    .map(({ id, legal = 0 }) => ({ template: id, from: addDays(today, legal + 1) }));
  return { tasks: tasks.sort((a, b) => daysBetween(b.date, a.date)), dropped, impossible, left, usual };
}
