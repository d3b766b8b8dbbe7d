import type { SourceId } from '../budget/sources.data';
import { COUNTRY_ROWS } from './countries.data';
import { REGION_ROWS } from './regions.data';

export type Country = {
  /** ISO 3166-1 alpha-2; its name in the reader's language is Intl.DisplayNames' business. */
  readonly code: string;
  /** ISO 4217 */
  readonly currency: string;
  /** GDP-wide price level, United States = 1; null where there is no usable figure. */
  readonly price_level: number | null;
  readonly year: number | null;
  readonly confidence: 'high' | 'low' | null;
};

export type Region = {
  readonly code: string;
  readonly name: { readonly en: string; readonly es: string };
  readonly usual_guests: number | null;
  /** Against the country's own figure. */
  readonly cost_ratio: number | null;
  readonly source: SourceId | null;
};

export const COUNTRIES: readonly Country[] = COUNTRY_ROWS.map(
  ([code, currency, price_level, , year, confidence]) => ({ code, currency, price_level, year, confidence }),
);

const countries = new Map(COUNTRIES.map((country) => [country.code, country]));

const perDollar = new Map<string, number>();
for (const [, currency, , rate] of COUNTRY_ROWS) {
  if (rate !== null && !perDollar.has(currency)) perDollar.set(currency, rate);
}

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

/** Every currency in use somewhere, sorted by code. */
export const CURRENCIES: readonly string[] = [
  ...new Set(COUNTRIES.map((country) => country.currency)),
].sort();

export function findCountry(code: string): Country | null {
  return countries.get(code) ?? null;
}

/** null for a code that isn't a country's. */
export function currencyOf(country: string): string | null {
  return countries.get(country)?.currency ?? null;
}

/** Empty where no survey knows regions; then none is asked. */
export function regionsOf(country: string): readonly Region[] {
  return regionsByCountry.get(country) ?? [];
}

/** The region, if it belongs to that country. */
export function findRegion(country: string, code: string | null): Region | null {
  if (code === null) return null;
  const region = regions.get(code);
  return region && code.startsWith(`${country}-`) ? region : null;
}

/** Units of `to` for one of `from` at the average rates of 2024 (2023 for a few); null where a rate is unknown. */
export function exchangeRate(from: string, to: string): number | null {
  if (from === to) return 1;
  const [fromRate, toRate] = [perDollar.get(from), perDollar.get(to)];
  return fromRate === undefined || toRate === undefined ? null : toRate / fromRate;
}
