import { addDays, type DateText, daysBetween } from '../calendar';
import type { Category, CoupleType, PlanFacts, VariantChoice } from '../plan/facts';
import { isRite } from '../plan/rite';
import { variantOf } from '../plan/variant';
import type { Ceremony } from './ceremony';
import { type Fit, place } from './schedule';
import type { PriorityLevel, TaskCategory } from './task';
import { TEMPLATES, type Template, type TemplateId } from './templates.data';
import { isCommunion, usualLead } from './usual';
import { TIPPING } from './usual.data';
import { workingLead } from './working-day';

/** What decides which tasks an event has and when. */
export type ChecklistFacts = Pick<
  PlanFacts,
  'event_type' | 'event_date' | 'country' | 'location_type' | 'couple_type'
> & {
  /** The selected ones. */
  readonly categories: readonly Category[];
  readonly region?: string | null | undefined;
  /** Unknown counts as many. */
  readonly guest_count?: number | undefined;
  /** undefined while nobody has said: then the list has what every kind needs, and no rite. */
  readonly ceremony?: Ceremony | undefined;
  readonly name?: string | undefined;
  readonly variant?: VariantChoice | null | undefined;
};

/** The ending of a text's key where the words depend on the time left or on the couple. */
type Wording =
  | ''
  | 'Late'
  | 'Short'
  | 'Both'
  | 'Suits'
  | 'Brides'
  | 'Civil'
  | 'Church'
  | 'Symbolic'
  | 'Gb'
  | 'Tips'
  | 'Indoor'
  | 'Party'
  | 'Kids';

export type ScheduledTask = {
  readonly template: TemplateId;
  readonly wording: Wording;
  readonly date: DateText;
  /** The day on which to begin, at the earliest tomorrow. */
  readonly start: DateText;
  readonly category: TaskCategory;
  readonly priority: PriorityLevel;
  readonly fit: Fit;
};

export type Dropped = {
  readonly template: TemplateId;
  /** `late`: no time for it any more. `merged`: with so little time another task does it too. */
  readonly reason: 'late' | 'merged';
};

/** What the law doesn't allow any more for the event's day. */
export type Impossible = {
  readonly template: TemplateId;
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
  /** Days that the list takes when nothing presses. */
  readonly usual: number;
};

type Line = Template & { readonly id: TemplateId };
const LINES: readonly Line[] = TEMPLATES;
const BY_ID = new Map<string, Line>(LINES.map((line) => [line.id, line]));

/** What a stored task remembers of its template: the id, and after a hyphen the wording where there is one. */
export const originOf = ({ template, wording }: Pick<ScheduledTask, 'template' | 'wording'>): string =>
  wording === '' ? template : `${template}-${wording}`;

/** The template's id in an origin. */
export const templateIdOf = (origin: string): string => origin.split('-', 1)[0] ?? '';

/** The key of its words among the checklist's texts. */
export const textKeyOf = (origin: string): string => origin.replace('-', '');

/** The template that a stored task came from; null for one that is no longer in the lists. */
export const templateOf = (origin: string): Line | null => BY_ID.get(templateIdOf(origin)) ?? null;

function belongs(line: Line, facts: ChecklistFacts): boolean {
  const { category, always, places, countries, notCountries } = line;
  if (line.event !== (facts.event_type === 'other' ? 'birthday' : facts.event_type)) return false;
  if (places && !places.includes(facts.location_type)) return false;
  if (countries && !countries.includes(facts.country)) return false;
  if (notCountries?.includes(facts.country)) return false;
  if (line.regions && !line.regions.includes(facts.region ?? '')) return false;
  if (line.notRegions?.includes(facts.region ?? '')) return false;
  if (line.ceremonies && !line.ceremonies.includes(facts.ceremony ?? 'undecided')) return false;
  if (line.catholic && facts.couple_type !== null && facts.couple_type !== 'groom-and-bride') return false;
  const variant = variantOf(facts);
  if (line.variant && line.variant !== variant) return false;
  if (line.notVariant && line.notVariant === variant) return false;
  if (line.rite && !isRite(facts)) return false;
  if (line.communion && !isCommunion(facts)) return false;
  if (line.most !== undefined && (facts.guest_count ?? line.most + 1) > line.most) return false;
  if (line.guests !== undefined && (facts.guest_count ?? line.guests) < line.guests) return false;
  return category === 'general' || always === true || facts.categories.includes(category);
}

