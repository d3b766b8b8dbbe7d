import { isAttended } from '../plan/kind';
import { type DayAsked, dinesEarly, worksEarly } from './day-facts';
import { KIND_OF_LINE, SPREADS } from './delays/delay-spreads.data';
import type { DayBlock, DayTemplate } from './templates.data';

const toFives = (minutes: number) => Math.round(minutes / 5) * 5;

/**
 * Number of additional guests that prolong a meal by a quarter of an hour; templates are for a hundred
 * guests.
 */
const GUESTS = 100;
const MEAL_PER_GUESTS = 15;
const SHORTEST_MEAL = 30;
/** Least minutes of a wedding's block that gets a buffer of a tenth. */
const SLACK_FROM = 60;
const SLACK = 0.1;
/** Mean overruns below this many minutes need no buffer. */
const NO_OVERRUN = 1;
const SHORTEST_DANCE = 45;
const LONGEST_DANCE = 480;
/** Hours beyond which blocks don't grow. */
const LONGEST_DAY = 18;
/** The most additional minutes of a meal: a buffet or a working lunch grows hardly, a served dinner more. */
const LONGEST_MEAL_MORE = { seated: 60, standing: 15 } as const;
/** The most additional minutes of a queue, because more staff is hired before. */
const LONGEST_LINE = 30;
/** The least share of a reception or meal on a short day, and of blocks without elastic minutes. */
const SHORT_PART = 0.4;

/** Returns the usual start of such a day there, in minutes after midnight. */
export const usualBegins = ({ id, begins, earlyBegins }: DayTemplate, facts: DayAsked): number => {
  const isEarly = id === 'corporate-day' ? worksEarly(facts) : dinesEarly(facts);
  return earlyBegins !== undefined && isEarly ? earlyBegins : begins;
};

export type PlacedBlock = DayBlock & { readonly buffer: number };

const belongs = ({ when }: DayBlock, facts: DayAsked): boolean => !when || when(facts);

function minutesOf(block: DayBlock, { guest_count, kind }: DayAsked): number {
  const hundreds = (guest_count - GUESTS) / GUESTS;
  if (block.role === 'meal') {
    const most = LONGEST_MEAL_MORE[isAttended(kind) ? 'standing' : 'seated'];
    return Math.max(SHORTEST_MEAL, block.minutes + Math.min(most, toFives(hundreds * MEAL_PER_GUESTS)));
  }
  return block.minutes + toFives(Math.min(LONGEST_LINE, Math.max(0, hundreds) * (block.more ?? 0)));
}

/** Returns the buffer after a block: for a wedding by its length, otherwise its mean overrun. */
function slackOf({ id }: DayBlock, minutes: number, { kind }: DayAsked): number {
  if (kind === 'wedding') return minutes >= SLACK_FROM ? toFives(minutes * SLACK) : 0;
  const { optimistic, likely, late } = SPREADS[KIND_OF_LINE[id] ?? 'other'];
  const overrun = minutes * ((optimistic + likely + late) / 3 - 1);
  return overrun < NO_OVERRUN ? 0 : Math.ceil(overrun / 5) * 5;
}

function sized(blocks: readonly DayBlock[], facts: DayAsked): PlacedBlock[] {
  return blocks.map((block, i): PlacedBlock => {
    const minutes = minutesOf(block, facts);
    const followed = block.role !== 'elastic' && i < blocks.length - 1;
    return { ...block, minutes, buffer: followed ? slackOf(block, minutes, facts) : 0 };
  });
}

const lengthOf = (blocks: readonly PlacedBlock[]) =>
  blocks.reduce((sum, { minutes, buffer }) => sum + minutes + buffer, 0);

const shortestOf = ({ role, least, minutes }: DayBlock): number =>
  least ?? (role === 'elastic' ? SHORTEST_DANCE : minutes);

/**
 * Returns the minimum total of the blocks, with the dance as short as allowed while other blocks can be
 * dropped.
 */
const leastOf = (blocks: readonly PlacedBlock[]): number =>
  lengthOf(blocks.map((block) => ({ ...block, minutes: Math.min(block.minutes, shortestOf(block)) })));

/** Fits the day into its hours: the dance adapts first, then blocks are dropped, then all are shortened. */
export function fitted({ blocks }: DayTemplate, facts: DayAsked): PlacedBlock[] {
  let own = blocks.filter((block) => belongs(block, facts));
  let list = sized(own, facts);
  if (facts.duration === null || facts.duration > LONGEST_DAY) return list;
  const room = facts.duration * 60;
  for (;;) {
    const spare = Math.max(0, ...own.map((block) => block.spare ?? 0));
    if (spare === 0 || leastOf(list) <= room) break;
    own = own.filter((block) => block.spare !== spare);
    list = sized(own, facts);
  }
  const isTooMuch = leastOf(list) > room;
  if (isTooMuch) {
    const whole = lengthOf(list.filter(({ role }) => role === 'ceremony'));
    const rest = lengthOf(list.filter(({ role }) => role !== 'elastic' && role !== 'ceremony'));
    const part = Math.min(1, Math.max(SHORT_PART, (room - SHORTEST_DANCE - whole) / rest));
    list = list.map((block) => {
      if (block.role === 'elastic' || block.role === 'ceremony') return block;
      const minutes = Math.max(5, toFives(block.minutes * part));
      // A short wedding keeps its blocks and loses its buffers.
      const buffer = facts.kind === 'wedding' || block.buffer === 0 ? 0 : slackOf(block, minutes, facts);
      return { ...block, minutes, buffer };
    });
  }
  return filled(list, room, isTooMuch);
}

/** Lets the dance absorb the remaining or missing time; other elastic blocks absorb the rest. */
function filled(list: readonly PlacedBlock[], room: number, isTooMuch: boolean): PlacedBlock[] {
  let left = room - lengthOf(list);
  const minutes = new Map<PlacedBlock, number>();
  const dances = list.filter(({ role }) => role === 'elastic');
  for (const block of dances) {
    const shortest = isTooMuch ? Math.min(SHORTEST_DANCE, shortestOf(block)) : shortestOf(block);
    const own = Math.min(block.longest ?? LONGEST_DANCE, Math.max(shortest, block.minutes + left));
    left -= own - block.minutes;
    minutes.set(block, own);
  }
  for (const block of list.filter((one) => !minutes.has(one) && one.least !== undefined)) {
    const own = Math.max(Math.min(block.minutes, shortestOf(block)), block.minutes + Math.min(0, left));
    left -= own - block.minutes;
    minutes.set(block, own);
  }
  return list.map((block) => ({ ...block, minutes: minutes.get(block) ?? block.minutes }));
}
