import type { Category, LocationType } from '../plan/facts';

/**
 * How a plan's facts change the shares. All figures are our own proposals (confidence D); the evidence is
 * next to each. Factors multiply weights, which are then normalised to 100 %.
 */
type PerCategory = Readonly<Record<Category, number>>;

/** Kinds of event that have a table of factors. Weddings of all markets use the same table. */
export const FACTOR_KINDS = [
  'wedding',
  'quinceanera',
  'children',
  'birthday',
  'anniversary',
  'corporate',
  'other',
] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

const BIRTHDAY_GUESTS: PerCategory = {
  venue: 0.35,
  catering: 0.95,
  drinks: 0.95,
  'photo-and-video': 0.05,
  music: 0.1,
  decorations: 0.4,
  attire: 0,
  transportation: 0.7,
  miscellaneous: 0.5,
};

/**
 * Share of each category's cost that depends on the number of guests, measured at the usual number. The
 * remaining cost is fixed. About half of the total depends on the guests (trade guides: 40 to 65 %). The Knot
 * 2021: alcohol costs $1,300 for up to 50 guests, and over $3,000 for more than 100. Miscellaneous behaves
 * like the total, because its reserve is a share of the total. Transportation is a car for the couple and
 * seats for everybody else. A larger conference needs a larger hall, more screens and more speakers.
 */
export const GUEST_DRIVEN: Readonly<Record<FactorKind, PerCategory>> = {
  wedding: {
    venue: 0.35,
    catering: 0.95,
    drinks: 0.95,
    'photo-and-video': 0.05,
    music: 0.05,
    decorations: 0.5,
    attire: 0,
    transportation: 0.7,
    miscellaneous: 0.5,
  },
  quinceanera: {
    venue: 0.35,
    catering: 0.95,
    drinks: 0.95,
    'photo-and-video': 0.05,
    music: 0.05,
    decorations: 0.5,
    attire: 0,
    transportation: 0.5,
    miscellaneous: 0.5,
  },
  children: BIRTHDAY_GUESTS,
  birthday: BIRTHDAY_GUESTS,
  anniversary: {
    venue: 0.4,
    catering: 0.95,
    drinks: 0.95,
    'photo-and-video': 0.05,
    music: 0.1,
    decorations: 0.5,
    attire: 0,
    transportation: 0.8,
    miscellaneous: 0.5,
  },
  corporate: {
    venue: 0.5,
    catering: 0.95,
    drinks: 0.95,
    'photo-and-video': 0.1,
    music: 0.35,
    decorations: 0.4,
    attire: 0.8,
    transportation: 0.85,
    miscellaneous: 0.5,
  },
  other: BIRTHDAY_GUESTS,
};

/**
 * Below this number of guests, fixed costs shrink too, by the square root: two people who elope need no hall
 * (confidence D).
 */
export const FEW_GUESTS = 30;
/**
 * How strongly few guests reduce each category's fixed cost, as an exponent. With 0, for example, the
 * photographer costs the same for two guests as for fifty.
 */
export const FEW_DRIVEN: PerCategory = {
  venue: 1,
  catering: 1,
  drinks: 1,
  'photo-and-video': 0,
  music: 1,
  decorations: 1,
  attire: 0,
  transportation: 0.5,
  miscellaneous: 0.5,
};

/**
 * How strongly regional prices change each category's cost, as an exponent of the region's cost ratio. A hall
 * is rented at the event's place, but a dress can be bought anywhere.
 */
export const LOCAL_PRICE: PerCategory = {
  venue: 1,
  catering: 1,
  drinks: 0.7,
  'photo-and-video': 0.6,
  music: 0.6,
  decorations: 0.7,
  attire: 0.2,
  transportation: 0.7,
  miscellaneous: 0.7,
};

/**
 * Factors by kind of place. A home isn't free: tent, toilets, generator and furniture cost $9,000 and more
 * (trade guides); hiring a marquee costs £5,468, a venue £6,152 (Bridebook 2018). A destination adds
 * transfers for guests, rooms for vendors and a second evening. In total these factors give +18 % (The Knot
 * 2025).
 */
export const LOCATION_WEIGHT: Readonly<Record<LocationType, PerCategory>> = {
  indoor: {
    venue: 1,
    catering: 1,
    drinks: 1,
    'photo-and-video': 1,
    music: 1,
    decorations: 1,
    attire: 1,
    transportation: 1,
    miscellaneous: 1,
  },
  outdoor: {
    venue: 1.1,
    catering: 1,
    drinks: 1,
    'photo-and-video': 1,
    music: 1.05,
    decorations: 1.15,
    attire: 0.95,
    transportation: 1.25,
    miscellaneous: 1.3,
  },
  home: {
    venue: 0.6,
    catering: 1.05,
    drinks: 0.9,
    'photo-and-video': 1,
    music: 1,
    decorations: 1.25,
    attire: 0.95,
    transportation: 1,
    miscellaneous: 1.2,
  },
  destination: {
    venue: 1.1,
    catering: 1,
    drinks: 1,
    'photo-and-video': 1.15,
    music: 1.05,
    decorations: 1,
    attire: 1,
    transportation: 5,
    miscellaneous: 1.5,
  },
};

