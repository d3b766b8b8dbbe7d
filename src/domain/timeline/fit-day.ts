import { type DayFacts, dinesEarly } from './day-facts';
import type { Block, DayTemplate } from './templates.data';

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
/** Hours beyond which the blocks don't grow any more: nobody dances for longer. */
const LONGEST_DAY = 18;
/** A buffet or a working lunch hardly takes longer for more people. */
const LONGEST_MEAL_MORE = { seated: 60, corporate: 15 } as const;
/** More hands are hired before people stand in a line for longer. */
const LONGEST_LINE = 30;
/** What a short day leaves of a drinks reception or a meal, and of what has no minutes to give. */
const SHORT_PART = 0.4;

/** Minutes after midnight at which such a day begins there. */
export const usualBegins = ({ begins, earlyBegins }: DayTemplate, facts: DayFacts): number =>
  earlyBegins !== undefined && dinesEarly(facts) ? earlyBegins : begins;

export type Placed = Block & { readonly buffer: number };

const isHeld = ({ ceremony: needed }: Block, ceremony: DayFacts['ceremony']): boolean =>
  needed === undefined || (needed === 'other' ? ceremony !== 'religious' : ceremony === needed);

const belongs = (block: Block, { guest_count, ceremony, couple_type, country }: DayFacts): boolean =>
  (block.guests === undefined || guest_count >= block.guests) &&
  (block.most === undefined || guest_count <= block.most) &&
  isHeld(block, ceremony) &&
  (block.couple === undefined || couple_type === block.couple) &&
  (block.countries === undefined || block.countries.includes(country)) &&
  !block.notCountries?.includes(country);

function minutesOf(block: Block, { guest_count, event_type }: DayFacts): number {
  const hundreds = (guest_count - GUESTS) / GUESTS;
  if (block.role === 'meal') {
    const most = LONGEST_MEAL_MORE[event_type === 'corporate' ? 'corporate' : 'seated'];
    return Math.max(SHORTEST_MEAL, block.minutes + Math.min(most, toFives(hundreds * MEAL_PER_GUESTS)));
  }
  return block.minutes + toFives(Math.min(LONGEST_LINE, Math.max(0, hundreds) * (block.more ?? 0)));
}

function sized(blocks: readonly Block[], facts: DayFacts): Placed[] {
  return blocks.map((block, i): Placed => {
    const minutes = minutesOf(block, facts);
    const slack = block.role !== 'elastic' && minutes >= SLACK_FROM && i < blocks.length - 1;
    return { ...block, minutes, buffer: slack ? toFives(minutes * SLACK) : 0 };
  });
}

const lengthOf = (blocks: readonly Placed[]) =>
  blocks.reduce((sum, { minutes, buffer }) => sum + minutes + buffer, 0);

const shortestOf = ({ role, least, minutes }: Block): number =>
  least ?? (role === 'elastic' ? SHORTEST_DANCE : minutes);

/** What the blocks take at least, the dance as short as it should be while others can be spared. */
const leastOf = (blocks: readonly Placed[]): number =>
  lengthOf(blocks.map((block) => ({ ...block, minutes: Math.min(block.minutes, shortestOf(block)) })));

/** The day in its hours: first the dance gives or takes, then it goes without what it can spare, then all is shorter. */
export function fitted({ blocks }: DayTemplate, facts: DayFacts): Placed[] {
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
    list = list.map((block) =>
      block.role === 'elastic' || block.role === 'ceremony'
        ? block
        : { ...block, minutes: Math.max(5, toFives(block.minutes * part)), buffer: 0 },
    );
  }
  return filled(list, room, isTooMuch);
}

/** The dance takes what is left of the room or gives what is missing, and what else can give gives the rest. */
function filled(list: readonly Placed[], room: number, isTooMuch: boolean): Placed[] {
  let left = room - lengthOf(list);
  const minutes = new Map<Placed, number>();
  const dances = list.filter(({ role }) => role === 'elastic');
  for (const block of dances) {
    const shortest = isTooMuch ? SHORTEST_DANCE : shortestOf(block);
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
