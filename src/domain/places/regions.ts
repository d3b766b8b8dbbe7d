import type { SourceId } from '../sources.data';
import { REGION_ROWS } from './regions.data';

export type Region = {
  readonly code: string;
  readonly name: { readonly en: string; readonly es: string };
  readonly usual_guests: number | null;
  /** Cost compared with the country's average, which is 1. */
  readonly cost_ratio: number | null;
  readonly source: SourceId | null;
};

export const REGIONS: readonly Region[] = REGION_ROWS.map(
  ([code, en, es, usual_guests, cost_ratio, source]) => ({
    code,
    name: { en, es },
    usual_guests,
    cost_ratio,
    source,
  }),
);

const regions = new Map(REGIONS.map((region) => [region.code, region]));
const regionsByCountry = new Map<string, Region[]>();
for (const region of REGIONS) {
  const country = region.code.slice(0, 2);
  const known = regionsByCountry.get(country);
  if (known) known.push(region);
  else regionsByCountry.set(country, [region]);
}

/**
 * Returns a country's regions. Without survey data by region the list is empty, and the form doesn't ask for
 * a region.
 */
export function regionsOf(country: string): readonly Region[] {
  return regionsByCountry.get(country) ?? [];
}

export function findRegion(country: string, code: string | null): Region | null {
  if (code === null) return null;
  const region = regions.get(code);
  return region && code.startsWith(`${country}-`) ? region : null;
}
