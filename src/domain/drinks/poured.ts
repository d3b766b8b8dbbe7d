import type { Moment } from './drink';

/** Drinks in a vendor's quote by name, with the moments in which they are served. */
const POURED: Readonly<Record<string, readonly Moment[]>> = {
  cocktail: ['welcome'],
  drinks: ['welcome', 'meal', 'toast'],
  openBar: ['bar', 'late'],
};

/** Returns the moments whose drinks are included in a quote. */
export const momentsPoured = (includes: readonly string[]): ReadonlySet<Moment> =>
  new Set(includes.flatMap((key) => POURED[key] ?? []));
