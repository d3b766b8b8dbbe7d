import type { TemplateId } from '../kinds/day-ids';
import {
  all,
  any,
  ceremony,
  couple,
  type EventFacts,
  from,
  at as held,
  inCountry,
  not,
  ofKind,
  upTo,
  type When,
} from '../kinds/when';
import type { Category, EventType } from '../plan/facts';
import type { Track } from './item';

/**
 * Templates of the day. Starts and lengths of the guests' blocks come from trade guides read in 2026 and from
 * the medians of our own research (confidence C). The lengths for Mexico and South America have confidence D
 * and should be checked by people who live there. The team's rows, the rules at the end of this file and the
 * corporate day are our own proposal (confidence D).
 */
export type BlockRole = 'arrive' | 'ceremony' | 'drinks' | 'meal' | 'elastic';

export type DayBlock = {
  /** Translation key of the text, in the timeline's namespace. */
  readonly id: BlockId;
  readonly minutes: number;
  readonly role?: BlockRole;
  /** Condition for the block. Without one, it is part of every day of this template. */
  readonly when?: When;
  /** Minimum minutes. The block is shortened to this length before other blocks are dropped. */
  readonly least?: number;
  readonly longest?: number;
  /**
   * Minutes added for each hundred guests above the first hundred, because registration and seating cause
   * queues.
   */
  readonly more?: number;
  /**
   * Blocks with the highest number are dropped first on a short day. Blocks without a number are never
   * dropped.
   */
  readonly spare?: number;
};

type BlockId =
  | 'arrive'
  | 'ceremony'
  | 'mass'
  | 'civil'
  | 'greet'
  | 'transfer'
  | 'cocktail'
  | 'seating'
  | 'waltz'
  | 'firstDance'
  | 'welcome'
  | 'dinner'
  | 'lunch'
  | 'breakfast'
  | 'speeches'
  | 'turnaround'
  | 'evening'
  | 'cake'
  | 'cakeCut'
  | 'candles'
  | 'parents'
  | 'dancing'
  | 'bar'
  | 'lastSong'
  | 'lateFood'
  | 'rituals'
  | 'tornaboda'
  | 'horaLoca'
  | 'sweets'
  | 'play'
  | 'tea'
  | 'presents'
  | 'vows'
  | 'video'
  | 'badges'
  | 'awards'
  | 'opening'
  | 'talks'
  | 'coffee'
  | 'talksTwo'
  | 'workshops'
  | 'coffeeTwo'
  | 'closing'
  | 'network'
  | 'portraits'
  | 'toast'
  | 'eveningFood'
  | 'barTwo'
  | 'coffeeCake'
  | 'procession'
  | 'garlands'
  | 'farewell'
  | 'afterParty'
  | 'afterLunch'
  | 'groupPhotos'
  | 'quinceRites'
  | 'congrats'
  | 'carnaval'
  | 'trasnoche'
  | 'welcomeDinner'
  | 'mehndi'
  | 'sangeet'
  | 'brunch'
  | 'food'
  | 'games'
  | 'gifts'
  | 'photos'
  | 'together'
  | 'reveal'
  | 'demos'
  | 'demosTwo';

type TemplateSource = 'guides' | 'southern' | 'proposal';

export type DayTemplate = {
  readonly id: TemplateId;
  readonly event: readonly EventType[];
  /** Start of the first block, in minutes after midnight. */
  readonly begins: number;
  /** Start in countries where people dine early, in minutes after midnight. */
  readonly earlyBegins?: number;
  readonly source: TemplateSource;
  /** Maximum number of guests for this template. */
  readonly most?: number;
  readonly blocks: readonly DayBlock[];
};

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

const church = ceremony('religious');

/**
 * Ceremony blocks: a short ceremony at the venue, or a longer one in church. The block `transfer` is the
 * travel after church.
 */
const ceremonies = (there: number, inChurch: number): readonly DayBlock[] => [
  { id: 'ceremony', minutes: there, when: not(church), role: 'ceremony' },
  { id: 'ceremony', minutes: inChurch, when: church, role: 'ceremony' },
];
const transfer = (minutes: number): DayBlock => ({ id: 'transfer', minutes, when: church });
const greetings = (minutes: number): readonly DayBlock[] => [
  { id: 'congrats', minutes: 20, when: all(not(church), from(10)) },
  { id: 'greet', minutes, when: all(church, from(10)) },
];

