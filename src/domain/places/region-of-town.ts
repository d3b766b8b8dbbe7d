import { fold } from '../fold';
import { REGION_WORDS } from './region-words.data';
import { regionsOf } from './regions';

/**
 * Returns the region of a town, so that people needn't enter both. The name can be that of the town or of the
 * region, in either language. Returns null if it is unknown or ambiguous.
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
 * Returns the region for the text in the town field: the town's region, unless the user chose another. While
 * the user goes on typing (Jerez, Jerez de la Frontera), the region stays.
 */
export function regionWithTown(
  { country, region, city }: { country: string; region: string | null; city: string },
  typed: string,
): string | null {
  const told = regionOfTown(country, city);
  if (region !== null && region !== told) return region;
  return regionOfTown(country, typed) ?? (typed.startsWith(city) ? region : null);
}
