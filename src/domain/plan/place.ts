import { findRegion } from '../places/regions';

/** Maximum length of a city's name in the specification, in characters. */
export const MAX_CITY = 50;

/** Returns true if a region belongs to the country, or if no region is chosen. */
export function regionFits(place: { country: string; region: string | null }): boolean {
  return place.region === null || findRegion(place.country, place.region) !== null;
}
