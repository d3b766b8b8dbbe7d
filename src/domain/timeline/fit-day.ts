import { isAttended } from '../plan/kind';
import { type DayAsked, dinesEarly, worksEarly } from './day-facts';
import { KIND_OF_LINE, SPREADS } from './delays/delay-spreads.data';
import type { DayBlock, DayTemplate } from './templates.data';

const toFives = (minutes: number) => Math.round(minutes / 5) * 5;

/**
 * Templates are made for this number of guests. For each further hundred, a meal takes a quarter of an hour
 * longer.
 */
const GUESTS = 100;
const MEAL_PER_GUESTS = 15;
const SHORTEST_MEAL = 30;
/** At a wedding, blocks of at least this many minutes get a buffer: a tenth of their length. */
const SLACK_FROM = 60;
const SLACK = 0.1;
/** If the mean delay is less than this many minutes, no buffer is needed. */
const NO_OVERRUN = 1;
const SHORTEST_DANCE = 45;
const LONGEST_DANCE = 480;
/** For events of more hours than this, blocks aren't extended. */
const LONGEST_DAY = 18;
/**
 * Maximum minutes by which a meal grows with the number of guests. A buffet or working lunch grows less than
 * a served dinner.
 */
const LONGEST_MEAL_MORE = { seated: 60, standing: 15 } as const;
/**
 * Maximum minutes by which a queue grows with the number of guests. For longer queues, organizers hire more
 * staff.
 */
const LONGEST_LINE = 30;
/** On a short day, all blocks except ceremonies and dances keep at least this share of their length. */
const SHORT_PART = 0.4;

/** Returns the usual start of the day in that country, in minutes after midnight. */
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

/**
 * Returns the buffer after a block in minutes. For weddings it depends on the block's length, otherwise on
 * its mean delay.
 */
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

/** Returns the shortest possible length of the blocks in minutes, with dances as short as allowed. */
const leastOf = (blocks: readonly PlacedBlock[]): number =>
  lengthOf(blocks.map((block) => ({ ...block, minutes: Math.min(block.minutes, shortestOf(block)) })));

/**
 * Fits the blocks into the event's hours. First, only dances get longer or shorter. If the day is still too
 * long, optional blocks are dropped, and finally all blocks are shortened.
 */
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
      // A short wedding keeps its blocks but loses the buffers between them.
      const buffer = facts.kind === 'wedding' || block.buffer === 0 ? 0 : slackOf(block, minutes, facts);
      return { ...block, minutes, buffer };
    });
  }
  return filled(list, room, isTooMuch);
}

/**
 * Extends or shortens the dances so that the day fills its hours. If that isn't enough, other flexible blocks
 * are shortened.
 */
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