export const DAY_TEMPLATES: readonly DayTemplate[] = [
  {
    id: 'us-classic',
    event: ['wedding'],
    begins: at(16, 30),
    source: 'guides',
    blocks: [
      { id: 'arrive', minutes: 30, role: 'arrive' },
      ...ceremonies(30, 45),
      transfer(30),
      { id: 'cocktail', minutes: 60, role: 'drinks' },
      { id: 'seating', minutes: 15, when: from(40), spare: 4 },
      { id: 'firstDance', minutes: 10, spare: 1 },
      // Toasts take place before the meal, so the evening stays free for dancing.
      { id: 'speeches', minutes: 15, when: from(10), spare: 2 },
      { id: 'dinner', minutes: 75, role: 'meal' },
      { id: 'parents', minutes: 20, when: from(20), spare: 3 },
      { id: 'dancing', minutes: 140, role: 'elastic', least: 60 },
      { id: 'lastSong', minutes: 10, when: from(20), spare: 5 },
    ],
  },
  {
    id: 'uk-day',
    event: ['wedding'],
    begins: at(13),
    source: 'guides',
    blocks: [
      { id: 'arrive', minutes: 30, role: 'arrive' },
      ...ceremonies(30, 45),
      transfer(30),
      { id: 'cocktail', minutes: 120, role: 'drinks' },
      { id: 'seating', minutes: 20, when: from(40), spare: 5 },
      { id: 'breakfast', minutes: 120, role: 'meal' },
      { id: 'speeches', minutes: 45, spare: 1 },
      // The hall is rearranged before the additional evening guests arrive.
      { id: 'turnaround', minutes: 60, when: from(60), spare: 6 },
      { id: 'evening', minutes: 20, when: from(60), spare: 4 },
      { id: 'cakeCut', minutes: 10, spare: 4 },
      { id: 'firstDance', minutes: 15, spare: 2 },
      { id: 'dancing', minutes: 90, role: 'elastic', least: 60 },
      // Food two hours into the evening, dropped if the day ends early.
      { id: 'eveningFood', minutes: 30, spare: 5 },
      { id: 'barTwo', minutes: 75, when: from(10), spare: 5 },
    ],
  },
  {
    id: 'es-tarde',
    event: ['wedding'],
    begins: at(18, 30),
    source: 'guides',
    blocks: [
      { id: 'arrive', minutes: 30, role: 'arrive' },
      ...ceremonies(40, 50),
      ...greetings(30),
      { id: 'cocktail', minutes: 90, role: 'drinks' },
      { id: 'dinner', minutes: 150, role: 'meal' },
      { id: 'cake', minutes: 20, spare: 2 },
      { id: 'firstDance', minutes: 15, spare: 1 },
      { id: 'bar', minutes: 120, role: 'elastic', least: 75 },
      // Recena is a late snack for guests who stay. It is served two hours after the bar opens.
      { id: 'lateFood', minutes: 30, when: from(20), spare: 4 },
      { id: 'barTwo', minutes: 45, when: from(20), least: 30, spare: 4 },
    ],
  },
  {
    id: 'es-mediodia',
    event: ['wedding'],
    begins: at(12),
    source: 'guides',
    blocks: [
      { id: 'arrive', minutes: 30, role: 'arrive' },
      ...ceremonies(40, 50),
      ...greetings(45),
      { id: 'cocktail', minutes: 90, role: 'drinks' },
      { id: 'lunch', minutes: 150, role: 'meal' },
      { id: 'cake', minutes: 20, spare: 2 },
      { id: 'firstDance', minutes: 15, spare: 1 },
      { id: 'bar', minutes: 165, role: 'elastic', least: 90 },
      { id: 'lateFood', minutes: 30, when: from(20), spare: 4 },
      { id: 'barTwo', minutes: 60, when: from(20), least: 30, spare: 4 },
    ],
  },
  {
    id: 'mx-noche',
    event: ['wedding'],
    begins: at(16, 45),
    source: 'southern',
    blocks: [
      { id: 'arrive', minutes: 15, role: 'arrive' },
      { id: 'mass', minutes: 60, when: church, role: 'ceremony' },
      { id: 'transfer', minutes: 60, when: church },
      { id: 'ceremony', minutes: 40, when: not(church), role: 'ceremony' },
      { id: 'cocktail', minutes: 60, role: 'drinks' },
      { id: 'civil', minutes: 30, when: church },
      { id: 'firstDance', minutes: 20, spare: 1 },
      { id: 'toast', minutes: 10, when: from(10), spare: 2 },
      { id: 'dinner', minutes: 90, role: 'meal' },
      // The rituals come early in the dancing, while all guests are still there.
      { id: 'rituals', minutes: 30, when: all(from(40), couple('groom-and-bride')), spare: 3 },
      { id: 'cake', minutes: 15, spare: 2 },
      // Dancing lasts at least three hours before the next block begins.
      { id: 'dancing', minutes: 210, role: 'elastic', least: 180 },
      { id: 'tornaboda', minutes: 60, when: from(40), spare: 4 },
    ],
  },
  {
    id: 'latam-noche',
    event: ['wedding'],
    begins: at(18, 30),
    source: 'southern',
    blocks: [
      { id: 'arrive', minutes: 30, role: 'arrive' },
      ...ceremonies(40, 60),
      transfer(45),
      { id: 'cocktail', minutes: 75, role: 'drinks' },
      { id: 'waltz', minutes: 20, spare: 1 },
      { id: 'dinner', minutes: 120, role: 'meal' },
      { id: 'dancing', minutes: 150, role: 'elastic' },
      { id: 'horaLoca', minutes: 45, when: from(40), spare: 3 },
      { id: 'sweets', minutes: 75, when: from(20), least: 30, spare: 4 },
    ],
  },
  {
    id: 'rioplatense',
    event: ['wedding'],
    begins: at(20, 30),
    source: 'proposal',
    blocks: [
      { id: 'arrive', minutes: 15, role: 'arrive' },
      ...ceremonies(30, 45),
      transfer(45),
      { id: 'cocktail', minutes: 60, role: 'drinks' },
      { id: 'waltz', minutes: 20, spare: 1 },
      // Dinner has three courses, with dancing in between.
      { id: 'dinner', minutes: 150, role: 'meal' },
      { id: 'dancing', minutes: 90, role: 'elastic' },
      { id: 'carnaval', minutes: 45, when: from(40), spare: 3 },
      { id: 'trasnoche', minutes: 30, when: from(20), spare: 4 },
      { id: 'barTwo', minutes: 60, when: from(20), least: 30, spare: 4 },
    ],
  },
  {
    id: 'it-pomeriggio',
    event: ['wedding'],
    begins: at(15, 30),
    source: 'proposal',
    blocks: [
      { id: 'arrive', minutes: 30, role: 'arrive' },
      ...ceremonies(30, 60),
      ...greetings(45),
      { id: 'cocktail', minutes: 90, role: 'drinks' },
      { id: 'dinner', minutes: 180, role: 'meal' },
      { id: 'cake', minutes: 30, spare: 1 },
      { id: 'firstDance', minutes: 15, spare: 2 },
      { id: 'dancing', minutes: 120, role: 'elastic' },
    ],
  },
  {
    id: 'pt-dia',
    event: ['wedding'],
    begins: at(13),
    source: 'proposal',
    blocks: [
      { id: 'arrive', minutes: 30, role: 'arrive' },
      ...ceremonies(30, 50),
      ...greetings(30),
      { id: 'cocktail', minutes: 90, role: 'drinks' },
      { id: 'lunch', minutes: 165, role: 'meal' },
      { id: 'firstDance', minutes: 15, spare: 2 },
      { id: 'dancing', minutes: 150, role: 'elastic' },
      { id: 'cake', minutes: 30, spare: 1 },
      { id: 'lateFood', minutes: 45, when: from(20), spare: 4 },
      { id: 'barTwo', minutes: 60, when: from(20), least: 30, spare: 4 },
    ],
  },
  {
    id: 'fr-soir',
    event: ['wedding'],
    begins: at(15),
    source: 'proposal',
    blocks: [
      { id: 'arrive', minutes: 30, role: 'arrive' },
      ...ceremonies(40, 60),
      transfer(30),
      // The civil ceremony is at the town hall, so guests must travel.
      { id: 'transfer', minutes: 30, when: ceremony('civil') },
      { id: 'groupPhotos', minutes: 45, when: from(10), spare: 3 },
      { id: 'cocktail', minutes: 150, role: 'drinks' },
      { id: 'dinner', minutes: 210, role: 'meal' },
      { id: 'cake', minutes: 30, spare: 1 },
      { id: 'firstDance', minutes: 15, spare: 2 },
      { id: 'dancing', minutes: 180, role: 'elastic' },
    ],
  },
  {
    id: 'de-tag',
    event: ['wedding'],
    begins: at(13, 30),
    source: 'proposal',
    blocks: [
      { id: 'arrive', minutes: 30, role: 'arrive' },
      ...ceremonies(40, 50),
      transfer(30),
      { id: 'cocktail', minutes: 60, role: 'drinks' },
      { id: 'coffeeCake', minutes: 75, spare: 4 },
      { id: 'groupPhotos', minutes: 60, when: from(10), spare: 5 },
      { id: 'dinner', minutes: 135, role: 'meal' },
      { id: 'speeches', minutes: 45, spare: 2 },
      { id: 'firstDance', minutes: 15, spare: 1 },
      { id: 'dancing', minutes: 150, role: 'elastic' },
      { id: 'lateFood', minutes: 30, when: from(20), spare: 6 },
      { id: 'barTwo', minutes: 60, when: from(20), least: 30, spare: 6 },
    ],
  },
  {
    id: 'in-noche',
    event: ['wedding'],
    begins: at(18),
    source: 'proposal',
    blocks: [
      { id: 'procession', minutes: 60, role: 'arrive' },
      { id: 'welcome', minutes: 30, role: 'drinks' },
      { id: 'garlands', minutes: 45 },
      { id: 'groupPhotos', minutes: 45, spare: 3 },
      { id: 'dinner', minutes: 120, role: 'meal' },
      { id: 'ceremony', minutes: 120, role: 'ceremony' },
      { id: 'dancing', minutes: 60, role: 'elastic' },
      { id: 'farewell', minutes: 30, spare: 2 },
    ],
  },
  {
    id: 'jp-dia',
    event: ['wedding'],
    begins: at(10, 30),
    source: 'proposal',
    blocks: [
      { id: 'arrive', minutes: 30, role: 'arrive' },
      { id: 'ceremony', minutes: 30, role: 'ceremony' },
      { id: 'groupPhotos', minutes: 30, when: from(10), spare: 3 },
      { id: 'cocktail', minutes: 30, role: 'drinks' },
      { id: 'lunch', minutes: 120, role: 'meal' },
      { id: 'speeches', minutes: 30, spare: 2 },
      { id: 'cake', minutes: 15, spare: 1 },
      { id: 'afterParty', minutes: 120, role: 'elastic' },
    ],
  },
  {
    id: 'elopement',
    event: ['wedding'],
    most: 10,
    begins: at(16),
    source: 'proposal',
    blocks: [
      { id: 'ceremony', minutes: 30, role: 'ceremony' },
      { id: 'toast', minutes: 20, role: 'drinks' },
      { id: 'portraits', minutes: 60, spare: 1 },
      { id: 'dinner', minutes: 90, role: 'elastic' },
    ],
  },
  {
    id: 'quinceanera',
    event: ['birthday'],
    begins: at(17),
    source: 'proposal',
    blocks: [
      // Arrival is short, because mass begins on time. Late guests go directly to the hall.
      { id: 'arrive', minutes: 15, role: 'arrive' },
      { id: 'mass', minutes: 60, when: church, role: 'ceremony' },
      { id: 'transfer', minutes: 45, when: church },
      { id: 'welcome', minutes: 30, role: 'drinks', least: 20 },
      { id: 'waltz', minutes: 30 },
      { id: 'quinceRites', minutes: 20 },
      { id: 'dinner', minutes: 75, role: 'meal' },
      { id: 'cake', minutes: 15 },
      { id: 'dancing', minutes: 180, role: 'elastic', least: 60 },
    ],
  },
  {
    id: 'birthday',
    event: ['birthday', 'other'],
    begins: at(20),
    earlyBegins: at(18, 30),
    source: 'guides',
    blocks: [
      { id: 'welcome', minutes: 60, role: 'arrive' },
      { id: 'dinner', minutes: 90, role: 'meal' },
      { id: 'cake', minutes: 20 },
      { id: 'dancing', minutes: 180, role: 'elastic' },
    ],
  },
  {
    id: 'kids',
    event: ['birthday', 'other'],
    begins: at(16),
    earlyBegins: at(14),
    source: 'guides',
    blocks: [
      { id: 'arrive', minutes: 20, role: 'arrive' },
      { id: 'play', minutes: 55, role: 'elastic' },
      { id: 'tea', minutes: 30, role: 'meal' },
      { id: 'candles', minutes: 15 },
      // In Britain and Ireland, presents are opened at home after the guests have left.
      { id: 'presents', minutes: 20, when: not(inCountry('GB', 'IE')) },
    ],
  },
  {
    id: 'rite',
    event: ['other'],
    begins: at(12),
    earlyBegins: at(11),
    source: 'proposal',
    blocks: [
      { id: 'arrive', minutes: 15, role: 'arrive' },
      { id: 'mass', minutes: 45, role: 'ceremony', when: ofKind('communion') },
      { id: 'ceremony', minutes: 45, role: 'ceremony', when: not(ofKind('communion')) },
      { id: 'transfer', minutes: 30 },
      { id: 'welcome', minutes: 45, role: 'drinks', least: 30 },
      { id: 'lunch', minutes: 120, role: 'meal' },
      { id: 'cake', minutes: 20, spare: 1 },
      { id: 'afterLunch', minutes: 60, role: 'elastic' },
    ],
  },
  {
    id: 'shower',
    event: ['other'],
    begins: at(17),
    earlyBegins: at(13),
    source: 'proposal',
    blocks: [
      { id: 'arrive', minutes: 20, role: 'arrive' },
      { id: 'food', minutes: 45, role: 'meal' },
      { id: 'games', minutes: 40, role: 'elastic', least: 20 },
      { id: 'gifts', minutes: 40 },
      { id: 'cakeCut', minutes: 15, spare: 1 },
    ],
  },
  {
    id: 'graduation',
    event: ['other'],
    begins: at(20),
    earlyBegins: at(17),
    source: 'proposal',
    blocks: [
      { id: 'welcome', minutes: 45, role: 'arrive' },
      { id: 'toast', minutes: 15 },
      { id: 'dinner', minutes: 75, role: 'meal' },
      { id: 'photos', minutes: 20, spare: 1 },
      { id: 'dancing', minutes: 150, role: 'elastic' },
    ],
  },
  {
    id: 'evening',
    event: ['other'],
    begins: at(20),
    earlyBegins: at(18, 30),
    source: 'proposal',
    blocks: [
      { id: 'welcome', minutes: 60, role: 'arrive' },
      { id: 'dinner', minutes: 90, role: 'meal' },
      { id: 'speeches', minutes: 20, spare: 1 },
      { id: 'together', minutes: 120, role: 'elastic' },
    ],
  },
  {
    id: 'anniversary',
    event: ['anniversary', 'other'],
    begins: at(13),
    source: 'guides',
    blocks: [
      { id: 'welcome', minutes: 60, role: 'arrive' },
      { id: 'vows', minutes: 30, role: 'ceremony' },
      { id: 'lunch', minutes: 120, role: 'meal' },
      { id: 'video', minutes: 40 },
      { id: 'dancing', minutes: 120, role: 'elastic' },
    ],
  },
  {
    id: 'company',
    event: ['corporate', 'other'],
    begins: at(20),
    earlyBegins: at(18),
    source: 'guides',
    blocks: [
      { id: 'arrive', minutes: 15, role: 'arrive', more: 5 },
      { id: 'cocktail', minutes: 45, role: 'drinks', least: 30 },
      { id: 'seating', minutes: 15, when: from(40), spare: 1 },
      { id: 'dinner', minutes: 105, role: 'meal' },
      { id: 'speeches', minutes: 15, spare: 2 },
      { id: 'dancing', minutes: 150, role: 'elastic' },
    ],
  },
  {
    id: 'gala',
    event: ['corporate', 'other'],
    begins: at(19, 30),
    earlyBegins: at(18),
    source: 'guides',
    blocks: [
      { id: 'badges', minutes: 15, role: 'arrive', more: 5 },
      { id: 'cocktail', minutes: 45, role: 'drinks', least: 30 },
      { id: 'seating', minutes: 15, when: from(40), spare: 1 },
      { id: 'opening', minutes: 15 },
      { id: 'dinner', minutes: 105, role: 'meal' },
      { id: 'awards', minutes: 40 },
      { id: 'dancing', minutes: 120, role: 'elastic' },
    ],
  },
  {
    id: 'launch',
    event: ['corporate', 'other'],
    begins: at(19),
    earlyBegins: at(18),
    source: 'proposal',
    blocks: [
      { id: 'badges', minutes: 30, role: 'arrive', more: 10 },
      { id: 'cocktail', minutes: 30, role: 'drinks', least: 20 },
      { id: 'opening', minutes: 10 },
      { id: 'reveal', minutes: 30 },
      { id: 'demos', minutes: 60, role: 'elastic', least: 30 },
      { id: 'food', minutes: 60, role: 'meal' },
      { id: 'network', minutes: 30, spare: 1 },
    ],
  },
  {
    id: 'corporate-day',
    event: ['corporate', 'other'],
    begins: at(9),
    // Where lunch is at one o'clock instead of two, the day begins earlier.
    earlyBegins: at(8, 30),
    source: 'proposal',
    blocks: [
      { id: 'badges', minutes: 30, role: 'arrive', more: 10 },
      { id: 'opening', minutes: 20 },
      { id: 'talks', minutes: 90 },
      { id: 'coffee', minutes: 30 },
      { id: 'talksTwo', minutes: 75 },
      { id: 'lunch', minutes: 75, role: 'meal' },
      { id: 'workshops', minutes: 90 },
      { id: 'coffeeTwo', minutes: 20 },
      { id: 'closing', minutes: 30 },
      { id: 'network', minutes: 60, role: 'elastic', least: 20, longest: 120 },
    ],
  },
];

