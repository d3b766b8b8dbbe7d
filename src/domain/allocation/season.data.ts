import type { Category } from '../plan/facts';

/**
 * Price of each month relative to the high season, January first. Northern row (confidence D, based on C):
 * winter months except December cost 20 to 30 % less (theweddingzone.com); in the UK a wedding costs £15,700
 * in January and £23,900 in June (simplywed.love). The other rows are our own proposals (confidence D). South
 * is the northern row shifted by half a year. Where winters are dry and summers rainy or hot (Mexico, the
 * Caribbean, India, the Gulf), winter is expensive. At the equator, December to January and June to August
 * are dry and expensive.
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
 * Price by weekday relative to Saturday, Monday first (confidence D, based on C). Saturday is the most
 * expensive; weekdays cost 10 to 20 % less (theweddingzone.com).
 */
export const WEEKDAY_PRICE = [0.85, 0.85, 0.85, 0.85, 0.93, 1, 0.95] as const;

/**
 * How strongly a date's price changes each category's cost, as an exponent (confidence D). A hall is rented
 * by the day, a dress isn't.
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
