import type { Category, EventType, LocationType } from '../plan/facts';
import type { Minute, SunAnchor, Track } from './item';
import { anchoredAt, isUnderTheSky, LIGHT_LEFT, type SunTimes } from './sun';
import {
  type Block,
  type BlockRole,
  DAY_TEMPLATES,
  type DayTemplate,
  TEAM_LINES,
  type TeamLine,
  type TemplateId,
} from './templates.data';
import { instantOf } from './zone';

/** What decides how a day goes. */
export type DayFacts = {
  readonly event_type: EventType;
  readonly event_date: string;
  readonly country: string;
  readonly location_type: LocationType;
  /** Hours that the event lasts; null where nobody has said. */
  readonly duration: number | null;
  readonly guest_count: number;
  /** The selected ones. */
  readonly categories: readonly Category[];
};

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

export type DayPlan = {
  readonly template: TemplateId;
  readonly lines: readonly DayLine[];
  /** Minutes by which the day begins earlier than the template, to leave light for photographs. */
  readonly earlier: number;
};

const NORTH_AMERICA = new Set(['US', 'CA', 'PR', 'BS', 'JM']);
const SPANISH_EUROPE = new Set(['ES', 'AD', 'PT', 'IT', 'GR']);
const SOUTHERN = new Set(['AR', 'CL', 'CO', 'PE', 'UY', 'PY', 'BO', 'EC', 'VE', 'BR', 'PA', 'CR', 'DO']);
const CENTRAL = new Set(['MX', 'GT', 'HN', 'SV', 'NI', 'CU']);
/** From May to October people in the south of Europe marry when the heat is over. */
const WARM = [5, 10] as const;
/** An office day rather than an evening. */
const OFFICE_HOURS = 7;

/** The template that fits best; any other of the event's type can be chosen. */
export function usualTemplate({ event_type, country, event_date, duration }: DayFacts): TemplateId {
  switch (event_type) {
    case 'birthday':
    case 'other':
      return 'birthday';
    case 'anniversary':
      return 'anniversary';
    case 'corporate':
      return duration !== null && duration >= OFFICE_HOURS ? 'corporate-day' : 'gala';
    default: {
      if (NORTH_AMERICA.has(country)) return 'us-classic';
      if (CENTRAL.has(country)) return 'mx-noche';
      if (SOUTHERN.has(country)) return 'latam-noche';
      const month = Number(event_date.slice(5, 7));
      if (SPANISH_EUROPE.has(country))
        return month >= WARM[0] && month <= WARM[1] ? 'es-tarde' : 'es-mediodia';
      return 'uk-day';
    }
  }
}

export const templatesFor = (event_type: EventType): readonly DayTemplate[] =>
  DAY_TEMPLATES.filter(({ event }) => event.includes(event_type));

export function templateOf(id: TemplateId): DayTemplate {
  const found = DAY_TEMPLATES.find((template) => template.id === id);
  if (!found) throw new RangeError(`No template ${id}`);
  return found;
}

const toFives = (minutes: number) => Math.round(minutes / 5) * 5;

/** A meal takes a quarter of an hour more for a hundred guests more; templates are for a hundred. */
const GUESTS = 100;
const MEAL_PER_GUESTS = 15;
const SHORTEST_MEAL = 30;
/** Of blocks from an hour on, a tenth is kept free behind them. */
const SLACK_FROM = 60;
const SLACK = 0.1;
const SHORTEST_DANCE = 45;
const LONGEST_DANCE = 480;
/** The day begins at most so much earlier for the light. */
const EARLIEST = 180;

type Placed = Block & { readonly buffer: number };

function fitted({ blocks }: DayTemplate, { guest_count, duration }: DayFacts): Placed[] {
  const sized = blocks.map((block, i): Placed => {
    const minutes =
      block.role === 'meal'
        ? Math.max(
            SHORTEST_MEAL,
            block.minutes + Math.min(60, toFives(((guest_count - GUESTS) / GUESTS) * MEAL_PER_GUESTS)),
          )
        : block.minutes;
    const slack = block.role !== 'elastic' && minutes >= SLACK_FROM && i < blocks.length - 1;
    return { ...block, minutes, buffer: slack ? toFives(minutes * SLACK) : 0 };
  });
  if (duration === null) return sized;
  const all = sized.reduce((sum, { minutes, buffer }) => sum + minutes + buffer, 0);
  return sized.map((block) =>
    block.role === 'elastic'
      ? {
          ...block,
          minutes: Math.min(LONGEST_DANCE, Math.max(SHORTEST_DANCE, block.minutes + duration * 60 - all)),
        }
      : block,
  );
}

/** How much earlier the day begins, in quarters of an hour, so that the ceremony outdoors has light. */
function forLight(starts: ReadonlyMap<BlockRole, DayLine>, facts: DayFacts, sun: SunTimes): number {
  const ceremony = starts.get('ceremony');
  if (!ceremony || sun.sunset === null || !isUnderTheSky(facts.location_type)) return 0;
  const late = ceremony.starts_at + ceremony.duration + LIGHT_LEFT - sun.sunset;
  return late <= 0 ? 0 : Math.min(EARLIEST, Math.ceil(late / 15) * 15);
}

function teamLine(
  { id, minutes, from, by = 0, sun: anchor, track }: TeamLine,
  roles: ReadonlyMap<BlockRole, DayLine>,
  [begin, end]: readonly [Minute, Minute],
  sun: SunTimes,
): DayLine | null {
  const line = { id, duration: minutes, buffer: 0, track, locked: false };
  if (anchor) {
    const at = anchoredAt(anchor, sun);
    // Photographs and lights of an hour in which nobody is there are of no use.
    return at === null || at < begin || at + minutes > end ? null : { ...line, starts_at: at, sun: anchor };
  }
  const starts_at = from === 'end' ? end : from ? roles.get(from)?.starts_at : undefined;
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

  const first = instantOf(zone, facts.event_date, begins ?? template.begins);
  const usual = lay(first);
  const earlier = begins === null ? forLight(usual.roles, facts, sun) : 0;
  const { lines, roles, end } = earlier === 0 ? usual : lay(first - earlier);
  const span = [roles.get('ceremony')?.starts_at ?? first - earlier, end] as const;
  const team = TEAM_LINES.filter(
    ({ category, event }) =>
      facts.categories.includes(category) && (!event || event.includes(facts.event_type)),
  ).flatMap((line) => teamLine(line, roles, span, sun) ?? []);
  const all = [...lines, ...team].sort((a, b) => a.starts_at - b.starts_at);
  return { template: id, lines: all, earlier };
}

/** What a stored row remembers of its template. */
export const originOf = (line: Pick<DayLine, 'id'>): string => `run-${line.id}`;
/** The key of its words. */
export const blockOf = (origin: string): string => origin.replace(/^run-/, '');
