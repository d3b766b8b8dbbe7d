import type { DayFacts } from './day-facts';
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
/** A buffet or a working lunch hardly takes longer for more people. */
const LONGEST_MEAL_MORE = { seated: 60, corporate: 15 } as const;
/** What a short day leaves of a drinks reception or a meal, and of what has no minutes to give. */
const SHORT_PART = 0.6;

export type Placed = Block & { readonly buffer: number };

const belongs = (block: Block, { guest_count, ceremony, couple_type, country }: DayFacts): boolean =>
  (block.guests === undefined || guest_count >= block.guests) &&
  (block.most === undefined || guest_count <= block.most) &&
  (block.ceremony === undefined || (block.ceremony === 'religious') === (ceremony === 'religious')) &&
  (block.couple === undefined || couple_type === block.couple) &&
  (block.countries === undefined || block.countries.includes(country));

function sized(blocks: readonly Block[], { guest_count, event_type }: DayFacts): Placed[] {
  const most = LONGEST_MEAL_MORE[event_type === 'corporate' ? 'corporate' : 'seated'];
  return blocks.map((block, i): Placed => {
    const more = Math.min(most, toFives(((guest_count - GUESTS) / GUESTS) * MEAL_PER_GUESTS));
    const minutes = block.role === 'meal' ? Math.max(SHORTEST_MEAL, block.minutes + more) : block.minutes;
    const slack = block.role !== 'elastic' && minutes >= SLACK_FROM && i < blocks.length - 1;
    return { ...block, minutes, buffer: slack ? toFives(minutes * SLACK) : 0 };
  });
}

const lengthOf = (blocks: readonly Placed[]) =>
  blocks.reduce((sum, { minutes, buffer }) => sum + minutes + buffer, 0);

/** What the blocks take at least, the dance as short as it should be while others can be spared. */
function leastOf(blocks: readonly Placed[]): number {
  const dance = blocks.find(({ role }) => role === 'elastic');
  return lengthOf(blocks) - (dance?.minutes ?? 0) + (dance?.least ?? SHORTEST_DANCE);
}

/** The day in its hours: first the dance gives or takes, then it goes without what it can spare, then all is shorter. */
export function fitted({ blocks }: DayTemplate, facts: DayFacts): Placed[] {
  let list = sized(
    blocks.filter((block) => belongs(block, facts)),
    facts,
  );
  if (facts.duration === null) return list;
  const room = facts.duration * 60;
  for (;;) {
    const spare = Math.max(0, ...list.map((block) => block.spare ?? 0));
    if (spare === 0 || leastOf(list) <= room) break;
    list = sized(
      list.filter((block) => block.spare !== spare),
      facts,
    );
  }
  if (leastOf(list) > room) {
    const fixed = lengthOf(list.filter(({ role }) => role !== 'elastic'));
    const part = Math.max(SHORT_PART, (room - SHORTEST_DANCE) / fixed);
    list = list.map((block) =>
      block.role === 'elastic' || block.role === 'ceremony'
        ? block
        : { ...block, minutes: Math.max(5, toFives(block.minutes * part)), buffer: 0 },
    );
  }
  const left = room - lengthOf(list);
  return list.map((block) =>
    block.role === 'elastic'
      ? { ...block, minutes: Math.min(LONGEST_DANCE, Math.max(SHORTEST_DANCE, block.minutes + left)) }
      : block,
  );
}
