import type { Drink } from './drink';
import { MARKETS, type MarketKey } from './markets.data';

/**
 * A drink's bottle or can. Servings are arithmetic on trade measures (C): wine 5 × 150 ml, flutes 6 × 125 ml.
 */
export type Container = {
  readonly ml: number;
  readonly servings: number;
  /** Bottles or cans in a usual case. */
  readonly case_size: number;
};

const CONTAINERS: Readonly<Record<Drink, Container>> = {
  sparkling: { ml: 750, servings: 6, case_size: 6 },
  white: { ml: 750, servings: 5, case_size: 6 },
  rose: { ml: 750, servings: 5, case_size: 6 },
  red: { ml: 750, servings: 5, case_size: 6 },
  // A small glass of 80 ml with dessert.
  sweet: { ml: 500, servings: 6, case_size: 6 },
  vermouth: { ml: 750, servings: 10, case_size: 6 },
  beer: { ml: 330, servings: 1, case_size: 24 },
  spirits: { ml: 700, servings: 16, case_size: 6 },
  // A bottle of the cocktails' spirit, 50 ml a glass.
  cocktails: { ml: 700, servings: 14, case_size: 6 },
  'sparkling-free': { ml: 750, servings: 6, case_size: 6 },
  'beer-free': { ml: 330, servings: 1, case_size: 24 },
  // A litre of the mixture, 200 ml a glass.
  'cocktails-free': { ml: 1000, servings: 5, case_size: 6 },
  soft: { ml: 1500, servings: 6, case_size: 6 },
  juice: { ml: 1000, servings: 5, case_size: 6 },
  water: { ml: 1500, servings: 6, case_size: 6 },
};

/** American and Latin American bottles of spirits hold 750 ml. */
const LARGE: ReadonlySet<MarketKey> = new Set(['US', 'MX', 'AR', 'CO', 'CL', 'BR']);

export function containerOf(drink: Drink, market: MarketKey): Container {
  const usual = CONTAINERS[drink];
  if (drink === 'spirits')
    return { ...usual, ml: LARGE.has(market) ? 750 : 700, servings: MARKETS[market].spirit_servings };
  if (drink === 'beer' || drink === 'beer-free') return { ...usual, ml: LARGE.has(market) ? 355 : 330 };
  return usual;
}

/** Returns the bottles for these servings, rounded up. The tolerance absorbs floating-point errors. */
export const bottlesFor = (servings: number, { servings: each }: Pick<Container, 'servings'>): number =>
  Math.ceil(Number((servings / each).toFixed(9)));
