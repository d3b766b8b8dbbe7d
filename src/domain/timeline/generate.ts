import type { EventType } from '../plan/facts';
import { isRite } from '../plan/rite';
import { variantOf } from '../plan/variant';
import type { DayFacts } from './day-facts';
import { fitted } from './fit-day';
import type { Minute, SunAnchor, Track } from './item';
import { anchoredAt, isOutdoor, LIGHT_LEFT, type SunTimes } from './sun';
import {
  type BlockRole,
  COUPLE_MOMENTS,
  DAY_TEMPLATES,
  type DayTemplate,
  TEAM_LINES,
  type TeamLine,
  type TemplateId,
} from './templates.data';
import { instantOf } from './zone';

/** A line that a template gives; its words stand among the texts under `id`. */
export type DayLine = {
  readonly id: string;
  readonly starts_at: Minute;
  readonly duration: number;
  readonly buffer: number;
  readonly track: Track;
  readonly locked: boolean;
  readonly sun: SunAnchor | null;
};

type DayPlan = {
  readonly template: TemplateId;
  readonly lines: readonly DayLine[];
  /** Minutes by which the day begins earlier than the template, to leave light for photographs. */
  readonly earlier: number;
};

const NORTH_AMERICA = new Set(['US', 'CA', 'PR', 'BS', 'JM']);
const SPANISH_EUROPE = new Set(['ES', 'AD', 'GR']);
/** One country's day is its neighbours' too. */
const BY_COUNTRY: ReadonlyMap<string, TemplateId> = new Map([
  ...['IT', 'SM', 'MT'].map((code): [string, TemplateId] => [code, 'it-pomeriggio']),
  ...['FR', 'BE', 'LU', 'MC'].map((code): [string, TemplateId] => [code, 'fr-soir']),
  ...['DE', 'AT', 'CH', 'LI'].map((code): [string, TemplateId] => [code, 'de-tag']),
  ...['IN', 'NP', 'LK', 'BD', 'PK'].map((code): [string, TemplateId] => [code, 'in-noche']),
  ['PT', 'pt-dia'],
  ['JP', 'jp-dia'],
]);
const SOUTHERN = new Set(['CL', 'CO', 'PE', 'BO', 'EC', 'VE', 'BR', 'PA', 'CR', 'DO']);
const RIOPLATENSE = new Set(['AR', 'UY', 'PY']);
/** Where a party's dinner is on the table by eight. */
const EARLY = new Set('US CA GB IE AU NZ DE AT CH NL BE DK SE NO FI IS PL CZ JP KR'.split(' '));
const CENTRAL = new Set(['MX', 'GT', 'HN', 'SV', 'NI', 'CU']);
/** From May to October people in the south of Europe marry when the heat is over. */
const WARM = [5, 10] as const;
/** So few celebrate without a hall's order of things. */
const FEW_GUESTS = 10;
/** An office day rather than an evening. */
const OFFICE_HOURS = 7;

/** The template that fits best; any other of the event's type can be chosen. */
export function usualTemplate(facts: DayFacts): TemplateId {
  const { event_type, country, event_date, duration, guest_count } = facts;
  switch (event_type) {
    case 'birthday':
    case 'other':
      return isRite(facts) ? 'rite' : (variantOf(facts) ?? 'birthday');
    case 'anniversary':
      return 'anniversary';
    case 'corporate':
      return duration !== null && duration >= OFFICE_HOURS ? 'corporate-day' : 'gala';
    default: {
      if (guest_count <= FEW_GUESTS) return 'elopement';
      if (NORTH_AMERICA.has(country)) return 'us-classic';
      if (CENTRAL.has(country)) return 'mx-noche';
      if (RIOPLATENSE.has(country)) return 'rioplatense';
      if (SOUTHERN.has(country)) return 'latam-noche';
      const month = Number(event_date.slice(5, 7));
      if (SPANISH_EUROPE.has(country))
        return month >= WARM[0] && month <= WARM[1] ? 'es-tarde' : 'es-mediodia';
      return BY_COUNTRY.get(country) ?? 'uk-day';
    }
  }
}

export const templatesFor = (event_type: EventType): readonly DayTemplate[] =>
  DAY_TEMPLATES.filter(({ event }) => event.includes(event_type));

function templateOf(id: TemplateId): DayTemplate {
  const found = DAY_TEMPLATES.find((template) => template.id === id);
  if (!found) throw new RangeError(`No template ${id}`);
  return found;
}

/** Whether the day is another one with a ceremony in a church. */
export const knowsChurch = (id: TemplateId): boolean =>
  templateOf(id).blocks.some(({ ceremony }) => ceremony === 'religious');

/** Minutes after midnight at which such a day begins there. */
const usualBegins = ({ begins, earlyBegins }: DayTemplate, { country }: DayFacts): number =>
  earlyBegins !== undefined && EARLY.has(country) ? earlyBegins : begins;

/** The day begins at most so much earlier for the light. */
const EARLIEST = 180;

/** How much earlier the day begins, in quarters of an hour, so that the ceremony outdoors has light. */
function forLight(
  id: TemplateId,
  starts: ReadonlyMap<BlockRole, DayLine>,
  facts: DayFacts,
  sun: SunTimes,
): number {
  // Churches have lamps, wherever the party is.
  if (facts.ceremony === 'religious' && knowsChurch(id)) return 0;
  const ceremony = starts.get('ceremony');
  if (!ceremony || sun.sunset === null || !isOutdoor(facts.location_type)) return 0;
  const late = ceremony.starts_at + ceremony.duration + LIGHT_LEFT - sun.sunset;
  // A ceremony of the night stays one: three hours wouldn't bring it into the light.
  if (late <= 0 || late - LIGHT_LEFT > EARLIEST) return 0;
  return Math.min(EARLIEST, Math.ceil(late / 15) * 15);
}

