import { findRegion } from '../places/regions';

/** The specification's bound for a city, in characters. */
export const MAX_CITY = 50;

/** False where a region is named that its country doesn't have. */
export function regionFits(place: { country: string; region: string | null }): boolean {
  return place.region === null || findRegion(place.country, place.region) !== null;
}