/** A block on a day before or after the event (confidence D). */
type SideBlock = {
  readonly id: BlockId;
  /** Number of days after the event; negative for a day before the event. */
  readonly day: number;
  /** Start in minutes after midnight. `earlyAt` is the start in countries where people dine early. */
  readonly at: number;
  readonly earlyAt?: number;
  readonly minutes: number;
  readonly buffer?: number;
  /** Minimum length of the event in days for this block. */
  readonly days: number;
  readonly when: When<OnDay>;
};

/** Facts that the conditions of team rows check: facts of the event, and the template that its day uses. */
export type OnDay = EventFacts & { readonly template: TemplateId };

const onDay =
  (...templates: readonly TemplateId[]): When<OnDay> =>
  ({ template }) =>
    templates.includes(template);

/** Events whose guests stay overnight. The listed templates are excluded because their guests go home. */
const overNight = not(
  onDay('in-noche', 'elopement', 'kids', 'company', 'gala', 'launch', 'shower', 'graduation'),
);

export const SIDE_BLOCKS: readonly SideBlock[] = [
  { id: 'mehndi', day: -1, at: at(15), minutes: 180, buffer: 60, days: 2, when: onDay('in-noche') },
  { id: 'sangeet', day: -1, at: at(19), minutes: 240, days: 2, when: onDay('in-noche') },
  { id: 'welcomeDinner', day: -1, at: at(20, 30), earlyAt: at(19), minutes: 150, days: 3, when: overNight },
  { id: 'brunch', day: 1, at: at(11), minutes: 120, days: 3, when: onDay('in-noche') },
  { id: 'brunch', day: 1, at: at(11, 30), earlyAt: at(10), minutes: 150, days: 2, when: overNight },
  // On the day after the launch, clients and press try the product.
  { id: 'coffee', day: 1, at: at(10), earlyAt: at(9, 30), minutes: 30, days: 2, when: onDay('launch') },
  { id: 'demosTwo', day: 1, at: at(10, 30), earlyAt: at(10), minutes: 210, days: 2, when: onDay('launch') },
  { id: 'lunch', day: 1, at: at(14), earlyAt: at(13, 30), minutes: 75, days: 2, when: onDay('launch') },
];

