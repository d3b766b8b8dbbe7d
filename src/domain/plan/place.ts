import { findRegion } from '../places/regions';

/** The specification's limit for a city, in characters. */
export const MAX_CITY = 50;

/** Returns true if a region belongs to the country; false if the country lacks it. */
export function regionFits(place: { country: string; region: string | null }): boolean {
  return place.region === null || findRegion(place.country, place.region) !== null;
}
