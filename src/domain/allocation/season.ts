import { weekday } from '../calendar';
import { CATEGORIES } from '../plan/facts';
import { DATE_DRIVEN, MONTH_PRICE, SEASON_OF, WEEKDAY_PRICE } from './season.data';
import type { PerCategory } from './weights';

const monthsOf = (country: string) => MONTH_PRICE[SEASON_OF.get(country) ?? 'north'];

/** Returns a date's price against a Saturday of the dear season. @throws RangeError if it isn't a date. */
export function datePrice(date: string, country: string): number {
  return (monthsOf(country)[Number(date.slice(5, 7)) - 1] ?? 1) * (WEEKDAY_PRICE[weekday(date) - 1] ?? 1);
}

const dateDriven = CATEGORIES.map((category) => DATE_DRIVEN[category]);

/** Returns the effect of a date's price on each category. */
export const dateWeights = (price: number): PerCategory => dateDriven.map((exponent) => price ** exponent);

/**
 * Returns a date's effect against a Saturday of an average month, with which surveys are compared, since they
 * cover the whole year.
 */
export function seasonWeights(date: string, country: string): PerCategory {
  const months = monthsOf(country);
  const average = months.reduce((sum: number, price) => sum + price, 0) / months.length;
  return dateWeights(datePrice(date, country) / average);
}