type TeamId =
  | 'hair'
  | 'ready'
  | 'setUp'
  | 'sound'
  | 'kitchen'
  | 'tables'
  | 'registrar'
  | 'groupPhotos'
  | 'barSetUp'
  | 'busThere'
  | 'golden'
  | 'lights'
  | 'busBack'
  | 'clear';

/** A row of the team's schedule. Its time is relative to a block or to a sun event. */
export type TeamLine = {
  readonly id: TeamId;
  /** Budget category that must be selected for this row. */
  readonly category: Category;
  readonly when?: When<OnDay>;
  readonly minutes: number;
  /** The block (or the end of the day) to which `by` is relative. */
  readonly from?: BlockRole | 'end';
  readonly by?: number;
  readonly sun?: { readonly event: 'golden-hour' | 'sunset'; readonly offset: number };
  readonly track: Track;
};

const wedding = ofKind('wedding');
const conference = onDay('corporate-day');
const underTheSky = held('outdoor', 'home');
/**
 * Events that need buses. Guests of an evening event reach a hall in town by themselves, but out of town the
 * company sends buses.
 */
const byBus = all(from(30), not(all(held('indoor'), ofKind('company', 'launch', 'gala'))));
const snack = onDay('kids', 'shower');

const team = (
  id: TeamId,
  category: Category,
  minutes: number,
  [from, by]: readonly [from: BlockRole | 'end', by: number],
  when?: When<OnDay>,
): TeamLine => ({ id, category, minutes, from, by, track: 'team', ...(when && { when }) });

