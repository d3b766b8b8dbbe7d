import { COUNTRY_ROWS } from './countries.data';

type Country = {
  /** ISO 3166-1 alpha-2 code. `Intl.DisplayNames` gives the name. */
  readonly code: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Price level of the whole GDP, United States = 1; null without reliable data. */
  readonly price_level: number | null;
  readonly year: number | null;
  readonly confidence: 'high' | 'low' | null;
};

export const COUNTRIES: readonly Country[] = COUNTRY_ROWS.map(
  ([code, currency, price_level, , year, confidence]) => ({ code, currency, price_level, year, confidence }),
);

const countries = new Map(COUNTRIES.map((country) => [country.code, country]));

const perDollar = new Map<string, number>();
for (const [, currency, , rate] of COUNTRY_ROWS) {
  if (rate !== null && !perDollar.has(currency)) perDollar.set(currency, rate);
}

export const CURRENCIES: readonly string[] = [
  ...new Set(COUNTRIES.map((country) => country.currency)),
].sort();

export function findCountry(code: string): Country | null {
  return countries.get(code) ?? null;
}

/** Returns the ISO 4217 code of a country's currency; null for an unknown country. */
export function currencyOf(country: string): string | null {
  return countries.get(country)?.currency ?? null;
}

/**
 * Returns how many units of `to` one unit of `from` costs, at the average rates of 2024 (2023 for a few).
 * Returns null if a rate is unknown.
 */
export function exchangeRate(from: string, to: string): number | null {
  if (from === to) return 1;
  const [fromRate, toRate] = [perDollar.get(from), perDollar.get(to)];
  return fromRate === undefined || toRate === undefined ? null : toRate / fromRate;
}
