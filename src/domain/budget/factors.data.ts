import type { Category, EventType, LocationType } from '../plan/facts';

/**
 * How shares move with a plan's facts. All of it are proposals (confidence D) with the evidence that stands beside
 * them; multipliers act on weights, which are then brought back to 100 %.
 */
type PerCategory = Readonly<Record<Category, number>>;

/**
 * The part of each category that grows with the guests, at the usual number of guests; the rest is fixed. About half
 * of the whole (trade guides: 40 to 65 %). The Knot 2021: alcohol $1,300 up to 50 guests, over $3,000 above 100.
 * Miscellaneous moves like the whole, since the contingency in it is a part of the total; transportation is a car for
 * the couple and seats for everybody else.
 */
export const GUEST_DRIVEN: PerCategory = {
  venue: 0.35,
  catering: 0.95,
  drinks: 0.95,
  'photo-and-video': 0.05,
  music: 0.05,
  decorations: 0.5,
  attire: 0,
  transportation: 0.7,
  miscellaneous: 0.5,
};

/**
 * How much of a region's dearness reaches each category, as an exponent of its cost ratio: a hall is bought where the
 * wedding is, a dress anywhere.
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
 * against a venue's £6,152 (Bridebook 2018). Destination: guests' transfers, and +18 % in all (The Knot 2025).
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
    venue: 1,
    catering: 0.95,
    drinks: 0.95,
    'photo-and-video': 1.1,
    music: 0.95,
    decorations: 0.9,
    attire: 0.95,
    transportation: 4.5,
    miscellaneous: 1.3,
  },
};

/**
 * The part of each category that is paid by the hour. Drinks follow the caterers' rule of two in the first hour and
 * one in each later one (see `hoursFactor`), music and photography overtime, the hall its extra hours.
 */
export const HOUR_DRIVEN: PerCategory = {
  venue: 0.15,
  catering: 0.1,
  drinks: 1,
  'photo-and-video': 0.3,
  music: 0.5,
  decorations: 0,
  attire: 0,
  transportation: 0.05,
  miscellaneous: 0.1,
};

/** Hours beyond this count a quarter: over a weekend people also sleep. */
export const FULL_HOURS = 12;

/** Usual hours from ceremony to end: US 5 to 7, UK 10 to 11, Spain and Latin America 8 to 10 (planners, C). */
export const WEDDING_HOURS: Readonly<Record<string, number>> = { US: 6, CA: 6, AU: 6, GB: 10, IE: 10, ES: 9 };
export const LATIN_AMERICA_HOURS = 9;
export const USUAL_HOURS: Readonly<Record<EventType, number>> = {
  wedding: 8,
  birthday: 5,
  anniversary: 5,
  corporate: 6,
  other: 5,
};

/** Guests where no survey counts them. */
export const USUAL_GUESTS: Readonly<Record<EventType, number>> = {
  wedding: 100,
  birthday: 40,
  anniversary: 60,
  corporate: 100,
  other: 60,
};

/** The most that ranking can add to or take from a category, as a part of its share: from the first to the last of nine. */
export const TILT = 0.6;

/** Kept for surprises, as a part of the total (5 to 10 % is common advice): advised, and warned about below. */
export const CONTINGENCY = 0.07;
export const CONTINGENCY_WARNING = 0.05;

/** Locks starve the rest when they leave it less than this part of what it would otherwise get. */
export const STARVING = 0.6;
