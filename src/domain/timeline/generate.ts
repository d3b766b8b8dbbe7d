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
  /** Minutes by which the day begins earlier than the template, for daylight photographs. */
  readonly earlier: number;
};

/** Returns the best template; any other of the event's type can be chosen. */
export const usualTemplate = (facts: DayFacts): TemplateId => KINDS[kindOf(facts)].day(facts);

export const templatesFor = (event_type: EventType): readonly DayTemplate[] =>
  DAY_TEMPLATES.filter(({ event }) => event.includes(event_type));

function templateOf(id: TemplateId): DayTemplate {
  const found = DAY_TEMPLATES.find((template) => template.id === id);
  if (!found) throw new RangeError(`No template ${id}`);
  return found;
}

/** Returns true if a church ceremony changes the template's day. */
export function knowsChurch(id: TemplateId): boolean {
  const many = { kind: 'wedding', country: '', location_type: 'indoor', guest_count: 50 } as const;
  return templateOf(id).blocks.some(({ when }) => when?.({ ...many, ceremony: 'religious' }) && !when(many));
}

/** Returns the default ceremony: a quinceañera begins with a Mass. */
export const usualCeremony = (facts: KindFacts) => KINDS[kindOf(facts)].ceremony;

/** The most minutes by which the day begins earlier for daylight. */
const EARLIEST = 180;

/**
 * Returns how many minutes the day starts earlier, in quarters of an hour, so that an outdoor ceremony has
 * daylight.
 */
function forLight(
  id: TemplateId,
  starts: ReadonlyMap<BlockRole, DayLine>,
  facts: DayAsked,
  sun: SunTimes,
): number {
  // Churches have light, wherever the party is.
  if (facts.ceremony === 'religious' && knowsChurch(id)) return 0;
  const ceremony = starts.get('ceremony');
  if (!ceremony || sun.sunset === null || !isOutdoor(facts.location_type)) return 0;
  const late = ceremony.starts_at + ceremony.duration + LIGHT_LEFT - sun.sunset;
  // A ceremony at night stays at night, because three hours don't bring it into daylight.
  if (late <= 0 || late - LIGHT_LEFT > EARLIEST) return 0;
  return Math.min(EARLIEST, Math.ceil(late / 15) * 15);
}

/**
 * Generates the run sheet: the guests' blocks in sequence, the team's rows beside them, and the other days of
 * an event of more than 24 hours. `zone` is the event's, `begins` the start in minutes after midnight (null:
 * the template's). @throws RangeError on an unknown template or zone.
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
 * Returns the rows that a one-day run sheet lacks after the event was extended to several days, in order.
 * None if nothing was generated, or if it already has another day.
 */
export function missingDays(rows: readonly RunSheetRow[], around: DayFacts, zone: string): DayLine[] {
  const facts: DayAsked = { ...around, kind: kindOf(around) };
  const guests = rows.filter(({ track }) => track === 'guests');
  if (byDays(guests, startOf).length !== 1 || !guests.some(({ generated }) => generated)) return [];
  return otherDays(templateOf(usualTemplate(around)), facts, zone, Math.max(...guests.map(endOf)));
}
