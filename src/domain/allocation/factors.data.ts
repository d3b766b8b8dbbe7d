import type { Category, LocationType } from '../plan/facts';

/**
 * How shares change with a plan's facts. All figures are proposals (confidence D), with their evidence beside
 * them; multipliers act on weights, which are then normalised to 100 %.
 */
type PerCategory = Readonly<Record<Category, number>>;

/** Events that share a table of factors: weddings of every market together, each other kind separately. */
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
 * The part of each category that grows with the guests, at their usual number; the rest is fixed. About half
 * of the whole (trade guides: 40 to 65 %). The Knot 2021: alcohol $1,300 up to 50 guests, over $3,000 above
 * 100. Miscellaneous behaves like the whole, since its contingency is a part of the total; transportation is
 * a car for the couple and seats for everybody else. A larger conference needs a larger hall, more screens
 * and more speakers.
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
 * Below this number of guests the fixed part shrinks too, by the square root: two people elope without a hall
 * (D).
 */
export const FEW_GUESTS = 30;
/** Effect of few guests on each category, as an exponent: the photographer comes for two as for fifty. */
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
 * Effect of a region's prices on each category, as an exponent of its cost ratio: a hall is rented where the
 * wedding is, a dress can be bought anywhere.
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
 * A home isn't free: tent, toilets, generator and furniture come to $9,000 and more (trade guides), marquee hire £5,468
 * against a venue's £6,152 (Bridebook 2018). Destination: guests' transfers, rooms for the vendors, a second evening;
 * +18 % in all (The Knot 2025), which these factors make.
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
 * The part of each category that is paid by the hour. Drinks of a wedding follow the caterers' rule of two in
 * the first hour and one in each later one (a 1, see `hourWeights`); those of a quinceañera or a conference
 * don't. Music and photography charge overtime, the hall extra hours; a longer conference has another meal.
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
 * Cost of each further day of an event of more than 24 hours, as a share of the first: a welcome dinner or a
 * brunch around a party, the same again for a conference (this product's proposal, confidence D).
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

/** Hours beyond this number count a quarter, because people also sleep. */
export const FULL_HOURS = 12;

/**
 * Usual hours from ceremony to end: US 5 to 7, UK 10 to 11, Spain and Latin America 8 to 10 (planners, C). An
 * Indian wedding, which its survey is about, lasts at least two days (D).
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
/** Usual guests of a wedding without a survey of them; for other kinds see `kind-settings.data.ts`. */
export const WEDDING_GUESTS = 100;

/**
 * How far the first rank of nine moves a category towards an end of its range (1: all the way); the last rank
 * moves it as far the other way. Less than all, because the rest absorbs the odd remainder of a total
 * (proposal).
 */
export const RANK_REACH = 0.8;

/**
 * The advised contingency, and the least one without a warning, as parts of the total (5 to 10 % is common
 * advice).
 */
export const CONTINGENCY = 0.07;
export const CONTINGENCY_WARNING = 0.05;

/** Locks are too large if they leave the rest less than this part of its otherwise usual amount. */
export const STARVING = 0.6;

/**
 * Factors of a range's lower and upper end by kind of place (proposals). At home people cook, lend their own
 * tables or rent a marquee and a kitchen; guests of a destination are flown in or travel by themselves.
 */
export const LOCATION_SPREAD: Readonly<
  Record<LocationType, Readonly<Partial<Record<Category, readonly [low: number, high: number]>>>>
> = {
  indoor: {},
  outdoor: { venue: [1, 1.15], decorations: [1, 1.1] },
  home: { venue: [0.6, 1.3], catering: [0.65, 1], drinks: [0.8, 1], transportation: [0.5, 1] },
  destination: { venue: [0.9, 1.1], transportation: [0.5, 1.3] },
};
