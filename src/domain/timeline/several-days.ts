import { addDays } from '../calendar';
import type { TemplateId } from '../kinds/day-ids';
import { eventDays } from '../plan/event-days';
import { type DayAsked, dinesEarly } from './day-facts';
import { fitted, usualBegins } from './fit-day';
import type { Minute } from './item';
import { type DayLine, type LaidBlocks, layBlocks, teamLines } from './lay-day';
import { NO_SUN } from './sun';
import { type DayTemplate, SIDE_BLOCKS } from './templates.data';
import { instantOf } from './zone';

/** Templates whose day is repeated. Other templates add single blocks on the days before and after. */
const REPEATED: ReadonlySet<TemplateId> = new Set<TemplateId>(['corporate-day']);
export const isRepeated = (id: TemplateId, facts: DayAsked): boolean =>
  REPEATED.has(id) && eventDays(facts.duration) > 1;

/** Blocks that occur only on the first day. `LAST_ALONE` lists the blocks that occur only on the last day. */
const FIRST_ALONE = new Set(['badges', 'opening']);
const LAST_ALONE = new Set(['closing']);
/** Team rows that occur on every day. `TEAM_LAST` lists the team rows that occur only on the last day. */
const TEAM_DAILY = new Set(['kitchen', 'busThere', 'busBack']);
const TEAM_LAST = new Set(['clear']);

/**
 * Returns the template for one day of an event that lasts several days. The day's first block counts as the
 * guests' arrival.
 */
export const repeatedDay = (template: DayTemplate, day: number, days: number): DayTemplate => ({
  ...template,
  blocks: template.blocks
    .filter(({ id }) => (day === 1 || !FIRST_ALONE.has(id)) && (day === days || !LAST_ALONE.has(id)))
    .map((block, i) => (i === 0 ? { ...block, role: 'arrive' } : block)),
});

export const isOfDay = (teamId: string, day: number, days: number): boolean =>
  TEAM_LAST.has(teamId) ? day === days : day === 1 || TEAM_DAILY.has(teamId);

/**
 * Start of the dinner on the first evening of a company event, in minutes after midnight. `early` applies in
 * countries where people dine early. `minutes` is the dinner's length.
 */
const DINNER = { early: 19 * 60, late: 20 * 60 + 30, minutes: 120 } as const;

/**
 * Adds dinner to the first day, with free time before it. If the day's programme ends too late, no dinner is
 * added.
 */
export function withDinner(laid: LaidBlocks, facts: DayAsked, zone: string): LaidBlocks {
  const { lines, end, roles } = laid;
  const at = instantOf(zone, facts.event_date, dinesEarly(facts) ? DINNER.early : DINNER.late);
  if (at < end) return laid;
  const dinner = layBlocks([{ id: 'dinner', minutes: DINNER.minutes, buffer: 0 }], at);
  return {
    roles,
    lines: [
      ...lines.map((line, i) => (i < lines.length - 1 ? line : { ...line, buffer: line.buffer + at - end })),
      ...dinner.lines,
    ],
    end: dinner.end,
  };
}

/**
 * The second and later days begin this many minutes later than the first day, because nobody has to register.
 */
const NO_BADGES = 30;

/** Returns the rows of the second and later days of a repeated template. */
const laterDays = (template: DayTemplate, facts: DayAsked, zone: string, days: number): DayLine[] =>
  Array.from({ length: days - 1 }, (_, i) => i + 2).flatMap((day) => {
    const begins = instantOf(
      zone,
      addDays(facts.event_date, day - 1),
      usualBegins(template, facts) + NO_BADGES,
    );
    const laid = layBlocks(fitted(repeatedDay(template, day, days), facts), begins);
    const team = teamLines(template.id, facts, laid, NO_SUN).filter(({ id }) => isOfDay(id, day, days));
    return [...laid.lines, ...team].map((line) => ({ ...line, id: `${line.id}-${day}` }));
  });

/**
 * Hours between the end of the party and the next morning's first block. The block's start is rounded up to
 * `STEP` minutes.
 */
const NIGHT_HOURS = 8;
const STEP = 30;

/** Returns the blocks on the days before and after the event, such as a welcome dinner or a brunch. */
function daysAround(id: TemplateId, facts: DayAsked, zone: string, days: number, end: Minute): DayLine[] {
  const asked = { ...facts, template: id };
  // If the user set the event's last day, days outside the event get no blocks.
  const isWithin = (day: number) => !facts.event_end_date || (day >= 0 && day < days);
  // The next day begins after a night's sleep, and its blocks follow one another.
  let free = Math.ceil((end + NIGHT_HOURS * 60) / STEP) * STEP;
  return SIDE_BLOCKS.filter(
    ({ when, day, days: least }) => days >= least && isWithin(day) && when(asked),
  ).flatMap(({ id: block, day, at, earlyAt = at, minutes, buffer = 0 }) => {
    const usual = instantOf(zone, addDays(facts.event_date, day), dinesEarly(facts) ? earlyAt : at);
    const { lines, end: after } = layBlocks(
      [{ id: block, minutes, buffer }],
      day > 0 ? Math.max(usual, free) : usual,
    );
    if (day > 0) free = after;
    return lines;
  });
}

/**
 * Returns the rows of all days except the main day; none for a one-day event. `end` is when guests leave the
 * main day.
 */
export function otherDays(template: DayTemplate, facts: DayAsked, zone: string, end: Minute): DayLine[] {
  const days = eventDays(facts.duration);
  if (days === 1) return [];
  return isRepeated(template.id, facts)
    ? laterDays(template, facts, zone, days)
    : daysAround(template.id, facts, zone, days, end);
}