const COUPLE_WORDING: Record<CoupleType, Wording> = {
  'groom-and-bride': 'Both',
  'groom-and-groom': 'Suits',
  'bride-and-bride': 'Brides',
};

const CEREMONY_WORDING = { civil: 'Civil', religious: 'Church', symbolic: 'Symbolic' } as const;

/** Whether the law's own time is over; tomorrow is the first day on which anything can be done. */
const isImpossible = ({ legal }: Line, left: number): boolean => legal !== undefined && left - 1 < legal;

/** In England and Wales a garden can't hold the legal part of a wedding. */
const BESIDE = BY_ID.get('W68');

function wordingOf(line: Line, facts: ChecklistFacts, left: number): Wording {
  if (isImpossible(line, left) || (line.late !== undefined && left < line.late)) return 'Late';
  if (line.words?.includes('Tips') && TIPPING.has(facts.country)) return 'Tips';
  if (line.words?.includes('Indoor') && facts.location_type === 'indoor') return 'Indoor';
  if (line.words?.includes('Kids') && variantOf(facts) === 'children') return 'Kids';
  if (line.words?.includes('Party') && variantOf(facts) !== 'conference') return 'Party';
  // Where the law's part is held elsewhere (W68), the one at home is a symbolic one.
  const isBeside = line.id === 'W08' && BESIDE !== undefined && belongs(BESIDE, facts);
  const ceremony = isBeside ? 'Symbolic' : facts.ceremony && CEREMONY_WORDING[facts.ceremony];
  // A British registrar or officiant has words of their own where the ceremony is civil, or whatever it is.
  const isBritish = facts.country === 'GB' && line.words?.includes('Gb');
  if (isBritish && (ceremony === 'Civil' || !line.words?.includes('Civil'))) return 'Gb';
  if (ceremony && line.words?.includes(ceremony)) return ceremony;
  if (line.short && left < line.short.below) return 'Short';
  return line.couples && facts.couple_type ? COUPLE_WORDING[facts.couple_type] : '';
}

/** What isn't worth doing any more with so little time: the less it matters, the sooner it goes. */
function tooLate(
  { priority, lead, floor }: Pick<Line, 'priority' | 'lead' | 'floor'>,
  left: number,
): boolean {
  if (lead < 0 || priority === 1) return false;
  return left - 1 < (priority === 3 ? floor : floor / 2);
}

const inHaste = (line: Line, left: number): Line =>
  line.short && left < line.short.below
    ? { ...line, floor: line.short.floor, days: line.short.days ?? line.days }
    : line;

/**
 * The checklist of an event, scheduled backwards from its day. Nothing in it is due before tomorrow, whatever the
 * time left. On the day itself, and after it, only what comes after the event remains. Throws a RangeError on a date
 * that isn't one.
 */
export function checklist(facts: ChecklistFacts, today: DateText): Checklist {
  const left = daysBetween(today, facts.event_date);
  const variant = variantOf(facts);
  const all = LINES.filter((line) => belongs(line, facts)).map((line) =>
    inHaste({ ...line, lead: usualLead(line, facts, variant) }, left),
  );
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
    (lead, { office }) => workingLead(lead, facts, office),
  );
  const tasks = kept.map((line): ScheduledTask => {
    const { lead, fit } = placed.get(line.id) ?? { lead: 0, fit: 'tight' };
    return {
      template: line.id,
      wording: wordingOf(line, facts, left),
      date: addDays(facts.event_date, -lead),
      start: addDays(facts.event_date, -Math.min(lead + line.days - 1, left - 1)),
      category: line.category,
      priority: line.priority,
      fit,
    };
  });
  // The order of the data settles ties, so that a day's tasks stand in the order in which they can be done.
  const impossible = kept
    .filter((line) => isImpossible(line, left))
    .map(({ id, legal = 0 }) => ({ template: id, from: addDays(today, legal + 1) }));
  return { tasks: tasks.sort((a, b) => daysBetween(b.date, a.date)), dropped, impossible, left, usual };
}
