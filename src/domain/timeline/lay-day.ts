import type { TemplateId } from '../kinds/day-ids';
import type { DayAsked } from './day-facts';
import type { PlacedBlock } from './fit-day';
import type { Minute, SunAnchor, Track } from './item';
import { anchoredAt, type SunTimes } from './sun';
import { type BlockRole, COUPLE_MOMENTS, TEAM_LINES, type TeamLine } from './templates.data';

/** A generated row of the run sheet. `id` is the translation key of its text. */
export type DayLine = {
  readonly id: string;
  readonly starts_at: Minute;
  readonly duration: number;
  readonly buffer: number;
  readonly track: Track;
  readonly locked: boolean;
  readonly sun: SunAnchor | null;
};

export type LaidBlocks = {
  readonly lines: readonly DayLine[];
  readonly roles: ReadonlyMap<BlockRole, DayLine>;
  readonly end: Minute;
};

export function layBlocks(blocks: readonly PlacedBlock[], first: Minute): LaidBlocks {
  let at = first;
  const roles = new Map<BlockRole, DayLine>();
  const lines = blocks.map(({ id, minutes, buffer, role }): DayLine => {
    const line: DayLine = {
      id,
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
}

/**
 * Earliest start of the photographs at sunset, in minutes relative to sunset; negative means before sunset.
 * They must end at most `LIGHT_TO` minutes after sunset.
 */
const LIGHT_FROM = -75;
const LIGHT_TO = 15;
const SHORTEST_PHOTOS = 15;

type Anchor = { readonly offset: number; readonly minutes: number };

/**
 * Returns the free time for photographs at sunset that is nearest to the usual time. The couple must not be
 * busy then. Returns null if there is no such time.
 */
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

/**
 * Returns the start of the block to which a team row is tied. For the ceremony, an earlier block with the
 * couple counts instead, because hair and dress must be ready by then.
 */
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
    // Photographs and lights are useless before the guests arrive and after they leave.
    return at === null || at < begin || at + minutes > end ? null : { ...line, starts_at: at, sun: anchor };
  }
  const starts_at = from === 'end' ? end : from ? anchorOf(from, guests, roles) : undefined;
  return starts_at === undefined ? null : { ...line, starts_at: starts_at + by, sun: null };
}

export function teamLines(
  id: TemplateId,
  facts: DayAsked,
  { lines, roles, end }: LaidBlocks,
  sun: SunTimes,
): DayLine[] {
  const span = [roles.get('ceremony')?.starts_at ?? lines[0]?.starts_at ?? end, end] as const;
  const asked = { ...facts, template: id };
  return TEAM_LINES.filter(
    ({ category, when }) => facts.categories.includes(category) && (!when || when(asked)),
  ).flatMap((line) => teamLine(line, lines, roles, span, sun) ?? []);
}
