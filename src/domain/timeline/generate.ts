import type { TemplateId } from '../kinds/day-ids';
import { KINDS } from '../kinds/kinds';
import { eventDays } from '../plan/event-days';
import type { EventType } from '../plan/facts';
import { type KindFacts, kindOf } from '../plan/kind';
import type { DayAsked, DayFacts } from './day-facts';
import { fitted, usualBegins } from './fit-day';
import { byDays, endOf, type RunSheetRow, startOf } from './item';
import { type DayLine, layBlocks, teamLines } from './lay-day';
import { isOfDay, isRepeated, otherDays, repeatedDay, withDinner } from './several-days';
import { isOutdoor, LIGHT_LEFT, type SunTimes } from './sun';
import { type BlockRole, DAY_TEMPLATES, type DayTemplate } from './templates.data';
import { instantOf, nearClock } from './zone';

type DayPlan = {
  readonly template: TemplateId;
  readonly lines: readonly DayLine[];
  /** Minutes by which the day starts earlier than in the template, so that photographs have daylight. */
  readonly earlier: number;
};

/** Returns the default template of the day. The user can choose another one for the event's type. */
export const usualTemplate = (facts: DayFacts): TemplateId => KINDS[kindOf(facts)].day(facts);

export const templatesFor = (event_type: EventType): readonly DayTemplate[] =>
  DAY_TEMPLATES.filter(({ event }) => event.includes(event_type));

function templateOf(id: TemplateId): DayTemplate {
  const found = DAY_TEMPLATES.find((template) => template.id === id);
  if (!found) throw new RangeError(`No template ${id}`);
  return found;
}

/** Returns true if the template has a different version for a church ceremony. */
export function knowsChurch(id: TemplateId): boolean {
  const many = { kind: 'wedding', country: '', location_type: 'indoor', guest_count: 50 } as const;
  return templateOf(id).blocks.some(({ when }) => when?.({ ...many, ceremony: 'religious' }) && !when(many));
}

/** Returns the default kind of ceremony. A quinceañera, for example, begins with a Mass. */
export const usualCeremony = (facts: KindFacts) => KINDS[kindOf(facts)].ceremony;

/** Maximum minutes by which the day starts earlier to have daylight. */
const EARLIEST = 180;

/**
 * Returns how many minutes earlier the day must start so that an outdoor ceremony has daylight, in steps of
 * 15.
 */
function forLight(
  id: TemplateId,
  starts: ReadonlyMap<BlockRole, DayLine>,
  facts: DayAsked,
  sun: SunTimes,
): number {
  // A ceremony in church doesn't need daylight, even if the party is outdoors.
  if (facts.ceremony === 'religious' && knowsChurch(id)) return 0;
  const ceremony = starts.get('ceremony');
  if (!ceremony || sun.sunset === null || !isOutdoor(facts.location_type)) return 0;
  const late = ceremony.starts_at + ceremony.duration + LIGHT_LEFT - sun.sunset;
  // A ceremony late at night keeps its time, because starting three hours earlier wouldn't give it daylight.
  if (late <= 0 || late - LIGHT_LEFT > EARLIEST) return 0;
  return Math.min(EARLIEST, Math.ceil(late / 15) * 15);
}

/**
 * Generates the run sheet. The guests' blocks follow one another, and the team's rows run in parallel. An
 * event of more than 24 hours also gets its other days. `zone` is the event's time zone. `begins` is the
 * start in minutes after midnight, or null for the template's start. @throws RangeError if the template or
 * time zone is unknown.
 */
export function generateDay(
  id: TemplateId,
  around: DayFacts,
  zone: string,
  sun: SunTimes,
  begins: number | null = null,
): DayPlan {
  const facts: DayAsked = { ...around, kind: kindOf(around) };
  const template = templateOf(id);
  const days = eventDays(facts.duration);
  const repeats = isRepeated(id, facts);
  const blocks = fitted(repeats ? repeatedDay(template, 1, days) : template, facts);
  const own = instantOf(zone, facts.event_date, usualBegins(template, facts));
  const first = begins === null ? own : nearClock(zone, own, begins);
  const usual = layBlocks(blocks, first);
  const earlier = begins === null ? forLight(id, usual.roles, facts, sun) : 0;
  const day = earlier === 0 ? usual : layBlocks(blocks, first - earlier);
  const laid = repeats ? withDinner(day, facts, zone) : day;
  const team = teamLines(id, facts, laid, sun).filter((line) => !repeats || isOfDay(line.id, 1, days));
  const others = otherDays(template, facts, zone, laid.end);
  const lines = [...laid.lines, ...team, ...others].sort((a, b) => a.starts_at - b.starts_at);
  return { template: id, lines, earlier };
}

/**
 * Returns the rows to add after an event of one day was extended to several. Returns none if no row was
 * generated, or if the run sheet already has several days.
 */
export function missingDays(rows: readonly RunSheetRow[], around: DayFacts, zone: string): DayLine[] {
  const facts: DayAsked = { ...around, kind: kindOf(around) };
  const guests = rows.filter(({ track }) => track === 'guests');
  if (byDays(guests, startOf).length !== 1 || !guests.some(({ generated }) => generated)) return [];
  return otherDays(templateOf(usualTemplate(around)), facts, zone, Math.max(...guests.map(endOf)));
}
