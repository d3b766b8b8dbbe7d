import { fold } from '../fold';
import { REGION_WORDS } from './region-words.data';
import { regionsOf } from './regions';

/**
 * The code of the region that a town of a country lies in, by its whole name in either language or that of its region,
 * so that nobody is asked for both. Null where it isn't known, or lies in more than one.
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
 * The region of a place whose town is typed: the one that the town tells, unless somebody chose another. A longer name
 * keeps what its beginning told (Jerez, Jerez de la Frontera).
 */
export function regionWithTown(
  { country, region, city }: { country: string; region: string | null; city: string },
  typed: string,
): string | null {
  const told = regionOfTown(country, city);
  if (region !== null && region !== told) return region;
  return regionOfTown(country, typed) ?? (typed.startsWith(city) ? region : null);
}
