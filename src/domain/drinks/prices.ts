import type { Cents } from '../money';
import { exchangeRate, findCountry } from '../places/places';
import type { Drink } from './drink';
import { type Band, DRINK_PRICES, PRICE_CURRENCY, type PriceMarket } from './prices.data';

const OWN: readonly PriceMarket[] = ['ES', 'US', 'GB', 'MX'];

/**
 * Countries whose shop prices are similar to those of a known market. Other countries use prices of Spain or
 * the United States, scaled to the country's price level.
 */
const NEAR: Readonly<Record<string, PriceMarket>> = { PT: 'ES', AD: 'ES', IE: 'GB', IM: 'GB', PR: 'US' };

type PriceBand = {
  readonly low: Cents;
  readonly usual: Cents;
  readonly high: Cents;
  /** Market in which the price was found. The price is an estimate unless `own` is true. */
  readonly market: PriceMarket;
  readonly own: boolean;
};

/** Rounds to two significant figures as shops do, for example 7, 12, 1.6 or 220. */
const round = (amount: number): Cents => Math.max(1, Math.round(Number((amount * 100).toPrecision(2))));

export function priceBand(drink: Drink, country: string, currency: string): PriceBand {
  const near = OWN.find((one) => one === country) ?? NEAR[country];
  const level = findCountry(country)?.price_level ?? 0.5;
  const market = near ?? 'US';
  const scale = near ? 1 : level / (findCountry('US')?.price_level ?? 1);
  const rate = exchangeRate(PRICE_CURRENCY[market], currency) ?? 1;
  const [low, usual, high]: Band = DRINK_PRICES[market][drink];
  const of = (price: number) => (near && rate === 1 ? Math.round(price * 100) : round(price * scale * rate));
  return { low: of(low), usual: of(usual), high: of(high), market, own: near === country };
}
