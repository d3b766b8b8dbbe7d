/** The longest lead time in the wedding's list: an American or British engagement of 15 to 16 months. */
export const LONGEST = 420;

/** Days before a wedding that are the same everywhere. */
export const NEAR_EVENT = 84;

const days = (longest: number, codes: string): [string, number][] =>
  codes.split(' ').map((code) => [code, longest]);

/**
 * Days from the first task to the wedding, by country: mean planning times of US and UK 15 to 16 months,
 * Spain, Italy and Portugal 12, South America 10 at most, India 5 to 6 (The Knot Worldwide 2023, B), minus
 * the two weeks in which people begin. Neighbouring countries are counted alike (D).
 */
export const ENGAGEMENT_DAYS: ReadonlyMap<string, number> = new Map([
  ...days(420, 'US GB IE CA AU NZ'),
  ...days(345, 'ES IT PT FR DE AT CH BE NL'),
  ...days(285, 'AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV UY VE'),
  ...days(160, 'IN PK BD LK NP'),
]);
export const ENGAGEMENT_ELSEWHERE = 345;

/** Up to this many guests a wedding is planned in five months anywhere (D). */
export const FEW_PARTY_GUESTS = 10;
export const FEW_DAYS = 150;
