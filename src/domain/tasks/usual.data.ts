/**
 * Lead time of the first wedding task, in days. It fits American and British engagements of 15 to 16 months.
 */
export const LONGEST = 420;

/** For tasks at most this many days before a wedding, lead times are the same in all countries. */
export const NEAR_EVENT = 84;

const days = (longest: number, codes: string): [string, number][] =>
  codes.split(' ').map((code) => [code, longest]);

/**
 * Days from the first task to the wedding, by country. They are the mean planning times minus two weeks for
 * getting started (The Knot Worldwide 2023, B): 15 to 16 months in the US and UK, 12 months in Spain, Italy
 * and Portugal, at most 10 in South America, 5 to 6 in India. Neighbouring countries have the same value (D).
 */
export const ENGAGEMENT_DAYS: ReadonlyMap<string, number> = new Map([
  ...days(420, 'US GB IE CA AU NZ'),
  ...days(345, 'ES IT PT FR DE AT CH BE NL'),
  ...days(285, 'AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV UY VE'),
  ...days(160, 'IN PK BD LK NP'),
]);
export const ENGAGEMENT_ELSEWHERE = 345;

/** Weddings with at most this many guests are planned in five months in all countries (D). */
export const FEW_PARTY_GUESTS = 10;
export const FEW_DAYS = 150;
