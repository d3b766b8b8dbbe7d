import { weekday } from '../calendar';
import { CATEGORIES } from '../plan/facts';
import { DATE_DRIVEN, MONTH_PRICE, SEASON_OF, WEEKDAY_PRICE } from './season.data';
import type { PerCategory } from './weights';

const monthsOf = (country: string) => MONTH_PRICE[SEASON_OF.get(country) ?? 'north'];

/**
 * Returns the price of a date relative to a Saturday in the high season. @throws RangeError if `date` isn't a
 * date.
 */
export function datePrice(date: string, country: string): number {
  return (monthsOf(country)[Number(date.slice(5, 7)) - 1] ?? 1) * (WEEKDAY_PRICE[weekday(date) - 1] ?? 1);
}

const dateDriven = CATEGORIES.map((category) => DATE_DRIVEN[category]);

export const dateWeights = (price: number): PerCategory => dateDriven.map((exponent) => price ** exponent);

/**
 * Returns the effect of a date on each category, relative to a Saturday of an average month. Survey figures
 * cover the whole year, so they correspond to such a Saturday.
 */
export function seasonWeights(date: string, country: string): PerCategory {
  const months = monthsOf(country);
  const average = months.reduce((sum: number, price) => sum + price, 0) / months.length;
  return dateWeights(datePrice(date, country) / average);
}