/** Photographs of the last light may begin so much before sunset and end so much after it. */
const LIGHT_FROM = -75;
const LIGHT_TO = 15;
const SHORTEST_PHOTOS = 15;

type Anchor = { readonly offset: number; readonly minutes: number };

/** The free time nearest to the usual one, in which no moment of the couple's own falls; null where there is none. */
function freeLight(usual: Anchor, sunset: Minute, taken: readonly DayLine[], end: Minute): Anchor | null {
  for (let minutes = usual.minutes; minutes >= SHORTEST_PHOTOS; minutes -= 5) {
    let best: Anchor | null = null;
    for (let offset = LIGHT_FROM; offset + minutes <= LIGHT_TO; offset += 5) {
      const from = sunset + offset;
      const free =
        from + minutes <= end &&
        taken.every((line) => line.starts_at >= from + minutes || line.starts_at + line.duration <= from);
      if (free && (!best || Math.abs(offset - usual.offset) < Math.abs(best.offset - usual.offset)))
        best = { offset, minutes };
    }
    if (best) return best;
  }
  return null;
}

/** When a block begins; for a ceremony that isn't the couple's first moment, that one: hair and dress are for it. */
function anchorOf(
  from: BlockRole,
  guests: readonly DayLine[],
  roles: ReadonlyMap<BlockRole, DayLine>,
): Minute | undefined {
  const first = from === 'ceremony' ? guests.find(({ id }) => COUPLE_MOMENTS.has(id)) : undefined;
  const own = roles.get(from)?.starts_at;
  return own !== undefined && first ? Math.min(own, first.starts_at) : own;
}

function teamLine(
  { id, minutes, from, by = 0, sun: anchor, track }: TeamLine,
  guests: readonly DayLine[],
  roles: ReadonlyMap<BlockRole, DayLine>,
  [begin, end]: readonly [Minute, Minute],
  sun: SunTimes,
): DayLine | null {
  const line = { id, duration: minutes, buffer: 0, track, locked: false };
  if (anchor) {
    const at = anchoredAt(anchor, sun);
    if (id === 'golden' && sun.sunset !== null) {
      const moments = guests.filter((guest) => COUPLE_MOMENTS.has(guest.id));
      const own = freeLight({ offset: anchor.offset, minutes }, sun.sunset, moments, end);
      if (!own || sun.sunset + own.offset < begin) return null;
      const { offset } = own;
      return { ...line, duration: own.minutes, starts_at: sun.sunset + offset, sun: { ...anchor, offset } };
    }
    // Photographs and lights of an hour in which nobody is there are of no use.
    return at === null || at < begin || at + minutes > end ? null : { ...line, starts_at: at, sun: anchor };
  }
  const starts_at = from === 'end' ? end : from ? anchorOf(from, guests, roles) : undefined;
  return starts_at === undefined ? null : { ...line, starts_at: starts_at + by, sun: null };
}

/**
 * The run sheet of a day: the guests' blocks one after another, and beside them what the team does. `zone` is the
 * event's, `begins` the minutes after midnight at which it begins (the template's own when null). Throws a RangeError
 * on an unknown template or zone.
 */
export function generateDay(
  id: TemplateId,
  facts: DayFacts,
  zone: string,
  sun: SunTimes,
  begins: number | null = null,
): DayPlan {
  const template = templateOf(id);
  const lay = (first: Minute) => {
    let at = first;
    const roles = new Map<BlockRole, DayLine>();
    const lines = fitted(template, facts).map(({ id: block, minutes, buffer, role }): DayLine => {
      const line: DayLine = {
        id: block,
        starts_at: at,
        duration: minutes,
        buffer,
        track: 'guests',
        locked: role === 'ceremony',
        sun: null,
      };
      if (role && !roles.has(role)) roles.set(role, line);
      at += minutes + buffer;
      return line;
    });
    return { lines, roles, end: at };
  };

  const first = instantOf(zone, facts.event_date, begins ?? usualBegins(template, facts));
  const usual = lay(first);
  const earlier = begins === null ? forLight(id, usual.roles, facts, sun) : 0;
  const { lines, roles, end } = earlier === 0 ? usual : lay(first - earlier);
  const span = [roles.get('ceremony')?.starts_at ?? first - earlier, end] as const;
  const team = TEAM_LINES.filter(
    ({ category, event, guests = 0, templates, notTemplates }) =>
      facts.categories.includes(category) &&
      (!event || event.includes(facts.event_type)) &&
      facts.guest_count >= guests &&
      (!templates || templates.includes(id)) &&
      !notTemplates?.includes(id),
  ).flatMap((line) => teamLine(line, lines, roles, span, sun) ?? []);
  const all = [...lines, ...team].sort((a, b) => a.starts_at - b.starts_at);
  return { template: id, lines: all, earlier };
}

/** What a stored row remembers of its template. */
export const originOf = (line: Pick<DayLine, 'id'>): string => `run-${line.id}`;
/** The key of its words. */
export const blockOf = (origin: string): string => origin.replace(/^run-/, '');