export const TEAM_LINES: readonly TeamLine[] = [
  team('hair', 'attire', 180, ['ceremony', -300], wedding),
  team('hair', 'attire', 150, ['arrive', -210], onDay('quinceanera')),
  team('ready', 'photo-and-video', 45, ['arrive', -60], onDay('quinceanera')),
  team('ready', 'photo-and-video', 60, ['ceremony', -120], wedding),
  team('setUp', 'decorations', 150, ['arrive', -240], all(not(conference), not(snack))),
  team('setUp', 'decorations', 90, ['arrive', -120], snack),
  // The stage is set up the day before. A team would otherwise have to start at 5:00 for a conference at
  // 9:00.
  team('setUp', 'decorations', 75, ['arrive', -120], conference),
  team('sound', 'music', 60, ['arrive', -120], from(10)),
  team(
    'kitchen',
    'catering',
    60,
    ['meal', -240],
    all(not(conference), not(snack), not(underTheSky), from(10)),
  ),
  team(
    'kitchen',
    'catering',
    60,
    ['meal', -240],
    all(not(conference), not(snack), underTheSky, from(10), upTo(100)),
  ),
  // Finger food is delivered, so little has to be prepared.
  team('kitchen', 'catering', 60, ['arrive', -75], all(snack, from(10), any(not(underTheSky), upTo(100)))),
  // In a field or a tent, a large kitchen has to be built first.
  team('kitchen', 'catering', 240, ['meal', -330], all(not(conference), underTheSky, from(101))),
  team('tables', 'catering', 120, ['arrive', -150], all(not(conference), underTheSky, from(101))),
  // Group photographs are taken during the drinks.
  team('groupPhotos', 'photo-and-video', 30, ['drinks', 15], all(onDay('uk-day'), from(10))),
  // In Great Britain the registrar interviews both partners separately before the ceremony. Events at home
  // are excluded, because no legal ceremony can be held there.
  team(
    'registrar',
    'venue',
    15,
    ['ceremony', -30],
    all(wedding, not(held('home')), inCountry('GB'), ceremony('civil')),
  ),
  // Coffee is ready when people arrive.
  team('kitchen', 'catering', 60, ['arrive', -75], all(conference, from(10))),
  team('barSetUp', 'drinks', 60, ['drinks', -90], from(10)),
  team('busThere', 'transportation', 45, ['arrive', -45], byBus),
  {
    id: 'golden',
    category: 'photo-and-video',
    when: ofKind('wedding', 'anniversary'),
    minutes: 30,
    sun: { event: 'sunset', offset: -40 },
    track: 'team',
  },
  {
    id: 'lights',
    category: 'decorations',
    // Conferences and children's parties have no candles.
    when: not(onDay('corporate-day', 'launch', 'kids')),
    minutes: 15,
    sun: { event: 'sunset', offset: -15 },
    track: 'team',
  },
  team('busBack', 'transportation', 45, ['end', 0], byBus),
  team('clear', 'venue', 90, ['end', 0], from(10)),
];

/**
 * Blocks in which the couple takes part. During these blocks no other photographs of the couple are planned.
 */
export const COUPLE_MOMENTS: ReadonlySet<string> = new Set<BlockId>([
  'ceremony',
  'mass',
  'civil',
  'vows',
  'greet',
  'congrats',
  'firstDance',
  'waltz',
  'evening',
  'parents',
  'speeches',
  'cake',
  'cakeCut',
  'candles',
  'rituals',
  'toast',
  'garlands',
  'farewell',
  'quinceRites',
  'video',
  'horaLoca',
  'carnaval',
  'lastSong',
]);

export const TEMPLATE_SOURCES = {
  guides: { label: 'gathershot.com, minted.com, marileeventos.com', year: 2026, confidence: 'C' },
  southern: { label: 'pulzo.com', year: 2026, confidence: 'D' },
  proposal: { label: 'Celebra', year: 2026, confidence: 'D' },
} as const;
