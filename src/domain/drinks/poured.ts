import type { Moment } from './drink';

/** What a booked vendor's quote names, and when that is poured. */
const POURED: Readonly<Record<string, readonly Moment[]>> = {
  cocktail: ['welcome'],
  drinks: ['welcome', 'meal', 'toast'],
  openBar: ['bar', 'late'],
};

/** The moments that what is included covers. */
export const momentsPoured = (includes: readonly string[]): ReadonlySet<Moment> =>
  new Set(includes.flatMap((key) => POURED[key] ?? []));
