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
  /** The selected ones. */
  readonly categories: readonly Category[];
  readonly region?: string | null | undefined;
  /** Unknown counts as many. */
  readonly guest_count?: number | undefined;
  /** undefined while unknown: then the list has what every wedding needs, and no rite. */
  readonly ceremony?: Ceremony | undefined;
  readonly name?: string | undefined;
  readonly kind?: EventKind | null | undefined;
};

export type ScheduledTask = {
  readonly template: string;
  readonly wording: Wording;
  readonly date: DateText;
  /** The day on which to begin, at the earliest tomorrow. */
  readonly start: DateText;
  readonly category: TaskCategory;
  readonly priority: PriorityLevel;
  readonly fit: Fit;
};

export type Dropped = {
  readonly template: string;
  /** `late`: no time for it any more. `merged`: with so little time another task does it too. */
  readonly reason: 'late' | 'merged';
};

/** What the law doesn't allow any more for the event's day. */
export type Impossible = {
  readonly template: string;
  /** The first day on which it would be possible. */
  readonly from: DateText;
};

type Checklist = {
  /** By date, and each after what it waits for. */
  readonly tasks: readonly ScheduledTask[];
  readonly dropped: readonly Dropped[];
  /** Not possible on the day itself; a symbolic ceremony is, and the law's own part before or after it. */
  readonly impossible: readonly Impossible[];
  /** Days to the event. */
  readonly left: number;
  /** Days the list takes without time pressure. */
  readonly usual: number;
};

/** What a stored task remembers of its template: the id, and after a hyphen the wording where there is one. */
export const checklistOrigin = ({
  template,
  wording,
}: Pick<ScheduledTask, 'template' | 'wording'>): string =>
  wording === '' ? template : `${template}-${wording}`;

/** The template's id in an origin. */
export const templateIdOf = (origin: string): string => origin.split('-', 1)[0] ?? '';

/** The key of its words among the checklist's texts. */
export const textKeyOf = (origin: string): string => origin.replace('-', '');

/** The template that a stored task came from, as this kind of event has it; null for one that is no longer in the lists. */
export const templateOf = (origin: string, facts?: Pick<ChecklistFacts, 'event_type'>): TaskTemplate | null =>
  taskTemplateOf(templateIdOf(origin), facts && kindOf(facts));

type Asked = Omit<ChecklistFacts, 'kind'> & EventFacts;

const belongs = ({ when, category, always }: TaskTemplate, facts: Asked): boolean =>
  (!when || when(facts)) &&
  (category === 'general' || always === true || facts.categories.includes(category));

/** True if the legal deadline has passed; tomorrow is the first possible day. */
const isImpossible = ({ legal }: TaskTemplate, left: number): boolean =>
  legal !== undefined && left - 1 < legal;

function wordingOf(line: TaskTemplate, facts: Asked, left: number): Wording {
  if (isImpossible(line, left) || (line.late !== undefined && left < line.late)) return 'Late';
  if (line.short && left < line.short.below) return 'Short';
  for (const [wording, when] of Object.entries(line.words ?? {})) if (when(facts)) return wording as Wording;
  return '';
}

/** True if a task isn't worth doing in the time left: less important ones are dropped sooner. */
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

/** The lines that such an event's checklist has, each with the lead that is usual for it. */
export function checklistLines(facts: ChecklistFacts): readonly TaskTemplate[] {
  const asked = { ...facts, kind: kindOf(facts) };
  return KINDS[asked.kind].tasks
    .filter((line) => belongs(line, asked))
    .map((line) => ({ ...line, lead: usualLead(line, asked) }));
}

/**
 * The checklist of an event, scheduled backwards from its day. Nothing is due before tomorrow, whatever the
 * time left. On the day and after it, only tasks after the event remain. Throws a RangeError on an invalid
 * date.
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
  // Ties keep the data's order, so that a day's tasks are in an order in which they can be done.
  const impossible = kept
    .filter((line) => isImpossible(line, left))
    .map(({ id, legal = 0 }) => ({ template: id, from: addDays(today, legal + 1) }));
  return { tasks: tasks.sort((a, b) => daysBetween(b.date, a.date)), dropped, impossible, left, usual };
}