const BIRTHDAY_HOURS: PerCategory = {
  venue: 0.2,
  catering: 0.1,
  drinks: 0.7,
  'photo-and-video': 0.3,
  music: 0.5,
  decorations: 0,
  attire: 0,
  transportation: 0.05,
  miscellaneous: 0.1,
};

/**
 * Share of each category that is paid by the hour. At weddings, caterers count two drinks in the first hour
 * and one in each later hour (value 1, see `hourWeights`). At a quinceañera or a conference, caterers don't
 * count like this. Music and photography charge overtime, and the hall charges extra hours. A longer
 * conference has another meal.
 */
export const HOUR_DRIVEN: Readonly<Record<FactorKind, PerCategory>> = {
  wedding: {
    venue: 0.15,
    catering: 0.1,
    drinks: 1,
    'photo-and-video': 0.3,
    music: 0.5,
    decorations: 0,
    attire: 0,
    transportation: 0.05,
    miscellaneous: 0.1,
  },
  quinceanera: {
    venue: 0.2,
    catering: 0.1,
    drinks: 0.4,
    'photo-and-video': 0.3,
    music: 0.5,
    decorations: 0,
    attire: 0,
    transportation: 0.05,
    miscellaneous: 0.1,
  },
  children: { ...BIRTHDAY_HOURS, drinks: 0.3 },
  birthday: BIRTHDAY_HOURS,
  anniversary: {
    venue: 0.2,
    catering: 0.15,
    drinks: 0.6,
    'photo-and-video': 0.3,
    music: 0.4,
    decorations: 0,
    attire: 0,
    transportation: 0.05,
    miscellaneous: 0.1,
  },
  corporate: {
    venue: 0.3,
    catering: 0.3,
    drinks: 0.2,
    'photo-and-video': 0.3,
    music: 0.4,
    decorations: 0,
    attire: 0,
    transportation: 0.05,
    miscellaneous: 0.1,
  },
  other: {
    venue: 0.2,
    catering: 0.1,
    drinks: 0.6,
    'photo-and-video': 0.3,
    music: 0.4,
    decorations: 0,
    attire: 0,
    transportation: 0.05,
    miscellaneous: 0.1,
  },
};

/**
 * Cost of each further day of an event of more than 24 hours, as a share of the first day. A party adds a
 * welcome dinner or brunch; a conference costs the same again (our own proposal, confidence D).
 */
const PARTY_DAY: PerCategory = {
  venue: 0.15,
  catering: 0.35,
  drinks: 0.2,
  'photo-and-video': 0.1,
  music: 0.1,
  decorations: 0.05,
  attire: 0.05,
  transportation: 0.3,
  miscellaneous: 0.1,
};

export const DAY_DRIVEN: Readonly<Record<FactorKind, PerCategory>> = {
  wedding: PARTY_DAY,
  quinceanera: PARTY_DAY,
  children: PARTY_DAY,
  birthday: PARTY_DAY,
  anniversary: PARTY_DAY,
  other: PARTY_DAY,
  corporate: {
    venue: 0.8,
    catering: 0.9,
    drinks: 0.3,
    'photo-and-video': 0.6,
    music: 0.6,
    decorations: 0.1,
    attire: 0,
    transportation: 0.7,
    miscellaneous: 0.4,
  },
};

/** Each hour beyond this number counts as a quarter of an hour, because people also sleep. */
export const FULL_HOURS = 12;

/**
 * Usual hours from the ceremony to the end: US 5 to 7, UK 10 to 11, Spain and Latin America 8 to 10
 * (planners, confidence C). An Indian wedding, as in its survey, lasts at least two days (confidence D).
 */
export const WEDDING_HOURS: Readonly<Record<string, number>> = {
  US: 6,
  CA: 6,
  AU: 6,
  GB: 10,
  IE: 10,
  ES: 9,
  IN: 48,
};
export const LATIN_AMERICA_HOURS = 9;
export const WEDDING_HOURS_ELSEWHERE = 8;
/**
 * Usual number of guests at a wedding if no survey gives one. For other kinds of event see
 * `kind-settings.data.ts`.
 */
export const WEDDING_GUESTS = 100;

/**
 * How far the first of nine ranks moves a category towards the high end of its range; 1 would reach the end.
 * The last rank moves its category equally far down. Less than 1, to leave room for the remainder of the
 * total (our own proposal).
 */
export const RANK_REACH = 0.8;

/**
 * Recommended reserve for surprises, and the smallest reserve without a warning, as shares of the total.
 * Common advice is 5 to 10 %.
 */
export const CONTINGENCY = 0.07;
export const CONTINGENCY_WARNING = 0.05;

/** A warning appears if the locks leave the other categories less than this share of their usual amount. */
export const STARVING = 0.6;

/**
 * Factors for the lower and upper end of a range, by kind of place (our own proposals). At home, people cook
 * and lend tables, or they rent a marquee and a kitchen. At a destination, guests are flown in or pay for
 * their own travel.
 */
export const LOCATION_SPREAD: Readonly<
  Record<LocationType, Readonly<Partial<Record<Category, readonly [low: number, high: number]>>>>
> = {
  indoor: {},
  outdoor: { venue: [1, 1.15], decorations: [1, 1.1] },
  home: { venue: [0.6, 1.3], catering: [0.65, 1], drinks: [0.8, 1], transportation: [0.5, 1] },
  destination: { venue: [0.9, 1.1], transportation: [0.5, 1.3] },
};
