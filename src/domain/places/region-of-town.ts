import { fold } from '../fold';
import { REGION_WORDS } from './region-words.data';
import { regionsOf } from './regions';

/**
 * Returns a town's region by the town's full name, or its region's, in either language, so that people enter
 * only one. Null if unknown or ambiguous.
 */
export function regionOfTown(country: string, town: string): string | null {
  const wanted = fold(town).trim();
  if (wanted === '') return null;
  const [code, ...others] = regionsOf(country)
    .filter(({ code, name }) =>
      [name.en, name.es, ...(REGION_WORDS[code] ?? '').split(', ')].some((one) => fold(one) === wanted),
    )
    .map(({ code }) => code);
  return others.length === 0 ? (code ?? null) : null;
}

/**
 * Returns the region for a typed town: the town's own, unless the person chose another. A longer name keeps
 * the region of its beginning (Jerez, Jerez de la Frontera).
 */
export function regionWithTown(
  { country, region, city }: { country: string; region: string | null; city: string },
  typed: string,
): string | null {
  const told = regionOfTown(country, city);
  if (region !== null && region !== told) return region;
  return regionOfTown(country, typed) ?? (typed.startsWith(city) ? region : null);
}
