import type { Category } from '../plan/facts';

/**
 * Prices of each month against the dear season, January first. North: D inside C (winter months without
 * December 20 to 30 % less, theweddingzone.com; UK January £15,700 against June £23,900, simplywed.love). The
 * rest are proposals (D): the south is the north half a year later; where winter is dry and summer is rain or
 * heat, winter is dear (Mexico, the Caribbean, India, the Gulf); at the equator December to January and June
 * to August are dry and dear.
 */
export const MONTH_PRICE = {
  north: [0.75, 0.75, 0.8, 0.95, 1, 1, 1, 1, 1, 0.95, 0.8, 0.95],
  south: [1, 1, 1, 0.95, 0.8, 0.75, 0.75, 0.8, 0.95, 1, 1, 1],
  'dry-winter': [0.95, 1, 1, 1, 0.95, 0.85, 0.85, 0.85, 0.8, 0.95, 1, 1],
  equator: [1, 0.95, 0.9, 0.9, 0.95, 1, 1, 1, 0.95, 0.9, 0.9, 1],
} as const;
type Season = keyof typeof MONTH_PRICE;

const countries = (codes: string, season: Season): [string, Season][] =>
  codes.split(' ').map((code) => [code, season]);

/** Countries whose seasons differ from the northern calendar. */
export const SEASON_OF: ReadonlyMap<string, Season> = new Map([
  ...countries('AO AR AU BI BO BR BW CL FJ KM LS MG MU MW MZ NA NZ PE PY RE SZ UY VU WS ZA ZM ZW', 'south'),
  ...countries(
    'AE BB BD BH BS BZ CR CU DO GT HN HT IN JM KH KW LA LK MM MX NI OM PA PH PR QA SA SV TH TT VN YE',
    'dry-winter',
  ),
  ...countries('CO EC GA GH ID KE MY NG PG RW SC SG TZ UG VE', 'equator'),
]);

/**
 * Prices by weekday, Monday first (D inside C: Saturday dearest, weekdays 10 to 20 % less,
 * theweddingzone.com).
 */
export const WEEKDAY_PRICE = [0.85, 0.85, 0.85, 0.85, 0.93, 1, 0.95] as const;

/**
 * Effect of a date's price on each category, as an exponent (D): a hall is rented by the day, a dress isn't.
 */
export const DATE_DRIVEN: Readonly<Record<Category, number>> = {
  venue: 1,
  catering: 0.3,
  drinks: 0,
  'photo-and-video': 0.4,
  music: 0.4,
  decorations: 0.1,
  attire: 0,
  transportation: 0.2,
  miscellaneous: 0.3,
};
