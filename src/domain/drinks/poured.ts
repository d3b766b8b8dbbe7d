import type { Moment } from './drink';

/** The drinks of a vendor's quote by name, with the moments in which they are poured. */
const POURED: Readonly<Record<string, readonly Moment[]>> = {
  cocktail: ['welcome'],
  drinks: ['welcome', 'meal', 'toast'],
  openBar: ['bar', 'late'],
};

/** Returns the moments covered by the included drinks. */
export const momentsPoured = (includes: readonly string[]): ReadonlySet<Moment> =>
  new Set(includes.flatMap((key) => POURED[key] ?? []));
