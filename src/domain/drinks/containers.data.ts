import type { Drink } from './drink';
import { MARKETS, type MarketKey } from './markets.data';

/**
 * A bottle or can of a drink. Servings are computed from trade measures (confidence C): 5 glasses of wine of
 * 150 ml, 6 flutes of 125 ml.
 */
export type Container = {
  readonly ml: number;
  readonly servings: number;
  /** Number of bottles or cans in a usual case. */
  readonly case_size: number;
};

const CONTAINERS: Readonly<Record<Drink, Container>> = {
  sparkling: { ml: 750, servings: 6, case_size: 6 },
  white: { ml: 750, servings: 5, case_size: 6 },
  rose: { ml: 750, servings: 5, case_size: 6 },
  red: { ml: 750, servings: 5, case_size: 6 },
  // Served with dessert in small glasses of 80 ml.
  sweet: { ml: 500, servings: 6, case_size: 6 },
  vermouth: { ml: 750, servings: 10, case_size: 6 },
  beer: { ml: 330, servings: 1, case_size: 24 },
  spirits: { ml: 700, servings: 16, case_size: 6 },
  // Bottle of the spirit in cocktails, 50 ml per glass.
  cocktails: { ml: 700, servings: 14, case_size: 6 },
  'sparkling-free': { ml: 750, servings: 6, case_size: 6 },
  'beer-free': { ml: 330, servings: 1, case_size: 24 },
  // A litre of the ready mixture, 200 ml per glass.
  'cocktails-free': { ml: 1000, servings: 5, case_size: 6 },
  soft: { ml: 1500, servings: 6, case_size: 6 },
  juice: { ml: 1000, servings: 5, case_size: 6 },
  water: { ml: 1500, servings: 6, case_size: 6 },
};

/** Markets in which bottles of spirits contain 750 ml instead of 700 ml. */
const LARGE: ReadonlySet<MarketKey> = new Set(['US', 'MX', 'AR', 'CO', 'CL', 'BR']);

export function containerOf(drink: Drink, market: MarketKey): Container {
  const usual = CONTAINERS[drink];
  if (drink === 'spirits')
    return { ...usual, ml: LARGE.has(market) ? 750 : 700, servings: MARKETS[market].spirit_servings };
  if (drink === 'beer' || drink === 'beer-free') return { ...usual, ml: LARGE.has(market) ? 355 : 330 };
  return usual;
}

/**
 * Returns the number of bottles for these servings, rounded up. A tolerance absorbs floating-point errors.
 */
export const bottlesFor = (servings: number, { servings: each }: Pick<Container, 'servings'>): number =>
  Math.ceil(Number((servings / each).toFixed(9)));
